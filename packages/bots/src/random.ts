import type { AnswerValue, Ask, Asked, Paths, Pending, Random, Value } from '@warptable/kernel';
import { playOn } from './playing.ts';
import type { Answerable } from './playing.ts';

/** What an answer must look like. */
type Shape = Pick<Ask, 'form' | 'min' | 'max' | 'after'>;

/** A legal answer, all of them equally likely; of a path, all choices at each of its forks. */
export function randomAnswer(
  { ask, options }: { readonly ask: Shape; readonly options: readonly Value[] },
  random: Random,
): AnswerValue {
  if (ask.form === 'some')
    return someOf(options, sizeOfSome(options.length, ask.min, ask.max, random), random);
  if (ask.form === 'order') return anyOrderOf(options, random);
  if (ask.form === 'path') return anyPathOf(ask, options, random);
  return options.length === 1 ? (options[0] as Value) : random.pick(options);
}

/** The same for a question in plain data. */
export function randomAnswerTo(asked: Asked, random: Random): AnswerValue {
  const { options, paths } = asked;
  return randomAnswer(
    { ask: { ...asked, after: paths && ((taken) => choicesAfter(paths, taken)) }, options },
    random,
  );
}

function choicesAfter(paths: Paths, taken: readonly Value[]): readonly Value[] {
  let from = paths;
  for (const choice of taken) from = from[choice] ?? {};
  return Object.keys(from);
}

/** Answers for all seats, of those that are asked at the same time for any of them; see `playOn`. */
export function playRandomly(game: Answerable, random: Random, limit = Infinity): number {
  return playOn(
    game,
    (pending) => {
      const next = pending.length === 1 ? (pending[0] as Pending) : random.pick(pending);
      return { seat: next.ask.seat, kind: next.ask.kind, value: randomAnswer(next, random) };
    },
    limit,
  );
}

/** How many to take, in proportion to the number of ways to take that many. */
function sizeOfSome(count: number, min: number, max: number, random: Random): number {
  const largest = Math.min(max, count);
  if (min >= largest) return min;
  let ways = 1;
  let all = 0;
  for (let size = 0; size <= largest; size++) {
    if (size >= min) all += ways;
    ways = (ways * (count - size)) / (size + 1);
  }
  let left = (random.next() / 4294967296) * all;
  ways = 1;
  for (let size = 0; size < largest; size++) {
    if (size >= min) {
      if (left < ways) return size;
      left -= ways;
    }
    ways = (ways * (count - size)) / (size + 1);
  }
  return largest;
}

/** That many of them, in their given order (selection sampling: each is taken with the chance that the rest leaves it). */
function someOf(options: readonly Value[], size: number, random: Random): readonly Value[] {
  const taken: Value[] = [];
  for (let i = 0; taken.length < size; i++) {
    if (random.below(options.length - i) < size - taken.length) taken.push(options[i] as Value);
  }
  return taken;
}

function anyPathOf(ask: Shape, options: readonly Value[], random: Random): readonly Value[] {
  const path: Value[] = [];
  for (let next = options; next.length > 0; next = ask.after?.(path) ?? []) path.push(random.pick(next));
  return path;
}

function anyOrderOf(options: readonly Value[], random: Random): readonly Value[] {
  const order = [...options];
  random.shuffle(order);
  return order;
}
