import { RADIUS, centreOf, cornersOf, moved, polygon } from './lattice.ts';
import type { Point } from './lattice.ts';

interface Place {
  readonly c: number;
  readonly r: number;
}

/** What lies beyond the side that begins at each corner, clockwise from the north. */
const BEYOND: readonly (readonly [c: number, r: number])[] = [
  [1, 1],
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
];

const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The border around a group of hexes, as one path; one loop for each part of it. */
export function outlineOf(places: readonly Place[]): string {
  const next = new Map<string, Point>();
  for (const place of places) {
    const centre = centreOf(place);
    const corners = cornersOf(RADIUS).map((corner) => moved(corner, centre.x, centre.y));
    BEYOND.forEach(([c, r], i) => {
      const from = corners[i];
      const to = corners[(i + 1) % corners.length];
      const isInside = places.some((other) => other.c === place.c + c && other.r === place.r + r);
      if (from && to && !isInside) next.set(keyOf(from), to);
    });
  }
  return loopsOf(next).map(polygon).join('');
}

/** Follows the sides from corner to corner until all have been walked. */
function loopsOf(next: Map<string, Point>): Point[][] {
  const loops: Point[][] = [];
  for (let [key] = next.keys(); key !== undefined; [key] = next.keys()) {
    const loop: Point[] = [];
    for (let point = next.get(key); point; point = next.get(key)) {
      next.delete(key);
      loop.push(point);
      key = keyOf(point);
    }
    loops.push(loop);
  }
  return loops;
}
