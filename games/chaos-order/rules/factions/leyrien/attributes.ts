import type { Flow, Seat } from '@warptable/kernel';
import { drawCards } from '../../effects/cards.ts';
import { neighboursOf, regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { controllerOf, isUpgraded } from '../../queries.ts';
import type { State } from '../../state.ts';
import { attributeWorth } from '../sides.ts';
import { tellUse } from '../telling.ts';
import { boostIn, boostSomewhere, isBoostable } from './morale.ts';
import type { RegionId } from '../../../content/index.ts';

export const LEYRIEN_ATTRIBUTES: readonly ChaosAbility[] = [
  {
    id: 'expeditious',
    name: 'Expeditious',
    rule: 'CO 23.2',
    moments: {
      moreExits: (s, _seat, exits, { from }) =>
        regionAt(s, from).terrain === 'swamp' ? [...exits, ...farSwamps(s, from)] : exits,
      moreBaseExits: (s, seat, exits) =>
        isUpgraded(s, seat, 'expeditious')
          ? [...exits, ...swamps(s).filter((id) => !exits.includes(id))]
          : exits,
    },
  },
  {
    id: 'optimistic',
    name: 'Optimistic',
    rule: 'CO 13.26',
    moments: { lost: { once: 'round', act: takeHeart } },
  },
  {
    id: 'spirited',
    name: 'Spirited',
    rule: 'CO 23.18',
    moments: {
      won: { act: boostAfterVictory },
      attributeUpgraded: {
        applies: (_s, _seat, { attribute }) => attribute === 'spirited',
        act: (g, seat) => boostSomewhere(g, seat),
      },
    },
  },
  {
    id: 'protective',
    name: 'Protective',
    rule: 'CO 23.11',
    moments: {
      shields: (s, seat, { battle, side }) =>
        side.declared.morale && regionAt(s, battle.region).morale
          ? attributeWorth(s, seat, 'protective', 1, 2)
          : 0,
    },
  },
];

const swamps = (s: State): RegionId[] =>
  s.regions.filter(({ terrain }) => terrain === 'swamp').map(({ id }) => id);

/** CO 23.17: swamps that are not adjacent on the map anyway. */
const farSwamps = (s: State, from: RegionId): RegionId[] => {
  const beside = neighboursOf(s, from);
  return swamps(s).filter((id) => id !== from && !beside.includes(id));
};

function* takeHeart(g: Chaos, seat: Seat): Flow {
  tellUse(g, seat, 'optimistic');
  yield* drawCards(g, seat, 1);
  if (isUpgraded(g.state, seat, 'optimistic')) yield* boostSomewhere(g, seat, isControlled);
}

const isControlled: typeof isBoostable = (s, seat, region) =>
  isBoostable(s, seat, region) && controllerOf(s, region) === seat;

/** CO 23.18 */
function boostAfterVictory(g: Chaos, seat: Seat, { battle }: InBattle): Flow {
  const there = isBoostable(g.state, seat, regionAt(g.state, battle.region));
  return there || !isUpgraded(g.state, seat, 'spirited')
    ? boostIn(g, seat, battle.region)
    : boostSomewhere(g, seat);
}
