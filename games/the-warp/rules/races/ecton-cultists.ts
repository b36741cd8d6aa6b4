import type { RaceRules } from './race.ts';

export const ectonCultists: RaceRules = {
  active: { supportDiscount: () => 1, supporterRewards: () => 1 },
  exiled: { losesNothingInTies: true },
};
