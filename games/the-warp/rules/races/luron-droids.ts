import { reserve } from '../effects/troops.ts';
import type { RaceRules } from './race.ts';

export const luronDroids: RaceRules = {
  id: 'luron-droids',
  active: { name: 'Assembly Line', rule: 'TW 5.3', moments: { extraTroops: 1 } },
  always: {
    name: 'Foundry',
    rule: 'TW 5.4',
    moments: {
      atTurnStart: {
        *act(g, seat) {
          reserve(g, seat, 1);
        },
      },
    },
  },
  exiled: { name: 'Self-Repair', rule: 'TW 8.22', moments: { repairsAtTurnEnd: true } },
};
