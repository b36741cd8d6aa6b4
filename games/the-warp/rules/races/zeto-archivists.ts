import { cardsToTake } from '../effects/cards.ts';
import { abilitiesFirst } from '../steps/combat/free.ts';
import { lookAndTake } from '../steps/looking.ts';
import type { RaceRules } from './race.ts';

export const zetoArchivists: RaceRules = {
  id: 'zeto-archivists',
  active: { name: 'Great Index', rule: 'TW 6.14', moments: { handLimit: 2, looksAtTop: 3 } },
  exiled: {
    name: 'Sealed Vault',
    rule: 'TW 14.10',
    moments: {
      whenConquered: {
        applies: (s) => cardsToTake(s) > 0,
        *act(g, _exiled, { seat }) {
          yield* abilitiesFirst(g, seat); // TW 19.15
          yield* lookAndTake(g, seat, 5, { mayDecline: true, orderRest: false });
        },
      },
    },
  },
};
