import type { Flow, Seat } from '@warptable/kernel';
import type { PlanetType } from '../../../content/index.ts';
import { deployShips, hasEnemyShips } from '../../effects/ships.ts';
import { boardOf } from '../../geometry.ts';
import type { Warpgate } from '../../moments.ts';
import { hasColony } from '../../queries.ts';
import { NOBODY } from '../../state.ts';
import type { Place, State } from '../../state.ts';
import { gateAttack } from './attack.ts';
import { nearestToGate } from './nearest.ts';
import type { TurnEnd } from './turn.ts';

const SHIPS_PER_PLANET = 2;
const SHIPS_WARPED_IN = 3;

/**
 * Two ships to each valid planet (WG 14.16), or three to the Warpgate (WG 14.17); an attack if the supply is too small
 * (WG 14.18, WG 14.19).
 */
export function* gateReinforce(g: Warpgate, seat: Seat, type: PlanetType): Flow<TurnEnd> {
  const s = g.state;
  const supply = s.players[seat]!.ships;
  const valid = validPlanets(s, seat, type);
  if (valid.length === 0) {
    yield* deployShips(g, seat, s.gates[seat]!, Math.min(SHIPS_WARPED_IN, supply));
    return supply >= SHIPS_WARPED_IN ? 'over' : yield* gateAttack(g, seat, type);
  }
  if (supply >= SHIPS_PER_PLANET * valid.length) {
    for (const planet of valid) yield* deployShips(g, seat, planet, SHIPS_PER_PLANET);
    return 'over';
  }
  // WG 14.18: one ship per planet at a time.
  for (let lap = 0; lap < SHIPS_PER_PLANET; lap++) {
    for (const planet of yield* nearestToGate(g, 'gatekeepersDeploy', valid, s.players[seat]!.ships)) {
      yield* deployShips(g, seat, planet, 1);
    }
  }
  return yield* gateAttack(g, seat, type);
}

/** WG 14.14. */
function validPlanets(s: State, seat: Seat, type: PlanetType): Place[] {
  const board = boardOf(s);
  const near = sectorsNearGate(s, seat);
  return board.planets.filter((planet) => {
    const { world, sector } = board.places[planet]!;
    if (world !== type || hasEnemyShips(s, seat, planet)) return false;
    const open =
      near.includes(sector) && (s.markerOwner[planet] === NOBODY || s.markerOwner[planet] === seat);
    return hasColony(s, seat, planet) || s.fleetOwner[planet] === seat || open;
  });
}

/** WG 14.15: the sector of the own diamond, and those that touch the diamond. */
function sectorsNearGate(s: State, seat: Seat): number[] {
  const board = boardOf(s);
  const { tile } = board.places[s.gates[seat]!]!;
  const home = board.tiles.find(({ id }) => id === tile)!.hexes;
  return board.sectors.flatMap(({ hexes }, sector) => {
    const touches = hexes.some(([q, r]) => home.some((hex) => hexDistance(q - hex[0], r - hex[1]) <= 1));
    return touches ? sector : [];
  });
}

const hexDistance = (dq: number, dr: number): number =>
  Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
