import { boardOf } from '../rules/geometry.ts';
import type { Board } from '../rules/geometry.ts';
import type { Place, State } from '../rules/state.ts';
import { at } from './at.ts';

/** Farther than any X reaches. */
export const TOO_FAR = 9;

const known = new WeakMap<Board, readonly number[]>();

/** By place: the smallest X with which a ship from there could Trade, if nobody stood in the way (WG 10.1). */
export function routesOf(s: State): readonly number[] {
  const board = boardOf(s);
  let routes = known.get(board);
  if (!routes) {
    routes = board.places.map(({ trade }, place) => (trade ? shortestRoute(board, place) : TOO_FAR));
    known.set(board, routes);
  }
  return routes;
}

function shortestRoute({ tradePlanets, ranges }: Board, first: Place): number {
  let shortest = TOO_FAR;
  for (const second of tradePlanets) {
    for (const third of tradePlanets) {
      if (first === second || second === third || third === first) continue;
      const x = Math.max(at(at(ranges, first), second), at(at(ranges, second), third));
      if (x < shortest) shortest = x;
    }
  }
  return shortest;
}
