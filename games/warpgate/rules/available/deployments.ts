import type { Refusal, Seat } from '@warptable/kernel';
import { hasEnemyShips } from '../effects/ships.ts';
import { hasColony } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY } from '../state.ts';
import type { Place, State } from '../state.ts';

/** A Reinforce in progress. */
export interface Reinforcement {
  readonly seat: Seat;
  /** Ships were here when the action began (WG 7.5). */
  readonly held: readonly Place[];
  readonly reinforced: Place[];
  /** One place may still get a second ship (Spore Drydocks). */
  second: boolean;
  /** A Colony without ships may still be chosen (Lagoon Shipyards). */
  colony: boolean;
}

/** WG 7.4, WG 7.5. */
export function whyNotReinforce(s: State, at: Reinforcement, place: Place): Refusal | undefined {
  if (at.reinforced.includes(place)) {
    if (!at.second) return REFUSED.reinforcedAlready;
    return s.fleetOwner[place] === at.seat ? undefined : REFUSED.noShipsToReinforce;
  }
  if (at.held.includes(place)) return undefined;
  if (isForeignGate(s, at.seat, place)) return REFUSED.foreignGate;
  if (hasEnemyShips(s, at.seat, place)) return REFUSED.enemyShipsAtDeployment;
  const open = at.colony && s.fleetOwner[place] === NOBODY && hasColony(s, at.seat, place);
  return open ? undefined : REFUSED.noShipsToReinforce;
}

const isForeignGate = (s: State, seat: Seat, place: Place): boolean =>
  s.gates.includes(place) && s.gates[seat] !== place;

/** Gate Harmonics: where a ship of a Warp-in may go. */
export function whyNotWarpInTo(s: State, seat: Seat, place: Place): Refusal | undefined {
  if (place === s.gates[seat]) return undefined;
  if (isForeignGate(s, seat, place)) return REFUSED.foreignGate;
  if (hasEnemyShips(s, seat, place)) return REFUSED.enemyShipsAtDeployment;
  return hasColony(s, seat, place) ? undefined : REFUSED.notOwnColony;
}
