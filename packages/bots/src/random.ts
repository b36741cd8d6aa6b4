import type {
  AnswerValue,
  Ask,
  Asked,
  GameEvent,
  Match,
  Paths,
  Pending,
  Playable,
  Random,
  Value,
} from '@warptable/kernel';

/** What an answer must look like. */
type Shape = Pick<Ask, 'form' | 'least' | 'most' | 'after'>;

/** A legal answer, all of them equally likely; of a path, all choices at each of its forks. */
export function randomAnswer(
  { ask, options }: { readonly ask: Shape; readonly options: readonly Value[] },
  random: Random,
): AnswerValue {
  if (ask.form === 'some')
    return someOf(options, sizeOfSome(options.length, ask.least, ask.most, random), random);
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

/**
 * Answers for all seats, of those that are asked at the same time for any of them, until the game is over or `limit` answers
 * are given. Returns their number.
 */
export function playRandomly<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  random: Random,
  limit = Infinity,
): number {
  let answers = 0;
  while (answers < limit && match.pending.length > 0) {
    const { pending } = match;
    const next = pending.length === 1 ? (pending[0] as Pending) : random.pick(pending);
    match.answer({ seat: next.ask.seat, kind: next.ask.kind, value: randomAnswer(next, random) });
    answers++;
  }
  return answers;
}

/** How many to take, in proportion to the number of ways to take that many. */
function sizeOfSome(count: number, least: number, most: number, random: Random): number {
  const largest = Math.min(most, count);
  if (least >= largest) return least;
  let ways = 1;
  let all = 0;
  for (let size = 0; size <= largest; size++) {
    if (size >= least) all += ways;
    ways = (ways * (count - size)) / (size + 1);
  }
  let left = (random.next() / 4294967296) * all;
  ways = 1;
  for (let size = 0; size < largest; size++) {
    if (size >= least) {
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
