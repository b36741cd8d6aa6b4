import { histogramOf, spreadOf, sumOf } from '../statistics/spread.ts';
import type { Histogram, Spread } from '../statistics/spread.ts';
import type { Played } from '../units/unit.ts';

export interface Measure {
  readonly name: string;
  readonly spread: Spread;
  readonly histogram: Histogram;
}

/** How games went: their scores and their length. */
export interface GameStats {
  readonly measures: readonly Measure[];
  /** Games with more than one winner. */
  readonly shared: number;
  /** How often the rules failed in determinized worlds of bots: the rules or `determinize` have a fault. */
  readonly worldFaults: number;
}

export function gameStatsOf(games: readonly Played[]): GameStats {
  const rounds = games.flatMap(({ findings }) => (findings ? [findings.rounds] : []));
  const margins = games.filter(({ scores }) => scores.length > 1).map(({ scores }) => marginOf(scores));
  const all: readonly (readonly [string, readonly number[]])[] = [
    ['score of a seat', games.flatMap(({ scores }) => scores)],
    ['lead of the best over the second', margins],
    ['rounds of a game', rounds],
    ['decisions of a game', games.map(({ decisions }) => decisions)],
  ];
  return {
    measures: all
      .filter(([, numbers]) => numbers.length > 0)
      .map(([name, numbers]) => ({ name, spread: spreadOf(numbers), histogram: histogramOf(numbers) })),
    shared: games.filter(({ winners }) => winners.length > 1).length,
    worldFaults: sumOf(games.flatMap(({ thinking }) => thinking.map(({ faults = 0 }) => faults))),
  };
}

function marginOf(scores: readonly number[]): number {
  const [best = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return best - second;
}
