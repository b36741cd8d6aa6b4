import type { AnswerValue } from '@warptable/kernel';
import type { SeatSnapshot } from '@warptable/table';
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

/** What a new snapshot tells of the record. */
export interface Cut {
  /** So many entries stand as they did. */
  readonly after: number;
  /** I have asked to take back something. */
  readonly isOwn: boolean;
}

/** The record may not be what it was: what of mine is not in it any more can be done again. */
export function takenBack(
  takeback: Takeback,
  before: SeatSnapshot | null,
  now: SeatSnapshot,
  { after, isOwn }: Cut,
): Takeback {
  if (before?.viewer !== now.viewer) return { given: [], undone: [] };
  if (after >= before.length) return takeback;
  const { given, undone } = takeback;
  const isEnd = now.length === after;
  const standing = isEnd ? given.filter(({ at }) => at < after) : given;
  // Which place mine had is not known for sure where several choose at the same time: others may have answered before me without my
  // having seen it. But what I take back is always my last.
  const left = isOwn && standing.length === given.length ? given.slice(0, -1) : standing;
  // Taken out of the middle, those after it move up.
  const moved = (answer: Given) => (!isEnd && answer.at > after ? { ...answer, at: answer.at - 1 } : answer);
  return { given: left.map(moved), undone: [...given.slice(left.length), ...undone] };
}

/** The next answer that can be done again here, if the question is the same one. */
export function redoable({ undone }: Takeback, snapshot: SeatSnapshot): Given | undefined {
  const [next] = undone;
  const asked = snapshot.asked[0];
  if (!next || asked?.kind !== next.kind) return undefined;
  const values = typeof next.value === 'object' ? next.value : [next.value];
  if (asked.form === 'path') return isComplete(asked, values) ? next : undefined;
  return values.every((value) => asked.options.includes(value)) ? next : undefined;
}
