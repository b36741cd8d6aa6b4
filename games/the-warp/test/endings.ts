import { NOBODY } from '../rules/state.ts';
import type { State } from '../rules/state.ts';

/** How a game came to its end: by points (TW 3.4), after the last round (TW 3.10), or because the Rival's last deck ran out (TWS 15.7). */
export type Ending = 'points' | 'round 40' | 'time';

export const endingOf = ({ endgame, solo }: State): Ending =>
  solo?.outOfTime ? 'time' : endgame === NOBODY ? 'round 40' : 'points';
