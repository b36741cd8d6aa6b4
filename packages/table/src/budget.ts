import type { RecordedAction } from './actions.ts';
import { TableError } from './errors.ts';
import type { VisitorMessage } from './protocol.ts';
import type { SeatState, Who } from './setup.ts';

/** By person, how much they have done beside answering. What is done at a table is kept for good, so nobody may do without end. */
export type Spent = Readonly<Record<Who, number>>;

/** In a game. Answers are as many as the game asks for, and cost nothing. */
const BUDGET = 2000;
/** Before it: sitting down and standing up again. */
const BUDGET_BEFORE = 100;
/** Whoever has spent everything may still come back to a seat, so often. */
const RETURNS = 500;

const FREE: readonly VisitorMessage['do'][] = [
  'hello',
  'look',
  'tell',
  'answer',
  'resign',
  'goOn',
  'history',
  'past',
  'file',
];

/** Who did it, if a person did and it counts. */
function spender(action: RecordedAction, seats: readonly SeatState[]): Who | null {
  switch (action.do) {
    case 'sit':
    case 'pause':
    case 'chat':
      return action.who;
    case 'sitIn':
      return action.because === 'late' ? null : (seats[action.by ?? action.seat]?.who ?? null);
    case 'stand':
    case 'sideAction':
    case 'undo':
    case 'hint':
    case 'rewind':
    case 'agree':
    case 'refuse':
    case 'handBack':
      return seats[action.seat]?.who ?? null;
    default:
      return null;
  }
}

/** `seats`: as they were before the action. */
export function spentAfter(spent: Spent, action: RecordedAction, seats: readonly SeatState[]): Spent {
  const who = spender(action, seats);
  return who === null ? spent : { ...spent, [who]: (spent[who] ?? 0) + 1 };
}

/** Throws if this person has done so much already. */
export function mustHaveLeft(spent: Spent, who: Who, what: VisitorMessage['do'], hasBegun: boolean): void {
  if (FREE.includes(what)) return;
  const max = (hasBegun ? BUDGET : BUDGET_BEFORE) + (what === 'handBack' ? RETURNS : 0);
  if ((spent[who] ?? 0) < max) return;
  throw new TableError('tooLong', 'you have done so much at this table that it only takes your answers now');
}
