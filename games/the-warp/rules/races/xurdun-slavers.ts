import { reserve } from '../effects/troops.ts';
import type { RaceRules } from './race.ts';

const MANY = 3;

export const xurdunSlavers: RaceRules = {
  active: {
    whenConquering: {
      applies: () => true,
      *act(g, seat, { destroyed }) {
        reserve(g, seat, destroyed >= MANY ? 2 : 1);
      },
    },
  },
  exiled: { chains: true },
};
