import { loopsOf, moved, polygonPath } from '@warptable/ui/pure';
import { RADIUS, centreOf, cornersOf } from './lattice.ts';

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

/** The border around a group of hexes, as one path; one loop for each part of it. */
export function outlineOf(places: readonly Place[]): string {
  const sides = places.flatMap((place) => {
    const centre = centreOf(place);
    const corners = cornersOf(RADIUS).map((corner) => moved(corner, centre.x, centre.y));
    return BEYOND.flatMap(([c, r], i) => {
      const from = corners[i];
      const to = corners[(i + 1) % corners.length];
      const isInside = places.some((other) => other.c === place.c + c && other.r === place.r + r);
      return from && to && !isInside ? { from, to } : [];
    });
  });
  return loopsOf(sides).map(polygonPath).join('');
}
