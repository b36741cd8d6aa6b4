import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Pruning } from '../src/pruning.ts';
import { TableStore } from '../src/store.ts';
import type { Summary } from '../src/store.ts';

const DAY = 24 * 3600 * 1000;

function openStore(): TableStore {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-pruning-'));
  const store = new TableStore(join(folder, 'test.sqlite'));
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
  for (const id of ['nobody', 'player', 'waits', 'visits', 'with a code', 'later'])
    await store.keepGuest({ id, name: id }, id === 'later' ? 80 * DAY : 0);
  await store.setRecovery('with a code', 'hash');
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
  const pruning = new Pruning(store, (table) => table === 'visited');
  const left = () => ({
    tables: ['played', 'dead', 'visited'].filter((id) => store.setup(id)),
    guests: ['nobody', 'player', 'waits', 'visits', 'with a code', 'later'].filter((id) => store.guest(id)),
    invitations: ['old', 'young'].filter((token) => store.invitation(token)),
  });
  const all = left();
  await pruning.look(30 * DAY);
  expect(left()).toEqual(all);
  await pruning.look(91 * DAY);
  expect(left()).toEqual({
    tables: ['played', 'visited'],
    guests: ['player', 'visits', 'with a code', 'later'],
    invitations: ['young'],
  });
  expect(store.actions('dead')).toEqual([]);
  expect(store.isMember('waits', 'dead')).toBe(false);
});
