import type { AnswerValue, Pending, Random, Value } from '@warptable/kernel';
import type { WarpTable } from './arrange.ts';

/** Any legal answer. */
export function anyAnswer({ ask, options }: Pending, random: Random): AnswerValue {
  if (ask.form === 'order') return inAnyOrder(options, random);
  if (ask.form === 'some') {
    const most = Math.min(ask.most, options.length);
    const chosen = inAnyOrder(options, random).slice(0, ask.least + random.below(most - ask.least + 1));
    return options.filter((value) => chosen.includes(value));
  }
  return ask.form === 'path' ? anyPath(ask.after!, options, random) : random.pick(options);
}

function inAnyOrder(options: readonly Value[], random: Random): Value[] {
  const all = [...options];
  random.shuffle(all);
  return all;
}

function anyPath(
  after: NonNullable<Pending['ask']['after']>,
  first: readonly Value[],
  random: Random,
): Value[] {
  const path: Value[] = [];
  for (let next = first; next.length > 0; next = after(path)) path.push(random.pick(next));
  return path;
}

/** Answers at random, until the game is over or so many answers are given; `look` sees the table after each of them. */
export function playRandomly(
  table: WarpTable,
  random: Random,
  most: number,
  look: (answers: number) => void = () => {},
): WarpTable {
  for (let n = 1; n <= most && !table.match.over; n++) {
    const pending = random.pick(table.match.pending);
    table.answer(pending.ask.kind, anyAnswer(pending, random), pending.ask.seat);
    look(n);
  }
  return table;
}
