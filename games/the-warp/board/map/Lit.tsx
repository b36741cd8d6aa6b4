interface LitProps {
  readonly rim: string;
  readonly isAttack: boolean;
  readonly isFinal: boolean;
}

const BLADES = 'M-9-11 7 5M9-11-7 5M-10.5 1.5-3.5 8.5M10.5 1.5 3.5 8.5M-7 5-11 9M7 5 11 9';

/** The frame of an area that can be chosen; swords where it would be attacked, a padlock where there is no undo. */
export const Lit = ({ rim, isAttack, isFinal }: LitProps) => (
  <g className="tw-lit" data-attack={isAttack} aria-hidden="true">
    <path className="tw-lit-under" d={rim} />
    <path className="tw-lit-rim" d={rim} />
    {isAttack && (
      <g transform="translate(-36 -28)">
        <circle className="tw-lit-badge" r="18" />
        <path className="tw-lit-blades" d={BLADES} />
      </g>
    )}
    {isFinal && (
      <g transform="translate(36 -28)">
        <circle className="tw-lit-badge" r="17" />
        <path className="tw-lit-shackle" d="M-5-1V-5A5 5 0 0 1 5-5V-1" />
        <rect className="tw-lit-lock" x="-9" y="-2" width="18" height="12" rx="2.5" />
      </g>
    )}
  </g>
);
