import { TableError } from './errors.ts';
import type { Host } from './host.ts';
import type { VisitorMessage } from './protocol.ts';
import { seatsHeldBy } from './setup.ts';
import type { Who } from './setup.ts';
import type { Visit } from './visitors.ts';

/** Nobody is made to sit with somebody they do not want to play with. */
export async function sitDown(
  host: Host,
  visit: Visit,
  { seat, name, nonce, commitment }: Extract<VisitorMessage, { do: 'sit' }>,
): Promise<void> {
  const { visitor } = visit;
  const { who } = visitor;
  const { setup, seats } = host.table;
  maySit(host, who);
  if (visitor.mayJoin) {
    const others = [setup.openedBy, ...seats.flatMap((one) => one.who ?? [])];
    visit.joining = visitor.mayJoin(others.filter((other) => other !== who));
    await visit.joining;
    maySit(host, who);
  }
  await host.perform({ do: 'sit', seat, who, name: visitor.name ?? name, nonce, commitment });
}

/** Around one screen all seats are the opener's; else everybody has one. */
function maySit({ table }: Host, who: Who): void {
  const { oneScreen, openedBy } = table.setup;
  if (oneScreen && who !== openedBy)
    throw new TableError('notYours', 'this table is played around one screen');
  if (!oneScreen && seatsHeldBy(table.seats, who).length > 0)
    throw new TableError('seatTaken', 'you have a seat already');
}
