import type { Point } from '@warptable/ui/pure';

/** From the middle of a hex to its corners, in the units of the map. */
export const RADIUS = 60;
/** The map is looked at from the south and from above: what lies behind is shortened. */
export const SLANT = 0.86;
const HALF = Math.sqrt(3) / 2;

/** Where the middle of an area lies on the ground. */
export const centreOf = ({ c, r }: { readonly c: number; readonly r: number }): Point => ({
  x: c * HALF * RADIUS,
  y: -r * 1.5 * RADIUS * SLANT,
});

/** The corners of a hex of this radius around [0, 0], clockwise from the north. */
export const cornersOf = (radius: number): readonly Point[] =>
  [
    [0, -1],
    [HALF, -0.5],
    [HALF, 0.5],
    [0, 1],
    [-HALF, 0.5],
    [-HALF, -0.5],
  ].map(([x = 0, y = 0]) => ({ x: x * radius, y: y * radius * SLANT }));
