import type { Seat } from '@warptable/kernel';
import { SeatMark, Sign } from '@warptable/ui';
import { SEAT_SHAPES, signIn } from '@warptable/ui/pure';
import { colourOf, seatStyleOf } from '../seats.ts';
import './pieces.css';

/** Colour, shape and letter of a seat, within text. */
export const SeatIcon = ({ seat, size = 22 }: { readonly seat: Seat; readonly size?: number }) => (
  <SeatMark mark={seatStyleOf(seat)} size={size} />
);

const THICK = 4.2;

/** Troops at one place: as many plates of the seat's shape, one on the other, and their number on top. */
export function Troops({ seat, troops }: { readonly seat: Seat; readonly troops: number }) {
  const { shape } = seatStyleOf(seat);
  const { y, size } = signIn(shape);
  return (
    <g className="wt-livery tw-troops" data-colour={colourOf(seat)}>
      <ellipse className="tw-shadow" cx="2" cy="9.5" rx="14" ry="5.5" />
      {Array.from({ length: troops }, (_, i) => (
        <g key={i} transform={`translate(0 ${-i * THICK}) scale(1.22 1.05)`}>
          <path className="tw-plate tw-plate-side" d={SEAT_SHAPES[shape]} transform="translate(0 2.6)" />
          <path className="tw-plate" d={SEAT_SHAPES[shape]} />
        </g>
      ))}
      <Sign sign={String(troops)} size={size + 4} y={y - (troops - 1) * THICK + 0.3} />
    </g>
  );
}
