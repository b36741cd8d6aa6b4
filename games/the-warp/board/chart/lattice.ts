export interface Point {
  readonly x: number;
  readonly y: number;
}

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

/** A number for a path: one digit after the point is enough. */
const short = (n: number): string => String(Math.round(n * 10) / 10);

export const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

export const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });
