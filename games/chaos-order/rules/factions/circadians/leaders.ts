import { nothing } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { gainGoods, pay } from '../../effects/goods.ts';
import type { ChaosAbility } from '../../moments.ts';
import { isCounted, isOnMap, isPresent, leaderOf } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import type { State, Turn } from '../../state.ts';
import { fighting, worth } from '../sides.ts';
import { isDocked } from './ship.ts';

export const CIRCADIAN_LEADERS: readonly ChaosAbility[] = [
  {
    id: 'sable',
    name: 'Sable',
    rule: 'CO 2.6',
    moments: { plansLast: (s, seat, at) => fighting(s, seat, 'sable', at) !== undefined },
  },
  {
    id: 'akira',
    name: 'Akira',
    rule: 'CO 18.7',
    moments: {
      turnAbilities: (s, seat, ids, { turn }) => (mayUseAkira(s, seat, turn) ? [...ids, 'akira'] : ids),
      useAbility: {
        once: 'round',
        applies: (_s, _seat, { id }) => id === 'akira',
        act(g, seat) {
          if (!leaderOf(g.state, seat, 'akira')!.upgraded) pay(g, seat, 1, 0, 'supply', 'akira');
          gainGoods(g, seat, 0, 1, 'akira');
          return nothing();
        },
      },
    },
  },
  {
    id: 'renzo',
    name: 'Renzo',
    rule: 'CO 12.14',
    moments: {
      pinWeight: (s, seat, { leader }) => (leader === 'renzo' ? worth(leaderOf(s, seat, 'renzo'), 2, 4) : 0),
    },
  },
  {
    id: 'zoey',
    name: 'Zoey',
    rule: 'CO 13.33',
    moments: {
      retreatTargets: (s, seat, targets, at) =>
        fighting(s, seat, 'zoey', at)
          ? s.regions
              .filter((region) => region.id !== at.battle.region && isPresent(s, seat, region))
              .map(({ id }) => id)
          : targets,
      retreatsAlong: (s, seat, at) =>
        at.leader === 'zoey' &&
        fighting(s, seat, 'zoey', at) !== undefined &&
        !playerAt(s, seat).leaders.some((one) => one.at === at.to && isCounted(s, seat, one.id)),
    },
  },
  {
    id: 'melvan',
    name: 'Melvan',
    rule: 'CO 13.22',
    moments: {
      strength: (s, seat, at) =>
        isDocked(s, at.battle.region) ? 0 : worth(fighting(s, seat, 'melvan', at), 2, 3),
    },
  },
];

const mayUseAkira = (s: State, seat: Seat, turn: Turn): boolean => {
  const akira = leaderOf(s, seat, 'akira');
  const { used, energy } = playerAt(s, seat);
  return (
    turn.phase === 'recruit' && isOnMap(akira) && !used.includes('akira') && (akira.upgraded || energy >= 1)
  );
};
