import type { Refusal, Seat } from '@warptable/kernel';
import { TECHNOLOGIES } from '../../content/index.ts';
import { replaced, unlessLifted } from '../abilities/index.ts';
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
}

export function flightOf(s: State, seat: Seat, x: number): Flight {
  const from = s.players[seat]!.drone;
  const range = greatestRange(s, seat, 'research', replaced(s, seat, 'droneRange', x), from);
  return {
    seat,
    from,
    range,
    ranges: rangesFrom(s, seat, 'research', from, range),
  };
}

/** WG 8.4, WG 8.5, WG 8.6, WG 8.7. */
export function whyNotFlyTo(s: State, flight: Flight, to: Place): Refusal | undefined {
  const { world } = boardOf(s).places[to]!;
  if (world === 'gate') return REFUSED.droneAtGate;
  if (to === flight.from) return REFUSED.droneAtHome;
  if (flight.ranges[to]! > flight.range) return REFUSED.outOfRange;
  if (!s.technologies.some((id) => TECHNOLOGIES[id].type === world)) return REFUSED.typeNotAvailable;
  if (!hasEnemyShips(s, flight.seat, to)) return undefined;
  return unlessLifted(s, flight.seat, 'droneJoinsEnemies', REFUSED.droneOntoEnemy);
}

/** WG 8.11. */
export function canResearch(s: State, seat: Seat, x: number): boolean {
  const flight = flightOf(s, seat, x);
  return boardOf(s).planets.some((planet) => whyNotFlyTo(s, flight, planet) === undefined);
}
