import { nothing } from '@warptable/kernel';
import { gainGoods } from '../effects/goods.ts';
import type { ChaosAbility } from '../moments.ts';
import { buildingsIn } from '../queries.ts';
import { playerAt } from '../state.ts';

/** What a removed board foundation uncovers (CO 9.6). */
export const BOARD_ABILITY_RULES: readonly ChaosAbility[] = [
  { id: 'board:research', name: 'Research', rule: 'CO 9.14', moments: { strongholdsResearch: true } },
  { id: 'board:harvest', name: 'Harvest', rule: 'CO 9.15', moments: { harvestsAnyBuilding: true } },
  {
    id: 'board:adjacency',
    name: 'Adjacency',
    rule: 'CO 9.18',
    moments: {
      moreBaseExits: (s, seat, exits) => [
        ...exits,
        ...s.regions
          .filter((region) => buildingsIn(region, seat) > 0 && !exits.includes(region.id))
          .map(({ id }) => id),
      ],
    },
  },
  { id: 'board:unlock', name: 'Unlock', rule: 'CO 9.16', moments: { unlocksWithEnergy: true } },
  {
    id: 'board:hand',
    name: 'Hand',
    rule: 'CO 9.17',
    moments: {
      handLimitBonus: 1,
      afterConstruction: {
        applies: (s, seat, { building, foundation }) =>
          building === null && foundation === `board-${playerAt(s, seat).faction!}-hand`,
        act(g, seat) {
          gainGoods(g, seat, 2, 0, 'board:hand');
          return nothing();
        },
      },
    },
  },
];
