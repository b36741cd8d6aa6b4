import type { Refusal, Seat } from '@warptable/kernel';
import { boardOf } from '../geometry.ts';
import { isEmpty, isFoughtFor, roomOn } from '../queries.ts';
import { REFUSED } from '../refusals.ts';
import { isOn } from '../state.ts';
import type { Area, State } from '../state.ts';

/** The areas that a Troop from here can walk to: controlled ones in one piece with it, and empty ones beside these (TW 12.3, TW 12.6). */
export function walkable(s: State, seat: Seat, from: Area): boolean[] {
  const { neighbours } = boardOf(s);
  const reached = Array<boolean>(s.owner.length).fill(false);
  const queue: Area[] = [from];
  reached[from] = true;
  while (queue.length > 0) {
    const area = queue.pop()!;
    for (const next of neighbours[area]!) {
      if (reached[next]) continue;
      if (s.owner[next] === seat) {
        reached[next] = true;
        queue.push(next);
      } else if (isEmpty(s, next)) {
        reached[next] = true;
      }
    }
  }
  reached[from] = false;
  return reached;
}

/** TW 12.7, TW 19.12: where the ship on this area could carry Troops. */
export const flyable = (s: State, seat: Seat, from: Area, to: Area): boolean =>
  s.ships[from]! > 0 &&
  boardOf(s).within2[from]!.includes(to) &&
  (s.owner[to] === seat || (isEmpty(s, to) && !isOn(s, 'shipMove')));

export function whyNotMoveFrom(s: State, seat: Seat, from: Area, shipReady: boolean): Refusal | undefined {
  if (isFoughtFor(s, from)) return REFUSED.foughtFor;
  if (s.troops[from]! < 2) return REFUSED.leavesArea; // TW 12.4
  for (const near of boardOf(s).neighbours[from]!) {
    if (whyNotEnter(s, seat, near) === undefined) return undefined; // nearly always
  }
  const walks = walkable(s, seat, from);
  for (let to = 0; to < walks.length; to++) {
    if (whyNotMoveTo(s, seat, from, to, walks, shipReady) === undefined) return undefined;
  }
  return REFUSED.nowhereToMove;
}

/** TW 20.12. */
export function whyNotMoveTo(
  s: State,
  seat: Seat,
  from: Area,
  to: Area,
  walks: readonly boolean[],
  shipReady: boolean,
): Refusal | undefined {
  if (from === to) return REFUSED.nowhereToMove;
  const why = whyNotEnter(s, seat, to);
  if (why !== undefined) return why;
  return walks[to] || (shipReady && flyable(s, seat, from, to)) ? undefined : REFUSED.notConnected;
}

/** TW 12.5, TW 12.10. */
function whyNotEnter(s: State, seat: Seat, to: Area): Refusal | undefined {
  if (s.owner[to] !== seat && !isEmpty(s, to)) return REFUSED.intoEnemy;
  if (isFoughtFor(s, to)) return REFUSED.foughtFor;
  return roomOn(s, to) < 1 ? REFUSED.areaFull : undefined;
}

/** Is there any Troop Movement to make? */
export function canMove(s: State, seat: Seat): boolean {
  for (let area = 0; area < s.owner.length; area++) {
    if (s.owner[area] === seat && whyNotMoveFrom(s, seat, area, true) === undefined) return true;
  }
  return false;
}
