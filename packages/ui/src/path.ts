import type { AnswerValue, Asked, Paths, Value } from '@warptable/kernel';

// A `path` is a question whose choices depend on each other (a card, its use, a place). It is walked from fork to fork; what was
// taken on the way is the draft, and the whole of it is the answer.

/** What may follow on these choices; nothing if one of them cannot be taken there. */
const pathsAfter = ({ paths }: Asked, taken: readonly Value[]): Paths | undefined =>
  taken.reduce<Paths | undefined>((at, value) => at?.[value], paths);

const nextOn = (asked: Asked, taken: readonly Value[]): readonly Value[] =>
  taken.length === 0 ? asked.options : Object.keys(pathsAfter(asked, taken) ?? {});

/** Goes these steps as far as they lead, and then on as long as there is only one way. */
export function walk(asked: Asked, steps: readonly Value[]): readonly Value[] {
  const taken: Value[] = [];
  for (const step of steps) {
    if (!nextOn(asked, taken).includes(step)) break;
    taken.push(step);
  }
  for (let next = nextOn(asked, taken); next.length === 1; next = nextOn(asked, taken)) taken.push(...next);
  return taken;
}

/** Whether these choices lead from the beginning of the question to its end. */
export function isComplete(asked: Asked, taken: readonly Value[]): boolean {
  const rest = pathsAfter(asked, taken);
  return taken.length > 0 && rest !== undefined && Object.keys(rest).length === 0;
}

/** The path before the last of its steps that was a choice; nothing if none was. */
export function stepBack(asked: Asked, taken: readonly Value[]): readonly Value[] | undefined {
  const last = taken.findLastIndex((_, i) => nextOn(asked, taken.slice(0, i)).length > 1);
  return last < 0 ? undefined : taken.slice(0, last);
}

const steps = new WeakMap<Asked, Map<string, Asked>>();

/**
 * The fork that a path has come to, as a question of its own: what is lit is what may come next. The same each time it is wanted,
 * so that nothing is drawn anew.
 */
export function stepOf(
  asked: Asked,
  draft: readonly Value[],
  isOnBoard: (step: Asked, value: Value) => boolean = () => false,
): Asked {
  if (asked.form !== 'path') return asked;
  const known = steps.get(asked) ?? new Map<string, Asked>();
  steps.set(asked, known);
  const walked = walk(asked, draft);
  // A single way is asked for all the same where others must not learn that there was no choice: then it has to be taken.
  const taken = isComplete(asked, walked) ? [] : walked;
  const key = JSON.stringify(taken);
  const step = known.get(key) ?? forkAt(asked, taken, isOnBoard);
  known.set(key, step);
  return step;
}

function forkAt(
  asked: Asked,
  taken: readonly Value[],
  isOnBoard: (step: Asked, value: Value) => boolean,
): Asked {
  const fork: Asked = {
    ...asked,
    form: 'one',
    options: nextOn(asked, taken),
    refused: taken.length === 0 ? asked.refused : [],
    paths: pathsAfter(asked, taken) ?? {},
    taken,
  };
  return fork.options.some((value) => isOnBoard(fork, value)) ? { ...fork, form: 'place' } : fork;
}

/** The whole answer that this option completes. */
export const answerOf = (step: Asked, value: Value): AnswerValue =>
  step.taken === undefined ? value : [...step.taken, ...walk({ ...step, options: [value] }, [value])];

/** Whether this option answers the question: on a path, most of them only lead on. */
export const isAnswer = (step: Asked, value: Value): boolean =>
  step.taken === undefined || isComplete(step, walk({ ...step, options: [value] }, [value]));
