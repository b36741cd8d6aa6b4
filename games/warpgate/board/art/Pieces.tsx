import { Sign } from '@warptable/ui';
import { memo } from 'react';
import type { Colour } from '../../content/index.ts';
import type { Livery, SeatShape } from '../seats.ts';
import { shapeOf } from '../seats.ts';
import './pieces.css';

/** The shapes of the seats within a radius of 10. */
const SHAPES: Readonly<Record<SeatShape, string>> = {
  circle: 'M10 0A10 10 0 1 1-10 0 10 10 0 0 1 10 0Z',
  square: 'M-8.5-8.5H8.5V8.5H-8.5Z',
  triangle: 'M0-11.5 11.5 8.5H-11.5Z',
  diamond: 'M0-11.5 11.5 0 0 11.5-11.5 0Z',
  hexagon: 'M-5.5-9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z',
  star: 'M0-12 3.4-5.2 11-4.5 5.4.8 7.4 8.8 0 5-7.4 8.8-5.4.8-11-4.5-3.4-5.2Z',
};

/** Where a letter has to sit to look centred. */
const LETTER_AT: Partial<Record<SeatShape, number>> = { triangle: 2.5, star: 0.5 };

type BadgeProps = Livery & {
  readonly scale?: number;
  /** On the map, where letters and numbers are signs. */
  readonly isPiece?: boolean;
};

/** Colour, shape and letter of a seat. */
export function SeatBadge({ colour, letter, scale = 1, isPiece = false }: BadgeProps) {
  const shape = colour ? shapeOf(colour) : 'circle';
  const y = LETTER_AT[shape] ?? 0;
  const size = shape === 'star' || shape === 'triangle' ? 9.5 : 12;
  return (
    <g className="wg-livery wg-badge" data-colour={colour ?? 'none'} transform={`scale(${scale})`}>
      <path d={SHAPES[shape]} />
      {isPiece && letter ? (
        <Sign sign={letter} size={size} y={y} />
      ) : (
        <text y={y} fontSize={size}>
          {letter}
        </text>
      )}
    </g>
  );
}

export const SeatIcon = memo(function SeatIcon({
  size = 22,
  ...livery
}: Livery & { readonly size?: number }) {
  return (
    <svg className="wg-icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <SeatBadge {...livery} />
    </svg>
  );
});

const HULL = 'M-25-14.5H6C18-12.5 26-7.5 32 0 26 7.5 18 12.5 6 14.5H-25L-17 0Z';

/** Ships at one place: a hull with their number, more hulls behind it for more ships, and the owner's badge. */
export function Fleet({ colour, letter, ships }: Livery & { readonly ships: number }) {
  return (
    <g className="wg-livery wg-fleet" data-colour={colour ?? 'none'}>
      {ships > 2 && <path className="wg-hull wg-hull-behind" d={HULL} transform="translate(-9 -7)" />}
      {ships > 1 && <path className="wg-hull wg-hull-behind" d={HULL} transform="translate(-4.5 -3.5)" />}
      <path className="wg-hull" d={HULL} />
      <Sign sign={String(ships)} size={25} x={5} />
      <g className="wg-fleet-badge" transform="translate(-19 1)">
        <SeatBadge colour={colour} letter={letter} isPiece />
      </g>
    </g>
  );
}

/** A pole with the shape of the seat as its flag. */
export function Outpost(livery: Livery) {
  return (
    <g className="wg-livery wg-outpost" data-colour={livery.colour ?? 'none'}>
      <path className="wg-pole" d="M-1 0V20M-8 20H6" />
      <path className="wg-pole wg-pole-core" d="M-1 0V20M-8 20H6" />
      <g transform="translate(0 -4)">
        <SeatBadge {...livery} scale={1.35} isPiece />
      </g>
    </g>
  );
}

/** A city with a tower on each side, and the shape of the seat as its dome. */
export function Colony(livery: Livery) {
  return (
    <g className="wg-livery wg-colony" data-colour={livery.colour ?? 'none'}>
      <path className="wg-solid" d="M-25 19V2H-20V-9H-14V6H14V-9H20V2H25V19Z" />
      <path className="wg-seam" d="M-25 13H25" />
      <g transform="translate(0 -3)">
        <SeatBadge {...livery} scale={1.45} isPiece />
      </g>
    </g>
  );
}

/** A probe of the shape of the seat between two panels. */
export function Drone(livery: Livery) {
  return (
    <g className="wg-livery wg-drone" data-colour={livery.colour ?? 'none'}>
      <path className="wg-panel" d="M-24-6H-11V6H-24ZM11-6H24V6H11ZM-17.5-6V6M17.5-6V6" />
      <path className="wg-antenna" d="M0-9V-18M-4-18H4" />
      <SeatBadge {...livery} scale={1.15} isPiece />
    </g>
  );
}

/** The portal through which a player came. */
export function Gate({ colour, letter }: { readonly colour: Colour; readonly letter: string }) {
  return (
    <g className="wg-livery wg-gate" data-colour={colour}>
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
      <SeatBadge colour={colour} letter={letter} scale={1.25} isPiece />
    </g>
  );
}
