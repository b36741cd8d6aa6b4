import { canDraw, drawCards } from '../effects/cards.ts';
import type { RaceRules } from './race.ts';

export const nurecDesigners: RaceRules = {
  id: 'nurec-designers',
  active: { name: 'Blueprints', rule: 'TW 7.4', moments: { upgradeDiscount: 1 } },
  exiled: {
    name: 'Open Plans',
    rule: 'TW 7.11',
    moments: {
      afterUpgrade: {
        applies: (s, _exiled, { seat }) => canDraw(s, seat),
        act: (g, _exiled, { seat }) => drawCards(g, seat, 1),
      },
    },
  },
};
