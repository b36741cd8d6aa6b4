import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isReadByOthers, Rows } from '../src/rows.ts';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-file-'));
  file = join(folder, 'below/test.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('what is acknowledged survives a power cut: the log is written through at every commit', () => {
  const { db } = new Rows(file);
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  // 2 is FULL.
  expect(db.pragma('synchronous', { simple: true })).toBe(2);
  db.close();
});

test('invitations of a file from before, when they had no end, end a week after it is first opened', async () => {
  file = join(folder, 'test.sqlite');
  const before = new Database(file);
  before.exec(
    'create table invitations (token text primary key, table_id text not null, seat integer) without rowid',
  );
  before.exec("insert into invitations values ('hash', 'table', 1)");
  before.close();
  const week = 7 * 24 * 3600 * 1000;
  const store = new TableStore(new SqliteEngine(file));
  const invitation = await store.invitation('hash');
  expect(invitation).toMatchObject({ table: 'table', seat: 1 });
  expect(Math.abs((invitation?.until ?? 0) - Date.now() - week)).toBeLessThan(60_000);
  await store.invite('other', { table: 'table', seat: null, until: 5 });
  expect(await store.invitation('other')).toEqual({ table: 'table', seat: null, until: 5, used: false });
  await store.close();
});

describe.skipIf(process.platform === 'win32')('who may read the file', () => {
  test('a new one is for its owner alone, with those beside it', async () => {
    const store = new TableStore(new SqliteEngine(file));
    await store.keepGuest({ id: 'ann', name: 'Ann' }, 0);
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual(['600', '600', '600']);
    expect(isReadByOthers(file)).toBe(false);
    await store.close();
  });

  test('one that is there stays as it is', async () => {
    file = join(folder, 'test.sqlite');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    const store = new TableStore(new SqliteEngine(file));
    await store.keepGuest({ id: 'ann', name: 'Ann' }, 0);
    expect(modeOf(file)).toBe('644');
    expect(isReadByOthers(file)).toBe(true);
    await store.close();
  });
});
