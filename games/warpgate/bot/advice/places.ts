import type { Seat } from '@warptable/kernel';
import type { World } from '../../content/index.ts';
import { boardOf } from '../../rules/geometry.ts';
import { NOBODY } from '../../rules/state.ts';
import type { Place, State } from '../../rules/state.ts';
import { at } from '../at.ts';
import { layOf, nearness } from '../lay.ts';
import { HABITS, WANTED_TYPES, WANT_TRADE } from './habits.ts';

/** How much a seat would like to have a ship on a place without enemy ships. */
export function appealOfPlace(s: State, seat: Seat, place: Place): number {
  const board = boardOf(s);
  const { world, sector, trade } = at(board.places, place);
  if (world === 'gate') return 0.05;
  if (s.fleetOwner[place] === seat) return HABITS.ownShips;
  const tradeBonus = trade ? HABITS.tradePlanet + HABITS.tradeRoute * nearness(at(layOf(s).trade, place)) : 0;
  if (s.markerOwner[place] === seat) return HABITS.ownMarker + tradeBonus;
  const { planets } = at(board.sectors, sector);
  let own = 0;
  for (const planet of planets) {
    if (s.markerOwner[planet] === seat || s.fleetOwner[planet] === seat) own++;
  }
  return (
    HABITS.planet +
    HABITS.rareInSector / (planets.length - own) +
    (HABITS.ownSector * own) / planets.length +
    tradeBonus +
    (at(s.markerOwner, place) === NOBODY ? 0 : HABITS.rivalMarker) +
    (isWanted(s, seat, world, trade) ? HABITS.wanted : 0)
  );
}

/** Does one of the seat's Objectives ask for such a planet? */
function isWanted(s: State, seat: Seat, world: World, trade: boolean): boolean {
  for (const objective of at(s.players, seat).objectives) {
    if (trade && WANT_TRADE.has(objective)) return true;
    if ((WANTED_TYPES[objective] as readonly World[] | undefined)?.includes(world)) return true;
  }
  return false;
}

/** How easily ships leave a place: from planets that wait to be settled they should not all go. */
export function easeOfLeaving(s: State, seat: Seat, place: Place): number {
  const ships = at(s.fleetSize, place);
  if (place === s.gates[seat]) return HABITS.leaveGate * ships;
  if (s.markerOwner[place] === seat) return HABITS.leaveSettled;
  return ships > 1 ? HABITS.leaveSurplus : HABITS.leaveOpen;
}

/** How much there is to gain if so many ships attack. */
export function appealOfAttack(s: State, planet: Place, ships: number): number {
  const against = at(s.fleetSize, planet);
  if (ships < against) return 0.08;
  if (ships === against) return HABITS.evenAttack;
  return HABITS.attack * (0.5 + Math.min(2, (ships - against) / against));
}

/** To a place without enemies by its appeal, to an enemy's if the fleet is large enough. */
export function appealOfMove(s: State, seat: Seat, from: Place, to: Place): number {
  const owner = at(s.fleetOwner, to);
  if (owner === NOBODY || owner === seat) return appealOfPlace(s, seat, to);
  return appealOfAttack(s, to, at(s.fleetSize, from));
}

/** Into battle with all, else with one or a few, so that others can go elsewhere. */
export function appealOfShips(s: State, seat: Seat, to: Place, ships: number): number {
  const owner = at(s.fleetOwner, to);
  if (owner !== NOBODY && owner !== seat) return ships * ships;
  return ships === 1 ? 1 : HABITS.moveMany / ships;
}
