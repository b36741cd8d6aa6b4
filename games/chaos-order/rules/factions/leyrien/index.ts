import { nothing } from '@warptable/kernel';
import { regionAt } from '../../geometry.ts';
import type { ChaosAbility } from '../../moments.ts';
import { REFUSED } from '../../refusals.ts';
import { LEYRIEN_ATTRIBUTES } from './attributes.ts';
import { LEYRIEN_LEADERS } from './leaders.ts';
import {
  boostIn,
  boostSomewhere,
  fameOfMorale,
  layOutMorale,
  losesMorale,
  returnMorale,
  strengthOfMorale,
  takeFame,
} from './morale.ts';

/** CO 23 */
const chapter: ChaosAbility = {
  id: 'leyrien',
  name: 'Leyrien',
  rule: 'CO 23.6',
  moments: {
    settingUp: {
      act(g) {
        layOutMorale(g.state);
        return nothing();
      },
    },
    // CO 23.3
    whyNotBuild: (s, _seat, refusal, { building, region }) =>
      building === 'stronghold' && regionAt(s, region).terrain !== 'swamp'
        ? REFUSED.strongholdNotInSwamp
        : refusal,
    afterConstruction: {
      applies: (_s, _seat, { building }) => building === 'stronghold',
      act: (g, seat, { region }) => boostIn(g, seat, region),
    },
    piecesLeft: { applies: losesMorale, act: returnMorale },
    strength: (s, _seat, { battle }) => (regionAt(s, battle.region).morale ? strengthOfMorale(s) : 0),
    // CO 23.8, CO 33.4
    incomeItems: (s, _seat, items) =>
      fameOfMorale(s) > 0 && !s.incomeTaken.includes('morale')
        ? [...items, { id: 'morale', must: true }]
        : items,
    takeIncome: { applies: (_s, _seat, { item }) => item === 'morale', act: takeFame },
    boost: {
      act: (g, seat, { region }) => (region === null ? boostSomewhere(g, seat) : boostIn(g, seat, region)),
    },
  },
};

export const LEYRIEN: readonly ChaosAbility[] = [chapter, ...LEYRIEN_ATTRIBUTES, ...LEYRIEN_LEADERS];
