import type { Seat } from '@warptable/kernel';
import { TableError } from './errors.ts';
import type { Host } from './host.ts';
import type { SeatState, Who } from './setup.ts';

export function mustOwn({ table }: Host, who: Who, seat: Seat): SeatState {
  const state = table.seats[seat];
  if (state?.kind !== 'human' || state.who !== who)
    throw new TableError('notYours', 'this seat is not yours');
  return state;
}

export function mustSit({ table }: Host, who: Who): SeatState {
  const seat = table.seats.find((one) => one.kind === 'human' && one.who === who);
  if (seat === undefined) throw new TableError('notYours', 'only those who sit at the table may do this');
  return seat;
}

export function mustTakePart(host: Host, who: Who): void {
  mustSit(host, who);
  const takesPart = host.table.seats.some((seat) => seat.who === who && !seat.resigned);
  if (!takesPart) throw new TableError('resigned', 'you have resigned');
}
