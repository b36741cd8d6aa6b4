import type { RaceRules } from './race.ts';

export const darjaShadows: RaceRules = {
  active: { commitsLast: () => true },
  exiled: { veil: 1 },
};
