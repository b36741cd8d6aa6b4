import { Z95 } from './normal.ts';
import type { Interval } from './shares.ts';

export interface Spread {
  readonly count: number;
  readonly min: number;
  readonly tenth: number;
  readonly median: number;
  readonly mean: number;
  readonly ninetieth: number;
  readonly max: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return {
    count: sorted.length,
    min: at(0),
    tenth: at(0.1),
    median: at(0.5),
    mean: meanOf(sorted),
    ninetieth: at(0.9),
    max: at(1),
  };
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / Math.max(1, numbers.length);

export interface Mean extends Interval {
  readonly mean: number;
  /** The standard error of the mean; of fewer than two numbers nothing is known, and it is 0. */
  readonly error: number;
  readonly count: number;
}

/** What is counted in whole numbers is never surer than their rounding: the standard deviation of a number that is anywhere between two of them. */
const ROUNDING = 1 / Math.sqrt(12);

/** The mean with its 95 % interval. Numbers that are all equal are few, not certain. */
export function meanWithInterval(numbers: readonly number[]): Mean {
  const mean = meanOf(numbers);
  const count = numbers.length;
  const squares = sumOf(numbers.map((number) => (number - mean) ** 2));
  const deviation = Math.max(ROUNDING, Math.sqrt(squares / Math.max(1, count - 1)));
  const error = count < 2 ? 0 : deviation / Math.sqrt(count);
  return { mean, error, count, low: mean - Z95 * error, high: mean + Z95 * error };
}

export interface Histogram {
  /** Where the first bar begins, and how wide each is. */
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

const ROUND_WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000];

/** At most this many bars of a round width. */
export function histogramOf(numbers: readonly number[], bars = 24): Histogram {
  const min = numbers.reduce((a, b) => Math.min(a, b), Infinity);
  const max = numbers.reduce((a, b) => Math.max(a, b), -Infinity);
  if (numbers.length === 0) return { from: 0, width: 1, counts: [] };
  const barsOf = (width: number): number => Math.floor(max / width) - Math.floor(min / width) + 1;
  const width = ROUND_WIDTHS.find((one) => barsOf(one) <= bars) ?? (max - min) / (bars - 1);
  const first = Math.floor(min / width);
  const counts = Array.from({ length: barsOf(width) }, () => 0);
  for (const number of numbers) {
    const bar = Math.floor(number / width) - first;
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { from: first * width, width, counts };
}
