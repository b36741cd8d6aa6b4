import type { State } from '../rules/state.ts';

/** How a game came to its end (CO 16): the Zcharo win late by fame (CO 16.4); several may share a victory (CO 16.5, CO 16.7). */
export type Ending = 'relics' | 'fame' | 'fame, shared' | 'fame, late' | 'fallback' | 'fallback, shared';

export function endingOf({ ending, winners, players }: State): Ending {
  if (ending === null) throw new Error('the game is not over');
  if (ending === 'relics') return ending;
  if (winners.length > 1) return `${ending}, shared`;
  return ending === 'fame' && players[winners[0]!]!.faction === 'zcharo' ? 'fame, late' : ending;
}
