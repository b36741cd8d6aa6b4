import { pointText } from '@warptable/ui/pure';
import type { SeatStyle } from '@warptable/ui';
import { memo } from 'react';
import type { Chart, ChartSector } from '../chart/chart.ts';
import { centreOf } from '../chart/lattice.ts';

interface SectorProps {
  readonly sector: ChartSector;
  /** Who has Colonies all over it. */
  readonly holder: SeatStyle | null;
}

const Sector = memo(({ sector, holder }: SectorProps) => (
  <g className="wt-livery" data-colour={holder?.colour ?? 'none'}>
    {holder && <path className="wg-sector-under" d={sector.path} />}
    <path className="wg-sector" data-tint={sector.tint} data-held={holder !== null} d={sector.path} />
  </g>
));

/** The sectors: what has to be seen at a glance. */
export function Sectors({
  chart,
  holders,
}: {
  readonly chart: Chart;
  readonly holders: readonly (SeatStyle | null)[];
}) {
  return chart.sectors.map((sector, i) => (
    <Sector key={sector.id} sector={sector} holder={holders[i] ?? null} />
  ));
}

/** Under the sectors: the tiles. */
export const Tiles = memo(({ chart }: { readonly chart: Chart }) =>
  chart.tiles.map(({ id, path }) => <path key={id} className="wg-tile" d={path} />),
);

/** Over the sectors: the hexes, and in each empty one a dot to count by, or the name of its tile. */
export const Grid = memo(({ chart }: { readonly chart: Chart }) => {
  const named = chart.tiles.filter(({ label }) => label !== '');
  const dots = chart.empty
    .map(centreOf)
    .filter(({ x, y }) => !named.some(({ labelAt }) => labelAt.x === x && labelAt.y === y))
    .map((point) => `M${pointText(point)}h.01`);
  return (
    <g className="wg-lines" aria-hidden="true">
      <path className="wg-grid" d={chart.grid} />
      <path className="wg-dots" d={dots.join('')} />
      {named.map(({ id, label, labelAt }) => (
        <text key={id} className="wg-tile-name" x={labelAt.x} y={labelAt.y}>
          {label}
        </text>
      ))}
    </g>
  );
});
