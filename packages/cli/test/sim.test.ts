import { describe, expect, test } from 'vitest';
import { playRandomGame } from '../src/simulation/random-game.ts';
import { spreadOf, tallyOf } from '../src/simulation/tally.ts';
import { lanterns } from './lanterns.ts';

const options = { long: 'off' };

describe('a random game', () => {
  test('follows from its seed', () => {
    const game = playRandomGame(lanterns, options, 3, 5);
    expect(playRandomGame(lanterns, options, 3, 5)).toEqual(game);
    expect(playRandomGame(lanterns, options, 3, 6)).not.toEqual({ ...game, seed: 6 });
    expect(game.labels).toEqual(['red', 'blue', 'gold']);
    expect(game.decisions).toBeGreaterThan(20);
  });
});

describe('the tally', () => {
  const outcome = { decisions: 10, scores: [3, 9], labels: ['red', 'blue'] };

  test('does not depend on the order of the games', () => {
    const games = Array.from({ length: 9 }, (_, i) => playRandomGame(lanterns, options, 3, i));
    expect(tallyOf(games.toReversed())).toEqual(tallyOf(games));
  });

  test('gives each winner of a tie its part', () => {
    const tally = tallyOf([
      { ...outcome, seed: 1, winners: [1] },
      { ...outcome, seed: 2, winners: [0, 1] },
    ]);
    expect(tally.seats).toEqual([
      { played: 2, wins: 0.5 },
      { played: 2, wins: 1.5 },
    ]);
    expect(tally.labels).toEqual({ blue: { played: 2, wins: 1.5 }, red: { played: 2, wins: 0.5 } });
    expect(tally).toMatchObject({ games: 2, decisions: 20 });
  });

  test('an automatic opponent has a seat behind the table, and no label', () => {
    const tally = tallyOf([{ seed: 1, decisions: 5, scores: [3, 8], winners: [1], labels: ['red'] }]);
    expect(tally.seats).toHaveLength(2);
    expect(Object.keys(tally.labels)).toEqual(['red']);
  });

  test('spreads', () => {
    const numbers = Array.from({ length: 101 }, (_, i) => 100 - i);
    expect(spreadOf(numbers)).toEqual({
      least: 0,
      tenth: 10,
      median: 50,
      mean: 50,
      ninetieth: 90,
      most: 100,
    });
    expect(spreadOf([7])).toMatchObject({ least: 7, median: 7, most: 7 });
  });
});
