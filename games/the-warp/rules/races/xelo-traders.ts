import { gain } from '../effects/goods.ts';
import type { RaceRules } from './race.ts';

export const xeloTraders: RaceRules = {
  active: { tradeLimit: () => 1, mixesTrade: () => true, tradeReward: () => 1 },
  always: {
    whenFollowed: {
      applies: () => true,
      *act(g, seat) {
        gain(g, seat, 1, 1);
      },
    },
  },
  exiled: { tradeLimit: () => 1 },
};
