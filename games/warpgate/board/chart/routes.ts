import type { Hex } from '../../content/index.ts';
import { keyOf, neighboursOf } from './lattice.ts';
import type { Chart } from './chart.ts';

/** The ways out from a place over empty hexes (WG 5.3, WG 5.4). For drawing only: what is legal comes with the question. */
export interface Routes {
  /** The empty hexes by the number of steps to them. */
  readonly rings: readonly (readonly Hex[])[];
  /** A shortest way to another place, both ends included; nothing where no way leads. */
  wayTo(place: string): readonly Hex[] | undefined;
}

const known = new WeakMap<Chart, Map<string, Routes>>();

export function routesFrom(chart: Chart, place: string): Routes {
  const ofChart = known.get(chart) ?? new Map<string, Routes>();
  known.set(chart, ofChart);
  const routes = ofChart.get(place) ?? search(chart, place);
  ofChart.set(place, routes);
  return routes;
}

function search({ board, empty }: Chart, place: string): Routes {
  const start = board.places[board.place(place)];
  const open = new Set(empty.map(keyOf));
  const placeAt = new Map(board.places.map(({ id, hex }) => [keyOf(hex), id]));
  const cameFrom = new Map<string, Hex>();
  const ends = new Map<string, Hex>();
  const rings: Hex[][] = [];
  let front: Hex[] = start ? [start.hex] : [];
  while (front.length > 0) {
    const ring: Hex[] = [];
    for (const hex of front) {
      for (const next of neighboursOf(hex)) {
        const key = keyOf(next);
        const end = placeAt.get(key);
        if (end !== undefined && end !== place && !ends.has(end)) ends.set(end, hex);
        if (!open.has(key) || cameFrom.has(key)) continue;
        cameFrom.set(key, hex);
        ring.push(next);
      }
    }
    rings.push(ring);
    front = ring;
  }
  return {
    rings: rings.filter((ring) => ring.length > 0),
    wayTo(to) {
      const last = ends.get(to);
      const goal = board.places.find(({ id }) => id === to);
      if (!last || !goal) return undefined;
      const way = [goal.hex];
      for (let hex: Hex | undefined = last; hex; hex = cameFrom.get(keyOf(hex))) way.unshift(hex);
      return way;
    },
  };
}
