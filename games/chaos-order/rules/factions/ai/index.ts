import { nothing } from '@warptable/kernel';
import { gainFame } from '../../effects/fame.ts';
import { regionAt } from '../../geometry.ts';
import type { ChaosAbility } from '../../moments.ts';
import { AI_ATTRIBUTES } from './attributes.ts';
import { AI_LEADERS } from './leaders.ts';
import { armTraps, hasSprungTrap, springTrap, springsTrap } from './traps.ts';

/** CO 21 */
const chapter: ChaosAbility = {
  id: 'ai',
  name: 'AI',
  rule: 'CO 21.4',
  moments: {
    afterConstruction: {
      applies: (_s, _seat, { building }) => building === 'stronghold',
      act(g, seat, { region }) {
        regionAt(g.state, region).trap = 'armed';
        g.emit?.({ type: 'TrapsArmed', seat, regions: [region] });
        return nothing();
      },
    },
    ownRazed: {
      applies: (_s, _seat, { building }) => building === 'stronghold',
      act(g, _seat, { battle }) {
        regionAt(g.state, battle.region).trap = 'none';
        return nothing();
      },
    },
    opponentEntered: { applies: springsTrap, act: springTrap },
    // CO 21.9, CO 21.10
    afterWounds: {
      applies: (_s, _seat, { other }) => other.wounded > 0,
      act: (g, seat, { other }) => gainFame(g, seat, other.wounded, 'ai'),
    },
    // CO 14.13: it must be done, at no cost, and nothing can be gained by doing it later.
    plainIncome: {
      applies: hasSprungTrap,
      act(g, seat) {
        armTraps(g, seat);
        return nothing();
      },
    },
  },
};

export const AI: readonly ChaosAbility[] = [chapter, ...AI_ATTRIBUTES, ...AI_LEADERS];
