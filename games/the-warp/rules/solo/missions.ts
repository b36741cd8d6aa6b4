import { MISSIONS, RIVALS, TRACK_PIONEERING } from '../../content/index.ts';
import type { MissionId } from '../../content/index.ts';
import type { State } from '../state.ts';

// TWS 19.10, TWS 19.11: conditions look at the Rival as at any seat, at what it has and at its deeds of the turn. TWS 19.12: it has no
// hand, and it never trades, uses a Reward Ability or attacks with a ship, so that what needs these is never fulfilled.

/** TWS 19.5, TWS 19.9: the types on its card, and the missions of the four tracks. TWS 19.29: all others are the Player's alone. */
export function rivalClaims(s: State, id: MissionId): boolean {
  const isOfTrack = (TRACK_PIONEERING as readonly MissionId[]).includes(id);
  return isOfTrack || RIVALS[s.solo!.rival].missionTypes.includes(MISSIONS[id].type);
}
