import { expect, test } from 'vitest';
import { Person, startServer } from './a-server.ts';
import type { Seat } from './a-server.ts';

const errorOf = ({ body }: { body: unknown }): unknown => (body as { error?: unknown }).error;

async function served() {
  const { url, stop } = await startServer();
  const [ann, bob] = await Promise.all([Person.named(url, 'Ann'), Person.named(url, 'Bob')]);
  return { url, stop, ann, bob };
}

/** Both sit and resign: bots play it to the end. */
async function finished(ann: Person, bob: Person): Promise<string> {
  const table = await ann.openTable();
  const visits: Seat[] = [];
  for (const [seat, person] of [ann, bob].entries()) {
    const visit = await person.visit(table);
    await visit.sit(seat, `P${seat}`);
    visits.push(visit);
  }
  for (const [seat, visit] of visits.entries()) {
    await visit.until(() => visit.info?.status === 'playing');
    await visit.ask({ do: 'resign', seat });
  }
  await visits[0]!.until(() => visits[0]!.info?.status === 'over');
  for (const visit of visits) visit.close();
  return table;
}

test('whoever opened a table takes somebody out and closes it, before the game alone', async () => {
  const { stop, ann, bob } = await served();
  const table = await ann.openTable({ seats: ['open', 'open', 'open'] });
  const [host, guest] = [await ann.visit(table), await bob.visit(table)];
  await guest.sit(1, 'Bob');
  expect(await guest.ask({ do: 'stand', seat: 0 })).toMatchObject({ type: 'refused', code: 'notYours' });
  await host.sit(0, 'Ann');
  expect(await guest.ask({ do: 'stand', seat: 0 })).toMatchObject({ type: 'refused', code: 'notYours' });
  expect(await host.ask({ do: 'stand', seat: 1 })).toMatchObject({ type: 'done' });
  await guest.until(() => guest.info?.seats[1]?.kind === 'open');

  expect(errorOf(await bob.post(`/api/tables/${table}/close`, {}))).toBe('forbidden');
  expect((await ann.post(`/api/tables/${table}/close`, {})).status).toBe(200);
  await guest.until(() => guest.closed !== undefined);
  expect((await ann.get(`/api/tables/${table}`)).status).toBe(404);

  const begun = await ann.openTable({ seats: ['open', 'bot'] });
  const seat = await ann.visit(begun);
  await seat.sit(0, 'Ann');
  await seat.until(() => seat.info?.status === 'playing');
  expect(errorOf(await ann.post(`/api/tables/${begun}/close`, {}))).toBe('hasBegun');
  await stop();
});

test(
  'a rematch is one table for all who played, each at the seat they had',
  { timeout: 120_000 },
  async () => {
    const { url, stop, ann, bob } = await served();
    const table = await finished(ann, bob);
    const asked = await Promise.all([ann, bob].map((one) => one.post(`/api/tables/${table}/rematch`, {})));
    const [first, second] = asked.map(({ body }) => body as { id: string; seat: number });
    expect(second!.id).toBe(first!.id);
    expect([first!.seat, second!.seat]).toEqual([0, 1]);
    expect((await ann.post(`/api/tables/${table}/rematch`, {})).body).toEqual(first);
    expect((await bob.get(`/api/tables/${table}/rematch`)).body).toEqual({ id: first!.id });
    const stranger = await Person.named(url, 'Cleo');
    expect(errorOf(await stranger.post(`/api/tables/${table}/rematch`, {}))).toBe('notOver');
    const { body } = await ann.get('/api/tables?list=open');
    expect(body).toHaveLength(1);
    await stop();
  },
);
