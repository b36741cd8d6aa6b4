import type { RecordedAction } from './actions.ts';
import type { KeptLine } from './saved.ts';
import type { SeatState, Who } from './setup.ts';

/** What somebody is called who wanted to be forgotten. */
const SOMEBODY = 'somebody';

/** Seats without the name of this person. */
export const unnamed = <Named extends Pick<SeatState, 'who' | 'name'>>(
  seats: readonly Named[],
  who: Who,
): readonly Named[] => seats.map((seat) => (seat.who === who ? { ...seat, name: SOMEBODY } : seat));

/** What names people at a table or in a save, without this one. The game stays as it is, so that its file verifies as before. */
export const withoutPerson = (
  { seats, chat }: { readonly seats: readonly SeatState[]; readonly chat: readonly KeptLine[] },
  who: Who,
) => ({ seats: unnamed(seats, who), chat: chat.filter((line) => line.who !== who) });

/** An action as it is kept once its person is forgotten: answers stay, and what was added to the luck. */
export function withoutName(action: RecordedAction, who: Who): RecordedAction {
  if (!('who' in action) || action.who !== who) return action;
  if (action.do === 'sit') return { ...action, name: SOMEBODY };
  if (action.do === 'chat') return { ...action, name: SOMEBODY, text: '' };
  return action;
}
