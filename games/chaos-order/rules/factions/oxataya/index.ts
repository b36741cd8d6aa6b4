import type { Flow, Seat } from '@warptable/kernel';
import { PHASES } from '../../../content/index.ts';
import { gainFame } from '../../effects/fame.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { buildingsIn } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import { OXATAYA_ATTRIBUTES } from './attributes.ts';
import { OXATAYA_LEADERS } from './leaders.ts';

const MOST_FAME = 2;

/** CO 25 */
const chapter: ChaosAbility = {
  id: 'oxataya',
  name: 'Oxataya',
  rule: 'CO 25.8',
  moments: {
    // CO 25.7, CO 25.14
    freeAuxiliary: {
      once: 'round',
      gives: (s, seat, { turn }) => s.prices[PHASES.indexOf(turn.phase)]?.by === seat,
    },
    // CO 25.6
    arrivals: (s, seat, regions) => [
      ...regions,
      ...s.regions
        .filter((region) => buildingsIn(region, seat, 'stronghold') > 0 && !regions.includes(region.id))
        .map(({ id }) => id),
    ],
    entersLakes: true, // CO 25.4
    uncounted: true, // CO 25.5
    won: { act: takeFame },
  },
};

/** CO 25.8: 1, or 2 with two leaders; at most 2 from battles in a round. */
function takeFame(g: Chaos, seat: Seat, { side }: InBattle): Flow {
  const { used } = playerAt(g.state, seat);
  const taken = used.filter((mark) => mark === 'battleFame').length;
  const fame = Math.min(side.declared.leaders.length >= 2 ? 2 : 1, MOST_FAME - taken);
  for (let step = 0; step < fame; step++) used.push('battleFame');
  return gainFame(g, seat, fame, 'oxataya');
}

export const OXATAYA: readonly ChaosAbility[] = [chapter, ...OXATAYA_ATTRIBUTES, ...OXATAYA_LEADERS];
