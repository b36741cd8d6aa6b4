import type { Guide } from '@warptable/bots';
import type { State } from '../rules/state.ts';
import { advise } from './advice/index.ts';
import { TERM_NAMES, measure } from './terms.ts';
import weights from './weights.json' with { type: 'json' };

export const warpgateGuide: Guide<State> = {
  terms: TERM_NAMES,
  measure: (s, seat) => (s.layout === '' ? [] : measure(s, seat)),
  weights: weights as unknown as Guide<State>['weights'],
  progress,
  lead: 4,
  foresight: 4,
  rivals: (s, seat) => s.players.flatMap((_, other) => (other === seat ? [] : other)),
  turn: (s) => (s.round * 5 + s.turn) * 8 + s.active,
  advise,
};

/** WG 13.6: the game nears its end as the first of three piles runs out. */
function progress(s: State): number {
  if (s.lastRound) return 0.8 + 0.05 * Math.min(s.turn, 4);
  const players = s.players.length;
  const technologies = 1 - s.technologyDeck.length / (5 * players);
  const objectives = 1 - s.objectiveDeck.length / (4 * players - 2);
  const goods = 1 - s.goods / (4 * players);
  return 0.8 * Math.max(0, technologies, objectives, goods);
}
