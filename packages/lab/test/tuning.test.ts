import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@warptable/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerOf, RunFile } from '../src/running/run-file.ts';
import { LabRun } from '../src/running/session.ts';
import { fitted, foretoldBy } from '../src/tuning/regression.ts';
import { gamesOf, tune } from '../src/tuning/tune.ts';
import type { TuningPlan, TuningReport } from '../src/tuning/tune.ts';
import { listOf, tableOf, varied, weightsText } from '../src/tuning/weights.ts';
import type { Played, Unit, UnitResult } from '../src/units/unit.ts';
import { WildCrew } from './reef.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-tune-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const terms = ['ships', 'cards', 'nothing'];
const weights = { ships: [1, 1], cards: [1, 1], nothing: [1, 1] } as const;
/** What the terms are really worth in the made-up game; `nothing` is worth nothing. */
const WORTH = [3, 0.5, 0];
const TRUTH = { ships: [3, 3], cards: [0.5, 0.5], nothing: [0, 0] } as const;

const plan: TuningPlan = {
  game: 'made-up',
  options: {},
  seats: 2,
  bot: 'regular@20it',
  terms,
  weights,
  rounds: 2,
  gamesARound: 150,
  checkGames: 200,
  seed: 3,
};

/**
 * A made-up game. To learn from: at the end everybody has what the terms were worth, and luck. In the check: who knows better what
 * they are worth has more.
 */
function played({ number, seed, bots, tables, samples: areWanted }: Unit): Played {
  const random = new Random(`${seed}/luck`);
  const values = bots.map(() => terms.map(() => random.below(6)));
  const scores = bots.map((bot, seat) => {
    const own = listOf(terms, tables?.[bot.replace(/.*#/, '')] ?? {});
    const worth = areWanted
      ? WORTH.map((weight, i) => weight * (values[seat]?.[i] ?? 0))
      : WORTH.map((weight, i) => -Math.abs(weight - (own[i] ?? 0)));
    return worth.reduce((a, b) => a + b, 0) + (6 * random.next()) / 4294967296;
  });
  const winner = scores.indexOf(Math.max(...scores));
  const samples = [0, 0.5, 1].map((late) => ({ late, terms: values }));
  const result = { unit: number, seed, bots, scores, winners: [winner], decisions: 1, thinking: [] };
  return areWanted ? { ...result, samples } : result;
}

async function tuned(
  name: string,
  more: Partial<TuningPlan> = {},
  stopAt = Infinity,
  play: (unit: Unit) => UnitResult = played,
): Promise<TuningReport | undefined> {
  const own = { ...plan, ...more };
  const header = headerOf({ kind: 'tune', game: 'made-up', rules: '1', sources: '', plan: own });
  const file = RunFile.open(join(folder, `${name}.jsonl`), header);
  const stop = new AbortController();
  const onProgress = (done: number): void => (done >= stopAt ? stop.abort() : undefined);
  try {
    return await tune(own, new LabRun(file, new WildCrew(play), { signal: stop.signal, onProgress }));
  } finally {
    file.close();
  }
}

describe('tuning', () => {
  test('finds better weights, shows it, and is the same again from its seed', async () => {
    const report = await tuned('whole');
    expect(report?.tuned['ships']?.[0]).toBeCloseTo(TRUTH.ships[0], 0);
    expect(report?.tuned['cards']?.[0]).toBeCloseTo(TRUTH.cards[0], 0);
    expect(Math.abs(report?.tuned['nothing']?.[0] ?? 9)).toBeLessThan(0.5);
    expect(report?.rounds).toHaveLength(2);
    expect(report?.rounds[0]?.after).toBeGreaterThan(report?.rounds[0]?.before ?? 1);
    expect(report?.check.trials).toBe(200);
    expect(report?.better).toBe(true);
    expect(await tuned('again')).toEqual(report);
    expect((await tuned('other', { seed: 4 }))?.tuned).not.toEqual(report?.tuned);
  });

  test('that is stopped goes on where it was', async () => {
    const short = { rounds: 2, gamesARound: 20, checkGames: 10 };
    const whole = await tuned('short', short);
    expect(await tuned('parts', short, 11)).toBeUndefined();
    expect(await tuned('parts', short, 43)).toBeUndefined();
    expect(await tuned('parts', short)).toEqual(whole);
    // Ten games prove nothing.
    expect(whole?.better).toBe(false);
    expect(gamesOf({ ...plan, ...short })).toBe(50);
  });

  test('everybody learns with another opinion; in the check the tables exchange their seats', async () => {
    const units: Unit[] = [];
    await tuned('units', { rounds: 1, gamesARound: 10, checkGames: 2 }, Infinity, (unit) => {
      units.push(unit);
      return played(unit);
    });
    const inOrder = units.toSorted((a, b) => a.number - b.number);
    expect(new Set(units.map(({ seed }) => seed)).size).toBe(12);
    const [lesson] = inOrder;
    expect(lesson?.bots).toEqual(['regular@20it#opinion 0', 'regular@20it#opinion 1']);
    expect(lesson?.tables?.['opinion 0']).not.toEqual(lesson?.tables?.['opinion 1']);
    expect(inOrder.slice(10).map(({ bots }) => bots)).toEqual([
      ['regular@20it#tuned', 'regular@20it#before'],
      ['regular@20it#before', 'regular@20it#tuned'],
    ]);
  });

  test('a game that fails ends it with its reason', async () => {
    const failing = ({ number, seed, bots }: Unit): UnitResult => ({
      unit: number,
      seed,
      bots,
      fault: 'no more ships',
    });
    await expect(tuned('fault', {}, Infinity, failing)).rejects.toThrow('no more ships');
  });
});

describe('the regression', () => {
  const game = (
    unit: number,
    late: number,
    terms: readonly number[][],
    scores: readonly number[],
  ): Played => ({
    unit,
    seed: '',
    bots: [],
    scores,
    winners: [],
    decisions: 0,
    thinking: [],
    samples: [{ late, terms }],
  });

  /** Early in the game a term is worth 2 points, late it is worth 1. */
  const games = Array.from({ length: 400 }, (_, i) => {
    const random = new Random(i);
    const late = (i % 5) / 4;
    const values = [random.below(9), random.below(9), random.below(9)];
    return game(
      i,
      late,
      values.map((value) => [value]),
      values.map((value) => 30 + value * (2 - late)),
    );
  });

  test('finds early and late weights, whatever all have in common', () => {
    const { weights: found, foretold } = fitted([0, 0], games);
    expect(found[0]).toBeCloseTo(2, 1);
    expect(found[1]).toBeCloseTo(1, 1);
    expect(foretold).toBeGreaterThan(0.99);
    expect(foretoldBy([2, 1], games)).toBeCloseTo(1, 6);
    expect(foretoldBy([0, 0], games)).toBe(0);
  });

  test('keeps what the games say nothing of', () => {
    const silent = games.map(({ scores, samples }, i) => {
      const [sample] = samples ?? [];
      return game(i, sample?.late ?? 0, sample?.terms.map(([value = 0]) => [value, 7]) ?? [], scores);
    });
    const { weights: found } = fitted([0, 0.3, 0, -0.4], silent);
    expect(found[1]).toBeCloseTo(0.3, 6);
    expect(found[3]).toBeCloseTo(-0.4, 6);
    expect(found[0]).toBeCloseTo(2, 1);
  });

  test('mistrusts few games with much luck', () => {
    const noisy = games.slice(0, 12).map((one, i) => ({
      ...one,
      scores: one.scores.map((_, seat) => new Random(`${i}/${seat}`).below(60)),
    }));
    const { weights: found } = fitted([2, 1], noisy);
    expect(Math.abs((found[0] ?? 0) - 2)).toBeLessThan(1.5);
  });
});

describe('tables of weights', () => {
  test('become a list and back', () => {
    expect(listOf(terms, { ...TRUTH, cards: [0.5, 2] })).toEqual([3, 0.5, 0, 3, 2, 0]);
    expect(tableOf(terms, listOf(terms, TRUTH))).toEqual(TRUTH);
    expect(listOf(['unknown'], TRUTH)).toEqual([0, 0]);
  });

  test('an opinion is a third to three times as much', () => {
    const random = new Random('opinion');
    const factors = Array.from({ length: 200 }, () => varied(weights, random)).flatMap((table) =>
      Object.values(table).flat(),
    );
    expect(Math.min(...factors)).toBeGreaterThan(0.33);
    expect(Math.max(...factors)).toBeLessThanOrEqual(3);
    expect(factors.filter((factor) => factor < 1).length / factors.length).toBeCloseTo(0.5, 1);
  });

  test('the file is JSON, a term a line', () => {
    expect(weightsText(TRUTH)).toBe(
      '{\n  "ships": [3, 3],\n  "cards": [0.5, 0.5],\n  "nothing": [0, 0]\n}\n',
    );
  });
});
