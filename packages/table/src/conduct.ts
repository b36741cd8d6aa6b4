import type { Seat } from '@warptable/kernel';
import type { RecordedAction } from './actions.ts';

/** How the player of one seat has played a game, for those who count its end. */
export interface Conduct {
  /** A bot has answered for the seat, or the game was taken back further than undo reaches. Once is enough, even if it was undone. */
  readonly assisted: boolean;
  readonly hints: number;
  /** The player resigned; what happened afterwards does not count. */
  readonly resigned: boolean;
  /** In milliseconds, without long breaks. */
  readonly time: number;
}

/** Whoever does nothing for so long is not at the table. */
const LONG_BREAK = 10 * 60 * 1000;

export function conductOf(all: readonly RecordedAction[], seat: Seat): Conduct {
  const end = all.findIndex((one) => one.do === 'resign' && one.seat === seat);
  const actions = end < 0 ? all : all.slice(0, end + 1);
  return {
    assisted: actions.some(
      (one) => (one.do === 'answer' && one.seat === seat && one.bot) || one.do === 'rewind',
    ),
    hints: actions.filter((one) => one.do === 'hint' && one.seat === seat).length,
    resigned: end >= 0,
    time: actions
      .map(({ at }, i) => at - (actions[i - 1]?.at ?? at))
      .reduce((sum, gap) => sum + (gap < LONG_BREAK ? Math.max(0, gap) : 0), 0),
  };
}
