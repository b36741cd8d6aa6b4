import { askedOf, isFinalAnswer, resume, seededChance, takeSnapshot } from '@warptable/kernel';
import type { AnswerValue, AnyMatch, Answer, Seat } from '@warptable/kernel';
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
 * by itself, the undo limit that a game sets where the next player is asked, and what hangs on things the seat cannot know.
 */
export function checkFinal(match: AnyMatch, { seat, kind, value }: Answer, mark: FinalMark): void {
  const undo = match.undoable(seat);
  const answer = `'${kind}' ${JSON.stringify(value)} of seat ${seat}`;
  if (mark.final && undo.ok && !hangsOnUnknown(match, seat, value))
    throw new Finding('final', `${answer} is marked as final, but can be undone`);
  if (mark.final || undo.ok || undo.because === OTHERS_ASKED) return;
  const isForced = match.events.slice(mark.eventsBefore).some(({ event }) => event.type === 'Forced');
  if (!isForced) throw new Finding('final', `${answer} is not marked as final, but: ${undo.because}`);
}

const OTHER_WORLDS = ['another', 'a third', 'a fourth', 'a fifth'];

/** Whether it locks undo in one world and not in another, all of them alike for the seat: somebody else's hidden mission is met, say. */
function hangsOnUnknown(match: AnyMatch, seat: Seat, value: AnswerValue): boolean {
  const before = resume(match.game, takeSnapshot(match), seededChance('before'));
  before.undo(seat);
  const pending = before.pendingOf(seat);
  if (!pending || !before.locksUndo(pending.ask, value)) return false;
  return OTHER_WORLDS.some((world) => !before.locksUndo(pending.ask, value, world));
}

const OTHERS_ASKED = 'another player was asked';
