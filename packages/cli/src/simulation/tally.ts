import type { Outcome } from './random-game.ts';

export interface Spread {
  readonly least: number;
  readonly tenth: number;
  readonly median: number;
  readonly mean: number;
  readonly ninetieth: number;
  readonly most: number;
}

export interface Share {
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
  readonly seats: readonly Share[];
  readonly labels: Readonly<Record<string, Share>>;
}

/** Counts up games. The order in which they come does not matter. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
  const inOrder = outcomes.toSorted((a, b) => a.seed - b.seed);
  const seats: Share[] = [];
  const labels = new Map<string, Share>();
  for (const { scores, winners, labels: names } of inOrder) {
    for (const seat of scores.keys()) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      seats[seat] = plus(seats[seat], won);
      const name = names[seat];
      if (name !== undefined) labels.set(name, plus(labels.get(name), won));
    }
  }
  const names = [...labels.keys()].toSorted();
  return {
    games: inOrder.length,
    decisions: inOrder.reduce((sum, { decisions }) => sum + decisions, 0),
    length: spreadOf(inOrder.map(({ decisions }) => decisions)),
    scores: spreadOf(inOrder.flatMap(({ scores }) => scores)),
    seats,
    labels: Object.fromEntries(names.map((name) => [name, labels.get(name) ?? { played: 0, wins: 0 }])),
  };
}

const plus = (share: Share | undefined, won: number): Share => ({
  played: (share?.played ?? 0) + 1,
  wins: (share?.wins ?? 0) + won,
});

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const mean = sorted.reduce((sum, n) => sum + n, 0) / Math.max(1, sorted.length);
  return {
    least: at(0),
    tenth: at(0.1),
    median: at(0.5),
    mean: rounded(mean),
    ninetieth: at(0.9),
    most: at(1),
  };
}

/** Two decimals: enough for people, and the same on every machine. */
export const rounded = (n: number): number => Math.round(n * 100) / 100;
