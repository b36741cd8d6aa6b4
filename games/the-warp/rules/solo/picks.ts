import type { Flow } from '@warptable/kernel';
import { boardOf } from '../geometry.ts';
import type { Warp } from '../moments.ts';
import { defendersAt, multiplierOf } from '../queries.ts';
import { ask } from '../questions.ts';
import type { RivalPick } from '../questions.ts';
import type { Area, State } from '../state.ts';
import { PLAYER, RIVAL } from './state.ts';

/** One priority (TWS 6.2): the candidates with the highest number remain. */
export interface PickKey {
  /** What it looks for, for log and words. */
  readonly id: PickKeyId;
  readonly of: (s: State, area: Area) => number;
}

export type PickKeyId =
  | 'highestMultiplier'
  | 'lowestMultiplier'
  | 'nearPlayer'
  | 'nearColony'
  | 'farFromColony'
  | 'mostTroops';

const fromColony = (s: State, area: Area): number => {
  const { colonies, distances } = boardOf(s);
  return distances[colonies[RIVAL]!]![area]!;
};

/** TWS 5.3. */
function toPlayer(s: State, area: Area): number {
  const steps = boardOf(s).distances[area]!;
  let nearest = Infinity;
  for (let other = 0; other < steps.length; other++)
    if (s.owner[other] === PLAYER && steps[other]! < nearest) nearest = steps[other]!;
  return nearest;
}

/** TWS 6.7: the present multiplier. */
export const HIGHEST_MULTIPLIER: PickKey = { id: 'highestMultiplier', of: multiplierOf };
export const LOWEST_MULTIPLIER: PickKey = { id: 'lowestMultiplier', of: (s, area) => -multiplierOf(s, area) };
export const NEAR_PLAYER: PickKey = { id: 'nearPlayer', of: (s, area) => -toPlayer(s, area) };
export const NEAR_COLONY: PickKey = { id: 'nearColony', of: (s, area) => -fromColony(s, area) };
export const FAR_FROM_COLONY: PickKey = { id: 'farFromColony', of: fromColony };
export const MOST_TROOPS: PickKey = { id: 'mostTroops', of: defendersAt };

/** What a pick looked at, for the log (TWS 25.5): the candidates, and who was left after each key that ruled some out. */
export interface PickTrace {
  readonly candidates: readonly string[];
  readonly keys: readonly { readonly key: PickKeyId; readonly left: readonly string[] }[];
}

/**
 * TWS 6.1, TWS 6.2: the candidates that are best by one key after the other, and TWS 6.3 last. TWS 6.12: only present numbers count.
 * Candidates must not be empty.
 */
export function narrow(
  s: State,
  candidates: readonly Area[],
  keys: readonly PickKey[],
): { readonly left: readonly Area[]; readonly trace: PickTrace } {
  const { ids } = boardOf(s);
  const names = (areas: readonly Area[]): string[] => areas.map((area) => ids[area]!).toSorted();
  const trace: { key: PickKeyId; left: string[] }[] = [];
  let left = candidates;
  for (const key of [...keys, FAR_FROM_COLONY]) {
    if (left.length === 1) break;
    const values = left.map((area) => key.of(s, area));
    const best = Math.max(...values);
    const better = left.filter((_, i) => values[i] === best);
    if (better.length < left.length) trace.push({ key: key.id, left: names(better) });
    left = better;
  }
  return { left, trace: { candidates: names(candidates), keys: trace } };
}

/**
 * A pick with these keys (TWS 6.6), anew for each piece (TWS 6.8); nothing without a candidate. What is left equal is the Player's choice
 * (TWS 6.4), and nothing else is (TWS 1.4); it cannot be declined (TWS 27.7). No chance is drawn (TWS 29.2), so it can be taken back (TWS 28.3).
 */
export function* pick(
  g: Warp,
  kind: RivalPick,
  candidates: readonly Area[],
  keys: readonly PickKey[],
): Flow<Area | undefined> {
  const s = g.state;
  if (candidates.length === 0) return undefined;
  const { ids, place } = boardOf(s);
  const { left, trace } = narrow(s, candidates, keys);
  const names = left.map((area) => ids[area]!).toSorted(); // TWS 6.11
  const isTie = names.length > 1;
  const asks = isTie && s.players[PLAYER]!.presets.ties !== 'auto'; // TWS 6.5, TWS 6.9
  const chosen = asks ? yield* ask[kind](PLAYER, { candidates: () => names, about: trace }) : names[0]!;
  const tie = isTie ? { tie: asks ? ('chosen' as const) : ('auto' as const) } : {};
  g.emit?.({ type: 'RivalPicked', what: kind, area: chosen, ...trace, ...tie });
  return place(chosen);
}
