import { memo } from 'react';
import type { ChartArea } from '../chart/chart.ts';
import { at } from '../chart/lattice.ts';

const SWIRL = 'M0-13C9-13 14-5 11 3 8 11-4 11-8 5-12-2-6-9 0-8 6-7 7 0 3 3-1 5-5 2-3-1';

/** The two ends of the Worm Hole, and the way between them around the board. */
export const WormHole = memo(({ ends }: { readonly ends: readonly [ChartArea, ChartArea] }) => {
  const [one, other] = ends.map(({ x, y }) => ({ x: x * 1.28, y: y * 1.28 + 8 }));
  if (!one || !other) return null;
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const length = Math.hypot(middle.x, middle.y) || 1;
  const bow = { x: middle.x + (middle.x / length) * 70, y: middle.y + (middle.y / length) * 70 };
  return (
    <g className="tw-worm-hole" aria-hidden="true">
      <path className="tw-worm-way" d={`M${at(one)}Q${at(bow)} ${at(other)}`} />
      {[one, other].map((end) => (
        <g key={at(end)} transform={`translate(${at(end)})`}>
          <circle className="tw-worm-pool" r="17" />
          <path className="tw-worm-swirl" d={SWIRL} />
        </g>
      ))}
    </g>
  );
});
