import { describe, expect, test } from 'vitest';
import { tallyOf } from '../src/counting/tally.ts';
import { playUnit } from '../src/units/play.ts';
import type { Played } from '../src/units/unit.ts';
import { findReef, unit } from './reef.ts';

const simulated = (number: number): Played =>
  playUnit(unit(number, { resultOnly: true }), findReef) as Played;

describe('the tally', () => {
  const game = {
    seed: '1',
    bots: ['random', 'random'],
    decisions: 10,
    scores: [3, 9],
    labels: ['red', 'blue'],
    thinking: [],
  };

  test('does not depend on the order of the games', () => {
    const games = Array.from({ length: 9 }, (_, i) => simulated(i));
    expect(tallyOf(games.toReversed())).toEqual(tallyOf(games));
  });

  test('gives each winner of a tie its part', () => {
    const tally = tallyOf([
      { ...game, unit: 1, winners: [1] },
      { ...game, unit: 2, winners: [0, 1] },
    ]);
    expect(tally.seats).toEqual([
      { played: 2, wins: 0.5 },
      { played: 2, wins: 1.5 },
    ]);
    expect(tally.labels).toEqual({ blue: { played: 2, wins: 1.5 }, red: { played: 2, wins: 0.5 } });
    expect(tally).toMatchObject({ games: 2, decisions: 20, scores: { min: 3, mean: 6, max: 9 } });
  });

  test('an automatic opponent has a seat behind the table, and no label', () => {
    const tally = tallyOf([{ ...game, unit: 1, winners: [1], labels: ['red'] }]);
    expect(tally.seats).toHaveLength(2);
    expect(Object.keys(tally.labels)).toEqual(['red']);
  });
});
