import { cardsToTake } from '../effects/cards.ts';
import { abilitiesFirst } from '../steps/combat/free.ts';
import { lookAndTake } from '../steps/looking.ts';
import type { RaceRules } from './race.ts';

export const zetoArchivists: RaceRules = {
  active: { handLimit: () => 2, looksAtTop: () => 3 },
  exiled: {
    whenConquered: {
      applies: (s) => cardsToTake(s) > 0,
      *act(g, seat) {
        yield* abilitiesFirst(g, seat); // TW 19.15
        yield* lookAndTake(g, seat, 5, { mayDecline: true, orderRest: false });
      },
    },
  },
};
