import { randomAnswer } from '@warptable/bots';
import type { Random } from '@warptable/kernel';
import type { WarpTable } from './arrange.ts';

/** Answers at random, until the game is over or so many answers are given; `look` sees the table after each of them. */
export function playRandomly(
  table: WarpTable,
  random: Random,
  max: number,
  look: (answers: number) => void = () => {},
): WarpTable {
  for (let n = 1; n <= max && !table.match.over; n++) {
    const pending = random.pick(table.match.pending);
    table.answer(pending.ask.kind, randomAnswer(pending, random), pending.ask.seat);
    look(n);
  }
  return table;
}
