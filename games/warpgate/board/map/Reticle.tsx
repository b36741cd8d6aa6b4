const BRACKETS =
  'M-47-20A51 51 0 0 1-20-47M20-47A51 51 0 0 1 47-20M47 20A51 51 0 0 1 20 47M-20 47A51 51 0 0 1-47 20';
const TICKS = 'M0-58V-48M58 0H50M0 58V50M-58 0H-50';
const RING = 'M-49 0A49 49 0 1 1 49 0A49 49 0 1 1-49 0';

/** Around something that can be chosen: brackets, or a whole ring around an attack, so that colour is not needed to tell them apart. */
export function Reticle({ isAttack }: { readonly isAttack: boolean }) {
  const lines = isAttack ? RING : `${BRACKETS}${TICKS}`;
  return (
    <g className="wg-reticle" data-attack={isAttack} aria-hidden="true">
      <circle className="wg-reticle-halo" r="47" />
      <path className="wg-reticle-under" d={lines} />
      <path className="wg-reticle-lines" d={lines} />
    </g>
  );
}

const BLADES = 'M-40 40 50-50M40 40-50-50';
const HILTS = 'M-51 32-32 51M51 32 32 51M-42 42-53 53M42 42 53 53';

/** Two swords behind the place that would be attacked. */
export const Blades = () => (
  <g className="wg-blades" aria-hidden="true">
    <path className="wg-blades-under" d={BLADES + HILTS} />
    <path className="wg-blades-lines" d={BLADES} />
    <path className="wg-blades-lines wg-blades-hilts" d={HILTS} />
  </g>
);

/** A padlock over the place: going there cannot be taken back. */
export const LockMark = () => (
  <g className="wg-lock" transform="translate(0 -56) scale(0.8)" aria-hidden="true">
    <path className="wg-lock-shackle" d="M-9 0V-7A9 9 0 0 1 9-7V0" />
    <rect className="wg-lock-body" x="-15" y="-2" width="30" height="22" rx="4" />
    <path className="wg-lock-hole" d="M0 6V12" />
  </g>
);
