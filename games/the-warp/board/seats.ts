import type { Seat } from '@warptable/kernel';
import type { SeatLook } from '@warptable/ui';
import { COLOURS } from '../content/index.ts';
import type { Colour } from '../content/index.ts';
import { playerName, seatLetter } from '../words/names.ts';

export type SeatShape = SeatLook['shape'];

/** Every colour has a shape of its own, so that nobody needs to see the colour. */
const SHAPES: Readonly<Record<Colour, SeatShape>> = {
  red: 'square',
  blue: 'circle',
  green: 'star',
  orange: 'triangle',
  purple: 'hexagon',
  white: 'diamond',
};

export const colourOfSeat = (seat: Seat): Colour => COLOURS[seat] ?? 'white';

export const shapeOfSeat = (seat: Seat): SeatShape => SHAPES[colourOfSeat(seat)];

export const seatLookOf = (seat: Seat): SeatLook => ({
  letter: seatLetter(seat),
  name: playerName(seat),
  shape: shapeOfSeat(seat),
  fill: `--tw-${colourOfSeat(seat)}`,
  ink: `--tw-${colourOfSeat(seat)}-ink`,
});
