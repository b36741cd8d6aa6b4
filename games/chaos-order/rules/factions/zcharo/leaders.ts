import type { Flow, Seat } from '@warptable/kernel';
import { drawCards } from '../../effects/cards.ts';
import { pay } from '../../effects/goods.ts';
import { regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility } from '../../moments.ts';
import { buildingsIn, isOnMap, leaderOf } from '../../queries.ts';
import { playerAt } from '../../state.ts';
import type { State, Turn } from '../../state.ts';
import { fighting, worth } from '../sides.ts';
import { hasUsedCard, takeUsedCard } from '../taking.ts';
import { tellUse } from '../telling.ts';

export const ZCHARO_LEADERS: readonly ChaosAbility[] = [
  {
    id: 'oachra',
    name: 'Oachra',
    rule: 'CO 13.44',
    moments: { attacksFirst: (s, seat, at) => fighting(s, seat, 'oachra', at) !== undefined },
  },
  {
    id: 'cahzor',
    name: 'Cahzor',
    rule: 'CO 13.22',
    moments: {
      strength(s, seat, at) {
        const cahzor = fighting(s, seat, 'cahzor', at);
        const theirs = buildingsIn(regionAt(s, at.battle.region), at.other.seat);
        return theirs === 0 ? 0 : worth(cahzor, 1, theirs);
      },
    },
  },
  {
    id: 'zucalah',
    name: 'Zucalah',
    rule: 'CO 18.7',
    moments: {
      turnAbilities: (s, seat, ids, { turn }) => (mayUseZucalah(s, seat, turn) ? [...ids, 'zucalah'] : ids),
      useAbility: {
        once: 'round',
        applies: (_s, _seat, { id }) => id === 'zucalah',
        act: useZucalah,
      },
    },
  },
  {
    id: 'ejax',
    name: 'Ejax',
    rule: 'CO 13.22',
    moments: { strength: (s, seat, at) => worth(fighting(s, seat, 'ejax', at), s.round, s.round) },
  },
  {
    id: 'urzo',
    name: 'Urzo',
    rule: 'CO 13.42',
    moments: {
      takeTheirCard: {
        // Also when he was just defeated: so what counts is where he stood when the battle was declared.
        applies: (_s, seat, at) =>
          at.side.declared.leaders.includes('urzo') &&
          !(at.battle.retreats && at.battle.loser === seat) &&
          hasUsedCard(at.other.seat, at),
        act: (g, seat, at) => takeUsedCard(g, seat, at, at.other.seat, 'urzo'),
      },
    },
  },
];

const mayUseZucalah = (s: State, seat: Seat, turn: Turn): boolean => {
  const zucalah = leaderOf(s, seat, 'zucalah');
  const { used, energy } = playerAt(s, seat);
  return (
    turn.phase === 'harvest' &&
    isOnMap(zucalah) &&
    !used.includes('zucalah') &&
    (zucalah.upgraded || energy >= 1)
  );
};

function useZucalah(g: Chaos, seat: Seat): Flow {
  if (!leaderOf(g.state, seat, 'zucalah')!.upgraded) pay(g, seat, 1, 0, 'supply', 'zucalah');
  tellUse(g, seat, 'zucalah');
  return drawCards(g, seat, 1);
}
