import { gain } from '../effects/goods.ts';
import type { RaceRules } from './race.ts';

export const skolokMiners: RaceRules = {
  active: { buildsMinesAnywhere: () => true, goldForLowering: () => 1 },
  exiled: {
    cannotBeLowered: true,
    whenConquered: {
      applies: () => true,
      *act(g, seat) {
        gain(g, seat, 2, 0);
      },
    },
  },
};
