import { gainFame } from '../../effects/fame.ts';
import { regionAt } from '../../geometry.ts';
import type { ChaosAbility } from '../../moments.ts';
import { buildingsIn } from '../../queries.ts';
import { attributeWorth } from '../sides.ts';

export const ZCHARO_ATTRIBUTES: readonly ChaosAbility[] = [
  {
    id: 'proficient',
    name: 'Proficient',
    rule: 'CO 9.2',
    moments: {
      auxiliaryDiscount: (s, seat, { phase }) =>
        phase === 'build' ? attributeWorth(s, seat, 'proficient', 1, 3) : 0,
    },
  },
  {
    id: 'seclusive',
    name: 'Seclusive',
    rule: 'CO 13.27',
    moments: {
      shields: (s, seat, { battle }) =>
        buildingsIn(regionAt(s, battle.region), seat, 'outpost') > 0
          ? attributeWorth(s, seat, 'seclusive', 1, 2)
          : 0,
    },
  },
  {
    id: 'resilient',
    name: 'Resilient',
    rule: 'CO 13.22',
    moments: {
      strength: (s, seat, { battle }) =>
        regionAt(s, battle.region).terrain === 'plains' ? attributeWorth(s, seat, 'resilient', 1, 2) : 0,
    },
  },
  {
    id: 'tenacious',
    name: 'Tenacious',
    rule: 'CO 13.26',
    moments: {
      lost: {
        once: 'round',
        applies: (_s, _seat, { battle }) => !battle.retreats,
        act: (g, seat) => gainFame(g, seat, attributeWorth(g.state, seat, 'tenacious', 1, 2), 'tenacious'),
      },
    },
  },
];
