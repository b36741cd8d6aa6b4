import { memo } from 'react';
import type { Chart, ChartArea } from '../chart/chart.ts';
import { RADIUS, at, moved } from '../chart/lattice.ts';
import type { Point } from '../chart/lattice.ts';

const SWIRL = 'M0-11C8-11 12-4 9 3 7 9-3 9-7 4-10-2-5-8 0-7 5-6 6 0 3 2-1 4-4 2-2-1';
/** So far from the Gate the way between the ends passes, beyond the ring areas. */
const AWAY = 2.9 * RADIUS;

/** Where a way through the gap of the board bends: opposite to the middle of all areas, as seen from the Gate. */
function bendOf(areas: readonly ChartArea[], [one, other]: readonly [Point, Point]): Point {
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

function courseOf({
  areas,
  wormHole,
}: Chart): { readonly ends: readonly Point[]; readonly bend: Point } | null {
  if (!wormHole) return null;
  const bend = bendOf(areas, wormHole);
  return { ends: wormHole.map((end) => edgeTowards(end, bend)), bend };
}

/** Under the areas: the way between the ends of the Worm Hole, through the gap of the board. */
export const WormWay = memo(({ chart }: { readonly chart: Chart }) => {
  const course = courseOf(chart);
  const [from, to] = course?.ends ?? [];
  if (!course || !from || !to) return null;
  return <path className="tw-worm-way" d={`M${at(from)}Q${at(course.bend)} ${at(to)}`} aria-hidden="true" />;
});

/** Over the areas: the two ends of the Worm Hole. */
export const WormEnds = memo(({ chart }: { readonly chart: Chart }) =>
  courseOf(chart)?.ends.map((end) => (
    <g key={at(end)} transform={`translate(${at(end)})`} aria-hidden="true">
      <circle className="tw-worm-pool" r="14" />
      <path className="tw-worm-swirl" d={SWIRL} />
    </g>
  )),
);
