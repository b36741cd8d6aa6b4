import { Random } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { ratingsOf } from '../src/statistics/elo.ts';
import type { RatedGame } from '../src/statistics/elo.ts';
import { holm } from '../src/statistics/holm.ts';
import { twoSided } from '../src/statistics/normal.ts';
import { SequentialTest } from '../src/statistics/sequential.ts';
import {
  chanceOfDifference,
  chanceOfShare,
  intervalOfDifference,
  shareOf,
  wilson,
} from '../src/statistics/shares.ts';
import type { Interval } from '../src/statistics/shares.ts';
import { histogramOf, meanWithInterval, spreadOf } from '../src/statistics/spread.ts';

const rounded = ({ low, high }: Interval): Interval => ({ low: digits(low), high: digits(high) });
const digits = (number: number): number => Math.round(number * 10_000) / 10_000;

test('the normal distribution', () => {
  expect(twoSided(0)).toBeCloseTo(1, 6);
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 6);
  expect(twoSided(-2.575829)).toBeCloseTo(0.01, 6);
  expect(twoSided(4)).toBeCloseTo(6.334e-5, 8);
});

describe("Wilson's interval", () => {
  test('is as it stands in the books', () => {
    expect(rounded(wilson(8, 10))).toEqual({ low: 0.4902, high: 0.9433 });
    expect(rounded(wilson(0, 20))).toEqual({ low: 0, high: 0.1611 });
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test.each([
    [20, 0.25],
    [50, 0.5],
    [100, 0.1],
    [200, 0.7],
  ])('of %i trials holds a share of %f about 19 times out of 20', (trials, share) => {
    let chance = (1 - share) ** trials;
    let held = 0;
    for (let wins = 0; wins <= trials; wins++) {
      const { low, high } = wilson(wins, trials);
      if (low <= share && share <= high) held += chance;
      chance *= ((trials - wins) / (wins + 1)) * (share / (1 - share));
    }
    expect(held).toBeGreaterThan(0.925);
    expect(held).toBeLessThan(0.975);
  });

  test('and the test that belongs to it agree', () => {
    for (const fair of [0.2, 0.25, 0.3, 0.34, 0.36, 0.4, 0.45]) {
      const share = shareOf(29.5, 100);
      const isOutside = fair < share.low || fair > share.high;
      expect(chanceOfShare(share, fair) < 0.05).toBe(isOutside);
    }
  });
});

describe('two shares', () => {
  test("Newcombe's example: 56 of 70 and 48 of 80", () => {
    const interval = intervalOfDifference(shareOf(48, 80), shareOf(56, 70));
    expect(rounded(interval)).toEqual({ low: 0.0524, high: 0.3339 });
  });

  test('are judged by the pooled test, and not at all if there are few', () => {
    expect(chanceOfDifference(shareOf(56, 70), shareOf(48, 80))).toBeCloseTo(0.00784, 3);
    expect(chanceOfDifference(shareOf(3, 4), shareOf(0, 4))).toBe(1);
    expect(chanceOfShare(shareOf(8, 8), 0.25)).toBe(1);
  });
});

describe('Holm', () => {
  test('takes the smallest first, each at its own level', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true]);
    expect(holm([0.013, 0.04, 0.03])).toEqual([true, false, false]);
    expect(holm([0.04])).toEqual([true]);
    expect(holm([])).toEqual([]);
  });

  test('flags anything in one of twenty tables at most, if nothing is off', () => {
    const random = new Random('holm');
    let tables = 0;
    for (let i = 0; i < 2000; i++) {
      const chances = Array.from({ length: 16 }, () => random.next() / 4294967296);
      if (holm(chances).includes(true)) tables++;
    }
    expect(tables / 2000).toBeLessThan(0.065);
    expect(tables / 2000).toBeGreaterThan(0.03);
  });
});

describe('the sequential test', () => {
  const run = (share: number, seed: string): SequentialTest => {
    const random = new Random(seed);
    const sequential = new SequentialTest({ low: 0.6, high: 0.75 });
    for (let i = 0; i < 5000 && !sequential.verdict; i++) {
      sequential.add(random.next() / 4294967296 < share ? 1 : 0);
    }
    return sequential;
  };
  const verdicts = (share: number): string[] =>
    Array.from({ length: 400 }, (_, i) => run(share, `${share}/${i}`).verdict ?? 'open');

  test('errs in one of twenty matches at most', () => {
    expect(verdicts(0.6).filter((verdict) => verdict === 'high').length / 400).toBeLessThan(0.05);
    expect(verdicts(0.75).filter((verdict) => verdict === 'low').length / 400).toBeLessThan(0.05);
  });

  test('stops early where it is clear', () => {
    const { verdict, games } = run(0.9, 'clear');
    expect(verdict).toBe('high');
    expect(games).toBeLessThan(60);
  });

  test('decides nothing more after the verdict', () => {
    const sequential = run(0.9, 'clear');
    const { games, evidence } = sequential;
    sequential.add(0);
    expect(sequential).toMatchObject({ games, evidence, verdict: 'high' });
  });

  test('a shared win weighs as much as half a win and half a loss', () => {
    const evidence = (...outcomes: number[]): number => {
      const sequential = new SequentialTest({ low: 0.6, high: 0.75 });
      for (const outcome of outcomes) sequential.add(outcome);
      return sequential.evidence;
    };
    expect(evidence(0.5, 0.5)).toBeCloseTo(evidence(1, 0), 9);
  });
});

describe('Elo', () => {
  const duel = (wins: number, losses: number): RatedGame[] => [
    ...Array.from({ length: wins }, () => ({ seats: [1, 1], wins: [0, 1] })),
    ...Array.from({ length: losses }, () => ({ seats: [1, 1], wins: [1, 0] })),
  ];

  test('ten wins to one loss are 400 points', () => {
    const [first, second] = ratingsOf(2, duel(10_000, 1000));
    expect(first).toEqual({ elo: 0, low: 0, high: 0 });
    expect(second?.elo).toBeCloseTo(400, -1);
    expect(second?.low).toBeLessThan(400);
    expect(second?.high).toBeGreaterThan(400);
  });

  test('somebody who always wins has a finite rating with a wide interval', () => {
    const second = ratingsOf(2, duel(100, 0))[1];
    expect(second?.elo).toBeGreaterThan(600);
    expect(second?.elo).toBeLessThan(1000);
    expect((second?.high ?? 0) - (second?.low ?? 0)).toBeGreaterThan(400);
  });

  test('finds the strengths behind games of four seats', () => {
    const strengths = [1, 2, 4];
    const random = new Random('elo');
    const games = Array.from({ length: 6000 }, (_, i) => {
      const seats = [0, 1, 2].map((player) => (player === i % 3 ? 2 : 1));
      const powers = seats.map((count, player) => count * (strengths[player] ?? 1));
      let left = (random.next() / 4294967296) * powers.reduce((a, b) => a + b, 0);
      const winner = powers.findIndex((power) => (left -= power) < 0);
      return { seats, wins: seats.map((_, player) => (player === winner ? 1 : 0)) };
    });
    const [, second, third] = ratingsOf(3, games);
    const points = (ratio: number): number => 400 * Math.log10(ratio);
    expect(second?.low).toBeLessThan(points(2));
    expect(second?.high).toBeGreaterThan(points(2));
    expect(third?.low).toBeLessThan(points(4));
    expect(third?.high).toBeGreaterThan(points(4));
    expect((third?.high ?? 0) - (third?.low ?? 0)).toBeLessThan(60);
  });

  test('the interval holds the truth about 19 times out of 20', () => {
    const random = new Random('coverage');
    let held = 0;
    for (let i = 0; i < 300; i++) {
      const wins = Array.from({ length: 80 }, () => (random.below(3) < 2 ? 1 : 0)).filter(Boolean).length;
      const rating = ratingsOf(2, duel(wins, 80 - wins))[1];
      const truth = 400 * Math.log10(2);
      if (rating && rating.low <= truth && truth <= rating.high) held++;
    }
    expect(held / 300).toBeGreaterThan(0.91);
    expect(held / 300).toBeLessThan(0.99);
  });

  test('a bot alone stands at 0', () => {
    expect(ratingsOf(1, [{ seats: [4], wins: [1] }])).toEqual([{ elo: 0, low: 0, high: 0 }]);
  });
});

describe('spreads', () => {
  test('of numbers in any order', () => {
    const numbers = Array.from({ length: 101 }, (_, i) => 100 - i);
    expect(spreadOf(numbers)).toEqual({
      count: 101,
      min: 0,
      tenth: 10,
      median: 50,
      mean: 50,
      ninetieth: 90,
      max: 100,
    });
  });

  test('a mean has an interval', () => {
    const { mean, low, high } = meanWithInterval([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(2.5)) / Math.sqrt(5), 3);
    expect(mean - low).toBeCloseTo(high - mean, 9);
    const equal = meanWithInterval([7, 7, 7, 7]);
    expect(equal.high - equal.low).toBeGreaterThan(0.5);
  });

  test('histograms have few bars of a round width, and lose nothing', () => {
    const { from, width, counts } = histogramOf([3, 17, 18, 199, -4]);
    expect({ from, width }).toEqual({ from: -10, width: 10 });
    expect(counts.length).toBeLessThanOrEqual(24);
    expect(counts.reduce((a, b) => a + b, 0)).toBe(5);
    expect(counts.slice(0, 3)).toEqual([1, 1, 2]);
    expect(histogramOf([]).counts).toEqual([]);
  });
});
