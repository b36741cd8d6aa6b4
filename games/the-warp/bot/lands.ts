import type { Seat } from '@warptable/kernel';
import { boardOf } from '../rules/geometry.ts';
import { multiplierOf, pointsOfSide } from '../rules/queries.ts';
import { NOBODY } from '../rules/state.ts';
import type { Area, State } from '../rules/state.ts';
import { oddsOf } from './odds.ts';

export function appealOfTarget(s: State, seat: Seat, area: Area): number {
  const board = boardOf(s);
  let appeal = 1 + 0.15 * multiplierOf(s, area);
  if (area === board.gate) appeal += 3;
  if (board.isRing[area]) appeal += 0.4;
  for (const areas of s.miniatures) if (areas[area] !== NOBODY) appeal += 0.5;
  if (s.lasers[area] || s.towers[area] || s.ships[area]! > 0) appeal += 0.5;
  if (s.owner[area] !== NOBODY) {
    appeal += pointsOfSide(s, s.owner[area]!) > pointsOfSide(s, seat) ? 0.5 : 0.2;
  }
  return appeal;
}

/** The best attack from here: appeal of the target times the chance to get it. */
export function bestAttack(s: State, seat: Seat, origin: Area): number {
  const attackers = Math.min(3, s.troops[origin]! - 1);
  if (attackers < 1) return 0;
  const { neighbours, within2 } = boardOf(s);
  const ship = s.ships[origin]! > 0;
  let best = 0;
  for (const target of ship ? within2[origin]! : neighbours[origin]!) {
    if (!isWorthAttacking(s, seat, target)) continue;
    best = Math.max(best, appealOfTarget(s, seat, target) * oddsOf(s, origin, target, attackers, ship));
  }
  return best;
}

const isWorthAttacking = (s: State, seat: Seat, target: Area): boolean =>
  s.owner[target] !== seat &&
  !boardOf(s).isColony[target] &&
  (s.owner[target] !== NOBODY ||
    s.tokens[target] !== null ||
    (s.guardian.holds && target === boardOf(s).gate));

export function bestOfAllAttacks(s: State, seat: Seat): number {
  let best = 0;
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] === seat && s.troops[area]! > 1) best = Math.max(best, bestAttack(s, seat, area));
  }
  return best;
}

/** How good a place is for one more Troop: at the front, where attacks start or are expected. */
export function appealOfPost(s: State, seat: Seat, area: Area): number {
  const board = boardOf(s);
  let front = 0;
  for (const next of board.neighbours[area]!) {
    if (s.owner[next] === seat || board.isColony[next]) continue;
    if (s.tokens[next] !== null || (s.owner[next] !== NOBODY && s.owner[next] !== seat)) front++;
    else front += 0.3;
  }
  return 0.1 + (front * (0.5 + multiplierOf(s, area))) / (1 + 0.5 * s.troops[area]!);
}
