import { gain, gainAny } from '../effects/goods.ts';
import type { RaceRules } from './race.ts';

export const silnaOfficials: RaceRules = {
  id: 'silna-officials',
  active: {
    name: 'Red Tape',
    rule: 'TW 12.14',
    moments: {
      firstMissionFree: true,
      whenBribePaid: {
        *act(g, seat) {
          gain(g, seat, 1, 1);
        },
      },
    },
  },
  always: {
    name: 'Honours List',
    rule: 'TW 13.3',
    moments: { whenCompleting: { act: (g, seat) => gainAny(g, seat, 2) } },
  },
  exiled: { name: 'Permit Fees', rule: 'TW 14.16', moments: { followFee: 1 } },
};
