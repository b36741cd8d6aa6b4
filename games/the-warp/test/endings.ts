import { NOBODY } from '../rules/state.ts';
import type { State } from '../rules/state.ts';

/** How a game came to its end: by points (TW 3.4), or because the last round there can be was over (TW 3.10). */
export type Ending = 'points' | 'round 40';

export const endingOf = ({ endgame }: State): Ending => (endgame === NOBODY ? 'round 40' : 'points');
