import type { Flow } from '@warptable/kernel';
import { boardOf } from '../../geometry.ts';
import type { Warpgate } from '../../moments.ts';
import { decider } from '../../state.ts';
import type { Place, State } from '../../state.ts';
import { ask } from '../../questions.ts';

/** The places at the smallest distance. */
export function closest<T>(things: readonly T[], distance: (thing: T) => number): T[] {
  const best = Math.min(...things.map(distance));
  return things.filter((thing) => distance(thing) === best);
}

/** What the human decides for the Gatekeepers where places are equal for them. */
type Tie = 'gatekeepersGroup' | 'gatekeepersTarget' | 'gatekeepersColony' | 'gatekeepersDeploy';

/** The human decides between places that are equal for the Gatekeepers. */
export function* decideBetween(g: Warpgate, kind: Tie, places: readonly Place[]): Flow<Place> {
  const board = boardOf(g.state);
  const human = decider(g.state, g.state.active);
  return board.place(yield* ask[kind](human, { candidates: () => places.map((place) => board.ids[place]!) }));
}

/** So many of the planets, those nearest to the Gatekeepers' Warpgate first; the human decides ties that matter. */
export function* nearestToGate(
  g: Warpgate,
  kind: Tie,
  planets: readonly Place[],
  count: number,
): Flow<Place[]> {
  const ranges = rangesToGate(g.state);
  const chosen: Place[] = [];
  let left = [...planets];
  while (chosen.length < count && left.length > 0) {
    const tied = closest(left, (planet) => ranges[planet]!);
    const fits = tied.length <= count - chosen.length;
    const next = fits ? tied : [yield* decideBetween(g, kind, tied)];
    chosen.push(...next);
    left = left.filter((planet) => !next.includes(planet));
  }
  return chosen;
}

const rangesToGate = (s: State): Uint8Array => boardOf(s).ranges[s.gates[s.active]!]!;
