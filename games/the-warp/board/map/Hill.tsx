import { memo } from 'react';
import type { MapArea } from '../../content/index.ts';
import { hillOf } from '../chart/relief.ts';
import { colourOfSeat } from '../seats.ts';

interface HillProps {
  readonly slabs: number;
  readonly zone: MapArea['zone'];
}

const colourOfZone = (zone: MapArea['zone']): string =>
  zone.startsWith('seat-') ? colourOfSeat(Number(zone.slice('seat-'.length)) - 1) : 'nobody';

/** The steps of an area up to its uppermost plate. The foot has the colour of the zone. */
export const Hill = memo(function Hill({ slabs, zone }: HillProps) {
  return (
    <g className="tw-hill tw-livery" data-colour={colourOfZone(zone)} aria-hidden="true">
      {hillOf(slabs).slabs.map(({ top, west, east }, i) => (
        <g key={i} className="tw-slab" data-height={i + 1}>
          <path className="tw-wall-west" d={west} />
          <path className="tw-wall-east" d={east} />
          <path className="tw-top" d={top} />
        </g>
      ))}
    </g>
  );
});
