import type { ExiledMoments, Moments } from '../moments.ts';

/** How a race changes the rules: for the player who has it, and as Exiled (TW 14.1). */
export interface RaceRules {
  readonly active: Partial<Moments>;
  /** A permanent Reward Ability, once it is paid for (TW 14.6). */
  readonly always?: Partial<Moments>;
  readonly exiled: Partial<ExiledMoments>;
}
