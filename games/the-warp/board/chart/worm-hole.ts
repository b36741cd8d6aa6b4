import { moved } from '@warptable/ui/pure';
import type { Point } from '@warptable/ui/pure';
import { RADIUS } from './lattice.ts';

/** The way between the two ends of the Worm Hole: a curve through the gap of the board. */
export interface WormHole {
  readonly ends: readonly [Point, Point];
  readonly bend: Point;
}

/** So far from the Gate the way between the ends passes, beyond the ring areas. */
const AWAY = 2.9 * RADIUS;

export function wormHoleOf(areas: readonly Point[], [one, other]: readonly [Point, Point]): WormHole {
  const bend = bendOf(areas, one, other);
  return { ends: [edgeTowards(one, bend), edgeTowards(other, bend)], bend };
}

/** Opposite to the middle of all areas, as seen from the Gate. */
function bendOf(areas: readonly Point[], one: Point, other: Point): Point {
  const x = -areas.reduce((sum, area) => sum + area.x, 0);
  const y = -areas.reduce((sum, area) => sum + area.y, 0);
  const length = Math.hypot(x, y) || 1;
  const ends = ((one.x + other.x) * x + (one.y + other.y) * y) / length / 2;
  // Half of the way is made of the bend, half of the ends.
  const far = 2 * AWAY - ends;
  return { x: (x / length) * far, y: (y / length) * far };
}

/** Just beyond the edge of an area, on the side of another point. */
function edgeTowards({ x, y }: Point, to: Point): Point {
  const length = Math.hypot(to.x - x, to.y - y) || 1;
  return moved({ x, y }, ((to.x - x) / length) * RADIUS * 1.1, ((to.y - y) / length) * RADIUS);
}

const STEPS = 16;

/** Points along the way, from end to end. */
export function pointsAlong({ ends: [from, to], bend }: WormHole): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const far = i / STEPS;
    const mix = (a: number, b: number, c: number): number =>
      (1 - far) ** 2 * a + 2 * far * (1 - far) * b + far ** 2 * c;
    return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
  });
}
