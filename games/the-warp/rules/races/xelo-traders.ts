import { gain } from '../effects/goods.ts';
import type { RaceRules } from './race.ts';

export const xeloTraders: RaceRules = {
  id: 'xelo-traders',
  active: {
    name: 'Market Makers',
    rule: 'TW 11.7',
    moments: { tradeLimit: 1, mixesTrade: true, tradeReward: 1 },
  },
  always: {
    name: 'Trade League',
    rule: 'TW 7.24',
    moments: {
      // TWS 21.10: also when the Rival follows
      whenFollowed: {
        *act(g, seat) {
          gain(g, seat, 1, 1);
        },
      },
    },
  },
  exiled: { name: 'Open Market', rule: 'TW 11.9', moments: { tradeLimit: 1 } },
};
