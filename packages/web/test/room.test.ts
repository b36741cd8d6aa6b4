import type { HostMessage, TableSetup } from '@warptable/table';
import { PROTOCOL } from '@warptable/table';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalTable } from '../src/local/database.ts';
import { openRoom } from '../src/local/room.ts';
import { FakeDatabase } from './fakeDatabase.ts';

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', {
    bound: ([table, from]: [string, number]) => ({ table, from }),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const setup: TableSetup = {
  game: 'warpgate',
  options: { factions: 'dealt' },
  seats: ['open', 'open'],
  clock: { kind: 'none' },
  undo: 'free',
  listed: false,
  oneScreen: true,
  id: 't',
  openedBy: 'me',
  openedAt: 0,
  secret: '5e'.repeat(32),
};

/** A table of this device whose people sit down, and whoever is in front of the screen. */
async function play() {
  const database = new FakeDatabase();
  const kept: LocalTable = {
    id: 't',
    setup,
    names: ['Ann', 'Bob'],
    status: 'waiting',
    updatedAt: 0,
    lesson: false,
  };
  database.stores.get('tables')?.set('t', kept);
  const heard: HostMessage[] = [];
  const lost: unknown[] = [];
  const hear = await openRoom(
    database as unknown as IDBDatabase,
    kept,
    { pace: 0, think: () => Promise.reject(new Error('no bots here')) },
    (text) => heard.push(...[JSON.parse(text) as HostMessage].flat()),
    (why) => lost.push(why),
  );
  let id = 0;
  const ask = async (message: object): Promise<HostMessage | undefined> => {
    const mine = ++id;
    hear({ ...message, id: mine });
    const isReply = (one: HostMessage) => (one.type === 'done' || one.type === 'refused') && one.id === mine;
    await vi.waitFor(() => expect(heard.some(isReply) || lost.length > 0).toBe(true));
    return heard.find(isReply);
  };
  hear({ do: 'hello', protocol: PROTOCOL });
  await ask({ do: 'sit', seat: 0, name: 'Ann', nonce: 'ab'.repeat(8) });
  return {
    database,
    ask,
    lost,
    sitToo: () => ask({ do: 'sit', seat: 1, name: 'Bob', nonce: 'ab'.repeat(8) }),
  };
}

it('what cannot be kept for once is refused, and the game goes on as soon as there is room', async () => {
  const { database, sitToo, lost } = await play();
  database.isFull = true;
  expect(await sitToo()).toMatchObject({ type: 'refused', code: 'notKept' });
  expect(lost).toEqual([]);
  database.isFull = false;
  expect(await sitToo()).toMatchObject({ type: 'done' });
  expect(database.rows('deeds')).toHaveLength(2);
  expect(database.rows('tables')).toMatchObject([{ status: 'playing' }]);
});

it('of a table that was deleted elsewhere nothing is written any more, and its host is lost', async () => {
  const { database, sitToo, lost } = await play();
  for (const rows of database.stores.values()) rows.clear();
  await sitToo();
  expect(lost).toMatchObject([{ message: 'this table is not on this device' }]);
  expect(['tables', 'saves', 'deeds'].flatMap((store) => database.rows(store))).toEqual([]);
});
