import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordedAction, SavedTable, TableSetup } from '@warptable/table';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RefusedWrite } from '../src/engine.ts';
import type { Engine } from '../src/engine.ts';
import { moveStore } from '../src/moving.ts';
import { PostgresEngine } from '../src/postgres-engine.ts';
import { READS } from '../src/reads.ts';
import type { Reads } from '../src/reads.ts';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { STATEMENTS } from '../src/statements.ts';
import { TableStore } from '../src/store.ts';
import type { Summary } from '../src/store.ts';
import { hasPostgres, startPostgres } from './a-postgres.ts';
import type { Postgres } from './a-postgres.ts';
import { Person, startServer } from './a-server.ts';
import type { Seat } from './a-server.ts';

// What every engine has to do. PostgreSQL is tried where there are binaries of it for this machine.

let postgres: Postgres;
let folder: string;

beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres();
}, 60_000);

afterAll(async () => {
  if (hasPostgres) await postgres.stop();
}, 60_000);

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'warptable-engine-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ENGINES: readonly (readonly [string, () => Promise<() => Promise<Engine>>])[] = [
  ['SQLite', () => Promise.resolve(() => Promise.resolve(new SqliteEngine(join(folder, 'test.sqlite'))))],
  [
    'PostgreSQL',
    async () => {
      const url = await postgres.newDatabase();
      return () => PostgresEngine.open(url);
    },
  ],
];

const WEEK = 7 * 24 * 3600 * 1000;

const setupOf = (id: string, rest: Partial<TableSetup> = {}): TableSetup => ({
  id,
  game: 'warpgate',
  options: {},
  seats: ['open', 'open'],
  clock: { kind: 'none' },
  undo: 'free',
  listed: true,
  oneScreen: false,
  openedBy: 'ann',
  openedAt: 1_800_000_000_000,
  secret: '5e'.repeat(32),
  ...rest,
});

const summaryOf = (rest: Partial<Summary> = {}): Summary => ({
  status: 'waiting',
  seats: [],
  awaited: [],
  wake: null,
  updatedAt: 1_800_000_000_000,
  ...rest,
});

const chat = (text: string): RecordedAction => ({ at: 0, do: 'chat', who: 'ann', name: 'Ann', text });
const saved = (n: number): SavedTable => ({ n }) as SavedTable;
const textsOf = (actions: readonly RecordedAction[]) => actions.map((one) => one.do === 'chat' && one.text);

describe.each(ENGINES)('%s', (name, prepare) => {
  let open: () => Promise<Engine>;
  let store: TableStore;

  beforeEach(async ({ skip }) => {
    if (name === 'PostgreSQL' && !hasPostgres) skip('there are no binaries of PostgreSQL for this machine');
    open = await prepare();
    store = new TableStore(await open());
  });

  afterEach(async () => {
    if (name !== 'PostgreSQL' || hasPostgres) await store.close();
  });

  test('all that is read and written by name is understood', async () => {
    const failed: unknown[] = [];
    const zeros = (sql: string): number[] => Array.from(sql.matchAll(/\?/g), () => 0);
    for (const [read, sql] of Object.entries(READS))
      await store.engine
        .read(read as keyof Reads, ...zeros(sql))
        .catch((why: unknown) => failed.push([read, why]));
    for (const [statement, sql] of Object.entries(STATEMENTS))
      await store.engine
        .write([statement as keyof typeof STATEMENTS, ...zeros(sql)])
        .catch((why: unknown) => why instanceof RefusedWrite || failed.push([statement, why]));
    expect(failed).toEqual([]);
  });

  test('a key is made once, times are written over, outages are kept in their order', async () => {
    expect(await store.key('cookies', () => 'first')).toBe('first');
    expect(await store.key('cookies', () => 'second')).toBe('first');
    expect(await store.time('alive')).toBeUndefined();
    await store.setTime('alive', 1_800_000_000_001, { from: 5, to: 9 });
    await store.setTime('alive', 1_800_000_000_002, { from: 1, to: 3 });
    expect(await store.time('alive')).toBe(1_800_000_000_002);
    expect(await store.outages()).toEqual([
      { from: 1, to: 3 },
      { from: 5, to: 9 },
    ]);
  });

  test('guests change their name, and come back by a code that is theirs alone', async () => {
    await store.keepGuest({ id: 'ann', name: 'Ann' }, 1);
    await store.keepGuest({ id: 'ann', name: 'Änn 🎲 \u{1f469}' }, 2);
    await store.keepGuest({ id: 'bob', name: 'Bob' }, 2);
    await store.setRecovery('ann', 'hash');
    expect(await store.guest('ann')).toEqual({ id: 'ann', name: 'Änn 🎲 \u{1f469}' });
    expect((await store.guestByRecovery('hash'))?.id).toBe('ann');
    await expect(store.setRecovery('bob', 'hash')).rejects.toMatchObject({ why: 'taken' });
    expect(await store.guest('nobody')).toBeUndefined();
  });

  test('a guest opens so many tables and no more, however many at once', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => store.openTable(setupOf(`t${n}`), summaryOf(), undefined, 3)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(outcomes.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'tooMany' });
    // Those that have waited for a week do not count.
    await store.openTable(setupOf('later'), summaryOf({ updatedAt: 1_800_000_000_001 + WEEK }), undefined, 3);
    expect(await store.setup('later')).toEqual(setupOf('later'));
    expect(await store.isMember('ann', 'later')).toBe(true);
  });

  test('actions are kept in order, each number once; what is refused is refused alone', async () => {
    await store.openTable(setupOf('t'), summaryOf(), undefined, 3);
    await store.append('t', 0, chat('zero'), undefined, undefined);
    const outcomes = await Promise.allSettled([
      store.append('t', 1, chat('one'), saved(2), summaryOf({ status: 'playing', wake: 7 })),
      store.append('t', 1, chat('other'), saved(9), summaryOf({ status: 'over' })),
      store.append('t', 0, chat('late'), saved(8), undefined),
      store.append('u', 0, chat('elsewhere'), undefined, undefined),
      store.append('t', 2, { at: 0, do: 'sit', seat: 0, who: 'bob', name: 'Bob' }, undefined, undefined),
    ]);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, true, true]);
    expect(outcomes[1]).toMatchObject({ reason: { why: 'taken' } });
    expect(textsOf(await store.actions('t'))).toEqual(['zero', 'one', false]);
    expect(textsOf(await store.actions('t', 1, 2))).toEqual(['one']);
    expect((await store.load('t')).saved).toEqual(saved(2));
    expect(await store.isMember('bob', 't')).toBe(true);
    expect((await store.table('t'))?.status).toBe('playing');
    expect(await store.lists.toWake(7)).toEqual(['t']);
  });

  test('a thousand appends at once share few transactions', async () => {
    const before = store.engine.commits;
    await Promise.all(
      Array.from({ length: 1000 }, (_, n) =>
        store.append(`t${n % 50}`, Math.floor(n / 50), chat(`${n}`), undefined, undefined),
      ),
    );
    expect(store.engine.commits - before).toBeLessThan(50);
    expect((await store.actions('t7')).length).toBe(20);
  });

  test('an older save never takes the place of a newer one, not even in one transaction', async () => {
    await Promise.all([store.save('t', saved(5)), store.save('t', saved(9)), store.save('t', saved(7))]);
    await store.save('t', saved(8));
    expect((await store.load('t')).saved).toEqual(saved(9));
  });

  test('lists: mine, finished, open, running, those to be woken', async () => {
    const add = async (id: string, rest: Partial<Summary>, setup: Partial<TableSetup> = {}) =>
      store.openTable(setupOf(id, setup), summaryOf(rest), undefined, 99);
    await add('b', { updatedAt: 2 * WEEK });
    await add('a', { updatedAt: 2 * WEEK + 1 });
    await add('old', { updatedAt: 0 });
    await add('hidden', { updatedAt: 2 * WEEK }, { listed: false });
    await add('runs', { status: 'playing', wake: 3, updatedAt: 2 * WEEK }, { openedBy: 'bob' });
    await add('sleeps', { status: 'playing', wake: 1, updatedAt: 2 * WEEK });
    await add('over', { status: 'over', updatedAt: 5 });
    const ids = async (list: Promise<{ id: string }[]>) => (await list).map(({ id }) => id);
    expect(await ids(store.lists.open(2 * WEEK, 9))).toEqual(['a', 'b']);
    expect(await ids(store.lists.open(2 * WEEK, 1))).toEqual(['a']);
    expect(await ids(store.lists.running('ann', 2 * WEEK, 9))).toEqual(['runs']);
    expect((await ids(store.lists.running(undefined, 2 * WEEK, 9))).toSorted()).toEqual(['runs', 'sleeps']);
    expect((await ids(store.lists.of('ann', 9))).toSorted()).toEqual(['a', 'b', 'hidden', 'old', 'sleeps']);
    expect(await ids(store.lists.finishedOf('ann', 9))).toEqual(['over']);
    expect(await store.lists.toWake(3)).toEqual(['sleeps', 'runs']);
    await store.letSleep('sleeps');
    expect(await store.lists.toWake(3)).toEqual(['runs']);
    expect(await store.lists.withoutFile()).toBe('over');
    await store.keepFile('over', '{}');
    await store.keepFile('over', 'another');
    expect(await store.file('over')).toBe('{}');
    expect(await store.lists.withoutFile()).toBeUndefined();
  });

  test('an invitation is used once', async () => {
    await store.invite('hash', { table: 't', seat: null, until: 5 });
    const uses = await Promise.all([1, 2, 3].map(() => store.useInvitation('hash')));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await store.invitation('hash')).toEqual({ table: 't', seat: null, until: 5, used: true });
    await store.freeInvitation('hash');
    expect(await store.useInvitation('hash')).toBe(true);
  });

  test('of a campaign one game is under way at a time, and nobody overwrites what another has changed', async () => {
    const record = { id: 'c', game: 'g', counted: [] as string[] } as never;
    await store.campaigns.add('ann', record);
    const of = { campaign: 'c', chapter: 'one', beside: false };
    const open = (id: string) =>
      store.openTable(setupOf(id), summaryOf({ status: 'playing' }), undefined, 99, of);
    await open('first');
    await expect(open('second')).rejects.toMatchObject({ code: 'chapterRunning' });
    expect(await store.setup('second')).toBeUndefined();
    const counted = { ...(record as object), counted: ['first'] } as never;
    expect(await store.campaigns.set('ann', 0, counted)).toBe(true);
    expect(await store.campaigns.set('ann', 0, record)).toBe(false);
    await open('third');
    expect((await store.campaigns.games('ann', 'c')).map(({ table }) => table)).toEqual(
      expect.arrayContaining(['first', 'third']),
    );
    expect(await store.campaigns.chapterOf('ann', 'third')).toEqual({ campaign: 'c', chapter: 'one' });
  });

  test('what was acknowledged is there when it is opened again', async () => {
    await store.openTable(setupOf('t'), summaryOf(), undefined, 3);
    const writing = Array.from({ length: 30 }, (_, n) =>
      store.append('t', n, chat(`${n}`), undefined, undefined),
    );
    await store.close();
    await Promise.all(writing);
    await expect(store.save('t', saved(1))).rejects.toThrow('closed');
    store = new TableStore(await open());
    expect((await store.actions('t')).length).toBe(30);
    expect(await store.engine.isSound()).toBe(true);
  });

  test('old tables, guests and invitations are removed, with all that hangs on them', async () => {
    await store.keepGuest({ id: 'gone', name: 'Gone' }, 1);
    await store.keepGuest({ id: 'ann', name: 'Ann' }, 1);
    await store.openTable(setupOf('dead'), summaryOf({ updatedAt: 1 }), undefined, 3);
    await store.openTable(setupOf('kept'), summaryOf({ updatedAt: 9 }), undefined, 3);
    await store.append('dead', 0, chat('x'), saved(1), undefined);
    await store.invite('old', { table: 'kept', seat: null, until: 1 });
    expect(await store.lists.dead(5, 9)).toEqual(['dead']);
    await store.prune(['dead'], 5, 5);
    expect(await store.setup('dead')).toBeUndefined();
    expect(await store.load('dead')).toEqual({ saved: undefined, actions: [] });
    expect([await store.guest('gone'), await store.invitation('old')]).toEqual([undefined, undefined]);
    expect(await store.guest('ann')).toBeDefined();
  });
});

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  test('that is away refuses what cannot be written, and goes on when it is back', async () => {
    const store = new TableStore(await PostgresEngine.open(await postgres.newDatabase()));
    await store.append('t', 0, chat('zero'), undefined, undefined);
    await postgres.stopFor(async () => {
      await expect(store.append('t', 1, chat('lost'), undefined, undefined)).rejects.toBeInstanceOf(Error);
      expect(await store.engine.isSound()).toBe(false);
    });
    await store.append('t', 1, chat('one'), undefined, undefined);
    expect(textsOf(await store.actions('t'))).toEqual(['zero', 'one']);
    expect(await store.engine.isSound()).toBe(true);
    await store.close();
  }, 60_000);

  test('takes a whole file over, and gives it back as it was', async () => {
    const [file, back] = ['file.sqlite', 'back.sqlite'].map((name) => join(folder, name)) as [string, string];
    const store = new TableStore(new SqliteEngine(file));
    await store.keepGuest({ id: 'ann', name: 'Änn 🎲' }, 1_800_000_000_000);
    await store.keepGuest({ id: 'Zoë', name: 'Zoë' }, 1);
    await store.setRecovery('ann', 'hash');
    for (const id of ['B', 'a', 'ä']) await store.openTable(setupOf(id), summaryOf(), saved(1), 99);
    await Promise.all(
      Array.from({ length: 6000 }, (_, n) => store.append('a', n, chat(`${n}`), undefined, undefined)),
    );
    await store.invite('token', { table: 'a', seat: null, until: 5 });
    const channel = {
      id: 'c',
      person: 'ann',
      kind: 'json',
      address: '{}',
      shared: true,
      proven: true,
      made: 1,
    } as const;
    await store.notices.addChannel(channel);
    await store.kept.write(['ratingChange', 'ann', 'warpgate', 'a', 5, '25.1', '8.3']);
    await store.close();
    const url = await postgres.newDatabase();
    const rows = await moveStore(file, url);
    expect(rows).toBeGreaterThan(6010);
    const moved = new TableStore(await PostgresEngine.open(url));
    expect(textsOf(await moved.actions('a', 5990))).toEqual(
      Array.from({ length: 10 }, (_, i) => `${5990 + i}`),
    );
    expect((await moved.guestByRecovery('hash'))?.name).toBe('Änn 🎲');
    expect(await moved.notices.channels('ann')).toMatchObject([channel]);
    expect(await moved.kept.one('lastRating', 'ann', 'warpgate')).toEqual({ mu: '25.1', sigma: '8.3' });
    await moved.close();
    await expect(moveStore(file, url)).rejects.toThrow('something in it already');
    expect(await moveStore(url, back)).toBe(rows);
    await expect(moveStore(join(folder, 'none.sqlite'), back)).rejects.toThrow('there is no file');
  }, 60_000);

  test('serves tables: a game that was begun goes on when the server comes back', async () => {
    const env = { WARPTABLE_STORE: await postgres.newDatabase() };
    const first = await startServer(env);
    const [ann, bob] = [await Person.named(first.url, 'Ann'), await Person.named(first.url, 'Bob')];
    const table = await ann.openTable();
    const seats = [await ann.visit(table), await bob.visit(table)] as const;
    for (const [n, seat] of seats.entries()) await seat.sit(n, `${n}`);
    for (let n = 0; n < 20; n++) {
      const isAsked = ({ snapshot }: Seat): boolean => (snapshot?.asked.length ?? 0) > 0;
      await seats[0].until(() => seats.some(isAsked), 'a question');
      expect(await seats.find(isAsked)?.answer(n)).toMatchObject({ type: 'done' });
    }
    const { length } = seats[0].snapshot;
    await first.stop();
    const second = await startServer(env);
    const again = new Person(second.url);
    again.cookie = ann.cookie;
    const seat = await again.visit(table);
    await seat.until(() => seat.snapshot?.length === length, 'the game as it was');
    expect((await again.get('/api/health')).body).toEqual({ ok: true });
    seat.close();
    await second.stop();
  }, 60_000);
});
