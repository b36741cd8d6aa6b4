import { isAside } from '@warptable/kernel';
import type { AnyMatch } from './saved.ts';

/**
 * Those at a table know its record by how many entries it has, and asides do not count: some of them are nobody else's business, and a
 * number that is one more would tell. So there are two numbers for a place in the record: how many entries really stand before it, and
 * how many are told to. `asides` are the places of those that are not, in their order.
 */
export type Asides = readonly number[];

/** With those that stand in the record from here on. What is before is as it was. */
export const withAsidesFrom = (asides: Asides, { entries, firstEntry }: AnyMatch, from: number): Asides => [
  ...asides.filter((at) => at < from),
  ...entries.flatMap((entry, i) => (firstEntry + i >= from && isAside(entry) ? firstEntry + i : [])),
];

export const toldNumber = (asides: Asides, at: number): number => {
  let told = at;
  for (const aside of asides) if (aside < at) told--;
  return told;
};

/** As far into the record as can be meant by what was told: asides that follow are part of it. */
export const meantNumber = (asides: Asides, told: number): number => {
  let at = told;
  for (const aside of asides) if (aside <= at) at++;
  return at;
};
