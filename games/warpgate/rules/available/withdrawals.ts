import type { Refusal } from '@warptable/kernel';
import { hasEnemyShips } from '../effects/ships.ts';
import { boardOf } from '../geometry.ts';
import { REFUSED } from '../refusals.ts';
import type { Battle, Place, State } from '../state.ts';

/** The range of the nearest allowed place for a losing defender. There is always one: the own Warpgate (WG 12.31). */
export function nearestRefuge(s: State, battle: Battle): number {
  const ranges = boardOf(s).ranges[battle.planet]!;
  let nearest = Infinity;
  for (let place = 0; place < ranges.length; place++) {
    if (ranges[place]! < nearest && whyNoRefuge(s, battle, place) === undefined) nearest = ranges[place]!;
  }
  return nearest;
}

/** WG 12.28: together to a nearest place. */
export function whyNotWithdrawTo(
  s: State,
  battle: Battle,
  nearest: number,
  place: Place,
): Refusal | undefined {
  const refused = whyNoRefuge(s, battle, place);
  if (refused) return refused;
  return boardOf(s).ranges[battle.planet]![place]! > nearest ? REFUSED.nearerRefuge : undefined;
}

/** WG 12.28, WG 12.29: places that are closed to a losing defender, however near. */
function whyNoRefuge(s: State, { defender, planet, starts }: Battle, place: Place): Refusal | undefined {
  if (place === s.gates[defender]) return undefined;
  if (boardOf(s).places[place]!.world === 'gate') return REFUSED.foreignGate;
  if (place === planet) return REFUSED.battlePlanet;
  if (starts.includes(place)) return REFUSED.attackCameFrom;
  if (hasEnemyShips(s, defender, place)) return REFUSED.enemyShipsAtRefuge;
  const own = s.markerOwner[place] === defender || s.fleetOwner[place] === defender;
  return own ? undefined : REFUSED.noPieceThere;
}
