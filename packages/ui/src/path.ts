import type { Asked, Paths, Value } from '@warptable/kernel';

/** What may follow on these choices; nothing once the path is complete. */
function pathsAfter({ paths }: Asked, taken: readonly Value[]): Paths {
  return taken.reduce<Paths>((at, value) => at[value] ?? {}, paths ?? {});
}

const steps = new WeakMap<Asked, Map<string, Asked>>();

/** The question as it stands after these choices: what is lit now is what may come next. The same each time it is wanted. */
export function stepOf(asked: Asked, taken: readonly Value[]): Asked {
  if (asked.form !== 'path' || taken.length === 0) return asked;
  const known = steps.get(asked) ?? new Map<string, Asked>();
  steps.set(asked, known);
  const key = JSON.stringify(taken);
  const step = known.get(key) ?? { ...asked, options: Object.keys(pathsAfter(asked, taken)), refused: [] };
  known.set(key, step);
  return step;
}

/** Whether these choices lead from the beginning of the question to its end. */
export function isComplete(asked: Asked, taken: readonly Value[]): boolean {
  const isPath = taken.every((value, i) => value in pathsAfter(asked, taken.slice(0, i)));
  return isPath && taken.length > 0 && Object.keys(pathsAfter(asked, taken)).length === 0;
}
