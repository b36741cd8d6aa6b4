import type { Seat } from '@warptable/kernel';
import { seatStyle } from '@warptable/ui/pure';
import type { SeatColour, SeatStyle } from '@warptable/ui';
import { COLOURS } from '../content/index.ts';
import { RIVAL } from '../rules/solo/state.ts';
import type { WarpView } from '../rules/view.ts';
import { playerName, seatLetter } from '../words/names.ts';
import { rivalName } from '../words/solo.ts';

/** The colour of what belongs to a seat; none for what is nobody's. */
export const colourOf = (seat: Seat | null | undefined): SeatColour =>
  seat === null || seat === undefined ? 'none' : (COLOURS[seat] ?? 'white');

export const seatStyleOf = (seat: Seat): SeatStyle =>
  seatStyle(colourOf(seat), seatLetter(seat), playerName(seat));

/** The same in a game: the Rival has a name of its own. */
export function seatStyleIn({ solo }: WarpView, seat: Seat): SeatStyle {
  const style = seatStyleOf(seat);
  return solo && seat === RIVAL ? { ...style, name: rivalName(solo.rival) } : style;
}
