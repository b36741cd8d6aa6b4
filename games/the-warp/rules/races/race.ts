import type { RaceId } from '../../content/index.ts';
import type { ExiledAbility, RaceAbility } from '../moments.ts';

type Unnamed<Ability> = Omit<Ability, 'id'>;

/** How a race changes the rules: for the player who has it, and as Exiled (TW 14.1). */
export interface RaceRules {
  readonly id: RaceId;
  readonly active: Unnamed<RaceAbility>;
  /** A permanent Reward Ability, once it is paid for (TW 14.6). */
  readonly always?: Unnamed<RaceAbility>;
  readonly exiled: Unnamed<ExiledAbility>;
}
