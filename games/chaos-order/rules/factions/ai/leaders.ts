import { research } from '../../effects/research.ts';
import type { ChaosAbility } from '../../moments.ts';
import { fighting, worth } from '../sides.ts';
import { tellUse } from '../telling.ts';

export const AI_LEADERS: readonly ChaosAbility[] = [
  {
    id: 'adecai',
    name: 'Adecai',
    rule: 'CO 13.29',
    moments: {
      moreWounds: (s, seat, at) =>
        at.battle.winner === seat ? worth(fighting(s, seat, 'adecai', at), 1, 1) : 0,
    },
  },
  {
    id: 'injura',
    name: 'Injura',
    rule: 'CO 13.27',
    moments: {
      attack: (s, seat, at) => (at.battle.winner === seat ? worth(fighting(s, seat, 'injura', at), 1, 1) : 0),
    },
  },
  {
    id: 'xiao',
    name: 'Xiao',
    rule: 'CO 13.32',
    moments: {
      afterWounds: {
        applies: (s, seat, at) => at.other.wounded === 0 && fighting(s, seat, 'xiao', at) !== undefined,
        act(g, seat, at) {
          tellUse(g, seat, 'xiao', at.battle.region);
          return research(g, seat, worth(fighting(g.state, seat, 'xiao', at), 1, 2));
        },
      },
    },
  },
  {
    id: 'phoros',
    name: 'Phoros',
    rule: 'CO 13.15',
    moments: {
      volleysWithLeaders: (s, seat, at) => fighting(s, seat, 'phoros', at) !== undefined,
      rollsFree: (s, seat, at) => fighting(s, seat, 'phoros', at) !== undefined,
    },
  },
  {
    id: 'demo',
    name: 'Demo',
    rule: 'CO 13.37',
    moments: { defeatedGoesHome: (_s, _seat, { leader }) => leader === 'demo' },
  },
];
