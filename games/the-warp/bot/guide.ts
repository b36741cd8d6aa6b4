import type { Guide } from '@warptable/bots';
import { isOpponent, pointsOfSide, pointsToTrigger } from '../rules/queries.ts';
import { NOBODY } from '../rules/state.ts';
import type { State } from '../rules/state.ts';
import { advise } from './advice.ts';
import { TERM_NAMES, measure } from './terms.ts';
import weights from './weights.json' with { type: 'json' };

export const theWarpGuide: Guide<State> = {
  terms: TERM_NAMES,
  measure: (s, seat) => (s.phase === 'setup' ? [] : measure(s, seat)),
  weights: weights as unknown as Guide<State>['weights'],
  progress,
  lead: 4,
  foresight: 2,
  rivals: (s, seat) => s.players.flatMap((_, other) => (isOpponent(s, seat, other) ? other : [])),
  turn: (s) => s.round * 8 + s.active,
  shown: ({ combat }) => combat?.sides.map(({ dice }) => dice.join('')).join('/'),
  advise,
};

/** The leader's way to the points that bring on the Endgame, then the rounds that are left. */
function progress(s: State): number {
  if (s.endgame !== NOBODY) return 0.7 + 0.1 * (3 - s.endgame);
  const max = Math.max(...s.players.map((_, seat) => pointsOfSide(s, seat)));
  return 0.7 * Math.min(1, max / pointsToTrigger(s));
}
