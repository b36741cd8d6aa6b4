import type { AnswerValue, Asked, Paths, Value } from '@warptable/kernel';

/** Every legal answer to a question, unless there are more than `max`. Each stands once, in canonical order. */
export function answersTo(asked: Asked, max: number): AnswerValue[] | undefined {
  const found: AnswerValue[] = [];
  const isRoom = (answer: AnswerValue): boolean => found.push(answer) <= max;
  return walk(asked, isRoom) ? found : undefined;
}

/** Hands answers to `take` one by one; false as soon as it has had enough. */
type Take = (answer: AnswerValue) => boolean;

function walk(asked: Asked, take: Take): boolean {
  const { form, options, min, max, paths } = asked;
  switch (form) {
    case 'one':
    case 'place':
    case 'amount':
    case 'yesNo':
    case 'confirm':
      return options.every(take);
    case 'some':
      return subsets(options, 0, [], min, max, take);
    case 'order':
      return orders([...options], [], take);
    case 'path':
      return ways(paths ?? {}, [], take);
  }
}

function subsets(
  options: readonly Value[],
  from: number,
  taken: readonly Value[],
  min: number,
  max: number,
  take: Take,
): boolean {
  if (taken.length >= min && !take(taken)) return false;
  if (taken.length === max) return true;
  for (const [i, option] of options.entries()) {
    if (i < from || taken.length + options.length - i < min) continue;
    if (!subsets(options, i + 1, [...taken, option], min, max, take)) return false;
  }
  return true;
}

function orders(left: readonly Value[], taken: readonly Value[], take: Take): boolean {
  if (left.length === 0) return take(taken);
  return left.every((option, i) => orders(left.toSpliced(i, 1), [...taken, option], take));
}

function ways(paths: Paths, taken: readonly Value[], take: Take): boolean {
  const choices = Object.entries(paths);
  if (choices.length === 0) return take(taken);
  return choices.every(([choice, further]) => ways(further, [...taken, choice], take));
}
