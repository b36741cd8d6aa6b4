import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playRandomly } from '@warptable/bots';
import { Match, Random, isAnswer, isChance, recordOf, seededChance } from '@warptable/kernel';
import type { GameFile } from '@warptable/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replayText } from '../src/commands/replay.ts';
import { verifyFile } from '../src/commands/verify.ts';
import { lanterns } from './lanterns.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-'));
  path = join(folder, 'game.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function recorded(decisions = Infinity): GameFile {
  const match = new Match(lanterns.game, { options: { long: 'off' }, seats: 3, chance: seededChance('11') });
  playRandomly(match, new Random(11), decisions);
  return recordOf(match, { kind: 'seeded', seed: '11' });
}

const write = (file: object): void => writeFileSync(path, JSON.stringify(file));
const verdict = (): { text: string; ok: boolean } => verifyFile([lanterns], path);

describe('replay', () => {
  test('tells a finished game with all its secrets, and the scores', () => {
    write(recorded());
    const text = replayText([lanterns], path);
    expect(text).toContain('Lanterns, 3 seats');
    expect(text).toMatch(/drew a secret \d/);
    expect(text).toMatch(/\* \w+ +\d+/);
  });

  test('tells of a game in progress only what a spectator may know, and who is awaited', () => {
    write(recorded(20));
    const text = replayText([lanterns], path);
    expect(text).toContain('drew a card');
    expect(text).not.toContain('secret');
    expect(text).toMatch(/The game is not over: \w+ is choosing: \w+/);
  });
});

describe('verify', () => {
  test('counts what it checked', () => {
    const file = recorded();
    write(file);
    const outcomes = file.entries.filter(isChance).length;
    expect(verdict().ok).toBe(true);
    expect(verdict().text).toContain(
      `a finished game of Lanterns, ${file.entries.length - outcomes} answers and ${outcomes} outcomes`,
    );
  });

  test('names the answer that was changed', () => {
    const file = recorded();
    const at = file.entries.findIndex((entry) => isAnswer(entry) && entry.kind === 'oil');
    write({ ...file, entries: file.entries.with(at, { seat: 0, kind: 'oil', value: 9 }) });
    expect(verdict()).toMatchObject({ ok: false });
    expect(verdict().text).toContain(
      `entry ${at} of ${file.entries.length}: oil: 9 is not one of the options`,
    );
  });

  test('names the outcome of chance that was changed', () => {
    const file = recorded();
    const at = file.entries.findLastIndex(isChance);
    write({ ...file, entries: file.entries.with(at, { chance: 'drawing a card', outcome: [99] }) });
    expect(verdict().text).toContain(`entry ${at} of ${file.entries.length}`);
    expect(verdict().ok).toBe(false);
  });

  test('tells luck that follows from a seed from luck that was committed to', () => {
    const file = recorded();
    write(file);
    expect(verdict().text).toContain('which nobody committed to before the game');
    const commitment = 'ab'.repeat(32);
    write({ ...file, luck: { kind: 'keyed', commitment, nonces: [] } });
    expect(verdict().text).toContain(`to compare with the one shown before the game: ${commitment}`);
  });

  test('a file that was a game once is not sound', () => {
    const text = JSON.stringify(recorded());
    writeFileSync(path, text.slice(0, 300));
    expect(verdict()).toEqual({
      ok: false,
      text: `${path}: NOT sound: game file: not valid JSON, perhaps truncated`,
    });
    writeFileSync(path, text.replace('"kind":"light"', '"kind":5'));
    expect(verdict().text).toMatch(/NOT sound: game file: entry \d+ is not an answer/);
  });

  test('finds a result that is not the true one', () => {
    const file = recorded();
    const result = { ...file.result, winners: [0, 1, 2] };
    write({ ...file, result });
    expect(verdict().text).toContain('NOT sound: the recorded result is not the one the game leads to');
  });
});

describe('files that cannot be read', () => {
  const complaint = (): string => {
    try {
      return verdict().text;
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : '';
    }
  };

  test('a missing file', () => {
    expect(complaint()).toBe(`Complaint: cannot read '${path}': there is no such file or folder`);
  });

  test('a file that never was a game', () => {
    writeFileSync(path, 'Dear diary');
    expect(complaint()).toBe(`Complaint: '${path}': game file: not valid JSON, perhaps truncated`);
    write({ format: 'other' });
    expect(complaint()).toContain(`Complaint: '${path}': game file: format "other", expected`);
  });

  test('a file of another game', () => {
    write({ ...recorded(), game: 'chess' });
    expect(complaint()).toBe(`Complaint: '${path}': it is a game of 'chess', which is unknown here`);
  });

  test('an answer that does not fit, in a replay', () => {
    const file = recorded();
    write({ ...file, entries: file.entries.toSpliced(3, 1) });
    expect(() => replayText([lanterns], path)).toThrow(/does not fit/);
  });
});
