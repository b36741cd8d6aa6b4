import type { SideAction } from '@warptable/kernel';
import { RIVALS } from '../../content/index.ts';
import type { State } from '../state.ts';
import { PLAYER } from './state.ts';

const HALF_HOUR = 1800;

/** TWS 23.7, TWS 23.11: the Player's time counts, and not the number of turns. */
const countsTime = (s: State): boolean =>
  s.solo?.hard === true &&
  s.phase !== 'setup' &&
  s.options.clock !== 'turns' &&
  RIVALS[s.solo.rival].countsTime === true;

/**
 * TWS 23.8, TWS 23.12, TWS 29.4: one more half hour on the Player's clock. The table keeps the clock, and stops it while the game is
 * adjourned (TWS 23.9); the rules count the marks, which a replay finds in the record (TWS 23.10).
 */
export const halfHour: SideAction<State> = {
  options: (s, seat) => (seat === PLAYER && countsTime(s) ? ['passed'] : []),
  apply(s) {
    s.solo!.halfHours++;
  },
  byClock: { seconds: HALF_HOUR, done: (s) => s.solo!.halfHours },
};
