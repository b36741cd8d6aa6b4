import { SeatBadge } from '@warptable/ui';
import { memo } from 'react';
import type { Chart } from '../chart/chart.ts';
import { colourOf, seatStyleOf } from '../seats.ts';

/** Under the areas: the zones of the board, with the sign of whose they are. */
export const Zones = memo(({ chart }: { readonly chart: Chart }) =>
  chart.zones.map(({ id, seat, path, signAt }) => (
    <g key={id} className="wt-livery" data-colour={colourOf(seat)} aria-hidden="true">
      <path className="tw-zone" data-zone={seat === null ? id : 'seat'} d={path} />
      {seat !== null && (
        <g transform={`translate(${signAt.x} ${signAt.y}) scale(1.2)`}>
          <SeatBadge {...seatStyleOf(seat)} />
        </g>
      )}
    </g>
  )),
);
