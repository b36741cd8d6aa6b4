import type { RaceRules } from './race.ts';

export const volutSmugglers: RaceRules = {
  active: { exchangesWithLineUp: () => true },
  exiled: { cannotBeBribed: true, supportDiscount: { gold: 1, energy: 0 } },
};
