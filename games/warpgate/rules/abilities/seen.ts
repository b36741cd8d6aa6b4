import { printedAbilities } from '@warptable/kernel';
import type { AbilityId } from '../state.ts';
import type { PlayerView } from '../view.ts';
import { FACTION_ABILITIES } from './factions.ts';
import { TECHNOLOGY_ABILITIES } from './technologies.ts';

export const printed = printedAbilities([...FACTION_ABILITIES, ...TECHNOLOGY_ABILITIES]);

/** The abilities of a player as everybody sees them. WG 14.10: the Technologies of the Gatekeepers do nothing. */
export function abilitiesSeen(player: PlayerView | undefined): AbilityId[] {
  if (player?.kind !== 'human') return [];
  return [...(player.faction ? [player.faction] : []), ...player.technologies];
}
