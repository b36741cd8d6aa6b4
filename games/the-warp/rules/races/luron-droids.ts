import { reserve } from '../effects/troops.ts';
import type { RaceRules } from './race.ts';

export const luronDroids: RaceRules = {
  active: { extraTroops: () => 1 },
  always: {
    atTurnStart: {
      applies: () => true,
      *act(g, seat) {
        reserve(g, seat, 1);
      },
    },
  },
  exiled: { repairsAtTurnEnd: true },
};
