import type { Seat } from '@warptable/kernel';
import { seatStyle } from '@warptable/ui/pure';
import type { SeatStyle } from '@warptable/ui';
import type { Colour } from '../content/index.ts';
import type { WarpgateView } from '../rules/view.ts';
import { colourLetter, colourName, seatLetter } from '../words/names.ts';

/** Before colours are chosen, seats differ by shape. */
const BEFORE_COLOURS = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

export function seatStyleOf(view: WarpgateView, seat: Seat): SeatStyle {
  const colour = view.players[seat]?.colour;
  const letter = seatLetter(view, seat);
  if (colour) return seatStyle(colour, letter, colourName(colour));
  const shape = BEFORE_COLOURS[seat % BEFORE_COLOURS.length] ?? 'circle';
  return { letter, shape, colour: 'none' };
}

export const colourStyle = (colour: Colour): SeatStyle => seatStyle(colour, colourLetter(colour));
