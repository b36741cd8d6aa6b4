import { Chance } from '../flow.ts';
import type { Flow } from '../flow.ts';

/** `count` dice with faces 1 to `sides`. */
export function* roll(purpose: string, count: number, sides = 6): Flow<number[]> {
  if (count === 0) return [];
  if (sides < 1) throw new Error(`dead end: dice without faces for '${purpose}'`);
  const rolled = (yield new Chance(purpose, Array<number>(count).fill(sides))) as readonly number[];
  return rolled.map((face) => face + 1);
}

/** A whole number from 0 to `below - 1`. */
export function* drawNumber(purpose: string, below: number): Flow<number> {
  if (below === 1) return 0;
  if (below < 1) throw new Error(`dead end: nothing to draw from for '${purpose}'`);
  const [drawn] = (yield new Chance(purpose, [below])) as readonly number[];
  return drawn!;
}

/** Shuffles in place. */
export function* shuffle<T>(purpose: string, pile: T[]): Flow {
  if (pile.length < 2) return;
  const swaps = (yield new Chance(purpose, shuffleBounds(pile.length))) as readonly number[];
  applyShuffle(pile, swaps);
}

/** The swaps of a Fisher-Yates shuffle: for i from n-1 down to 1, a partner from 0 to i. */
export function applyShuffle<T>(pile: T[], swaps: readonly number[]): void {
  for (let i = pile.length - 1, k = 0; i > 0; i--, k++) {
    const j = swaps[k]!;
    const held = pile[i]!;
    pile[i] = pile[j]!;
    pile[j] = held;
  }
}

/** The swaps that would turn `from` into `to`; both hold the same different things. For scripts of tests. */
export function swapsTo<T>(from: readonly T[], to: readonly T[]): number[] {
  const pile = [...from];
  const swaps: number[] = [];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = pile.lastIndexOf(to[i]!, i);
    if (j < 0) throw new Error('swapsTo: the two piles do not hold the same things');
    swaps.push(j);
    [pile[i], pile[j]] = [pile[j]!, pile[i]!];
  }
  return swaps;
}

const boundsBySize: number[][] = [];

function shuffleBounds(size: number): readonly number[] {
  let bounds = boundsBySize[size];
  if (!bounds) {
    bounds = [];
    for (let i = size; i > 1; i--) bounds.push(i);
    boundsBySize[size] = bounds;
  }
  return bounds;
}
