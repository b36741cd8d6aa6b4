import type { AnswerValue } from '@warptable/kernel';
import type { Seen } from '@warptable/table';
import { isComplete } from './path.ts';

/** An answer of mine and the number of entries that stood before it. */
export interface Given {
  readonly at: number;
  readonly kind: string;
  readonly value: AnswerValue;
}

/** My own answers, the last ones last, and those that were taken back, the first one first. */
export interface Takeback {
  readonly given: readonly Given[];
  readonly undone: readonly Given[];
}

const KEPT = 40;

/** An answer goes out. Only if it is the one that was taken back does the rest stay to be done again. */
export function answered({ given, undone }: Takeback, answer: Given): Takeback {
  const [next, ...rest] = undone;
  const again = next?.kind === answer.kind && String(next.value) === String(answer.value);
  return { given: [...given, answer].slice(-KEPT), undone: again ? rest : [] };
}

/** The record has become shorter: what is not in it any more can be done again. */
export function takenBack(takeback: Takeback, before: Seen | null, now: Seen): Takeback {
  if (before?.eye !== now.eye) return { given: [], undone: [] };
  if (now.length >= before.length) return takeback;
  const isGone = ({ at }: Given) => at >= now.length;
  const { given, undone } = takeback;
  return {
    given: given.filter((answer) => !isGone(answer)),
    undone: [...given.filter(isGone), ...undone],
  };
}

/** The next answer that can be done again here, if the question is the same one. */
export function redoable({ undone }: Takeback, seen: Seen): Given | undefined {
  const [next] = undone;
  const asked = seen.asked[0];
  if (!next || asked?.kind !== next.kind) return undefined;
  const values = typeof next.value === 'object' ? next.value : [next.value];
  if (asked.form === 'path') return isComplete(asked, values) ? next : undefined;
  return values.every((value) => asked.options.includes(value)) ? next : undefined;
}
