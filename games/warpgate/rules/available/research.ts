import type { Refusal, Seat } from '@warptable/kernel';
import { TECHNOLOGIES } from '../../content/index.ts';
import { allowed } from '../abilities/index.ts';
import { hasEnemyShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import { REFUSED } from '../refusals.ts';
import type { Place, State } from '../state.ts';
import { greatestRange, rangesFrom } from './moves.ts';

/** One flight of the drone, with what is needed to judge every destination. */
export interface Flight {
  readonly seat: Seat;
  readonly from: Place;
  readonly range: number;
  readonly ranges: Uint8Array;
  readonly joinsEnemies: boolean;
}

export function flightOf(s: State, seat: Seat, x: number): Flight {
  const from = s.players[seat]!.drone;
  const doubled = allowed(s, seat, 'doublesDroneRange', undefined) ? 2 * x : x;
  const range = greatestRange(s, seat, 'research', doubled, from);
  return {
    seat,
    from,
    range,
    ranges: rangesFrom(s, seat, 'research', from, range),
    joinsEnemies: allowed(s, seat, 'droneJoinsEnemies', undefined),
  };
}

export function whyNotFlyTo(s: State, flight: Flight, to: Place): Refusal | undefined {
  const { world } = boardOf(s).places[to]!;
  if (world === 'gate') return REFUSED.droneAtGate;
  if (to === flight.from) return REFUSED.droneAtHome;
  if (flight.ranges[to]! > flight.range) return REFUSED.outOfRange;
  if (!s.technologies.some((id) => TECHNOLOGIES[id].type === world)) return REFUSED.typeNotAvailable;
  return !flight.joinsEnemies && hasEnemyShips(s, flight.seat, to) ? REFUSED.droneOntoEnemy : undefined;
}

/** WG 8.11. */
export function canResearch(s: State, seat: Seat, x: number): boolean {
  const flight = flightOf(s, seat, x);
  return boardOf(s).planets.some((planet) => whyNotFlyTo(s, flight, planet) === undefined);
}
