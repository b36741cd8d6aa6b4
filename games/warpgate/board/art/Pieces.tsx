import { SeatBadge, Sign } from '@warptable/ui';
import type { SeatStyle } from '@warptable/ui';
import './pieces.css';

const HULL = 'M-25-14.5H6C18-12.5 26-7.5 32 0 26 7.5 18 12.5 6 14.5H-25L-17 0Z';

/** Ships at one place: a hull with their number, more hulls behind it for more ships, and the owner's badge. */
export function Fleet({ ships, ...owner }: SeatStyle & { readonly ships: number }) {
  return (
    <g className="wt-livery wg-fleet" data-colour={owner.colour}>
      {ships > 2 && <path className="wg-hull wg-hull-behind" d={HULL} transform="translate(-9 -7)" />}
      {ships > 1 && <path className="wg-hull wg-hull-behind" d={HULL} transform="translate(-4.5 -3.5)" />}
      <path className="wg-hull" d={HULL} />
      <Sign sign={String(ships)} size={25} x={5} />
      <g className="wg-fleet-badge" transform="translate(-19 1)">
        <SeatBadge {...owner} isPiece />
      </g>
    </g>
  );
}

/** A pole with the shape of the seat as its flag. */
export function Outpost(owner: SeatStyle) {
  return (
    <g className="wt-livery wg-outpost" data-colour={owner.colour}>
      <path className="wg-pole" d="M-1 0V20M-8 20H6" />
      <path className="wg-pole wg-pole-core" d="M-1 0V20M-8 20H6" />
      <g transform="translate(0 -4)">
        <SeatBadge {...owner} scale={1.35} isPiece />
      </g>
    </g>
  );
}

/** A city with a tower on each side, and the shape of the seat as its dome. */
export function Colony(owner: SeatStyle) {
  return (
    <g className="wt-livery wg-colony" data-colour={owner.colour}>
      <path className="wg-solid" d="M-25 19V2H-20V-9H-14V6H14V-9H20V2H25V19Z" />
      <path className="wg-seam" d="M-25 13H25" />
      <g transform="translate(0 -3)">
        <SeatBadge {...owner} scale={1.45} isPiece />
      </g>
    </g>
  );
}

/** A probe of the shape of the seat between two panels. */
export function Drone(owner: SeatStyle) {
  return (
    <g className="wt-livery wg-drone" data-colour={owner.colour}>
      <path className="wg-panel" d="M-24-6H-11V6H-24ZM11-6H24V6H11ZM-17.5-6V6M17.5-6V6" />
      <path className="wg-antenna" d="M0-9V-18M-4-18H4" />
      <SeatBadge {...owner} scale={1.15} isPiece />
    </g>
  );
}

/** The portal through which a player came. */
export function Gate(owner: SeatStyle) {
  return (
    <g className="wt-livery wg-gate" data-colour={owner.colour}>
      <circle className="wg-gate-deep" r="39" />
      <path
        className="wg-gate-swirl"
        d="M0-27C19-26 27-9 21 5M23.4 13.5C14 27-5 28-16 18M-23.4 13.5C-31-2-22-20-7-22"
      />
      <circle className="wg-gate-ring" r="39" />
      <path
        className="wg-gate-locks"
        d="M0-45V-33M39-22.5 28.6-16.5M39 22.5 28.6 16.5M0 45V33M-39 22.5-28.6 16.5M-39-22.5-28.6-16.5"
      />
      <SeatBadge {...owner} scale={1.25} isPiece />
    </g>
  );
}
