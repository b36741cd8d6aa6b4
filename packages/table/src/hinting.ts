import { WarptableError, suspensionError } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { TableError } from './errors.ts';
import type { Host } from './host.ts';
import type { Hint } from './protocol.ts';
import { orderFor } from './thinking.ts';

/** What an expert would answer for this seat. It knows no more than the seat does. */
export async function hintFor(host: Host, seat: Seat): Promise<Hint> {
  const { table } = host;
  const people = table.seats.filter(({ kind }) => kind !== 'bot').length;
  if (people > 1) throw new TableError('noHints', 'hints are for games against bots alone');
  if (!table.match?.pendingOf(seat)) throw new WarptableError('notAsked', 'you are not asked anything now');
  if (table.match.suspension) throw suspensionError(table.match.suspension);
  const position = table.positionOf(seat);
  const { value, reasons = [] } = await host.botScheduler.think({
    ...orderFor(table, seat, 'expert'),
    explain: true,
  });
  if (table.positionOf(seat) !== position)
    throw new WarptableError('stale', 'the table has moved on meanwhile');
  await host.perform({ do: 'hint', seat });
  return { value, reasons };
}
