import { askedOf, isFinalAnswer } from '@warptable/kernel';
import type { AnyMatch, Answer } from '@warptable/kernel';
import { Finding } from './finding.ts';

/** What the rules said about an answer before it was given. */
export interface FinalMark {
  readonly final: boolean;
  readonly eventsBefore: number;
}

/** Nothing where several are asked at once: whether it can be taken back then hangs on who has answered already. */
export function finalMarkOf(match: AnyMatch, { seat, value }: Answer): FinalMark | undefined {
  const pending = match.pendingOf(seat);
  if (!pending || match.asks.length > 1) return undefined;
  let isLocked: boolean | undefined;
  const asked = askedOf(pending, () => (isLocked ??= match.locksUndo(pending.ask, value)));
  return { final: isFinalAnswer(asked, value), eventsBefore: match.events.length };
}

/**
 * An answer that is marked as final cannot be taken back afterwards, and one that is not can. Not judged: what the driver then answered
 * by itself, and the undo limit that a game sets where the next player is asked.
 */
export function checkFinal(match: AnyMatch, { seat, kind, value }: Answer, mark: FinalMark): void {
  const undo = match.undoable(seat);
  const answer = `'${kind}' ${JSON.stringify(value)} of seat ${seat}`;
  if (mark.final && undo.ok) throw new Finding('final', `${answer} is marked as final, but can be undone`);
  if (mark.final || undo.ok || undo.because === OTHERS_ASKED) return;
  const isForced = match.events.slice(mark.eventsBefore).some(({ event }) => event.type === 'Forced');
  if (!isForced) throw new Finding('final', `${answer} is not marked as final, but: ${undo.because}`);
}

const OTHERS_ASKED = 'another player was asked';
