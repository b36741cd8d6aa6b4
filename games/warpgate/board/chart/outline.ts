import { loopsOf, pointText } from '@warptable/ui/pure';
import type { Point } from '@warptable/ui/pure';
import type { Hex } from '../../content/index.ts';
import { keyOf, sidesOf } from './lattice.ts';

/** The borders of a region of hexes: closed loops, clockwise around the region (holes the other way). */
export function outlineOf(hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(keyOf));
  return loopsOf(hexes.flatMap(sidesOf).filter(({ beyond }) => !inside.has(keyOf(beyond))));
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
    return `${i === 0 ? 'M' : 'L'}${pointText(start)}Q${pointText(point)} ${pointText(end)}`;
  });
  return `${parts.join('')}Z`;
}

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
