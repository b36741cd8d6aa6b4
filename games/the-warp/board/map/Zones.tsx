import { memo } from 'react';
import { SeatBadge } from '../art/Pieces.tsx';
import type { Chart } from '../chart/chart.ts';
import { colourOfSeat } from '../seats.ts';

/** Under the areas: the zones of the board, with the sign of whose they are. */
export const Zones = memo(({ chart }: { readonly chart: Chart }) =>
  chart.zones.map(({ id, seat, path, signAt }) => (
    <g
      key={id}
      className="tw-livery"
      data-colour={seat === null ? 'nobody' : colourOfSeat(seat)}
      aria-hidden="true"
    >
      <path className="tw-zone" data-zone={seat === null ? id : 'seat'} d={path} />
      {seat !== null && (
        <g transform={`translate(${signAt.x} ${signAt.y}) scale(1.2)`}>
          <SeatBadge seat={seat} />
        </g>
      )}
    </g>
  )),
);
