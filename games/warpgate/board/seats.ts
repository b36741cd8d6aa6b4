import type { Seat } from '@warptable/kernel';
import type { SeatLook } from '@warptable/ui';
import type { Colour } from '../content/index.ts';
import type { WarpgateView } from '../rules/view.ts';
import { colourName, seatLetter } from '../words/names.ts';

export type SeatShape = SeatLook['shape'];

/** Every colour has a shape of its own, so that nobody needs to see the colour. */
const SHAPES: Readonly<Record<Colour, SeatShape>> = {
  blue: 'circle',
  red: 'square',
  yellow: 'triangle',
  white: 'diamond',
  purple: 'hexagon',
  green: 'star',
};

export const shapeOf = (colour: Colour): SeatShape => SHAPES[colour];

/** How the owner of a piece is drawn: enough to draw it, and nothing that changes with every answer. */
export interface Livery {
  readonly colour: Colour | null;
  readonly letter: string;
}

export const liveryOf = (view: WarpgateView, seat: Seat): Livery => ({
  colour: view.players[seat]?.colour ?? null,
  letter: seatLetter(view, seat),
});

const BEFORE_COLOURS: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

export function seatLookOf(view: WarpgateView, seat: Seat): SeatLook {
  const { colour, letter } = liveryOf(view, seat);
  if (!colour) {
    const shape = BEFORE_COLOURS[seat % BEFORE_COLOURS.length] ?? 'circle';
    return { letter, shape, fill: '--wg-seat-none', ink: '--wg-seat-none-ink' };
  }
  return {
    letter,
    name: colourName(colour),
    shape: SHAPES[colour],
    fill: `--wg-${colour}`,
    ink: `--wg-${colour}-ink`,
  };
}
