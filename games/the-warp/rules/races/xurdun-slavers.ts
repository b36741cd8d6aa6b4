import { reserve } from '../effects/troops.ts';
import type { RaceRules } from './race.ts';

const MANY = 2;

export const xurdunSlavers: RaceRules = {
  active: {
    whenConquering: {
      applies: (_s, _seat, { destroyed }) => destroyed >= MANY,
      *act(g, seat) {
        reserve(g, seat, 1);
      },
    },
  },
  exiled: { chains: true },
};
