import type { Flow } from '@warptable/kernel';
import { changeMultiplier } from '../effects/control.ts';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { isGate } from '../queries.ts';
import type { Area, State } from '../state.ts';
import { rival } from './moments.ts';
import { FAR_FROM_COLONY, HIGHEST_MULTIPLIER, pick } from './picks.ts';
import { RIVAL } from './state.ts';

const LOWEST = 1;
const HIGHEST = 4;
/** TWS 10.3. */
export const RAISE_KEYS = [FAR_FROM_COLONY, HIGHEST_MULTIPLIER] as const;

/** Areas of the Rival with a multiplier below this; never the Gate (TWS 10.2, TWS 10.7). */
function ownBelow(s: State, limit: number): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < s.owner.length; area++)
    if (s.owner[area] === RIVAL && !isGate(s, area) && s.multiplier[area]! < limit) areas.push(area);
  return areas;
}

/** TWS 10.2. */
export const raisable = (s: State): Area[] => ownBelow(s, HIGHEST);

export const canRivalRaise = (s: State): boolean => raisable(s).length > 0;

/** TWS 10.3: the raising half alone. Says whether an area was raised. */
export function* rivalRaise(g: Warp): Flow<boolean> {
  return (yield* raise(g)) !== undefined;
}

function* raise(g: Warp): Flow<Area | undefined> {
  const s = g.state;
  const area = yield* pick(g, 'rivalRaise', raisable(s), RAISE_KEYS);
  if (area === undefined) return undefined;
  changeMultiplier(g, RIVAL, area, 1);
  yield* rival.happen(g, 'rival', 'whenRaised', { area, to: s.multiplier[area]! });
  return area;
}

/** A Terrashift that nobody follows (TWS 10.10, TWS 14.6). Says whether anything was changed (TWS 10.8). */
export function* rivalTerrashift(g: Warp): Flow<boolean> {
  return (yield* shiftAreas(g)).length > 0;
}

/** TWS 10.1: both halves; the areas that were changed. */
export function* shiftAreas(g: Warp): Flow<Area[]> {
  const raised = yield* raise(g);
  const beside = raised ?? (yield* pick(g, 'rivalRaise', ownBelow(g.state, Infinity), RAISE_KEYS)); // TWS 10.6
  const lowered = beside === undefined ? undefined : yield* lowerBeside(g, beside);
  return [raised, lowered].flatMap((area) => area ?? []);
}

/** TWS 10.4, TWS 10.5, TWS 10.9: Exiled next to it, facedown ones too. */
function* lowerBeside(g: Warp, area: Area): Flow<Area | undefined> {
  const s = g.state;
  const candidates = boardOf(s).neighbours[area]!.filter(
    (near) => s.tokens[near] !== null && s.multiplier[near]! > LOWEST,
  );
  const lowered = yield* pick(g, 'rivalLower', candidates, [HIGHEST_MULTIPLIER]);
  if (lowered !== undefined) changeMultiplier(g, RIVAL, lowered, -1);
  return lowered;
}
