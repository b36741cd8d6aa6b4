import { PLANET_TYPES } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import type { Board } from '../rules/geometry.ts';
import type { Place, State } from '../rules/state.ts';
import { at } from './at.ts';

/** The lay of the land: what follows from the board alone. Lists are by place. */
export interface Lay {
  /** The smallest X with which a ship could Trade from here, if nobody stood in the way (WG 10.1). */
  readonly trade: readonly number[];
  /** How near planets of every type are for a drone here: from 0, none in reach, to 1, all of them at once. */
  readonly research: readonly number[];
}

/** Farther than any X reaches. */
export const TOO_FAR = 9;

/** From 1, in reach of every turn, to 0, in reach of none. */
export const nearness = (x: number): number => Math.max(0, 5 - Math.max(1, x)) / 4;

const known = new WeakMap<Board, Lay>();

export function layOf(s: State): Lay {
  const board = boardOf(s);
  let lay = known.get(board);
  if (!lay) {
    lay = {
      trade: board.places.map(({ trade }, place) => (trade ? shortestRoute(board, place) : TOO_FAR)),
      research: board.places.map((_, place) => nearnessOfTypes(board, place)),
    };
    known.set(board, lay);
  }
  return lay;
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

function nearnessOfTypes({ planets, places, ranges }: Board, from: Place): number {
  let sum = 0;
  for (const type of PLANET_TYPES) {
    let min = TOO_FAR;
    for (const planet of planets) {
      if (planet !== from && at(places, planet).world === type)
        min = Math.min(min, at(at(ranges, from), planet));
    }
    sum += nearness(min);
  }
  return sum / PLANET_TYPES.length;
}
