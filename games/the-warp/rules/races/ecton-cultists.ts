import type { RaceRules } from './race.ts';

export const ectonCultists: RaceRules = {
  id: 'ecton-cultists',
  active: {
    name: 'Voices of the Outcast',
    rule: 'TW 10.69',
    moments: { supportDiscount: 1, supporterRewards: 1 },
  },
  exiled: { name: 'No Surrender', rule: 'TW 10.57', moments: { losesNothingInTies: true } },
};
