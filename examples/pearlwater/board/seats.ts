import type { Seat } from '@warptable/kernel';
import { seatStyle } from '@warptable/ui/pure';
import type { SeatColour, SeatStyle } from '@warptable/ui';
import { boatAt } from '../content/index.ts';
import type { Boat } from '../content/index.ts';
import { boatName } from '../words/names.ts';

const COLOURS: Readonly<Record<Boat, SeatColour>> = {
  coral: 'red',
  kelp: 'green',
  amber: 'yellow',
  slate: 'blue',
};

export function seatStyleOf(seat: Seat): SeatStyle {
  const name = boatName(seat);
  return seatStyle(COLOURS[boatAt(seat)], name.charAt(0), name);
}
