import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@warptable/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerOf, RunFile } from '../src/running/run-file.ts';
import { Session } from '../src/running/session.ts';
import { Ascent, restingPoint } from '../src/tuning/spsa.ts';
import { gamesOf, tune } from '../src/tuning/tune.ts';
import type { TuningPlan, TuningReport } from '../src/tuning/tune.ts';
import { Scale, weightsText } from '../src/tuning/weights.ts';
import type { Played, Unit } from '../src/units/unit.ts';
import { WildCrew } from './reef.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-tune-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const weights = { ships: [1, 1], cards: [2, 0.5], noise: [0, 0] } as const;

const plan: TuningPlan = {
  game: 'made-up',
  options: {},
  seats: 2,
  bot: 'regular@20it',
  weights,
  steps: 300,
  gamesAStep: 8,
  checkGames: 300,
  seed: 3,
};

/** A made-up game: ships should weigh 2 and 0.5, cards 1 and 1; whoever is nearer to that wins more often. */
const BEST = { ships: [2, 0.5], cards: [1, 1] } as const;

function played({ number, seed, bots, tables }: Unit): Played {
  const strengths = bots.map((bot) => {
    const own = tables?.[bot.replace(/.*#/, '')] ?? {};
    return (['ships', 'cards'] as const).reduce(
      (sum, term) =>
        sum - BEST[term].reduce((total, best, i) => total + (best - (own[term]?.[i] ?? 0)) ** 2, 0),
      0,
    );
  });
  const [one = 0, two = 0] = strengths.map((strength) => Math.exp(2 * strength));
  const first = new Random(`${seed}/luck`).next() / 4294967296 < one / (one + two);
  const winner = first ? 0 : 1;
  return { unit: number, seed, bots, scores: [0, 0], winners: [winner], decisions: 1, thinking: [] };
}

async function tuned(
  name: string,
  more: Partial<TuningPlan> = {},
  stopAt = Infinity,
): Promise<TuningReport | undefined> {
  const own = { ...plan, ...more };
  const header = headerOf({ kind: 'tune', game: 'made-up', rules: '1', sources: '', plan: own });
  const file = RunFile.open(join(folder, `${name}.jsonl`), header);
  const stop = new AbortController();
  const onProgress = (done: number): void => (done >= stopAt ? stop.abort() : undefined);
  try {
    return await tune(own, new Session(file, new WildCrew(played), { signal: stop.signal, onProgress }));
  } finally {
    file.close();
  }
}

const distance = (found: TuningReport['tuned']): number =>
  Math.hypot(
    ...(['ships', 'cards'] as const).flatMap((term) =>
      BEST[term].map((best, i) => best - (found[term]?.[i] ?? 0)),
    ),
  );

describe('tuning', () => {
  test('finds better weights, shows it, and is the same again from its seed', async () => {
    const report = await tuned('whole');
    expect(distance(report?.tuned ?? {})).toBeLessThan(distance(weights) / 2);
    expect(report?.check.trials).toBe(300);
    expect(report?.better).toBe(true);
    expect(report?.way).toHaveLength(301);
    expect(report?.way[0]).toEqual(weights);
    expect(await tuned('again')).toEqual(report);
    expect((await tuned('other', { seed: 4 }))?.tuned).not.toEqual(report?.tuned);
  });

  test('that is stopped goes on where it was', async () => {
    const short = { steps: 10, checkGames: 20 };
    const whole = await tuned('short', short);
    expect(await tuned('parts', short, 21)).toBeUndefined();
    expect(await tuned('parts', short, 90)).toBeUndefined();
    expect(await tuned('parts', short)).toEqual(whole);
    expect(gamesOf({ ...plan, ...short })).toBe(100);
  });

  test('each luck is played twice, with the seats exchanged', async () => {
    const units: Unit[] = [];
    const crew = new WildCrew((unit) => {
      units.push(unit);
      return played(unit);
    });
    const header = headerOf({ kind: 'tune', game: 'made-up', rules: '1', sources: '', plan });
    const file = RunFile.open(join(folder, 'pairs.jsonl'), header);
    await tune({ ...plan, steps: 1, gamesAStep: 4, checkGames: 2 }, new Session(file, crew));
    file.close();
    const inOrder = units.toSorted((a, b) => a.number - b.number);
    expect(inOrder.map(({ seed }) => seed)).toEqual(
      '3/step 0/0,3/step 0/0,3/step 0/1,3/step 0/1,3/check/0,3/check/1'.split(','),
    );
    expect(inOrder.slice(0, 2).map(({ bots }) => bots)).toEqual([
      ['regular@20it#plus', 'regular@20it#minus'],
      ['regular@20it#minus', 'regular@20it#plus'],
    ]);
  });

  test('a game that fails ends it with its reason', async () => {
    const header = headerOf({ kind: 'tune', game: 'made-up', rules: '1', sources: '', plan });
    const file = RunFile.open(join(folder, 'fault.jsonl'), header);
    const crew = new WildCrew(({ number, seed, bots }) => ({
      unit: number,
      seed,
      bots,
      fault: 'no more ships',
    }));
    await expect(tune(plan, new Session(file, crew))).rejects.toThrow('no more ships');
    file.close();
  });
});

describe('the parts of it', () => {
  test('a table of weights becomes a point and back', () => {
    const scale = new Scale(weights);
    expect(scale.size).toBe(6);
    expect(scale.pointOf(weights)).toEqual([1, 1, 1, 1, 0, 0]);
    expect(scale.weightsAt(scale.pointOf(weights))).toEqual(weights);
    const moved = scale.weightsAt([2, 1, 1, 1, 1, 0]);
    expect(moved['ships']).toEqual([2, 1]);
    // A weight of 0 moves too, by a unit of its own.
    expect(moved['noise']?.[0]).toBeGreaterThan(0);
  });

  test('both sides of a pair lie as far from the point, and a step goes to the winner', () => {
    const ascent = new Ascent(3, 10, 'x');
    const point = [1, 2, 3];
    const { plus, minus } = ascent.pair(point, 0);
    for (const [i, x] of point.entries()) expect((plus[i] ?? 0) + (minus[i] ?? 0)).toBeCloseTo(2 * x, 9);
    expect(ascent.next(point, 0, 0.5)).toEqual(point);
    const next = ascent.next(point, 0, 1);
    for (const [i, x] of point.entries())
      expect(Math.sign((next[i] ?? 0) - x)).toBe(Math.sign((plus[i] ?? 0) - x));
  });

  test('the resting point is the mean of the second half', () => {
    expect(restingPoint([[0], [9], [2], [4]])).toEqual([3]);
  });

  test('the file is JSON, a term a line', () => {
    expect(weightsText(weights)).toBe('{\n  "ships": [1, 1],\n  "cards": [2, 0.5],\n  "noise": [0, 0]\n}\n');
  });
});
