import { cardsToTake } from '../effects/cards.ts';
import { lookAndTake } from '../steps/looking.ts';
import type { RaceRules } from './race.ts';

export const zetoArchivists: RaceRules = {
  active: { handLimit: () => 2, looksAtTop: () => 3 },
  exiled: {
    whenConquered: {
      applies: (s) => cardsToTake(s) > 0,
      act: (g, seat) => lookAndTake(g, seat, 5, { mayDecline: true, orderRest: false }),
    },
  },
};
