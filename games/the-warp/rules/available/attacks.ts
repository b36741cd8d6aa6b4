import type { Refusal, Seat } from '@warptable/kernel';
import { boardOf } from '../geometry.ts';
import { isEmpty, isGate, teammateOf } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY, isOn } from '../state.ts';
import type { Area, State } from '../state.ts';
import { hasTower } from './lasers.ts';

/** TW 10.3. */
export const MAX_ATTACKERS = 3;

/** TW 10.3, TW 10.4: may an attack start here? */
export function whyNotOrigin(s: State, seat: Seat, origin: Area): Refusal | undefined {
  if (s.troops[origin]! < 2) return REFUSED.oneTroopStays;
  const reach = s.ships[origin]! > 0 ? boardOf(s).within2[origin]! : boardOf(s).neighbours[origin]!;
  for (const target of reach) if (whyNotAttack(s, seat, origin, target) === undefined) return undefined;
  return REFUSED.nobodyToAttack;
}

/** TW 10.4, TW 10.5, TW 18.12, TW 20.5: on foot or with the ship of the origin. */
export function whyNotAttack(s: State, seat: Seat, origin: Area, target: Area): Refusal | undefined {
  const owner = s.owner[target]!;
  if (owner === seat) return REFUSED.notEnemy;
  if (boardOf(s).isColony[target]) return REFUSED.colony;
  if (owner !== NOBODY && owner === teammateOf(s, seat)) return REFUSED.teammate;
  if (s.solo && !isGateOpen(s, target)) return REFUSED.gateBeforeEndgame;
  const onFoot = whyNotOnFoot(s, origin, target);
  const byShip = whyNotByShip(s, origin, target);
  if (onFoot === undefined || byShip === undefined) return undefined;
  return onFoot === REFUSED.outOfReach ? byShip : onFoot;
}

const ENDGAME_ROUNDS = 3;

/** TWS 20.1, TWS 20.10, TWS 27.3: the Gate is attacked only in the three rounds after the one that triggered the Endgame. */
const isGateOpen = (s: State, target: Area): boolean =>
  !isGate(s, target) || (s.endgame !== NOBODY && s.endgame < ENDGAME_ROUNDS);

/** TW 10.4, TW 19.13: an attack that needs no ship. */
export function whyNotOnFoot(s: State, origin: Area, target: Area): Refusal | undefined {
  if (!boardOf(s).neighbours[origin]!.includes(target)) return REFUSED.outOfReach;
  return isEmpty(s, target) && !isOn(s, 'attackEmpty') ? REFUSED.emptyArea : undefined;
}

/** TW 8.11, TW 8.13, TW 19.11: an attack that needs the ship, or uses it; the Gate may be its target (TW 8.19). */
export function whyNotByShip(s: State, origin: Area, target: Area): Refusal | undefined {
  if (s.ships[origin] === 0 || !boardOf(s).within2[origin]!.includes(target)) return REFUSED.outOfReach;
  if (isEmpty(s, target) && !isOn(s, 'shipTarget')) return REFUSED.emptyArea;
  return hasTower(s, target) ? REFUSED.sentryTower : undefined;
}

export function canAttack(s: State, seat: Seat): boolean {
  if (s.combat !== null) return false;
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] === seat && whyNotOrigin(s, seat, area) === undefined) return true;
  }
  return false;
}
