import type { State } from '../rules/state.ts';

/** What ends a game (WG 13.6, WG 13.16). */
export type Ending = 'technologies' | 'objectives' | 'goods' | 'round 20';

/** All that has run out when a game is over; round 20 only counts if nothing has. */
export function endingsOf(s: State): Ending[] {
  const endings: Ending[] = [];
  if (s.technologyDeck.length === 0) endings.push('technologies');
  if (s.objectiveDeck.length === 0) endings.push('objectives');
  if (s.goods === 0) endings.push('goods');
  return endings.length === 0 && s.round === 20 ? ['round 20'] : endings;
}
