import { memo } from 'react';
import type { MapArea } from '../../content/index.ts';
import { hillOf } from '../chart/relief.ts';
import { colourOf } from '../seats.ts';

interface HillProps {
  readonly slabs: number;
  readonly zone: MapArea['zone'];
}

const seatOfZone = (zone: MapArea['zone']): number | null =>
  zone.startsWith('seat-') ? Number(zone.slice('seat-'.length)) - 1 : null;

/** The steps of an area up to its uppermost plate. The foot has the colour of the zone. */
export const Hill = memo(function Hill({ slabs, zone }: HillProps) {
  return (
    <g className="tw-hill wt-livery" data-colour={colourOf(seatOfZone(zone))} aria-hidden="true">
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
