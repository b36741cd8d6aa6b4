import type { Flow, Seat } from '@warptable/kernel';
import { boardOf } from '../geometry.ts';
import type { Warpgate } from '../moments.ts';
import { NOBODY } from '../state.ts';
import type { Place, State } from '../state.ts';
import { arrive } from './exploration.ts';
import { ask } from '../questions.ts';

/** WG 1.4: never beside those of another player. */
export function addShips(s: State, seat: Seat, place: Place, ships: number): void {
  if (ships === 0) return;
  s.fleetOwner[place] = seat;
  s.fleetSize[place]! += ships;
}

export function removeShips(s: State, place: Place, ships: number): void {
  s.fleetSize[place]! -= ships;
  if (s.fleetSize[place] === 0) s.fleetOwner[place] = NOBODY;
}

/** Ships of this seat at a place. */
export function shipsAt(s: State, seat: Seat, place: Place): number {
  return s.fleetOwner[place] === seat ? s.fleetSize[place]! : 0;
}

/** Does the place hold ships of another player? */
export function hasEnemyShips(s: State, seat: Seat, place: Place): boolean {
  const owner = s.fleetOwner[place]!;
  return owner !== NOBODY && owner !== seat;
}

/** Moves a group without a battle; what its arrival reveals may cost ships. Returns how many are left. */
export function* moveShips(g: Warpgate, seat: Seat, from: Place, to: Place, ships: number): Flow<number> {
  const s = g.state;
  removeShips(s, from, ships);
  addShips(s, seat, to, ships);
  const { ids } = boardOf(s);
  g.emit?.({ type: 'ShipsMoved', seat, from: ids[from]!, to: ids[to]!, ships });
  return yield* arrive(g, seat, to, ships);
}

/** Whether ships that come here turn up an Exploration token (WG 17.3). */
export const hasToken = (s: State, place: Place): boolean => s.tokens[place] !== null;

/** WG 7.1: from the supply to a place. */
export function* deployShips(g: Warpgate, seat: Seat, place: Place, ships: number): Flow {
  if (ships === 0) return;
  const s = g.state;
  s.players[seat]!.ships -= ships;
  addShips(s, seat, place, ships);
  g.emit?.({ type: 'ShipsDeployed', seat, place: boardOf(s).ids[place]!, ships });
  yield* arrive(g, seat, place, ships);
}

/** `DEPLOY(n, place)`: as many as the owner likes (WG 22.46); never where enemy ships are (WG 7.2). The Gatekeepers bring all. */
export function* deployUpTo(g: Warpgate, seat: Seat, place: Place, ships: number): Flow {
  const s = g.state;
  const max = Math.min(ships, s.players[seat]!.ships);
  if (max === 0 || hasEnemyShips(s, seat, place)) return;
  const automatic = s.players[seat]!.kind === 'gatekeepers';
  const about = { place: boardOf(s).ids[place]! };
  const chosen = automatic
    ? max
    : yield* ask.deployShips(seat, {
        about,
        min: 0,
        max,
      });
  yield* deployShips(g, seat, place, chosen);
}
