import { memo } from 'react';
import type { Chart, ChartArea } from '../chart/chart.ts';
import { RADIUS, at, moved } from '../chart/lattice.ts';
import type { Point } from '../chart/lattice.ts';

const SWIRL = 'M0-11C8-11 12-4 9 3 7 9-3 9-7 4-10-2-5-8 0-7 5-6 6 0 3 2-1 4-4 2-2-1';
const FAR = 4.4 * RADIUS;

/** Where no areas are: opposite to their middle, as seen from the Gate. */
function gapOf(areas: readonly ChartArea[]): Point {
  const x = areas.reduce((sum, area) => sum + area.x, 0);
  const y = areas.reduce((sum, area) => sum + area.y, 0);
  const length = Math.hypot(x, y) || 1;
  return { x: (-x / length) * FAR, y: (-y / length) * FAR };
}

/** Just beyond the edge of an area, on the side of another point. */
function edgeTowards({ x, y }: Point, to: Point): Point {
  const length = Math.hypot(to.x - x, to.y - y) || 1;
  return moved({ x, y }, ((to.x - x) / length) * RADIUS * 1.1, ((to.y - y) / length) * RADIUS);
}

/** The two ends of the Worm Hole, and the way between them through the gap of the board. */
export const WormHole = memo(({ chart }: { readonly chart: Chart }) => {
  if (!chart.wormHole) return null;
  const bow = gapOf(chart.areas);
  const [from, to] = chart.wormHole.map((end) => edgeTowards(end, bow));
  if (!from || !to) return null;
  return (
    <g className="tw-worm-hole" aria-hidden="true">
      <path className="tw-worm-way" d={`M${at(from)}Q${at(bow)} ${at(to)}`} />
      {[from, to].map((end) => (
        <g key={at(end)} transform={`translate(${at(end)})`}>
          <circle className="tw-worm-pool" r="14" />
          <path className="tw-worm-swirl" d={SWIRL} />
        </g>
      ))}
    </g>
  );
});
