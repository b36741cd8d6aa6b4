import type { Bounds, Point } from './viewport.ts';

/** A number for a path: one digit after the point is enough. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);

/** A point for a path. */
export const pointText = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The same for points that lie at the same place but for rounding. */
export const pointKey = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

export const polygonPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}Z`;

export const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** The smallest rectangle around all points, with a margin. */
export function boundsAround(points: readonly Point[], margin = 0): Bounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export interface OuterSide {
  readonly from: Point;
  readonly to: Point;
}

/** The borders of a region from its outer sides, each walked clockwise: one closed loop for each part and each hole. */
export function loopsOf(sides: readonly OuterSide[]): Point[][] {
  const next = new Map(sides.map(({ from, to }) => [pointKey(from), to]));
  const loops: Point[][] = [];
  for (let [key] = next.keys(); key !== undefined; [key] = next.keys()) {
    const loop: Point[] = [];
    for (let point = next.get(key); point; point = next.get(key)) {
      next.delete(key);
      loop.push(point);
      key = pointKey(point);
    }
    loops.push(loop);
  }
  return loops;
}
