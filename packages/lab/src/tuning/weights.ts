import type { Weights } from '@warptable/bots';
import type { Point } from './spsa.ts';

/** A table of weights as a list of numbers, and back: a unit is as large as the weight itself, or at least as a small one. */
export class Scale {
  private readonly terms: readonly string[];
  private readonly units: readonly number[];

  constructor(base: Weights) {
    this.terms = Object.keys(base);
    const numbers = this.numbersOf(base);
    const sizes = numbers.map(Math.abs).toSorted((a, b) => a - b);
    const least = (sizes[Math.floor(sizes.length / 2)] ?? 1) / 4 || 1;
    this.units = numbers.map((number) => Math.max(Math.abs(number), least));
  }

  get size(): number {
    return this.units.length;
  }

  pointOf(weights: Weights): Point {
    return this.numbersOf(weights).map((number, i) => number / (this.units[i] ?? 1));
  }

  weightsAt(point: Point): Weights {
    const at = (i: number): number => rounded((point[i] ?? 0) * (this.units[i] ?? 1));
    return Object.fromEntries(this.terms.map((term, i) => [term, [at(2 * i), at(2 * i + 1)] as const]));
  }

  private numbersOf(weights: Weights): number[] {
    return this.terms.flatMap((term) => [...(weights[term] ?? [0, 0])]);
  }
}

/** Enough digits for any weight, and few enough to read. */
const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** The file that a bot reads: one term a line. */
export function weightsText(weights: Weights): string {
  const lines = Object.entries(weights).map(
    ([term, [early, late]]) => `  ${JSON.stringify(term)}: [${early}, ${late}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
