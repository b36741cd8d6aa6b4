import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RateLimits } from '../src/rate-limits.ts';
import { networkOf } from '../src/networks.ts';
import { NONCE, Person, Seat, getRaw, startServer, WISH } from './a-server.ts';

let stop = async (): Promise<void> => {};

async function serve(env: Record<string, string>): Promise<string> {
  const server = await startServer(env);
  ({ stop } = server);
  return server.url;
}

afterEach(() => stop());

describe('limits', () => {
  test('codes and invitations cannot be tried at will', async () => {
    const url = await serve({ WARPTABLE_ATTEMPTS_PER_MINUTE: '5' });
    const ann = await Person.named(url, 'Ann');
    const codes = [];
    for (let n = 0; n < 4; n++) codes.push((await ann.post('/api/me/recover', { code: `${n}` })).status);
    codes.push((await ann.post('/api/join', { token: 'x', nonce: NONCE })).status);
    codes.push((await ann.post('/api/join', { token: 'y', nonce: NONCE })).status);
    codes.push((await new Person(url).post('/api/me/recover', { code: 'z' })).status);
    expect(codes).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await ann.get('/api/me')).status).toBe(200);
  });

  test('guests are not made by the thousand', async () => {
    const url = await serve({ WARPTABLE_GUESTS_PER_MINUTE: '3' });
    const codes = [];
    for (let n = 0; n < 4; n++) codes.push((await new Person(url).post('/api/me', { name: 'Eve' })).status);
    expect(codes).toEqual([200, 200, 200, 429]);
  });

  test('requests are counted for each guest too, wherever they come from', async () => {
    const url = await serve({
      WARPTABLE_URL: 'http://table.example',
      WARPTABLE_REQUESTS_PER_MINUTE: '20',
    });
    const ann = new Person(url);
    const from = (n: number) => ({ 'x-warptable': '1', 'x-forwarded-for': `10.0.0.${n}` });
    await ann.post('/api/me', { name: 'Ann' }, from(0));
    const codes = [];
    for (let n = 1; n < 24; n++) codes.push((await ann.post('/api/me/recovery', {}, from(n))).status);
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([20, 429]);
    expect((await new Person(url).post('/api/me', { name: 'Bob' }, from(99))).status).toBe(200);
  });

  test('without a proxy nobody passes for somebody else by a header', async () => {
    const url = await serve({ WARPTABLE_REQUESTS_PER_MINUTE: '20' });
    const codes = [];
    for (let n = 0; n < 22; n++)
      codes.push(
        (
          await new Person(url).post(
            '/api/me',
            { name: 'Eve' },
            { 'x-warptable': '1', 'x-forwarded-for': `10.0.0.${n}` },
          )
        ).status,
      );
    expect(codes.at(-1)).toBe(429);
  });

  test.each(['/%61pi/me', 'http://table.example/api/me'])(
    'requests are counted however their address is written: %s',
    async (path) => {
      const url = await serve({ WARPTABLE_REQUESTS_PER_MINUTE: '5' });
      const codes = [];
      for (let n = 0; n < 8; n++) codes.push((await getRaw(url, path)).status);
      codes.push((await getRaw(url, '/api/me')).status);
      expect([codes.slice(0, 5), codes.at(-1)]).toEqual([[200, 200, 200, 200, 200], 429]);
    },
  );

  test('all addresses of one IPv6 network count as one', async () => {
    const url = await serve({ WARPTABLE_URL: 'http://table.example', WARPTABLE_GUESTS_PER_MINUTE: '3' });
    const named = async (address: string) =>
      (
        await new Person(url).post(
          '/api/me',
          { name: 'Eve' },
          { 'x-warptable': '1', 'x-forwarded-for': address },
        )
      ).status;
    const codes = [];
    for (const end of [':1', ':2', 'ffff:1:2:3', ':4']) codes.push(await named(`2001:db8:0:7:${end}`));
    expect(codes).toEqual([200, 200, 200, 429]);
    expect(await named('2001:db8:0:8::1')).toBe(200);
  });

  test.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('the network of %s', (address, network) => expect(networkOf(address)).toBe(network));

  test('tables that a guest opens at the same moment are counted all the same', async () => {
    const url = await serve({ WARPTABLE_TABLES_PER_GUEST: '3' });
    const ann = await Person.named(url, 'Ann');
    const replies = await Promise.all(Array.from({ length: 12 }, () => ann.post('/api/tables', WISH)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  test('tables that are opened from one address, by whomever', async () => {
    const url = await serve({ WARPTABLE_TABLES_PER_ADDRESS: '3' });
    const codes = [];
    for (let n = 0; n < 5; n++) {
      const eve = await Person.named(url, 'Eve');
      codes.push((await eve.post('/api/tables', WISH)).status);
    }
    expect(codes).toEqual([200, 200, 200, 429, 429]);
  });

  test('connections of one guest, and messages over all of them', async () => {
    const url = await serve({ WARPTABLE_SOCKETS_PER_GUEST: '3', WARPTABLE_MESSAGES_PER_MINUTE: '40' });
    const ann = await Person.named(url, 'Ann');
    const table = await ann.openTable();
    const seats = [await ann.visit(table), await ann.visit(table), await ann.visit(table)];
    const fourth = await ann.visit(table);
    await fourth.until(() => fourth.closed !== undefined, 'the fourth to be shut out');
    expect(fourth.closed).toBe(4429);
    for (let n = 0; n < 100; n++) for (const seat of seats) seat.socket.send('{}');
    await seats[0]?.until(() => seats.every(({ closed }) => closed !== undefined), 'all to be shut out');
    expect(seats.map(({ closed }) => closed)).toEqual([4429, 4429, 4429]);
    const again = await Person.named(url, 'Bob');
    const free = await again.visit(table);
    await free.until(() => free.info !== undefined, 'another guest to be let in');
    free.close();
  });

  test('messages of all guests of one address', async () => {
    const url = await serve({ WARPTABLE_MESSAGES_PER_MINUTE: '50', WARPTABLE_MESSAGES_PER_ADDRESS: '90' });
    const guests = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Person.named(url, name)));
    const table = await guests[0]!.openTable();
    const [ann, bob, cleo] = (await Promise.all(guests.map((guest) => guest.visit(table)))) as [
      Seat,
      Seat,
      Seat,
    ];
    const say = async (seat: Seat, times: number) => {
      for (let n = 0; n < times; n++) seat.socket.send('{}');
      await seat.until(
        () =>
          seat.heard.filter(({ type }) => type === 'refused').length === times || seat.closed !== undefined,
      );
    };
    await say(ann, 40);
    await say(bob, 40);
    expect([ann.closed, bob.closed]).toEqual([undefined, undefined]);
    await say(cleo, 40);
    expect(cleo.closed).toBe(4429);
  });

  test('what costs much counts for more', async () => {
    const url = await serve({ WARPTABLE_MESSAGES_PER_MINUTE: '60' });
    const ann = await Person.named(url, 'Ann');
    const seat = await ann.visit(await ann.openTable());
    for (let n = 0; n < 8; n++) seat.socket.send(JSON.stringify({ do: 'history', id: n }));
    await seat.until(() => seat.closed !== undefined, 'too much history');
    expect(seat.closed).toBe(4429);
    expect(seat.heard.filter(({ type }) => type === 'refused').length).toBeLessThanOrEqual(6);
  });
});

describe('files of the page', () => {
  const page = mkdtempSync(join(tmpdir(), 'warptable-page-'));
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>the page</title>');
  writeFileSync(join(page, 'assets/part.js'), 'export {};');

  afterAll(() => rmSync(page, { recursive: true, force: true }));

  const wanting = (accept: string) => ({ headers: { accept } });
  const asPage = wanting('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8');

  test('do not use up what the interface allows, even for a guest', async () => {
    const url = await serve({ WARPTABLE_PAGE: page, WARPTABLE_REQUESTS_PER_MINUTE: '10' });
    const ann = await Person.named(url, 'Ann');
    const codes = new Set<number>();
    for (let n = 0; n < 60; n++) codes.add((await ann.get(n % 2 ? '/' : '/assets/part.js')).status);
    expect([...codes]).toEqual([200]);
    expect((await ann.get('/api/me')).body).toEqual({ name: 'Ann' });
  });

  test('are counted for themselves; who opens the page too often can read that, and when to come back', async () => {
    const url = await serve({ WARPTABLE_PAGE: page, WARPTABLE_FILES_PER_MINUTE: '4' });
    for (const path of ['/', '/assets/part.js', '/lobby', '/t/x'])
      expect((await fetch(url + path, asPage)).status).toBe(200);
    for (const path of ['/', '/lobby']) {
      const refused = await fetch(url + path, asPage);
      expect([refused.status, refused.headers.get('content-type')]).toEqual([
        429,
        'text/html; charset=utf-8',
      ]);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      const text = await refused.text();
      expect(text).toContain(`in ${seconds} seconds`);
      expect(text).not.toMatch(/<script|<style|style=/);
    }
    // A program is answered as one.
    const file = await fetch(`${url}/assets/part.js`, wanting('*/*'));
    expect([file.status, await file.json()]).toMatchObject([429, { error: 'tooMany' }]);
    expect((await fetch(`${url}/api/me`, asPage)).status).toBe(200);
  });
});

test('an allowance comes back with time', () => {
  let now = 0;
  const rateLimits = new RateLimits(60, () => now);
  const taken = () => Array.from({ length: 100 }, () => rateLimits.take('ann')).filter(Boolean).length;
  expect(taken()).toBe(60);
  now += 10_000;
  expect(taken()).toBe(10);
  now += 3_600_000;
  expect(taken()).toBe(60);
  expect(rateLimits.take('bob', 1000)).toBe(true);
  expect(rateLimits.take('bob')).toBe(false);
  // A clock that is set back takes nothing from anybody.
  expect(rateLimits.take('cleo', 60)).toBe(true);
  now -= 3_600_000;
  expect(rateLimits.take('cleo')).toBe(false);
  now += 10_000;
  expect(rateLimits.take('cleo')).toBe(true);
  const hourly = new RateLimits(1, () => now, 3_600_000);
  expect([hourly.take('ann'), hourly.take('ann')]).toEqual([true, false]);
  now += 60_000;
  expect(hourly.take('ann')).toBe(false);
  now += 3_600_000;
  expect(hourly.take('ann')).toBe(true);
});

test('a clock that is set back locks nobody out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const url = await serve({ WARPTABLE_REQUESTS_PER_MINUTE: '600', WARPTABLE_GUESTS_PER_MINUTE: '600' });
  const ask = async (): Promise<number> => (await new Person(url).post('/api/me', { name: 'Eve' })).status;
  expect(await ask()).toBe(200);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await ask()).toBe(200);
  for (let n = 0; n < 800 && (await ask()) === 200; n++);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ask()).toBe(200);
});

describe('who sees what', () => {
  test('an unlisted table is in nobody else’s lists, and none of its doors opens', async () => {
    const url = await serve({});
    const [ann, eve] = [await Person.named(url, 'Ann'), await Person.named(url, 'Eve')];
    const table = await ann.openTable({ listed: false });
    for (const list of ['open', 'running', 'mine', 'finished']) {
      expect(JSON.stringify((await eve.get(`/api/tables?list=${list}`)).body)).not.toContain(table);
      expect(JSON.stringify((await new Person(url).get(`/api/tables?list=${list}`)).body)).not.toContain(
        table,
      );
    }
    expect((await eve.post(`/api/tables/${table}/invitation`, { seat: 1 })).status).toBe(404);
    expect((await eve.get(`/api/tables/${table}/file`)).status).toBe(404);
    const [own] = (await ann.get('/api/tables?list=mine')).body as { id: string }[];
    expect(own?.id).toBe(table);
  });

  test('a game that is shown to everybody is listed while it is played, for all but its players', async () => {
    const url = await serve({});
    const [ann, eve] = [await Person.named(url, 'Ann'), await Person.named(url, 'Eve')];
    const running = async (person: Person) =>
      (await person.get('/api/tables?list=running')).body as { id: string }[];
    const begin = async (listed: boolean): Promise<string> => {
      const table = await ann.openTable({ seats: ['open', 'bot'], listed });
      const seat = await ann.visit(table);
      await seat.sit(0, 'Ann');
      await seat.until(() => seat.info?.status === 'playing', 'the game to begin');
      seat.close();
      return table;
    };
    await ann.openTable();
    const [first, hidden, last] = [await begin(true), await begin(false), await begin(true)];
    for (const person of [eve, new Person(url)]) {
      const tables = await running(person);
      expect(tables.map(({ id }) => id)).toEqual([last, first]);
      expect(Object.keys(tables[0] ?? {}).toSorted()).toEqual(
        ['game', 'id', 'myTurn', 'openedAt', 'seats', 'status', 'updatedAt'].toSorted(),
      );
      expect(tables[0]).toMatchObject({
        seats: [
          { kind: 'human', name: 'Ann' },
          { kind: 'bot', name: 'Bot' },
        ],
      });
    }
    expect(await running(ann)).toEqual([]);
    // Whether there is something to watch is told to those who may.
    expect((await eve.get(`/api/tables/${first}`)).body).toEqual({ listed: true, chapter: null });
    expect((await ann.get(`/api/tables/${hidden}`)).body).toEqual({ listed: false, chapter: null });
    expect((await eve.get(`/api/tables/${hidden}`)).status).toBe(404);
  });

  test('an invitation without a seat is good for any that is free, and for one person', async () => {
    const url = await serve({});
    const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Eve'].map((name) => Person.named(url, name)));
    const [ann, bob, cleo, eve] = people as [Person, Person, Person, Person];
    const table = await ann.openTable({ listed: false });
    const { body } = await ann.post(`/api/tables/${table}/invitation`, {});
    const token = (body as { path: string }).path.split('#')[1] ?? '';
    const join = (person: Person) => person.post('/api/join', { token, nonce: NONCE });
    // However many come at the same time.
    const replies = await Promise.all([bob, cleo, eve].map(join));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 200)?.body).toEqual({ table, seat: 0 });
    const late = await Person.named(url, 'Late');
    expect(await join(late)).toMatchObject({ status: 409, body: { error: 'seatTaken' } });
    expect((await late.post('/api/invitation', { token })).body).toEqual({ taken: true, watch: null });
  });

  test('whoever has said no name may look at a listed table, and no more', async () => {
    const url = await serve({});
    const ann = await Person.named(url, 'Ann');
    const table = await ann.openTable();
    const looker = new Seat(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, '');
    await looker.opened;
    expect(await looker.sit(0, 'Nobody')).toMatchObject({ code: 'notYours' });
    await looker.until(() => looker.info !== undefined, 'to be told of the table');
    looker.close();
  });
});

describe('stopping', () => {
  test('what is under way is finished and acknowledged, then everybody is told to come again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'warptable-stop-'));
    const env = { WARPTABLE_FILE: join(folder, 'test.sqlite') };
    const first = await startServer(env);
    ({ stop } = first);
    const ann = await Person.named(first.url, 'Ann');
    const table = await ann.openTable({ seats: ['open', 'bot'] });
    const seat = await ann.visit(table);
    await seat.sit(0, 'Ann');
    await seat.until(() => (seat.snapshot?.asked.length ?? 0) > 0, 'a question');
    const answered = seat.answer().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await stop();
    const reply = await answered;
    await seat.until(() => seat.closed !== undefined, 'the farewell');
    expect(seat.closed).toBe(1001);

    const second = await startServer(env);
    ({ stop } = second);
    const again = new Person(second.url);
    again.cookie = ann.cookie;
    const back = await again.visit(table);
    await back.until(() => back.snapshot !== null && back.info !== undefined, 'the table to be there again');
    if (reply?.type === 'done') expect(back.snapshot.length).toBeGreaterThanOrEqual(seat.snapshot.length);
    await back.until(() => (back.snapshot?.asked.length ?? 0) > 0, 'the game to go on');
    expect(await back.answer()).toMatchObject({ type: 'done' });
    back.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
    stop = () => Promise.resolve();
  }, 60_000);
});
