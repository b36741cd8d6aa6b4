import type { Refusal, Seat } from '@warptable/kernel';
import { OBJECTIVES } from '../../content/index.ts';
import type { ObjectiveId, World } from '../../content/index.ts';
import { shipsAt } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY } from '../state.ts';
import type { Place, State } from '../state.ts';

/** WG 9.1, WG 9.2, WG 9.4. `afar`: Terraforming Seeds may be used for this planet. */
export function whyNotSettle(s: State, seat: Seat, planet: Place, afar: boolean): Refusal | undefined {
  if (s.players[seat]!.markers === 0) return REFUSED.noMarkerLeft;
  if (s.markerOwner[planet] === seat) return REFUSED.ownMarker;
  if (shipsAt(s, seat, planet) > 0 || (afar && isNearOwnShip(s, seat, planet))) return undefined;
  return REFUSED.noShipToSettle;
}

/** A planet without any ships, within range 1 of a place with an own ship. */
function isNearOwnShip(s: State, seat: Seat, planet: Place): boolean {
  if (s.fleetOwner[planet] !== NOBODY) return false;
  const ranges = boardOf(s).ranges[planet]!;
  for (let place = 0; place < ranges.length; place++) {
    if (place !== planet && s.fleetOwner[place] === seat && ranges[place]! <= 1) return true;
  }
  return false;
}

/**
 * An available Objective by what is known of it before it is taken: its position and its type (WG 9.11). Two of the same type
 * can be told apart by their position alone.
 */
export const objectiveOption = (objective: ObjectiveId, position: number): string =>
  `${OBJECTIVES[objective].type}@${position + 1}`;

export const positionOf = (option: string): number => Number(option.split('@')[1]) - 1;

/** WG 9.10: the type must be that of a planet just upgraded. */
export function whyNotClaim(option: string, worlds: readonly World[]): Refusal | undefined {
  if (option === 'none') return undefined;
  return worlds.includes(option.split('@')[0] as World) ? undefined : REFUSED.objectiveOfOtherType;
}
