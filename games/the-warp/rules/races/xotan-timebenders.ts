import type { RaceRules } from './race.ts';

export const xotanTimebenders: RaceRules = {
  active: { rollsAllAgain: () => true },
  exiled: { movements: () => 1 },
};
