import type { Seat } from '@warptable/kernel';
import { boardOf } from '../../rules/geometry.ts';
import { NOBODY } from '../../rules/state.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { routesOf } from '../routes.ts';

/** How much a seat would like to have a ship on a place where it has none. Ordinary planets are about 1. */
export function appealOfPlace(s: State, seat: Seat, place: Place): number {
  const board = boardOf(s);
  const { world, sector, trade } = at(board.places, place);
  if (world === 'gate') return 0.05;
  if (s.markerOwner[place] === seat) return trade && at(routesOf(s), place) <= 4 ? 0.5 : 0.15;
  const { planets } = at(board.sectors, sector);
  let own = 0;
  for (const planet of planets) {
    if (s.markerOwner[planet] === seat || s.fleetOwner[planet] === seat) own++;
  }
  const rest = planets.length - own;
  const rival = at(s.markerOwner, place) === NOBODY ? 0 : 0.3;
  return 0.6 + 2 / rest + own / planets.length + (trade ? 0.4 : 0) + rival;
}

/** How easily ships leave a place: from planets that wait to be settled they should not all go. */
export function easeOfLeaving(s: State, seat: Seat, place: Place): number {
  const ships = at(s.fleetSize, place);
  if (place === s.gates[seat]) return 1 + ships;
  if (s.markerOwner[place] === seat) return 1.5;
  return ships > 1 ? 1 : 0.25;
}

/** How much more there is to gain than to lose if so many ships attack. */
export function appealOfAttack(s: State, seat: Seat, planet: Place, ships: number): number {
  const against = at(s.fleetSize, planet);
  const owner = at(s.fleetOwner, planet);
  const prize = s.markerOwner[planet] === owner ? 1 : 0.5;
  if (ships > against) return prize * (1 + Math.min(2, (ships - against) / against));
  return ships === against ? 0.3 * prize : 0.08;
}
