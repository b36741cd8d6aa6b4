import type { Result } from '@warptable/kernel';
import { worthOf } from '../content/index.ts';
import type { Oyster } from '../content/index.ts';
import type { Bay, Diver } from './state.ts';

/** PW 5.3: pearls, the worth of the shelf, and its last oyster once more. */
export const pointsOf = ({
  pearls,
  shelf,
}: Pick<Diver, 'pearls'> & { readonly shelf: readonly Oyster[] }) => {
  const last = shelf.at(-1);
  return {
    pearls,
    shelf: shelf.reduce((sum, oyster) => sum + worthOf(oyster), 0),
    last: last ? worthOf(last) : 0,
  };
};

export function resultOf({ divers, first }: Bay): Result {
  const breakdown = divers.map(pointsOf);
  const scores = breakdown.map(({ pearls, shelf, last }) => pearls + shelf + last);
  // PW 5.4
  const fromLamp = divers.map((_, i) => ((first ?? 0) + i) % divers.length);
  const winner = fromLamp.find((seat) => scores[seat] === Math.max(...scores))!;
  return { scores, winners: [winner], breakdown };
}
