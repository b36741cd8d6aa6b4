import type { PersonAtTable, RestInput } from '@warptable/table';
import type { Host } from '@warptable/table';
import type { FastifyInstance } from 'fastify';
import { mayVisit } from '../api.ts';
import { atMost } from '../limits.ts';
import { problem } from '../problems.ts';
import { routesOf } from '../routes.ts';
import type { Guest } from '../store.ts';
import type { SaidBy } from './moderating.ts';
import type { PeopleParts } from './parts.ts';

const MAX_NOTES = 500;
/** Lines before and after a reported one that go with it. */
const LINES_AROUND = 5;
const REPORTS_PER_MINUTE = 5;

/** What somebody keeps of a table for themselves, and whom they do not want to hear there. */
export function addTablePeopleApi(app: FastifyInstance, parts: PeopleParts): void {
  const { store, registry, guests, apart, friends, moderating } = parts;
  const add = routesOf(app);
  const tableOf = async (guest: Guest, id: string): Promise<Host> => {
    const host = (await mayVisit(store, id, guest.id)) ? await registry.host(id) : undefined;
    if (!host) throw problem('noSuchTable', 'there is no such table for you');
    return host;
  };
  const peopleAt = async ({ table }: Host, { id }: Guest): Promise<PersonAtTable[]> => {
    const people: PersonAtTable[] = [];
    for (const [seat, { kind, who, name }] of table.seats.entries()) {
      if (kind !== 'human' || who === null || who === id) continue;
      const [apartAs, friend] = [await apart.kindOf(id, who), await friends.areFriends(id, who)];
      people.push({ seat, name, kind: apartAs, friend });
    }
    return people;
  };

  add('GET /tables/:id/note', async ({ id }, request) => {
    const guest = guests.must(request);
    const row = await store.kept.one('privateNote', guest.id, id);
    return { note: row?.note ?? '' };
  });
  add('POST /tables/:id/note', async ({ id, note }, request) => {
    const guest = guests.must(request);
    if (!(await mayVisit(store, id, guest.id)))
      throw problem('noSuchTable', 'there is no such table for you');
    if (note.trim() === '') {
      await store.kept.write(['noPrivateNote', guest.id, id]);
      return {};
    }
    const count = await store.kept.one('otherNotes', guest.id, id);
    if ((count?.notes ?? 0) >= MAX_NOTES)
      throw problem('tooMany', `you have notes at ${MAX_NOTES} tables: delete some of them first`);
    await store.kept.write(['privateNote', guest.id, id, note, Date.now()]);
    return {};
  });

  add('GET /tables/:id/people', async ({ id }, request) => {
    const guest = guests.must(request);
    return peopleAt(await tableOf(guest, id), guest);
  });
  add('POST /tables/:id/apart', async ({ id, seat, kind }, request) => {
    const guest = guests.must(request);
    const host = await tableOf(guest, id);
    const other = host.table.seats[seat]?.who;
    if (other === null || other === undefined || other === guest.id)
      throw problem('noSuchPerson', 'nobody else sits there');
    await apart.set(guest.id, other, kind);
    host.visitors.hearAnew(guest.id);
    return peopleAt(host, guest);
  });
  add('GET /me/apart', (_, request) => apart.listOf(guests.must(request).id));
  add('POST /me/apart/end', async ({ id }, request) => {
    const guest = guests.must(request);
    await apart.end(guest.id, id);
    return apart.listOf(guest.id);
  });

  add(
    'POST /tables/:id/report',
    async ({ because, ...input }, request) => {
      const guest = guests.must(request);
      const host = await tableOf(guest, input.id);
      await moderating.report(guest.id, { table: input.id, ...reported(host, input) }, because);
      return {};
    },
    atMost(REPORTS_PER_MINUTE),
  );
}

/** The line or the name that is meant, with whose it is. */
function reported({ table }: Host, { line, seat }: Omit<RestInput<'POST /tables/:id/report'>, 'because'>) {
  if (line) {
    const at = table.chat.findIndex((one) => one.at === line.at && one.text === line.text);
    const found = table.chat[at];
    if (!found?.who) throw problem('noSuchPerson', 'this line is not there any more');
    const around = table.chat.slice(Math.max(0, at - LINES_AROUND), at + LINES_AROUND + 1);
    return {
      person: found.who,
      kind: 'line' as const,
      said: found.text,
      around: around.map(({ who = '', name, text }): SaidBy => ({ who, name, text })),
    };
  }
  const named = table.seats[seat ?? -1];
  if (!named || named.who === null) throw problem('noSuchPerson', 'nobody sits there');
  return { person: named.who, kind: 'name' as const, said: named.name, around: [] };
}
