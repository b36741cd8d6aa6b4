import { memo } from 'react';
import type { ChartArea } from '../chart/chart.ts';
import { RADIUS, at, moved } from '../chart/lattice.ts';
import type { Point } from '../chart/lattice.ts';

const SWIRL = 'M0-11C8-11 12-4 9 3 7 9-3 9-7 4-10-2-5-8 0-7 5-6 6 0 3 2-1 4-4 2-2-1';
const BOW = 60;

/** At the edge of an area, on the side of another point. */
function edgeTowards({ x, y }: Point, to: Point): Point {
  const length = Math.hypot(to.x - x, to.y - y) || 1;
  return moved({ x, y }, ((to.x - x) / length) * RADIUS * 1.12, ((to.y - y) / length) * RADIUS * 0.96);
}

/** The two ends of the Worm Hole, and the way between them through the gap of the board. */
export const WormHole = memo(({ ends }: { readonly ends: readonly [ChartArea, ChartArea] }) => {
  const [one, other] = ends;
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const length = Math.hypot(middle.x, middle.y);
  // Two opposite ends have no side of their own to bow to: to the east.
  const away = length > 1 ? { x: middle.x / length, y: middle.y / length } : { x: 1, y: 0 };
  const bow = moved(middle, away.x * BOW, away.y * BOW);
  const [from, to] = [edgeTowards(one, bow), edgeTowards(other, bow)];
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
