import type { Guide } from '@warptable/bots';
import { PHASES } from '../content/index.ts';
import { fameEnd } from '../rules/queries.ts';
import type { State } from '../rules/state.ts';
import { advise } from './advice/index.ts';
import { TERM_NAMES, measure } from './terms.ts';
import weights from './weights.json' with { type: 'json' };

const ORDER: readonly State['phase'][] = ['setup', 'prices', ...PHASES, 'combat', 'income', 'relics'];

export const chaosOrderGuide: Guide<State> = {
  terms: TERM_NAMES,
  measure: (s, seat) => (s.phase === 'setup' ? [] : measure(s, seat)),
  weights: weights as unknown as Guide<State>['weights'],
  progress,
  lead: 0.5,
  foresight: 3,
  rivals: (s, seat) => s.players.flatMap((_, other) => (other === seat ? [] : other)),
  turn: (s) => (s.round * ORDER.length + ORDER.indexOf(s.phase)) * 8 + s.active,
  shown: ({ battle }) => battle?.sides.map(({ die }) => die ?? '').join('/'),
  advise,
};

/** Six rounds (CO 4.2), or whoever is nearest to the end of a fame track (CO 16.3). */
function progress(s: State): number {
  if (s.phase === 'setup') return 0;
  let fame = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    fame = Math.max(fame, s.players[seat]!.fame / fameEnd(s, seat));
  }
  return Math.min(1, Math.max((s.round - 1) / 6, 0.9 * fame));
}
