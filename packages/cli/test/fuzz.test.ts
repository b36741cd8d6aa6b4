import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGameFile } from '@warptable/kernel';
import { GAMES } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeDown } from '../src/commands/fuzz.ts';
import { added, fuzzGameOf } from '../src/fuzzing/fuzz-games.ts';
import type { FoundFailure } from '../src/fuzzing/fuzz-games.ts';
import { checkPlan, plannedGame } from '../src/fuzzing/plan.ts';
import type { FuzzPlan } from '../src/fuzzing/plan.ts';
import { lanterns } from './lanterns.ts';

const plan: FuzzPlan = { seats: { min: 1, max: 4 }, seed: 1, fixed: {}, thorough: false };

/** The same game with a law of conservation that does not hold from the second round on. */
const leaky: AnyGameModule = {
  ...lanterns,
  game: {
    ...lanterns.game,
    violations: (state) => ('round' in state && Number(state.round) > 1 ? ['a lantern is missing'] : []),
  },
};

describe('the plan', () => {
  test('takes the numbers of seats in turn and draws the options', () => {
    const games = Array.from({ length: 40 }, (_, i) => plannedGame(lanterns, plan, i));
    expect(games.slice(0, 5).map(({ seats }) => seats)).toEqual([1, 2, 3, 4, 1]);
    expect(new Set(games.map(({ options }) => JSON.stringify(options)))).toEqual(
      new Set(['{"long":"off"}', '{"long":"on"}']),
    );
  });

  test('keeps the options that were given', () => {
    const fixed = { ...plan, fixed: { long: 'on' } };
    const games = Array.from({ length: 10 }, (_, i) => plannedGame(lanterns, fixed, i));
    expect(games.every(({ options }) => (options as { long: string }).long === 'on')).toBe(true);
  });

  test('complains about seats that the game does not have', () => {
    expect(() => checkPlan(lanterns, { ...plan, seats: { min: 2, max: 5 } })).toThrow('not for 5');
  });
});

describe('played by bots', () => {
  test.each(['novice', 'regular@3it', 'expert@3it'])('%s: finds nothing where there is nothing', (bot) => {
    const shelf = GAMES.find(({ game }) => game.id === 'warpgate') as AnyGameModule;
    const report = fuzzGameOf(shelf, { ...plan, seats: { min: 2, max: 2 }, bot }, 0);
    expect(report).toMatchObject({ games: 1, answers: expect.any(Number) as number });
    expect('answers' in report && report.answers).toBeGreaterThan(50);
  });

  test('is asked for with what is needed to find the same again', () => {
    const found = fuzzGameOf(leaky, { ...plan, bot: 'novice' }, 0) as FoundFailure;
    const folder = mkdtempSync(join(tmpdir(), 'warptable-'));
    expect(writeDown(found, folder, 'novice')).toContain('--seed 1 --bots novice --option');
    rmSync(folder, { recursive: true });
  });
});

describe('a broken rule', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'warptable-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is found, named, and written down as a game file', () => {
    const found = fuzzGameOf(leaky, plan, 0) as FoundFailure;
    expect(found.failure).toMatchObject({
      check: 'invariants',
      message: expect.stringContaining('missing') as string,
    });
    const text = writeDown(found, folder);
    expect(text).toContain("FOUND by the check 'invariants'");
    expect(text).toContain('again: fuzz lanterns --seats 1 --games 1 --seed 1 --option long=');
    const file = readGameFile(readFileSync(join(folder, 'warptable-fuzz-invariants-1.json'), 'utf8'));
    expect(file.entries).toHaveLength(found.failure.position);
  });
});

test('tallies add up', () => {
  const step = (answers: number) => ({ step: 'turn', answers });
  const a = { games: 1, answers: 5, checks: { leak: 2 }, otherWorlds: 1, longestStep: step(9) };
  const b = { games: 2, answers: 7, checks: { leak: 1, undo: 4 }, otherWorlds: 0, longestStep: step(3) };
  expect(added(a, b)).toEqual({
    games: 3,
    answers: 12,
    checks: { leak: 3, undo: 4 },
    otherWorlds: 1,
    longestStep: step(9),
  });
});
