import { canDraw, drawCards } from '../effects/cards.ts';
import type { RaceRules } from './race.ts';

export const nurecDesigners: RaceRules = {
  active: { upgradeDiscount: () => 1 },
  exiled: { afterUpgrade: { applies: canDraw, act: (g, seat) => drawCards(g, seat, 1) } },
};
