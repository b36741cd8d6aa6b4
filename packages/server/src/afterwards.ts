import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seatsHeldBy } from '@warptable/table';
import type { Host, TableWish } from '@warptable/table';
import { mayVisit } from './api.ts';
import type { Guests } from './guests.ts';
import { problem } from './problems.ts';
import { routesOf } from './routes.ts';
import type { ServerSettings } from './settings.ts';
import type { Guest, TableStore } from './store.ts';
import type { TableRegistry } from './table-registry.ts';

/** Closing a table that has not begun, and another game with the same people. */
export function addAfterwards(
  app: FastifyInstance,
  store: TableStore,
  registry: TableRegistry,
  guests: Guests,
  { tablesPerGuest, entry }: ServerSettings,
): void {
  const add = routesOf(app);
  const entered = async (id: string, request: FastifyRequest): Promise<{ guest: Guest; host: Host }> => {
    const guest = guests.must(request);
    const host = (await mayVisit(store, id, guest.id)) ? await registry.host(id) : undefined;
    if (!host) throw problem('noSuchTable', 'there is no such table for you');
    return { guest, host };
  };
  const nextOf = async (id: string): Promise<string | undefined> =>
    (await store.engine.read('rematch', id))[0]?.next;

  add('POST /tables/:id/close', async ({ id }, request) => {
    const { guest, host } = await entered(id, request);
    const { setup, status } = host.table;
    if (setup.openedBy !== guest.id) throw problem('forbidden', 'only who opened the table may close it');
    if (status !== 'waiting') throw problem('hasBegun', 'the game has begun: resign instead');
    await registry.remove(id);
    return {};
  });

  add('GET /tables/:id/rematch', async ({ id }, request) => {
    const guest = guests.of(request);
    if (!(await mayVisit(store, id, guest?.id)))
      throw problem('noSuchTable', 'there is no such table for you');
    return { id: (await nextOf(id)) ?? null };
  });

  add('POST /tables/:id/rematch', async ({ id }, request) => {
    const { guest, host } = await entered(id, request);
    const [seat] = seatsHeldBy(host.table.seats, guest.id);
    if (host.table.status !== 'over' || seat === undefined)
      throw problem('notOver', 'a rematch is for those who have finished a game here');
    let next = await nextOf(id);
    if (next === undefined) {
      await guests.mustBeLetIn(guest, entry);
      const opened = await registry.open(wishOf(host), guest.id, tablesPerGuest);
      await store.engine.write(['rematch', id, opened.id]);
      // Somebody else may have asked at the same moment: there is one rematch.
      next = (await nextOf(id)) ?? opened.id;
      if (next !== opened.id) await registry.remove(opened.id);
    }
    await store.engine.write(['member', guest.id, next]);
    return { id: next, seat };
  });
}

/** The same again: bots where bots were, people where people were. */
function wishOf({ table: { setup, seats } }: Host): TableWish {
  const { game, options, clock, undo, odds, listed, oneScreen } = setup;
  return {
    game,
    options,
    seats: seats.map(({ kind, level }) =>
      kind === 'bot' ? (level ? { kind: 'bot', level } : 'bot') : 'open',
    ),
    clock,
    undo,
    ...(odds ? { odds } : {}),
    listed,
    oneScreen,
  };
}
