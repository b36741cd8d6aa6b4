import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SqliteEngine } from '../src/sqlite-engine.ts';
import { TableStore } from '../src/store.ts';

let folder: string;
let file: string;
let left: string;

/** A file that was closed, and another as a server leaves it that is killed: with the journal beside it. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-journal-'));
  file = join(folder, 'test.sqlite');
  left = join(folder, 'left.sqlite');
  for (const one of [file, left]) {
    const store = new TableStore(new SqliteEngine(one));
    for (let n = 0; n < 20; n++) await store.keepGuest({ id: `guest-${n}`, name: `${n}` }, n);
    const then = ['', '-wal'].map((end) => [one + end, readFileSync(one + end)] as const);
    await store.close();
    if (one === left) for (const [path, content] of then) writeFileSync(path, content);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function guestsIn(of: string, acceptLoss = false): Promise<number> {
  const store = new TableStore(new SqliteEngine(of, acceptLoss));
  const guests = await Promise.all(Array.from({ length: 20 }, (_, n) => store.guest(`guest-${n}`)));
  await store.close();
  return guests.filter(Boolean).length;
}

/** With some bytes of the journal changed. */
function spoil(at: number): void {
  const journal = readFileSync(`${left}-wal`);
  journal.fill(0xff, at, at + 16);
  writeFileSync(`${left}-wal`, journal);
}

test('a file that was closed needs no journal', async () => {
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(await guestsIn(file)).toBe(20);
});

describe('a file that was left open', () => {
  test('is whole with its journal', async () => {
    expect(await guestsIn(left)).toBe(20);
    expect(await guestsIn(left)).toBe(20);
  });

  test('is whole though the last thing was being written', async () => {
    truncateSync(`${left}-wal`, readFileSync(`${left}-wal`).length - 100);
    expect(await guestsIn(left)).toBe(19);
  });

  test.each([
    ['missing', () => rmSync(`${left}-wal`)],
    ['damaged', () => spoil(5000)],
    ['damaged', () => spoil(0)],
    ['damaged', () => spoil(20)],
  ])('is not used if the journal is %s, and nothing of it is changed', (why, harm) => {
    harm();
    const before = readFileSync(left);
    expect(() => new TableStore(new SqliteEngine(left))).toThrow(why);
    expect(readFileSync(left).equals(before)).toBe(true);
    expect(() => new TableStore(new SqliteEngine(left))).toThrow(why);
  });

  test('is used all the same if somebody says so, and is sound from then on', async () => {
    rmSync(`${left}-wal`);
    expect(await guestsIn(left, true)).toBe(0);
    expect(await guestsIn(left)).toBe(0);
  });

  test('has copies that need no journal', async () => {
    const copy = join(folder, 'copy.sqlite');
    copyFileSync(left, copy);
    expect(await guestsIn(copy)).toBe(0);
  });
});
