import type { ChaosAbility } from '../moments.ts';
import type { AbilityId } from '../state.ts';
import { AI } from './ai/index.ts';
import { BOARD_ABILITY_RULES } from './board-abilities.ts';
import { CARD_ABILITIES } from './cards.ts';
import { CIRCADIANS } from './circadians/index.ts';
import { JRAYEK } from './jrayek/index.ts';
import { LEYRIEN } from './leyrien/index.ts';
import { OXATAYA } from './oxataya/index.ts';
import { ZCHARO } from './zcharo/index.ts';

/** All that changes the rules for whoever holds it: of each faction its chapter comes before its attributes and leaders, which build on it. */
export const FACTION_ABILITIES: readonly ChaosAbility[] = [
  ...CIRCADIANS,
  ...AI,
  ...ZCHARO,
  ...LEYRIEN,
  ...JRAYEK,
  ...OXATAYA,
  ...BOARD_ABILITY_RULES,
  ...CARD_ABILITIES,
];

/** CO 13.48: what these give in a battle is energy, gems, fame or intel, and comes first, without a question. */
export const PLAIN_ABILITIES: ReadonlySet<AbilityId> = new Set<AbilityId>([
  'circadians',
  'ai',
  'destructive',
  'zcharo',
  'tenacious',
  'eeyla',
  'jrayek',
  'hostile',
  'oxataya',
  'closed-market',
  'salvage-crew',
]);
