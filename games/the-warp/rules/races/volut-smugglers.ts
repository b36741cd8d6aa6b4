import type { RaceRules } from './race.ts';

export const volutSmugglers: RaceRules = {
  id: 'volut-smugglers',
  active: {
    name: 'Under the Counter',
    rule: 'TW 6.10',
    moments: { exchangesWithLineUp: { once: 'turn', gives: true } },
  },
  exiled: { name: 'No Questions', rule: 'TW 10.20', moments: { cannotBeBribed: true, supportDiscount: 1 } },
};
