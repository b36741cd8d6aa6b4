import type { Refusal, Seat } from '@warptable/kernel';
import { boardOf } from '../geometry.ts';
import { areasOf, isEmpty, teammateOf } from '../reckoning.ts';
import { REFUSED } from '../refusals.ts';
import { NOBODY, isOn } from '../state.ts';
import type { Area, State } from '../state.ts';
import { hasTower } from './lasers.ts';

/** TW 10.3. */
export const MOST_ATTACKERS = 3;

/** TW 10.3, 10.4: may an attack start here? */
export function whyNotOrigin(s: State, seat: Seat, origin: Area): Refusal | undefined {
  if (s.troops[origin]! < 2) return REFUSED.oneTroopStays;
  const reach = s.ships[origin]! > 0 ? boardOf(s).within2[origin]! : boardOf(s).neighbours[origin]!;
  return reach.some((target) => whyNotAttack(s, seat, origin, target) === undefined)
    ? undefined
    : REFUSED.nobodyToAttack;
}

/** TW 10.4, 10.5, 18.12, 19.11, 19.13. */
export function whyNotAttack(s: State, seat: Seat, origin: Area, target: Area): Refusal | undefined {
  const owner = s.owner[target]!;
  if (owner === seat) return REFUSED.notEnemy;
  if (boardOf(s).isColony[target]) return REFUSED.colony;
  if (owner !== NOBODY && owner === teammateOf(s, seat)) return REFUSED.teammate;
  const isAdjacent = boardOf(s).neighbours[origin]!.includes(target);
  if (isEmpty(s, target) && !isOn(s, isAdjacent ? 'attackEmpty' : 'shipTarget')) return REFUSED.emptyArea;
  return isAdjacent ? undefined : whyNotByShip(s, origin, target);
}

/** TW 8.11, 8.13: an attack that needs the ship, or uses it. */
export function whyNotByShip(s: State, origin: Area, target: Area): Refusal | undefined {
  if (s.ships[origin] === 0 || !boardOf(s).within2[origin]!.includes(target)) return REFUSED.outOfReach;
  return hasTower(s, target) ? REFUSED.sentryTower : undefined;
}

export const canAttack = (s: State, seat: Seat): boolean =>
  s.combat === null && areasOf(s, seat).some((area) => whyNotOrigin(s, seat, area) === undefined);
