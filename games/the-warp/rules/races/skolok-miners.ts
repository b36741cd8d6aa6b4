import { gain } from '../effects/goods.ts';
import type { RaceRules } from './race.ts';

export const skolokMiners: RaceRules = {
  id: 'skolok-miners',
  active: { name: 'Deep Veins', rule: 'TW 7.13', moments: { buildsMinesAnywhere: true, goldForLowering: 1 } },
  exiled: {
    name: 'Stubborn Rock',
    rule: 'TW 9.3',
    moments: {
      cannotBeLowered: true,
      whenConquered: {
        *act(g, _exiled, { seat }) {
          gain(g, seat, 2, 0);
        },
      },
    },
  },
};
