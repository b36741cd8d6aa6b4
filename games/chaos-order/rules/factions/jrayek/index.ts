import { nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { gainFame } from '../../effects/fame.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { buildingsIn } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import type { State } from '../../state.ts';
import { JRAYEK_ATTRIBUTES } from './attributes.ts';
import { JRAYEK_LEADERS } from './leaders.ts';
import {
  hasTribute,
  isUpkeep,
  layOutRyhzu,
  settleUpkeep,
  summon,
  summonable,
  takeTribute,
  upkeepItems,
} from './ryhzu.ts';

/** CO 24 */
const chapter: ChaosAbility = {
  id: 'jrayek',
  name: 'Jrayek',
  rule: 'CO 24.3',
  moments: {
    settingUp: {
      act(g) {
        layOutRyhzu(g.state);
        return nothing();
      },
    },
    tokenPlaced: { applies: (s, _seat, { rank }) => summonable(s, rank) !== undefined, act: summon },
    trainsRyhzu: true, // CO 12.18
    // CO 24.2
    strength: (s, seat, at) => (hasStronghold(s, seat, at) ? 1 : 0),
    shields: (s, seat, at) => (hasStronghold(s, seat, at) ? 2 : 0),
    won: { applies: (s, seat, at) => victoryOver(s, seat, at) !== undefined, act: takeFame },
    plainIncome: {
      applies: hasTribute,
      act(g, seat) {
        takeTribute(g, seat);
        return nothing();
      },
    },
    incomeItems: upkeepItems,
    takeIncome: { applies: (_s, _seat, { item }) => isUpkeep(item), act: settleUpkeep },
  },
};

const hasStronghold = (s: State, seat: Seat, { battle }: InBattle): boolean =>
  buildingsIn(regionAt(s, battle.region), seat, 'stronghold') > 0;

type Mark = 'leaderMark' | 'buildingMark';

/** CO 24.3, CO 24.4: whether the victory brings fame, and which mark of this round it uses up. */
function victoryOver(s: State, seat: Seat, { other }: InBattle): Mark | 'ryhzu' | undefined {
  const { ryhzu, leaders, buildings } = other.declared;
  const { used } = playerAt(s, seat);
  if (ryhzu.length > 0) return 'ryhzu';
  if (leaders.length > 0 && !used.includes('leaderMark')) return 'leaderMark';
  return buildings.length > 0 && !used.includes('buildingMark') ? 'buildingMark' : undefined;
}

function takeFame(g: Chaos, seat: Seat, at: InBattle): Flow {
  const victory = victoryOver(g.state, seat, at)!;
  if (victory !== 'ryhzu') playerAt(g.state, seat).used.push(victory);
  return gainFame(g, seat, 1, 'jrayek');
}

export const JRAYEK: readonly ChaosAbility[] = [chapter, ...JRAYEK_ATTRIBUTES, ...JRAYEK_LEADERS];
