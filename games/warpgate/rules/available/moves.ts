import type { Refusal, Seat } from '@warptable/kernel';
import type { Action } from '../../content/index.ts';
import { allowed, concerned, replaced, total } from '../abilities/index.ts';
import { hasEnemyShips, shipsAt } from '../effects/ships.ts';
import { boardOf, rangesThrough } from '../geometry.ts';
import type { Board } from '../geometry.ts';
import { REFUSED } from '../refusals.ts';
import type { Place, State } from '../state.ts';

/** The five actions that move ships freely. */
export type MovingAction = 'recon' | 'maneuver' | 'skirmish' | 'advance' | 'concentrate';

const ATTACKING: readonly Action[] = ['skirmish', 'advance', 'concentrate'];

/** The ranges that matter to a seat's ships or drone: plain ones, or through planets for those who may (WG 5.3, WG 16.1). Good up to the limit. */
export function rangesFrom(s: State, seat: Seat, action: Action, from: Place, limit: number): Uint8Array {
  const board = boardOf(s);
  if (!concerned(s, seat, 'passesPlanet')) return board.ranges[from]!;
  const mayPass = (planet: Place): boolean => allowed(s, seat, 'passesPlanet', { action, planet });
  return rangesThrough(board, from, mayPass, limit);
}

/** The greatest range of a move, twice X for Recon (WG 6.8); bonuses come after doubling (WG 4.7). */
export function greatestRange(s: State, seat: Seat, action: Action, x: number, from: Place): number {
  return (action === 'recon' ? 2 * x : x) + total(s, seat, 'rangeBonus', { action, from });
}

/** WG 6.8, WG 6.11, WG 6.12: may a group of this action have so many ships? Others may have any number, and leave some behind (WG 6.16). */
export function whyNotSoMany(s: State, seat: Seat, action: MovingAction, ships: number): Refusal | undefined {
  if (action === 'advance') return ships < 2 ? REFUSED.lonelyShip : undefined;
  if (action === 'recon') return ships > 1 ? REFUSED.oneShipRecon : undefined;
  if (action !== 'skirmish') return undefined;
  return ships > replaced(s, seat, 'skirmishGroup', 1) ? REFUSED.oneShipSkirmish : undefined;
}

/** One start of a move, with what is needed to judge every destination from it. */
export interface MoveStart {
  readonly seat: Seat;
  readonly action: MovingAction;
  readonly from: Place;
  readonly range: number;
  readonly ranges: Uint8Array;
  readonly board: Board;
}

export function startOf(s: State, seat: Seat, action: MovingAction, x: number, from: Place): MoveStart {
  const range = greatestRange(s, seat, action, x, from);
  return { seat, action, from, range, ranges: rangesFrom(s, seat, action, from, range), board: boardOf(s) };
}

/** WG 6.1: to any place but those that are refused. Markers and drones do not matter (WG 6.4). */
export function whyNotMoveTo(s: State, start: MoveStart, to: Place): Refusal | undefined {
  const { seat, action, from, range, ranges, board } = start;
  if (to === from) return REFUSED.samePlace; // WG 6.2
  if (board.places[to]!.world === 'gate' && to !== s.gates[seat]) return REFUSED.foreignGate; // WG 6.5
  if (ranges[to]! > range) return REFUSED.outOfRange; // WG 6.6
  if (!hasEnemyShips(s, seat, to)) return undefined;
  return ATTACKING.includes(action) ? whyNotAttack(s, seat, to) : REFUSED.enemyShips; // WG 6.3
}

/** WG 12.3: attacks that are forbidden. */
function whyNotAttack(s: State, seat: Seat, planet: Place): Refusal | undefined {
  if (s.players[seat]!.blockade === 1) return REFUSED.blockaded;
  const defender = s.fleetOwner[planet]!;
  return allowed(s, defender, 'truce', { turn: s.turn }) ? REFUSED.truce : undefined;
}

/** May a group of so many ships start here? */
export function whyNotStart(
  s: State,
  seat: Seat,
  action: MovingAction,
  x: number,
  from: Place,
  ready: number,
): Refusal | undefined {
  if (ready === 0) return REFUSED.movedAlready;
  if (action === 'advance' && ready < 2) return REFUSED.lonelyShip;
  const start = startOf(s, seat, action, x, from);
  for (let to = 0; to < start.ranges.length; to++)
    if (whyNotMoveTo(s, start, to) === undefined) return undefined;
  return REFUSED.nowhereToGo;
}

/** WG 4.9: is there anything this action could move? */
export function canMoveAtAll(s: State, seat: Seat, action: MovingAction, x: number): boolean {
  for (let from = 0; from < s.fleetOwner.length; from++) {
    const ready = shipsAt(s, seat, from);
    if (ready > 0 && whyNotStart(s, seat, action, x, from, ready) === undefined) return true;
  }
  return false;
}

/** WG 6.13: may a second group join a Concentrate to this destination from here? */
export function whyNotSecondStart(
  s: State,
  seat: Seat,
  x: number,
  from: Place,
  first: Place,
  to: Place,
): Refusal | undefined {
  if (from === to) return REFUSED.samePlace;
  if (from === first) return REFUSED.sameStart;
  const range = greatestRange(s, seat, 'concentrate', x, from);
  return rangesFrom(s, seat, 'concentrate', from, range)[to]! > range ? REFUSED.startOutOfRange : undefined;
}

/** The places with own ships, in canonical order. */
export function placesWithShips(s: State, seat: Seat): string[] {
  const { ids } = boardOf(s);
  return ids.filter((_, place) => s.fleetOwner[place] === seat);
}
