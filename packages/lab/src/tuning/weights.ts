import type { Weights } from '@warptable/bots';
import type { Random } from '@warptable/kernel';

/** A table of weights as one list of numbers: all early weights in the order of the terms, then all late ones. */
export const listOf = (terms: readonly string[], weights: Weights): number[] =>
  [0, 1].flatMap((when) => terms.map((term) => weights[term]?.[when] ?? 0));

export const tableOf = (terms: readonly string[], list: readonly number[]): Weights =>
  Object.fromEntries(
    terms.map((term, i) => [term, [rounded(list[i] ?? 0), rounded(list[terms.length + i] ?? 0)] as const]),
  );

/** Enough digits for any weight, and few enough to read. */
const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** Another opinion: every weight from a third of what it was to three times as much. */
export function varied(weights: Weights, random: Random): Weights {
  const another = (weight: number): number => rounded(weight * 3 ** ((2 * random.next()) / 4294967296 - 1));
  return Object.fromEntries(
    Object.entries(weights).map(([term, [early, late]]) => [term, [another(early), another(late)] as const]),
  );
}

/** The file that a bot reads: one term a line. */
export function weightsText(weights: Weights): string {
  const lines = Object.entries(weights).map(
    ([term, [early, late]]) => `  ${JSON.stringify(term)}: [${early}, ${late}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
