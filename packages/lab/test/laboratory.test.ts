import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallyOf } from '../src/counting/tally.ts';
import { compareRuns, runBalance, runTournament, runTuning } from '../src/laboratory.ts';
import type { Setting } from '../src/laboratory.ts';
import { runSimulation, simulationUnit } from '../src/simulation.ts';
import type { SimulationPlan } from '../src/simulation.ts';
import type { TournamentPlan } from '../src/tournament/plan.ts';
import { playUnit } from '../src/units/play.ts';
import type { Played } from '../src/units/unit.ts';

const warpgate = findGame('warpgate') as AnyGameModule;
const options = { factions: 'dealt', exploration: 'off' };

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'warptable-laboratory-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const setting = (name: string, threads = 2, more: Partial<Setting> = {}): Setting => ({
  gameModule: warpgate,
  folder: join(root, name),
  threads,
  ...more,
});

const plan: TournamentPlan = {
  game: 'warpgate',
  tables: [{ seats: 2, options }],
  bots: ['novice', 'random'],
  weights: {},
  games: 6,
  seed: 1,
};

/** Threads take their time to start where others work too. */
const PATIENT = 120_000;

/** A report without the times, which are measured. */
const timeless = (report: unknown): unknown =>
  JSON.parse(JSON.stringify(report, (key, value: unknown) => (key === 'milliseconds' ? 0 : value)));

const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

describe('a simulation on threads', { timeout: PATIENT }, () => {
  const many: SimulationPlan = {
    game: 'warpgate',
    options: [options],
    seats: 2,
    bot: 'random',
    games: 40,
    seed: 5,
  };

  test('counts every game once, whatever the number of threads', async () => {
    const seen: number[] = [];
    const { tally, threads } = await runSimulation(many, 2, (done) => seen.push(done));
    expect(threads).toBe(2);
    expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    const alone = Array.from({ length: 40 }, (_, i) => playUnit(simulationUnit(many, i)) as Played);
    expect(tally).toEqual(tallyOf(alone));
  });

  test('a game that fails ends it, and is named by its seed', async () => {
    const run = runSimulation({ ...many, bot: 'clever' }, 1, () => {});
    await expect(run).rejects.toThrow("the game with seed 5 failed: no bot is called 'clever'");
  });

  test('a thread that cannot work ends it', async () => {
    await expect(runSimulation({ ...many, game: 'chess' }, 2, () => {})).rejects.toThrow(
      "there is no game 'chess'",
    );
  });
});

describe('a tournament on threads', { timeout: PATIENT }, () => {
  test('does not depend on their number, nor on being stopped', async () => {
    const whole = await runTournament(plan, setting('whole', 2));
    expect(timeless(await runTournament(plan, setting('alone', 1)))).toEqual(timeless(whole));

    const stop = new AbortController();
    const onProgress = (done: number): void => (done >= 3 ? stop.abort() : undefined);
    const part = await runTournament(plan, setting('part', 2, { signal: stop.signal, onProgress }));
    expect(part.games).toBeGreaterThanOrEqual(3);
    expect(part.games).toBeLessThan(6);
    expect(timeless(await runTournament(plan, setting('part', 1)))).toEqual(timeless(whole));
  });

  test('leaves its report as JSON and as one page that needs nothing else', () => {
    const json = JSON.parse(read('whole', 'report.json')) as { games: number };
    expect(json.games).toBe(6);
    const page = read('whole', 'report.html');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('novice against random');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/<script|https?:\/\/|<link|@import|url\(/);
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test('a balance run counts the content; two of them are compared', { timeout: PATIENT }, async () => {
  const balance = { ...plan, bots: ['novice'], games: 8 };
  const report = await runBalance(balance, setting('before'));
  expect(report.content.seats.map(({ subject }) => subject)).toEqual([
    'faction',
    'gate',
    'nearestTile',
    'turn',
  ]);
  expect(report.content.cards.map(({ subject }) => subject)).toEqual(['action', 'tactics', 'technology']);
  expect(report.content.goals.map(({ subject }) => subject)).toEqual(['objective']);
  expect(report.content.table.map(({ subject }) => subject)).toEqual(['tile']);
  const page = read('before', 'report.html');
  expect(page).toContain('Balance of warpgate');
  expect(page).not.toMatch(/NaN|undefined|Infinity/);

  await runBalance({ ...balance, seed: 2 }, setting('after'));
  const folders = ['before', 'after'].map((name) => join(root, name)) as [string, string];
  const comparison = compareRuns(warpgate, ...folders, join(root, 'compared'));
  expect(comparison.games).toEqual({ before: 8, after: 8 });
  expect(comparison.tables.map(({ name }) => name)).toContain('Factions: won');
  expect(read('compared', 'comparison.html')).not.toMatch(/NaN|undefined|Infinity/);
  expect(() => compareRuns(warpgate, join(root, 'whole'), join(root, 'after'), root)).toThrow(
    'does not hold a balance run of warpgate',
  );
});

test('tuning plays real games, and leaves a table that a bot can read', { timeout: PATIENT }, async () => {
  const weights = warpgate.guide?.weights ?? {};
  const tuning = {
    game: 'warpgate',
    options,
    seats: 2,
    bot: 'novice',
    weights,
    terms: warpgate.guide?.terms ?? [],
    rounds: 1,
    gamesARound: 5,
    checkGames: 2,
    seed: 1,
  };
  const report = await runTuning(tuning, setting('tune'));
  expect(Object.keys(JSON.parse(read('tune', 'weights.json')) as object)).toEqual(Object.keys(weights));
  expect(read('tune', 'report.html')).toContain('Tuned against before');
  expect(report?.check.trials).toBe(2);
});

test('what fails in a thread ends the run with its reason', { timeout: PATIENT }, async () => {
  const unknown = { ...warpgate, game: { ...warpgate.game, id: 'nowhere' } };
  const lost = { ...plan, game: 'nowhere' };
  await expect(runTournament(lost, setting('lost', 2, { gameModule: unknown }))).rejects.toThrow(
    "there is no game 'nowhere'",
  );
  expect(existsSync(join(root, 'lost', 'report.json'))).toBe(false);
});
