import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotPool, randomAnswer } from '@warptable/bots';
import { findGame } from '@warptable/games';
import { Random } from '@warptable/kernel';
import { PROTOCOL } from '@warptable/table';
import type { Host, HostMessage, TableSetup, TableWish, Thinker } from '@warptable/table';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isPlayed } from '../src/attendance.ts';
import { TableRegistry } from '../src/table-registry.ts';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { NONCE } from './a-server.ts';

const WISH: TableWish = {
  game: 'warpgate',
  options: { factions: 'dealt' },
  seats: ['open', 'open'],
  clock: { kind: 'none' },
  undo: 'free',
  listed: true,
  oneScreen: false,
};
const HOUR = 3_600_000;

let folder: string;
let file: string;
let faults: unknown[];
let ends: (() => Promise<void>)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-registry-'));
  file = join(folder, 'test.sqlite');
  faults = [];
  ends = [];
});

afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** The tables of one process. */
async function enter(): Promise<{
  registry: TableRegistry;
  store: TableStore;
  leave: () => Promise<void>;
}> {
  const store = new TableStore(new SqliteEngine(file));
  const botPool = new BotPool(findGame, () => 0);
  const think: Thinker = (order) => Promise.resolve(botPool.answer({ ...order, bot: { level: 'random' } }));
  const registry = await TableRegistry.of(store, think, (error) => faults.push(error));
  registry.start();
  const leave = async (): Promise<void> => {
    await registry.close();
    await store.close();
    ends = ends.filter((end) => end !== leave);
  };
  ends.push(leave);
  return { registry, store, leave };
}

async function begin(
  registry: TableRegistry,
  wish: Partial<TableWish> = {},
): Promise<{ setup: TableSetup; host: Host }> {
  const setup = await registry.open({ ...WISH, ...wish }, 'ann', 20);
  const host = await hostOf(registry, setup.id);
  for (const [seat, who] of ['ann', 'bob'].entries())
    if (setup.seats[seat] === 'open') await host.perform({ do: 'sit', seat, who, name: who, nonce: NONCE });
  return { setup, host };
}

async function hostOf(registry: TableRegistry, id: string): Promise<Host> {
  const host = await registry.host(id);
  if (!host) throw new Error('no such table');
  return host;
}

/** Answers for whoever is asked, as that person would. */
async function answer(host: Host): Promise<{ who: string; heard: HostMessage[] }> {
  const pending = host.table.match?.pending[0];
  const who = host.table.seats[pending?.ask.seat ?? 0]?.who ?? '';
  const heard: HostMessage[] = [];
  const visitor = { who, send: (message: string) => void heard.push(JSON.parse(message) as HostMessage) };
  host.join(visitor);
  const { seat, kind } = pending?.ask ?? { seat: 0, kind: '' };
  const message = {
    do: 'answer',
    id: 1,
    seat,
    kind,
    value: pending?.options[0],
    expected: host.table.positionOf(seat),
  };
  await host.receive(visitor, { do: 'hello', protocol: PROTOCOL });
  await host.receive(visitor, message);
  host.leave(visitor);
  return { who, heard };
}

const turnTimers = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
};

/** Lets everything be written, and what follows from it too. */
async function written(store: TableStore): Promise<void> {
  for (let n = 0; n < 5; n++) {
    await store.settled();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('two processes on one file', () => {
  test('race for the same number: exactly one wins; the other refuses with what is true', async () => {
    const [one, other] = [await enter(), await enter()];
    const { setup, host } = await begin(one.registry);
    const twin = await hostOf(other.registry, setup.id);
    for (let round = 0; round < 5; round++) {
      const before = (await one.store.actions(setup.id)).length;
      const [a, b] = await Promise.all([answer(host), answer(twin)]);
      const replies = [a, b].map(({ heard }) =>
        heard.find(({ type }) => type === 'done' || type === 'refused'),
      );
      expect(replies.filter((reply) => reply?.type === 'done')).toHaveLength(1);
      expect(replies.find((reply) => reply?.type === 'refused')).toMatchObject({ code: 'stale' });
      expect(await one.store.actions(setup.id)).toHaveLength(before + 1);
      expect(twin.table.save()).toEqual(host.table.save());
      const loser = replies[0]?.type === 'done' ? b : a;
      const fresh = loser.heard.findLast(({ type }) => type === 'update');
      expect(fresh).toMatchObject({ from: null, patch: [{ position: host.table.positionOf(0) }] });
    }
    expect(faults).toEqual([]);
  });
});

describe('tables nobody is at', () => {
  test('a slow clock runs out and a bot sits in; then the table leaves memory again, saved', async () => {
    turnTimers();
    const { registry, store } = await enter();
    const { setup, host } = await begin(registry, { clock: { kind: 'slow', days: 1 } });
    const late = host.table.askedSeats()[0] ?? 0;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(registry.size).toBe(0);
    expect((await store.load(setup.id)).actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(25 * HOUR);
    for (let n = 0; n < 10; n++) {
      await written(store);
      await vi.advanceTimersByTimeAsync(10);
    }
    const actions = await store.actions(setup.id);
    expect(actions.find((action) => action.do === 'sitIn')).toMatchObject({ seat: late, because: 'late' });
    expect(actions.filter((action) => action.do === 'answer').length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('a paused table is let sleep', async () => {
    turnTimers();
    const { registry, store } = await enter();
    const { host } = await begin(registry, { clock: { kind: 'slow', days: 1 } });
    await host.perform({ do: 'pause', who: 'ann' });
    expect(await store.lists.toWake(Date.now() + 100 * HOUR)).toEqual([]);
    await host.perform({ do: 'goOn', who: 'ann' });
    expect(await store.lists.toWake(Date.now() + 100 * HOUR)).toHaveLength(1);
  });

  test('bots go on by themselves after a restart', async () => {
    const first = await enter();
    const { setup, host } = await begin(first.registry, { seats: ['bot', 'bot'] });
    host.close();
    await first.leave();
    const again = await enter();
    await vi.waitFor(async () => expect((await again.store.actions(setup.id)).length).toBeGreaterThan(5), {
      timeout: 20_000,
    });
  });

  test('are told from those that somebody plays at', async () => {
    const { registry } = await enter();
    const { setup, host } = await begin(registry);
    const [asked] = host.table.askedSeats();
    expect(isPlayed(registry.inMemory(setup.id))).toBe(true);
    await host.perform({ do: 'sitIn', seat: asked ?? 0, because: 'asked' });
    const come = (who: string): Promise<void> => {
      const visitor = { who, send: () => {} };
      host.join(visitor);
      return host.receive(visitor, { do: 'hello', protocol: PROTOCOL });
    };
    await come('eve');
    expect(isPlayed(registry.inMemory(setup.id))).toBe(false);
    await come(asked === 0 ? 'bob' : 'ann');
    expect(isPlayed(registry.inMemory(setup.id))).toBe(true);
    expect(isPlayed(registry.inMemory('elsewhere'))).toBe(false);
  });

  test('one that is broken neither stops the others nor the server, and is not woken again', async () => {
    const first = await enter();
    const broken = await begin(first.registry, { seats: ['bot', 'bot'] });
    const sound = await begin(first.registry, { seats: ['bot', 'bot'] });
    broken.host.close();
    sound.host.close();
    await first.leave();
    const db = new Database(file);
    db.prepare('update saves set saved = ? where table_id = ?').run('{"match":"{}"}', broken.setup.id);
    db.close();
    const again = await enter();
    await vi.waitFor(() => expect(faults).toHaveLength(1));
    await vi.waitFor(
      async () => expect((await again.store.actions(sound.setup.id)).length).toBeGreaterThan(5),
      {
        timeout: 20_000,
      },
    );
    expect(await again.store.lists.toWake(Date.now())).not.toContain(broken.setup.id);
    for (let n = 0; n < 3; n++)
      await expect(again.registry.host(broken.setup.id)).rejects.toThrow('this table cannot be loaded');
    expect(faults).toMatchObject([{ cause: { message: expect.stringContaining('snapshot') as string } }]);
  });
});

test('while the server is not there, nobody loses time; once is enough', async () => {
  turnTimers();
  const first = await enter();
  const { setup, host } = await begin(first.registry, { clock: { kind: 'live', perMove: 30, reserve: 60 } });
  const asked = host.table.askedSeats()[0] ?? 0;
  vi.setSystemTime(Date.now() + 20_000);
  await first.leave();
  vi.setSystemTime(Date.now() + 5 * HOUR);
  const second = await enter();
  await written(second.store);
  const { clocks } = (await hostOf(second.registry, setup.id)).table;
  expect(Date.now() - (clocks.askedAt[asked] ?? 0)).toBe(20_000);
  vi.setSystemTime(Date.now() + 10_000);
  await second.leave();
  const third = await enter();
  await written(third.store);
  expect(Date.now() - ((await hostOf(third.registry, setup.id)).table.clocks.askedAt[asked] ?? 0)).toBe(
    30_000,
  );
  expect((await third.store.actions(setup.id)).filter((action) => action.do === 'excuse')).toHaveLength(1);
});

test('every outage since a table was last touched is made good, however often the server starts before anybody comes', async () => {
  turnTimers();
  const first = await enter();
  const { setup, host } = await begin(first.registry, { clock: { kind: 'slow', days: 3 } });
  const asked = host.table.askedSeats()[0] ?? 0;
  await vi.advanceTimersByTimeAsync(HOUR);
  await first.leave();
  for (const hours of [48, 10]) {
    vi.setSystemTime(Date.now() + hours * HOUR);
    const between = await enter();
    await vi.advanceTimersByTimeAsync(HOUR);
    await between.leave();
  }
  const last = await enter();
  const { table } = await hostOf(last.registry, setup.id);
  await written(last.store);
  expect(Date.now() - (table.clocks.askedAt[asked] ?? 0)).toBe(3 * HOUR);
  expect((await last.store.actions(setup.id)).filter((action) => action.do === 'excuse')).toHaveLength(1);
});

describe('a machine that slept', () => {
  test('is an outage: nothing is done at a table before it is made good', async () => {
    turnTimers();
    const { registry, store } = await enter();
    const { setup, host } = await begin(registry, { clock: { kind: 'live', perMove: 30, reserve: 60 } });
    const asked = host.table.askedSeats()[0] ?? 0;
    host.join({ who: 'eve', send: () => {} });
    await vi.advanceTimersByTimeAsync(20_000);
    vi.setSystemTime(Date.now() + 5 * HOUR);
    await answer(host);
    expect(host.table.clocks.reserve[asked]).toBe(60_000);
    vi.setSystemTime(Date.now() + 5 * HOUR);
    await vi.advanceTimersByTimeAsync(20_000);
    await written(store);
    expect((await store.actions(setup.id)).map((action) => action.do)).toEqual([
      'sit',
      'sit',
      'excuse',
      'answer',
      'excuse',
    ]);
  });

  test('lets nobody be late whose time would have been up in the meantime', async () => {
    turnTimers();
    const { registry, store } = await enter();
    // Between two looks at the time.
    await vi.advanceTimersByTimeAsync(1000);
    const { setup, host } = await begin(registry, { clock: { kind: 'live', perMove: 30, reserve: 0 } });
    host.join({ who: 'eve', send: () => {} });
    await vi.advanceTimersByTimeAsync(29_500);
    vi.setSystemTime(Date.now() + 5 * HOUR);
    await vi.advanceTimersByTimeAsync(600);
    await written(store);
    expect((await store.actions(setup.id)).map((action) => action.do)).toEqual(['sit', 'sit', 'excuse']);
  });

  test('is one for tables that are not in memory too, and for no table twice', async () => {
    turnTimers();
    const { registry, store } = await enter();
    const { setup, host } = await begin(registry, { clock: { kind: 'slow', days: 3 } });
    const asked = host.table.askedSeats()[0] ?? 0;
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(registry.size).toBe(0);
    vi.setSystemTime(Date.now() + 70 * HOUR);
    await vi.advanceTimersByTimeAsync(HOUR);
    for (let n = 0; n < 2; n++) {
      const { clocks } = (await hostOf(registry, setup.id)).table;
      await written(store);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(registry.size).toBe(0);
      expect(Math.round((Date.now() - (clocks.askedAt[asked] ?? 0)) / HOUR)).toBe(2);
    }
    expect((await store.actions(setup.id)).filter((action) => action.do === 'excuse')).toHaveLength(1);
  });
});

test('a time that would have run out while the server was not there runs on afterwards', async () => {
  turnTimers();
  const first = await enter();
  const { setup, host } = await begin(first.registry, { clock: { kind: 'slow', days: 1 } });
  const asked = host.table.askedSeats()[0] ?? 0;
  await vi.advanceTimersByTimeAsync(20 * HOUR);
  await first.leave();
  vi.setSystemTime(Date.now() + 10 * HOUR);
  const { registry, store } = await enter();
  const sittingIn = async () => (await store.actions(setup.id)).filter((action) => action.do === 'sitIn');
  const live = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await written(store);
    await vi.advanceTimersByTimeAsync(1);
    await written(store);
  };
  await live(40_000);
  expect(await sittingIn()).toEqual([]);
  await live(3.9 * HOUR);
  expect(await sittingIn()).toEqual([]);
  await live(0.1 * HOUR);
  expect(await sittingIn()).toMatchObject([{ seat: asked, because: 'late' }]);
  expect(registry.size).toBeLessThanOrEqual(1);
});

test('where play stands still, its time runs on when the server is back, and ends it even if nobody comes', async () => {
  turnTimers();
  const first = await enter();
  const setup = await first.registry.open(
    { ...WISH, game: 'the-warp', options: { mode: 'team' }, seats: ['open', 'open', 'open', 'open'] },
    'ann',
    20,
  );
  const host = await hostOf(first.registry, setup.id);
  for (const [seat, who] of ['ann', 'bob', 'cat', 'dan'].entries())
    await host.perform({ do: 'sit', seat, who, name: who, nonce: NONCE });
  const random = new Random('timeout');
  const mayCall = () => host.table.match?.sideActionsOf(0).some(({ value }) => value === 'call');
  for (
    let pending = host.table.match?.pending[0];
    pending && !mayCall();
    pending = host.table.match?.pending[0]
  ) {
    const { seat, kind } = pending.ask;
    await host.perform({ do: 'answer', seat, kind, value: randomAnswer(pending, random), bot: false });
  }
  await host.perform({ do: 'sideAction', seat: 0, kind: 'timeout', value: 'call' });
  await vi.advanceTimersByTimeAsync(100_000);
  await first.leave();
  vi.setSystemTime(Date.now() + HOUR);
  const { registry, store } = await enter();
  const { table } = await hostOf(registry, setup.id);
  await written(store);
  expect(Date.now() - (table.suspendedAt ?? 0)).toBe(100_000);
  const live = async (milliseconds: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await written(store);
  };
  const ends = async () =>
    (await store.actions(setup.id)).filter((action) => action.do === 'sideAction' && action.value === 'end');
  await live(70_000);
  expect(await ends()).toEqual([]);
  for (let n = 0; n < 4; n++) await live(20_000);
  expect(await ends()).toMatchObject([{ seat: 0 }, { seat: 2 }]);
});

test('in one transaction, what cannot be written fails alone', async () => {
  const { registry, store } = await enter();
  const { setup } = await begin(registry);
  const n = (await store.actions(setup.id)).length;
  const chat = (text: string) => ({ at: 0, do: 'chat', who: 'ann', name: 'Ann', text }) as const;
  const before = store.engine.commits;
  const outcomes = await Promise.allSettled([
    store.append(setup.id, n, chat('one'), undefined, undefined),
    store.append(setup.id, n, chat('two'), undefined, undefined),
    store.append(setup.id, n + 1, chat('three'), undefined, undefined),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(store.engine.commits).toBe(before + 1);
  expect((await store.actions(setup.id, n)).map((action) => action.do === 'chat' && action.text)).toEqual([
    'one',
    'three',
  ]);
});

test('an older save never takes the place of a newer one', async () => {
  const { registry, store } = await enter();
  const { setup, host } = await begin(registry);
  const old = host.table.save();
  await answer(host);
  await store.save(setup.id, host.table.save());
  await store.save(setup.id, old);
  expect((await store.load(setup.id)).saved?.n).toBe(host.table.n);
});

test('lists know whose turn it is, at once or soon', async () => {
  turnTimers();
  const { registry, store } = await enter();
  const { host } = await begin(registry);
  const listed = async () => (await store.lists.of('ann', 9))[0]?.awaited;
  expect(await listed()).toEqual(host.table.askedSeats());
  const [first] = host.table.askedSeats();
  for (let n = 0; n < 100 && host.table.askedSeats()[0] === first; n++) await answer(host);
  await vi.advanceTimersByTimeAsync(2100);
  await written(store);
  expect(await listed()).toEqual(host.table.askedSeats());
});
