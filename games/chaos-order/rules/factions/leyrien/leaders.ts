import type { Seat } from '@warptable/kernel';
import type { RegionId } from '../../../content/index.ts';
import { gainFame } from '../../effects/fame.ts';
import { freeMove } from '../../effects/moving.ts';
import { regionAt } from '../../geometry.ts';
import type { ChaosAbility } from '../../moments.ts';
import { isOnMap, leaderOf } from '../../queries.ts';
import type { State } from '../../state.ts';
import { fighting } from '../sides.ts';
import { tellUse } from '../telling.ts';
import { boostIn, hasTokens, isBoostable } from './morale.ts';

export const LEYRIEN_LEADERS: readonly ChaosAbility[] = [
  {
    id: 'niruveh',
    name: 'Niruveh',
    rule: 'CO 9.10',
    moments: {
      rewardTimes: (s, seat, times, { region }) => (niruvehIsIn(s, seat, region) ? 2 * times : times),
      buildsWithoutFoundation: (s, seat, { region }) =>
        niruvehIsIn(s, seat, region) && leaderOf(s, seat, 'niruveh')!.upgraded,
    },
  },
  {
    id: 'eeyla',
    name: 'Eeyla',
    rule: 'CO 23.13',
    moments: {
      won: {
        applies: (s, seat, at) => fighting(s, seat, 'eeyla', at) !== undefined,
        act: (g, seat) => gainFame(g, seat, 1, 'eeyla'),
      },
    },
  },
  {
    id: 'vehlac',
    name: 'Vehlac',
    rule: 'CO 12.19',
    moments: {
      phaseEnds: {
        applies: (s, seat, { phase }) => phase === 'move' && isOnMap(leaderOf(s, seat, 'vehlac')),
        act: (g, seat) => freeMove(g, seat, 'vehlac', false),
      },
    },
  },
  {
    id: 'ivi',
    name: 'Ivi',
    rule: 'CO 12.8',
    moments: { uncounted: (_s, _seat, { leader }) => leader === 'ivi' },
  },
  {
    id: 'rylach',
    name: 'Rylach',
    rule: 'CO 23.10',
    moments: {
      phaseEnds: {
        applies: (s, seat, { phase }) => phase === 'move' && rylachBoosts(s, seat),
        act(g, seat) {
          const region = leaderOf(g.state, seat, 'rylach')!.at as RegionId;
          tellUse(g, seat, 'rylach', region);
          return boostIn(g, seat, region);
        },
      },
    },
  },
];

const niruvehIsIn = (s: State, seat: Seat, region: RegionId): boolean =>
  leaderOf(s, seat, 'niruveh')?.at === region;

/** On cliffs or plains, in a region without a token. */
function rylachBoosts(s: State, seat: Seat): boolean {
  const at = leaderOf(s, seat, 'rylach')?.at;
  if (at === undefined || at === 'base' || at === 'supply') return false;
  const region = regionAt(s, at);
  return region.terrain !== 'swamp' && hasTokens(s) && isBoostable(s, seat, region);
}
