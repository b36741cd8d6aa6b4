import type { RaceRules } from './race.ts';

export const xotanTimebenders: RaceRules = {
  id: 'xotan-timebenders',
  active: { name: 'Rewind', rule: 'TW 10.46', moments: { rollsAllAgain: true } },
  exiled: { name: 'Slipstream', rule: 'TW 12.2', moments: { movements: 1 } },
};
