import type { Flow } from '@warptable/kernel';
import { walkable } from '../available/movements.ts';
import { missionCheck } from '../effects/missions.ts';
import { flipTokens } from '../effects/troops.ts';
import type { Warp } from '../moments.ts';
import { multiplierOf, roomOn } from '../queries.ts';
import type { Area, State } from '../state.ts';
import { moveTroops } from '../steps/moving.ts';
import { hiddenBeside } from '../steps/revealing.ts';
import { FAR_FROM_COLONY, HIGHEST_MULTIPLIER, LOWEST_MULTIPLIER, NEAR_COLONY, pick } from './picks.ts';
import { RIVAL } from './state.ts';

/** TWS 13.1, TWS 13.9: up to so many moves of one Troop each, each looked for anew. Says whether there was any. */
export function* rivalMoves(g: Warp, n: number): Flow<boolean> {
  const s = g.state;
  let moved = false;
  for (let left = n; left > 0; left--) {
    const from = yield* pick(g, 'rivalMoveFrom', originsOf(s), [LOWEST_MULTIPLIER, NEAR_COLONY]); // TWS 13.4
    if (from === undefined) break; // TWS 13.8
    const to = yield* pick(g, 'rivalMoveTo', betterFor(s, from), [HIGHEST_MULTIPLIER, FAR_FROM_COLONY]); // TWS 13.6
    yield* moveTroops(g, RIVAL, from, to!, 1, false); // TWS 13.10, TWS 13.11
    moved = true;
    yield* missionCheck(g); // TWS 13.14
  }
  if (s.active !== RIVAL) rivalReveals(g); // TWS 13.13
  return moved;
}

/** TWS 13.3, TWS 13.7. */
function originsOf(s: State): Area[] {
  const origins: Area[] = [];
  for (let area = 0; area < s.owner.length; area++) {
    const hasTroop = s.owner[area] === RIVAL && s.troops[area]! > 1;
    if (hasTroop && betterFor(s, area).length > 0) origins.push(area);
  }
  return origins;
}

/** TWS 13.5; an empty Gate too (TWS 20.8). */
function betterFor(s: State, from: Area): Area[] {
  const walks = walkable(s, RIVAL, from);
  const better: Area[] = [];
  for (let to = 0; to < walks.length; to++)
    if (walks[to] && roomOn(s, to) > 0 && isBetter(s, to, from)) better.push(to);
  return better;
}

/** TWS 13.2. */
function isBetter(s: State, to: Area, from: Area): boolean {
  const more = multiplierOf(s, to) - multiplierOf(s, from);
  return more > 0 || (more === 0 && FAR_FROM_COLONY.of(s, to) > FAR_FROM_COLONY.of(s, from));
}

/** TWS 13.12: after a gained area; ships of the Rival reveal nothing. */
export function rivalReveals(g: Warp): void {
  const solo = g.state.solo!;
  if (!solo.gained) return;
  solo.gained = false;
  flipTokens(g, hiddenBeside(g.state, RIVAL));
}
