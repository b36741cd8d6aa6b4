import { nothing } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { drawCards } from '../../effects/cards.ts';
import { gainGoods } from '../../effects/goods.ts';
import { freeMove } from '../../effects/moving.ts';
import { redeploying } from '../../effects/redeploying.ts';
import { isLake, regionAt } from '../../geometry.ts';
import type { Chaos, ChaosAbility, InBattle } from '../../moments.ts';
import { isOnMap, leaderOf, leadersAt } from '../../queries.ts';
import type { State } from '../../state.ts';
import { fighting, worth } from '../sides.ts';
import { tellUse } from '../telling.ts';

export const OXATAYA_LEADERS: readonly ChaosAbility[] = [
  {
    id: 'tovati',
    name: 'Tovati',
    rule: 'CO 13.22',
    moments: {
      strength: (s, seat, at) => (isAlone(s, seat, at) ? worth(fighting(s, seat, 'tovati', at), 2, 2) : 0),
    },
  },
  {
    id: 'azaru',
    name: 'Azaru',
    rule: 'CO 13.8',
    moments: {
      beforeBattle: {
        applies: (s, seat, at) => fighting(s, seat, 'azaru', at) !== undefined,
        act: prepare,
      },
    },
  },
  {
    id: 'xanya',
    name: 'Xanya',
    rule: 'CO 12.19',
    moments: {
      phaseEnds: {
        applies: (s, seat, { phase }) => phase === 'recruit' && isOnMap(leaderOf(s, seat, 'xanya')),
        act: (g, seat) => freeMove(g, seat, 'xanya', leaderOf(g.state, seat, 'xanya')!.upgraded),
      },
    },
  },
  {
    id: 'rhan',
    name: 'Rhan',
    rule: 'CO 13.22',
    moments: {
      strength(s, seat, at) {
        const rhan = fighting(s, seat, 'rhan', at);
        return rhan ? worth(rhan, 2, 3) * (leadersAt(s, seat, at.battle.region).length - 1) : 0;
      },
    },
  },
  {
    id: 'onari',
    name: 'Onari',
    rule: 'CO 25.11',
    moments: {
      movesFree: (_s, _seat, { from, leaders, turn }) =>
        isLake(from) && leaders.includes('onari') && !turn.lakesLeft.includes(from),
      afterFreeMove: {
        act(g, seat, { from, turn }) {
          turn.lakesLeft.push(from);
          tellUse(g, seat, 'onari', from);
          return nothing();
        },
      },
    },
  },
  {
    id: 'latanja',
    name: 'Latanja',
    rule: 'CO 13.26',
    moments: {
      won: {
        applies: (s, seat, at) =>
          fighting(s, seat, 'latanja', at) !== undefined && regionAt(s, at.battle.region).fighters[seat]! > 0,
        act: (g, seat, at) =>
          redeploying(g, seat, {
            from: at.battle.region,
            fighters: worth(fighting(g.state, seat, 'latanja', at), 4, 10),
          }),
      },
    },
  },
];

/** No other leader and no Ryh-zu of the own side is there. */
const isAlone = (s: State, seat: Seat, { battle: { region } }: InBattle): boolean =>
  leadersAt(s, seat, region).length === 1 &&
  !s.ryhzu.some(({ master, at }) => master === seat && at === region);

/** Azaru: the card cannot be used in this phase (CO 17.4). */
function* prepare(g: Chaos, seat: Seat, { battle }: InBattle): Flow {
  tellUse(g, seat, 'azaru', battle.region);
  yield* drawCards(g, seat, 1);
  if (leaderOf(g.state, seat, 'azaru')!.upgraded) gainGoods(g, seat, 0, 1, 'azaru');
}
