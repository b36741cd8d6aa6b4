import { afterEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Person, startServer } from './a-server.ts';
import type { Seat } from './a-server.ts';

let stop = async (): Promise<void> => {};

async function serve(env: Record<string, string> = {}): Promise<string> {
  const server = await startServer(env);
  ({ stop } = server);
  return server.url;
}

afterEach(async () => {
  vi.useRealTimers();
  await stop();
});

const closed = (seat: Seat) => seat.until(() => seat.closed !== undefined, 'the connection to end');

describe('limits', () => {
  test('connections from one address, by whomever', async () => {
    const url = await serve({ WARPTABLE_SOCKETS_PER_ADDRESS: '2' });
    const [ann, bob, cleo] = (await Promise.all(
      ['Ann', 'Bob', 'Cleo'].map((name) => Person.named(url, name)),
    )) as [Person, Person, Person];
    const table = await ann.openTable();
    const first = await ann.visit(table);
    const second = await bob.visit(table);
    const third = await cleo.visit(table);
    await closed(third);
    expect([first.closed, second.closed, third.closed]).toEqual([undefined, undefined, 4429]);
    first.close();
    await closed(first);
    await vi.waitFor(async () => {
      const again = await cleo.visit(table);
      await again.until(() => again.info !== undefined || again.closed !== undefined);
      expect(again.closed).toBeUndefined();
      again.close();
    });
  });

  test('game files a minute from one address', async () => {
    const url = await serve();
    const ann = await Person.named(url, 'Ann');
    const table = await ann.openTable();
    const codes = [];
    for (let n = 0; n < 31; n++) codes.push((await ann.get(`/api/tables/${table}/file`)).status);
    expect([new Set(codes.slice(0, 30)), codes[30]]).toEqual([new Set([409]), 429]);
  });

  test('hints a minute at one table', async () => {
    const url = await serve();
    const ann = await Person.named(url, 'Ann');
    const seat = await ann.visit(await ann.openTable({ seats: ['open', 'bot'] }));
    await seat.sit(0, 'Ann');
    await seat.until(() => (seat.snapshot?.asked.length ?? 0) > 0, 'a question');
    const replies = [];
    for (let n = 0; n < 11; n++)
      replies.push(await seat.ask({ do: 'hint', seat: 0, expected: seat.snapshot.position }));
    expect(replies.slice(0, 10).map(({ type }) => type)).toEqual(Array<string>(10).fill('done'));
    expect(replies[10]).toMatchObject({ type: 'refused', code: 'tooFast' });
    seat.close();
  });
});

test('a connection that has died without a word is let go, others are not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const url = await serve();
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable();
  const alive = await ann.visit(table);
  const dead = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
    autoPong: false,
    headers: { cookie: ann.cookie },
  });
  let pings = 0;
  dead.on('ping', () => pings++);
  const gone = new Promise<number>((resolve) => {
    dead.on('close', resolve);
  });
  await new Promise((resolve) => {
    dead.on('open', resolve);
  });
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(pings).toBe(1));
  expect(await alive.ask({ do: 'look', viewer: 'spectator' })).toMatchObject({ type: 'done' });
  vi.advanceTimersByTime(30_000);
  expect(await gone).toBe(1006);
  expect(await alive.ask({ do: 'look', viewer: 'spectator' })).toMatchObject({ type: 'done' });
  alive.close();
});

test('a visitor that does not take what it is sent is let go', async () => {
  const url = await serve();
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable({ seats: ['open', 'bot'] });
  const seat = await ann.visit(table);
  await seat.sit(0, 'Ann');
  await seat.until(() => seat.snapshot !== null, 'the game to begin');
  const deaf = await ann.visit(table);
  await deaf.until(() => deaf.snapshot !== null, 'the first snapshot');
  deaf.socket.pause();
  const visitors = async () =>
    /\\nwarptable_sockets (\d+)/.exec(JSON.stringify((await ann.get('/api/metrics')).body))?.[1];
  expect(await visitors()).toBe('2');
  // Each is answered with the whole snapshot.
  for (let n = 0; n < 8000; n++)
    deaf.socket.send(JSON.stringify({ do: 'look', id: n, viewer: n % 2 === 0 ? 0 : 'spectator' }));
  await vi.waitFor(async () => expect(await visitors()).toBe('1'), { timeout: 20_000, interval: 100 });
  deaf.socket.terminate();
  seat.close();
}, 60_000);
