import { RIVALS, RIVAL_IDS, STARTER_RACES } from '../content/index.ts';
import type { RaceId, RivalId } from '../content/index.ts';
import { recordOf } from './progress.ts';
import type { Mode, SoloProgress } from './progress.ts';

// What follows from the progress: it is never stored, so that it cannot be wrong.

export const TIERS = [1, 2, 3] as const;
export type Tier = (typeof TIERS)[number];

/** TWS 24.1, TWS 24.16: in the order in which they are suggested. */
export const rivalsOf = (tier: Tier): readonly RivalId[] =>
  RIVAL_IDS.filter((id) => RIVALS[id].tier === tier);

/** TWS 24.3. */
export const isDefeated = (progress: SoloProgress, rival: RivalId): boolean =>
  recordOf(progress, rival).won.normal;

export const isWon = (progress: SoloProgress, rival: RivalId, mode: Mode): boolean =>
  recordOf(progress, rival).won[mode];

export const defeatedIn = (progress: SoloProgress, mode: Mode): readonly RivalId[] =>
  RIVAL_IDS.filter((id) => isWon(progress, id, mode));

/** TWS 24.2: a tier opens when all of the one before it are defeated. Those that are not. */
export const missingFor = (progress: SoloProgress, tier: Tier): readonly RivalId[] =>
  RIVAL_IDS.filter((id) => RIVALS[id].tier === tier - 1 && !isDefeated(progress, id));

export const isTierOpen = (progress: SoloProgress, tier: Tier): boolean =>
  missingFor(progress, tier).length === 0;

/** TWS 24.2: the highest tier that is open. */
export const tierOf = (progress: SoloProgress): Tier =>
  TIERS.findLast((tier) => isTierOpen(progress, tier)) ?? 1;

export const isRivalOpen = (progress: SoloProgress, rival: RivalId): boolean =>
  isTierOpen(progress, RIVALS[rival].tier);

/** TWS 24.5, TWS 24.22: the races beside the starters. */
export const unlockedRaces = (progress: SoloProgress): readonly RaceId[] =>
  RIVAL_IDS.filter((id) => isDefeated(progress, id)).map((id) => RIVALS[id].race);

export const racePool = (progress: SoloProgress): readonly RaceId[] => [
  ...STARTER_RACES,
  ...unlockedRaces(progress),
];

/** TWS 24.9, TWS 24.23. */
export const isComplete = (progress: SoloProgress, mode: Mode): boolean =>
  defeatedIn(progress, mode).length === RIVAL_IDS.length;

/** TWS 24.16: the next Rival that is suggested; none when all are defeated. */
export const suggestedRival = (progress: SoloProgress): RivalId | undefined =>
  RIVAL_IDS.find((id) => isRivalOpen(progress, id) && !isDefeated(progress, id));
