import type { Flow, Seat } from '@warptable/kernel';
import type { PlanetType } from '../../../content/index.ts';
import { allowed } from '../../abilities/index.ts';
import { hasEnemyShips, moveShips, removeShips } from '../../effects/ships.ts';
import { boardOf } from '../../geometry.ts';
import type { Warpgate } from '../../moments.ts';
import { hasColony } from '../../queries.ts';
import { decider } from '../../state.ts';
import type { Place, State } from '../../state.ts';
import { beginBattle } from '../moving.ts';
import { closest, decideBetween } from './nearest.ts';
import type { TurnEnd } from './turn.ts';

/** WG 14.20: the largest group goes to the closest planet of the type. */
export function* gateAttack(g: Warpgate, seat: Seat, type: PlanetType): Flow<TurnEnd> {
  const s = g.state;
  if (allowed(s, decider(s, seat), 'truce', { turn: s.turn })) {
    g.emit?.({ type: 'GateTurnEnded', seat, because: 'truce' }); // WG 14.28
    return 'over';
  }
  const board = boardOf(s);
  const targets = targetsOf(s, seat, type);
  if (targets.length === 0) return 'another'; // WG 14.26
  const nearestRange = (from: Place): number =>
    Math.min(...targets.map((target) => board.ranges[from]![target]!));
  const groups = closest(largestGroups(s, seat), nearestRange);
  const from = yield* decideBetween(g, 'gatekeepersGroup', groups);
  const nearest = closest(targets, (target) => board.ranges[from]![target]!); // WG 14.23
  const target = yield* decideBetween(g, 'gatekeepersTarget', nearest);
  yield* send(g, seat, from, target);
  return 'over';
}

/** WG 14.20: not where the Gatekeepers have ships, nor a Colony of theirs without human ships. */
function targetsOf(s: State, seat: Seat, type: PlanetType): Place[] {
  const board = boardOf(s);
  return board.planets.filter((planet) => {
    if (board.places[planet]!.world !== type || s.fleetOwner[planet] === seat) return false;
    return !hasColony(s, seat, planet) || hasEnemyShips(s, seat, planet);
  });
}

/** WG 14.21, WG 14.22. An attack comes only when the supply is short, so there are always ships on the board. */
function largestGroups(s: State, seat: Seat): Place[] {
  const places = s.fleetOwner.flatMap((owner, place) => (owner === seat ? place : []));
  return closest(places, (place) => -s.fleetSize[place]!);
}

/** WG 14.24, WG 14.25: one ship may stay behind; the others move in or attack. */
function* send(g: Warpgate, seat: Seat, from: Place, target: Place): Flow {
  const s = g.state;
  const { ids, places } = boardOf(s);
  const safe = from === s.gates[seat] || (hasColony(s, seat, from) && !places[from]!.trade);
  const ships = Math.max(1, s.fleetSize[from]! - (safe ? 0 : 1));
  if (!hasEnemyShips(s, seat, target)) {
    yield* moveShips(g, seat, from, target, ships);
    return;
  }
  removeShips(s, from, ships);
  g.emit?.({ type: 'ShipsMoved', seat, from: ids[from]!, to: ids[target]!, ships });
  beginBattle(g, seat, target, [from], ships);
}
