import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Pruning } from '../src/pruning.ts';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';
import type { Summary } from '../src/store.ts';

const GUESTS = ['nobody', 'player', 'waits', 'visits', 'with a code', 'with a passkey', 'seen', 'later'];
const DAY = 24 * 3600 * 1000;

function openStore(): TableStore {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-pruning-'));
  const store = new TableStore(new SqliteEngine(join(folder, 'test.sqlite')));
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

const open = (store: TableStore, id: string, openedBy: string, status: Summary['status']): Promise<void> =>
  store.openTable(
    {
      id,
      game: 'warpgate',
      options: {},
      seats: ['open', 'open'],
      clock: { kind: 'none' },
      undo: 'free',
      listed: true,
      oneScreen: false,
      openedBy,
      openedAt: 0,
      secret: '5e'.repeat(32),
    },
    { status, seats: [], awaited: [], wake: null, updatedAt: 0 },
    undefined,
    10,
  );

test('what nobody uses goes when its time is over, and nothing else', async () => {
  const store = openStore();
  for (const id of GUESTS) await store.keepGuest({ id, name: id }, id === 'later' ? 80 * DAY : 0);
  await store.setRecovery('with a code', 'hash');
  const passkey = { publicKey: '', counter: 0, transports: '[]', name: 'P', made: 0, used: 0 };
  await store.people.addPasskey({ id: 'p', person: 'with a passkey', ...passkey });
  const session = { device: '', made: 0, until: 180 * DAY };
  await store.people.addSession({ hash: 'long ago', person: 'nobody', seen: 0, ...session });
  await store.people.addSession({ hash: 'lately', person: 'seen', seen: 80 * DAY, ...session });
  await open(store, 'played', 'player', 'playing');
  await open(store, 'dead', 'waits', 'waiting');
  await open(store, 'visited', 'visits', 'waiting');
  await store.append(
    'dead',
    0,
    { at: 0, do: 'sit', seat: 0, who: 'waits', name: 'W', nonce: '' },
    undefined,
    undefined,
  );
  await store.invite('old', { table: 'played', seat: null, until: 5 * DAY });
  await store.invite('young', { table: 'played', seat: null, until: 80 * DAY });
  const told = { kind: 'json', address: '{}', shared: false, proven: true, made: 0 } as const;
  for (const person of ['nobody', 'player']) await store.notices.addChannel({ id: person, person, ...told });
  await store.notices.setFeed('nobody', 'feed');
  const pruning = new Pruning(store, (table) => table === 'visited');
  const those = async (ids: readonly string[], find: (id: string) => Promise<unknown>): Promise<string[]> => {
    const found = await Promise.all(ids.map(find));
    return ids.filter((_, i) => found[i]);
  };
  const left = async () => ({
    tables: await those(['played', 'dead', 'visited'], (id) => store.setup(id)),
    guests: await those(GUESTS, (id) => store.guest(id)),
    invitations: await those(['old', 'young'], (token) => store.invitation(token)),
  });
  const all = await left();
  await pruning.look(30 * DAY);
  expect(await left()).toEqual(all);
  await pruning.look(91 * DAY);
  expect(await left()).toEqual({
    tables: ['played', 'visited'],
    guests: ['player', 'visits', 'with a code', 'with a passkey', 'seen', 'later'],
    invitations: ['young'],
  });
  expect(await store.actions('dead')).toEqual([]);
  expect(await store.isMember('waits', 'dead')).toBe(false);
  expect(await those(['nobody', 'player'], (id) => store.notices.channel(id))).toEqual(['player']);
  expect(await store.notices.personOfFeed('feed')).toBeUndefined();
});
