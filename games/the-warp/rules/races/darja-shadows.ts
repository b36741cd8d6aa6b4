import type { RaceRules } from './race.ts';

export const darjaShadows: RaceRules = {
  id: 'darja-shadows',
  active: { name: 'Last to Commit', rule: 'TW 10.10', moments: { commitsLast: true } },
  exiled: { name: 'Veiled', rule: 'TW 10.10', moments: { veil: 1 } },
};
