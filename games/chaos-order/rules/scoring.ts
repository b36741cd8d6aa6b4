import type { Result } from '@warptable/kernel';
import { landControlled } from './queries.ts';
import { seatsOf } from './state.ts';
import type { State } from './state.ts';

/** CO 16.10: only the victory counts. */
export function resultOf(s: State): Result {
  return {
    scores: seatsOf(s).map((seat) => (s.winners.includes(seat) ? 1 : 0)),
    winners: s.winners,
    breakdown: s.players.map(({ fame, relics }, seat) => ({
      fame,
      relics: relics.length,
      land: landControlled(s, seat).length,
    })),
  };
}
