import type { Seat } from '@warptable/kernel';
import { Sign } from '@warptable/ui';
import { memo } from 'react';
import { seatLetter } from '../../words/names.ts';
import { colourOfSeat, shapeOfSeat } from '../seats.ts';
import type { SeatShape } from '../seats.ts';
import './pieces.css';

/** The shapes of the seats within a radius of 10. */
const SHAPES: Readonly<Record<SeatShape, string>> = {
  circle: 'M10 0A10 10 0 1 1-10 0 10 10 0 0 1 10 0Z',
  square: 'M-8.8-8.8H8.8V8.8H-8.8Z',
  triangle: 'M0-11.5 11.8 8.5H-11.8Z',
  diamond: 'M0-11.8 11.8 0 0 11.8-11.8 0Z',
  hexagon: 'M-5.5-9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z',
  star: 'M0-12.5 3.6-5.4 11.5-4.6 5.6.9 7.8 9.2 0 5.2-7.8 9.2-5.6.9-11.5-4.6-3.6-5.4Z',
};

/** Where a sign has to sit to look centred, and how large it may be. */
const SIGN_AT: Partial<Record<SeatShape, number>> = { triangle: 2.8, star: 0.4 };
const SIGN_SIZE: Partial<Record<SeatShape, number>> = { triangle: 11, star: 11, diamond: 12.5 };

interface BadgeProps {
  readonly seat: Seat;
  readonly scale?: number;
}

/** Colour, shape and letter of a seat. */
export function SeatBadge({ seat, scale = 1 }: BadgeProps) {
  const shape = shapeOfSeat(seat);
  return (
    <g className="tw-livery tw-badge" data-colour={colourOfSeat(seat)} transform={`scale(${scale})`}>
      <path d={SHAPES[shape]} />
      <text y={SIGN_AT[shape] ?? 0} fontSize={(SIGN_SIZE[shape] ?? 13) - 1}>
        {seatLetter(seat)}
      </text>
    </g>
  );
}

export const SeatIcon = memo(function SeatIcon({
  seat,
  size = 22,
}: {
  readonly seat: Seat;
  readonly size?: number;
}) {
  return (
    <svg className="tw-icon" viewBox="-13 -13 26 26" width={size} height={size} aria-hidden="true">
      <SeatBadge seat={seat} />
    </svg>
  );
});

const THICK = 4.2;

/** Troops at one place: as many plates of the seat's shape, one on the other, and their number on top. */
export function Troops({ seat, troops }: { readonly seat: Seat; readonly troops: number }) {
  const shape = shapeOfSeat(seat);
  return (
    <g className="tw-livery tw-troops" data-colour={colourOfSeat(seat)}>
      <ellipse className="tw-shadow" cx="2" cy="9.5" rx="14" ry="5.5" />
      {Array.from({ length: troops }, (_, i) => (
        <g key={i} transform={`translate(0 ${-i * THICK}) scale(1.22 1.05)`}>
          <path className="tw-plate tw-plate-side" d={SHAPES[shape]} transform="translate(0 2.6)" />
          <path className="tw-plate" d={SHAPES[shape]} />
        </g>
      ))}
      <Sign
        sign={String(troops)}
        size={(SIGN_SIZE[shape] ?? 14) + 2.5}
        y={(SIGN_AT[shape] ?? 0) - (troops - 1) * THICK + 0.3}
        className="tw-troops-number"
      />
    </g>
  );
}
