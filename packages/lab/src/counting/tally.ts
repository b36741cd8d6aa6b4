import { spreadOf, sumOf } from '../statistics/spread.ts';
import type { Spread } from '../statistics/spread.ts';
import { wonBy } from '../units/unit.ts';
import type { Played } from '../units/unit.ts';

export interface WinCount {
  /** How often it took part. */
  readonly played: number;
  /** A win shared by n players counts 1/n for each. */
  readonly wins: number;
}

export interface Tally {
  readonly games: number;
  readonly decisions: number;
  readonly length: Spread;
  readonly scores: Spread;
  readonly seats: readonly WinCount[];
  readonly labels: Readonly<Record<string, WinCount>>;
}

/** Counts up games. The order in which they come does not matter. */
export function tallyOf(games: readonly Played[]): Tally {
  const inOrder = games.toSorted((a, b) => a.unit - b.unit);
  const seats: WinCount[] = [];
  const labels = new Map<string, WinCount>();
  for (const game of inOrder) {
    for (const seat of game.scores.keys()) {
      const won = wonBy(game, seat);
      seats[seat] = plus(seats[seat], won);
      const name = game.labels?.[seat];
      if (name !== undefined) labels.set(name, plus(labels.get(name), won));
    }
  }
  const names = [...labels.keys()].toSorted();
  return {
    games: inOrder.length,
    decisions: sumOf(inOrder.map(({ decisions }) => decisions)),
    length: spreadOf(inOrder.map(({ decisions }) => decisions)),
    scores: spreadOf(inOrder.flatMap(({ scores }) => scores)),
    seats,
    labels: Object.fromEntries(names.map((name) => [name, labels.get(name) ?? { played: 0, wins: 0 }])),
  };
}

const plus = (share: WinCount | undefined, won: number): WinCount => ({
  played: (share?.played ?? 0) + 1,
  wins: (share?.wins ?? 0) + won,
});
