import type { Hex } from '../../content/index.ts';
import { keyOf, pointKey, short, sidesOf } from './lattice.ts';
import type { Point } from './lattice.ts';

/** The borders of a region of hexes: closed loops, clockwise around the region (holes the other way). */
export function outlineOf(hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(keyOf));
  const next = new Map<string, Point>();
  for (const hex of hexes) {
    for (const { from, to, beyond } of sidesOf(hex))
      if (!inside.has(keyOf(beyond))) next.set(pointKey(from), to);
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const loop: Point[] = [];
    let [key] = next.keys();
    for (;;) {
      const point: Point | undefined = key === undefined ? undefined : next.get(key);
      if (key === undefined || point === undefined) break;
      next.delete(key);
      loop.push(point);
      key = pointKey(point);
    }
    loops.push(loop);
  }
  return loops;
}

/** The loop drawn in by a distance, so that neighbouring regions leave a lane between them. */
function drawnIn(loop: readonly Point[], distance: number): Point[] {
  return loop.map((point, i) => {
    const before = inward(loop.at(i - 1) ?? point, point);
    const after = inward(point, loop[(i + 1) % loop.length] ?? point);
    const spread = 1 + before.x * after.x + before.y * after.y;
    return {
      x: point.x + (distance * (before.x + after.x)) / spread,
      y: point.y + (distance * (before.y + after.y)) / spread,
    };
  });
}

/** The unit vector that points into the region from a border walked clockwise. */
function inward(from: Point, to: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: -dy / length, y: dx / length };
}

/** A closed path with round corners. */
function roundedPath(loop: readonly Point[], radius: number): string {
  const parts = loop.map((point, i) => {
    const start = towards(point, loop.at(i - 1) ?? point, radius);
    const end = towards(point, loop[(i + 1) % loop.length] ?? point, radius);
    return `${i === 0 ? 'M' : 'L'}${at(start)}Q${at(point)} ${at(end)}`;
  });
  return `${parts.join('')}Z`;
}

const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(0.5, distance / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** A region as one path. */
export const regionPath = (hexes: readonly Hex[], inset: number, radius: number): string =>
  outlineOf(hexes)
    .map((loop) => roundedPath(drawnIn(loop, inset), radius))
    .join('');
