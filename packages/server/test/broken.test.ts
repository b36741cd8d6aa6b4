import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import { Person, startServer } from './a-server.ts';
import type { Seat } from './a-server.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-broken-'));
  file = join(folder, 'test.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Ann and Bob at a table that has begun, and somebody who looks on. */
async function seated(
  url: string,
): Promise<{ table: string; ann: Person; seats: [Seat, Seat]; looker: Seat }> {
  const [ann, bob, eve] = (await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => Person.named(url, name)),
  )) as [Person, Person, Person];
  const table = await ann.openTable();
  const seats: [Seat, Seat] = [await ann.visit(table), await bob.visit(table)];
  const looker = await eve.visit(table);
  await seats[0].sit(0, 'Ann');
  await seats[1].sit(1, 'Bob');
  for (const one of [...seats, looker]) await one.until(() => one.snapshot !== null, 'the game to begin');
  return { table, ann, seats, looker };
}

const asked = (seats: readonly Seat[]): Seat => {
  const seat = seats.find(({ snapshot }) => snapshot.asked.length > 0);
  if (!seat) throw new Error('nobody is asked');
  return seat;
};

const health = async (url: string): Promise<number> => (await new Person(url).get('/api/health')).status;

/** Lets SQLite itself refuse every action, as a full disk would. */
function fillDisk(): () => void {
  const db = new Database(file);
  db.exec("create trigger full before insert on deeds begin select raise(abort, 'the disk is full'); end");
  return () => {
    db.exec('drop trigger full');
    db.close();
  };
}

describe('a file that takes nothing more', () => {
  test('nothing is acknowledged or shown; all see what is kept; once there is room the game goes on', async () => {
    const { url, stop } = await startServer({ WARPTABLE_FILE: file });
    const { table, seats, looker } = await seated(url);
    expect(await asked(seats).answer()).toMatchObject({ type: 'done' });
    await looker.until(
      () => looker.snapshot.length === seats[0].snapshot.length,
      'the spectator to catch up',
    );
    const before = structuredClone(looker.snapshot);
    const makeRoom = fillDisk();
    const replies = await Promise.all([asked(seats).answer(), seats[0].ask({ do: 'chat', text: 'hello?' })]);
    expect(replies).toMatchObject([{ code: 'notKept' }, { code: 'notKept' }]);
    expect(await health(url)).toBe(503);
    await looker.ask({ do: 'look', viewer: 'spectator' });
    expect(looker.snapshot).toEqual(before);
    expect(looker.heard.some((message) => message.type === 'chat' && message.lines.length > 0)).toBe(false);
    makeRoom();
    for (let n = 0; n < 5; n++) {
      await seats[0].until(
        () => seats.some(({ snapshot }) => snapshot.asked.length > 0),
        'somebody to be asked',
      );
      expect(await asked(seats).answer(n)).toMatchObject({ type: 'done' });
    }
    expect(await health(url)).toBe(200);
    const shown = { ...asked(seats).snapshot };
    await stop();
    const store = new TableStore(new SqliteEngine(file));
    const numbers = (await store.actions(table)).filter((action) => action.do === 'answer').length;
    await store.close();
    expect(numbers).toBe(6);
    expect(shown.length).toBeGreaterThan(before.length);
  });

  test('a table that cannot be read either is let go; whoever comes again finds it as it was', async () => {
    const { url, stop } = await startServer({ WARPTABLE_FILE: file });
    const { table, seats, ann } = await seated(url);
    const { length } = seats[0].snapshot;
    const makeRoom = fillDisk();
    const db = new Database(file);
    db.exec('alter table saves rename to lost');
    await asked(seats)
      .answer()
      .catch(() => {});
    await seats[0].until(() => seats.every(({ closed }) => closed !== undefined), 'the table to be let go');
    expect(seats.map(({ closed }) => closed)).toEqual([1012, 1012]);
    db.exec('alter table lost rename to saves');
    db.close();
    makeRoom();
    const back = await ann.visit(table);
    await back.until(() => back.snapshot !== null, 'the table to be there again');
    expect(back.snapshot.length).toBe(length);
    await stop();
  });
});

describe('the thread that writes', () => {
  /** A server, and the thread that it has started. */
  async function serverAndThread() {
    const threads: Worker[] = [];
    const note = (thread: Worker): void => void threads.push(thread);
    process.on('worker', note);
    const server = await startServer({ WARPTABLE_FILE: file });
    process.off('worker', note);
    const [thread] = threads;
    if (!thread) throw new Error('no thread was started');
    return { ...server, thread };
  }

  test('if it dies, the server says so, refuses what it cannot keep, and still stops in order', async () => {
    const { url, stop, thread } = await serverAndThread();
    const { seats, ann, table } = await seated(url);
    expect((await ann.get('/api/health')).status).toBe(200);
    await thread.terminate();
    const { status, body } = await ann.get('/api/health');
    expect([status, body]).toEqual([503, { ok: false }]);
    const before = structuredClone(asked(seats).snapshot);
    const refused = await asked(seats).answer();
    expect(refused).toMatchObject({ type: 'refused', code: 'notKept' });
    expect(asked(seats).snapshot).toEqual(before);
    expect((await ann.post('/api/me', { name: 'Anna' })).status).toBe(500);
    await stop();
    const { url: again, stop: stopAgain } = await startServer({ WARPTABLE_FILE: file });
    const person = new Person(again);
    person.cookie = ann.cookie;
    const back = await person.visit(table);
    await back.until(() => back.snapshot !== null, 'the table to be there again');
    expect(back.snapshot.length).toBe(before.length);
    await stopAgain();
  });

  test('what is under way when it dies is refused, not left waiting', async () => {
    const { url, stop, thread } = await serverAndThread();
    const tables = await Promise.all(Array.from({ length: 8 }, () => seated(url)));
    const replies = tables.map(({ seats }) => asked(seats).answer());
    await thread.terminate();
    const tells = (await Promise.all(replies)).map(({ type }) => type);
    expect(tells.every((type) => type === 'done' || type === 'refused')).toBe(true);
    await stop();
    const acknowledged = tells.filter((type) => type === 'done').length;
    const store = new TableStore(new SqliteEngine(file));
    const all = await Promise.all(tables.map(({ table }) => store.actions(table)));
    const answers = all.flat().filter((action) => action.do === 'answer');
    await store.close();
    expect(answers.length).toBeGreaterThanOrEqual(acknowledged);
  });

  test('a store that is closed takes nothing more', async () => {
    const store = new TableStore(new SqliteEngine(file));
    const kept = store.keepGuest({ id: 'ann', name: 'Ann' }, 0);
    await store.close();
    await kept;
    await expect(store.keepGuest({ id: 'bob', name: 'Bob' }, 0)).rejects.toThrow('closed');
    const again = new TableStore(new SqliteEngine(file));
    expect([(await again.guest('ann'))?.name, await again.guest('bob')]).toEqual(['Ann', undefined]);
    await again.close();
  });
});

test('stopping in the middle of many moves: all that was acknowledged is there afterwards', async () => {
  const { url, stop } = await startServer({ WARPTABLE_FILE: file });
  const tables = await Promise.all(Array.from({ length: 12 }, () => seated(url)));
  const acknowledged = new Map<string, number>();
  const players = tables.map(async ({ table, seats }) => {
    for (let n = 0; ; n++) {
      await seats[0].until(
        () => seats.some(({ snapshot, closed }) => snapshot.asked.length > 0 || closed !== undefined),
        'a question',
      );
      if (seats.some(({ closed }) => closed !== undefined)) return;
      const { type } = await asked(seats).answer(n);
      if (type === 'done') acknowledged.set(table, (acknowledged.get(table) ?? 0) + 1);
    }
  });
  const settled = Promise.allSettled(players);
  await tables[0]?.seats[0].until(
    () => [...acknowledged.values()].some((n) => n >= 5),
    'play to be under way',
  );
  await stop();
  await settled;
  const store = new TableStore(new SqliteEngine(file));
  for (const { table } of tables) {
    const answers = (await store.actions(table)).filter((action) => action.do === 'answer').length;
    const known = acknowledged.get(table) ?? 0;
    expect(answers).toBeGreaterThanOrEqual(known);
    // At most the one that was on its way when the connection ended.
    expect(answers).toBeLessThanOrEqual(known + 1);
    // Saved as a whole: nothing has to be played through at the next start.
    expect((await store.load(table)).actions).toEqual([]);
  }
  await store.close();
});
