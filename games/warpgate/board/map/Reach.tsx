import { memo } from 'react';
import type { Chart } from '../chart/chart.ts';
import { routesFrom } from '../chart/routes.ts';
import { regionPath } from '../chart/outline.ts';

interface ReachProps {
  readonly chart: Chart;
  readonly from: string;
  readonly range: number;
}

/** The empty hexes around a place, ring by ring: how far ships get from here. */
export const Reach = memo(({ chart, from, range }: ReachProps) => {
  const { rings } = routesFrom(chart, from);
  return (
    <g className="wg-reach" aria-hidden="true">
      {rings.slice(0, range).map((ring, i) => (
        <path key={i} className="wg-ring" data-ring={i + 1} d={regionPath(ring, 3, 8)} />
      ))}
    </g>
  );
});

/** The range to every place that is not too far, as a number beside it. */
export const RangeNumbers = memo(({ chart, from, range }: ReachProps) => {
  const { board } = chart;
  const ranges = board.ranges[board.place(from)];
  return (
    <g className="wg-range-numbers" aria-hidden="true">
      {chart.places.map(({ id, x, y }, place) => {
        const far = ranges?.[place] ?? Infinity;
        if (id === from || far > range) return null;
        return (
          <g key={id} transform={`translate(${x - 45} ${y + 3})`}>
            <circle r="12.5" />
            <text>{far}</text>
          </g>
        );
      })}
    </g>
  );
});
