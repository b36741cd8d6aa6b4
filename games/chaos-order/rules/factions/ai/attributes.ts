import { nothing } from '@warptable/kernel';
import { gain } from '../../effects/gaining.ts';
import { gainGoods } from '../../effects/goods.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility } from '../../moments.ts';
import { buildingsIn, isUpgraded } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import { attributeWorth } from '../sides.ts';
import { armTraps, hasSprungTrap } from './traps.ts';

export const AI_ATTRIBUTES: readonly ChaosAbility[] = [
  {
    id: 'cunning',
    name: 'Cunning',
    rule: 'CO 13.11',
    moments: {
      strength: (s, seat, { side: { plan } }) =>
        plan !== null && plan.card !== null && !plan.faceup ? attributeWorth(s, seat, 'cunning', 1, 2) : 0,
    },
  },
  {
    id: 'copious',
    name: 'Copious',
    rule: 'CO 21.12',
    moments: {
      recruitBonus: 1,
      attributeUpgraded: {
        applies: (_s, _seat, { attribute }) => attribute === 'copious',
        act(g, seat) {
          bringSpares(g, seat);
          return nothing();
        },
      },
    },
  },
  {
    id: 'destructive',
    name: 'Destructive',
    rule: 'CO 13.39',
    moments: {
      otherRazed: {
        applies: (s, seat, { other }) => isUpgraded(s, seat, 'destructive') || other.razed === 1,
        act(g, seat) {
          if (isUpgraded(g.state, seat, 'destructive'))
            return gain(g, seat, { energy: 1, fame: 1 }, 'destructive');
          gainGoods(g, seat, 2, 0, 'destructive');
          return nothing();
        },
      },
    },
  },
  {
    id: 'ominous',
    name: 'Ominous',
    rule: 'CO 21.8',
    moments: {
      shields: (s, seat, { battle }) =>
        buildingsIn(regionAt(s, battle.region), seat, 'stronghold') > 0 ? 1 : 0,
      attributeUpgraded: {
        applies: (s, _seat, { attribute }) => attribute === 'ominous' && hasSprungTrap(s),
        act(g, seat) {
          armTraps(g, seat);
          return nothing();
        },
      },
    },
  },
];

/** CO 21.12 */
function bringSpares(g: Chaos, seat: number): void {
  const player = playerAt(g.state, seat);
  const count = player.spare;
  player.spare = 0;
  player.sectors[0]! += count;
  g.emit?.({ type: 'SparesJoined', seat, count });
}
