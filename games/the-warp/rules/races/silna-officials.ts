import { gain, gainAny } from '../effects/goods.ts';
import type { RaceRules } from './race.ts';

export const silnaOfficials: RaceRules = {
  active: {
    firstMissionFree: () => true,
    whenBribePaid: {
      applies: () => true,
      *act(g, seat) {
        gain(g, seat, 1, 1);
      },
    },
  },
  always: { whenCompleting: { applies: () => true, act: (g, seat) => gainAny(g, seat, 2) } },
  exiled: { followFee: () => 1 },
};
