import { pointText } from '@warptable/ui/pure';
import { memo } from 'react';
import type { Chart } from '../chart/chart.ts';

const SWIRL = 'M0-11C8-11 12-4 9 3 7 9-3 9-7 4-10-2-5-8 0-7 5-6 6 0 3 2-1 4-4 2-2-1';

/** Under the areas: the way between the ends of the Worm Hole, through the gap of the board. */
export const WormWay = memo(({ chart: { wormHole } }: { readonly chart: Chart }) => {
  if (!wormHole) return null;
  const { ends, bend } = wormHole;
  return (
    <path
      className="tw-worm-way"
      d={`M${pointText(ends[0])}Q${pointText(bend)} ${pointText(ends[1])}`}
      aria-hidden="true"
    />
  );
});

/** Over the areas: the two ends of the Worm Hole. */
export const WormEnds = memo(({ chart }: { readonly chart: Chart }) =>
  chart.wormHole?.ends.map((end) => (
    <g key={pointText(end)} transform={`translate(${pointText(end)})`} aria-hidden="true">
      <circle className="tw-worm-pool" r="14" />
      <path className="tw-worm-swirl" d={SWIRL} />
    </g>
  )),
);
