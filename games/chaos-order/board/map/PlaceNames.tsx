import { Sign } from '@warptable/ui';
import { memo } from 'react';
import type { ChaosView } from '../../rules/view.ts';
import { landingName, regionName } from '../../words/places.ts';
import type { Chart } from '../chart/chart.ts';

/** As large as it fits into the upper edge of a hex. */
const sizeOf = (name: string): number => Math.min(18, 190 / name.length);

interface NamesProps {
  readonly view: ChaosView;
  readonly chart: Chart;
  /** The bases that are shown. */
  readonly bases: readonly string[];
}

/** The names of all hexes, above ridges and ships: whatever lies there, they can be read. */
export function PlaceNames({ view, chart, bases }: NamesProps) {
  return (
    <g className="co-place-names" aria-hidden="true">
      {chart.regions.map(
        ({ id, x, y }) =>
          view.regions.some((region) => region.id === id) && (
            <PlaceName key={id} name={regionName(view, id)} x={x} y={y - 67} />
          ),
      )}
      {chart.bases.map(
        ({ id, x, y }) =>
          bases.includes(id) && <PlaceName key={id} name={landingName(id)} x={x} y={y - 64} />,
      )}
    </g>
  );
}

const PlaceName = memo(function PlaceName({
  name,
  x,
  y,
}: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Sign sign={name} size={sizeOf(name)} className="co-region-name" />
    </g>
  );
});
