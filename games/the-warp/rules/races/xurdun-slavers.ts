import { reserve } from '../effects/troops.ts';
import type { RaceRules } from './race.ts';

const MANY = 2;

export const xurdunSlavers: RaceRules = {
  id: 'xurdun-slavers',
  active: {
    name: 'Press Gang',
    rule: 'TW 10.59',
    moments: {
      whenConquering: {
        applies: (_s, _seat, { destroyed }) => destroyed >= MANY,
        *act(g, seat) {
          reserve(g, seat, 1);
        },
      },
    },
  },
  exiled: { name: 'Chains', rule: 'TW 10.71', moments: { chains: true } },
};
