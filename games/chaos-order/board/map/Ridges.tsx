import { memo } from 'react';
import type { RegionId } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { MountainArt, MouthArt } from '../art/Terrain.tsx';
import { closedSides, edgeBetween } from '../chart/chart.ts';
import type { Chart, Edge } from '../chart/chart.ts';
import { isAboard } from '../places.ts';

/** Mountains on sides: the printed ones once the map is finished, and those that bases need. */
export function Ridges({ view, chart }: { readonly view: ChaosView; readonly chart: Chart }) {
  const sides = chart.bases.flatMap(({ id, location }) => {
    const seat = view.players.findIndex(({ base }) => base === id);
    const starts = view.players[seat]?.starts ?? [];
    return isAboard(view, seat) ? [] : closedSides(location, starts).map((other) => `${id}/${other}`);
  });
  return <Drawn chart={chart} sides={sides.join(' ')} />;
}

const Drawn = memo(function Drawn({ chart, sides }: { readonly chart: Chart; readonly sides: string }) {
  const closed = sides === '' ? [] : sides.split(' ').map(toEdge);
  return [...chart.mountains, ...closed].map(({ id, x, y, angle }) => (
    <g key={id} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <MountainArt />
    </g>
  ));
});

function toEdge(side: string): Edge {
  const [a = '', b = ''] = side.split('/') as RegionId[];
  return edgeBetween(a, b);
}

/** The ways below the ground, and their mouths. */
export const Tunnels = memo(function Tunnels({ chart }: { readonly chart: Chart }) {
  return (
    <>
      {chart.tunnels.map(({ id, path }) => (
        <path key={id} className="co-tunnel" data-tunnel={id} d={path} />
      ))}
      {chart.mouths.map(({ tunnel, at, x, y, isTop }) => (
        <g key={`${tunnel} ${at}`} data-tunnel={tunnel} transform={`translate(${x} ${y})`}>
          <MouthArt isTop={isTop} />
        </g>
      ))}
    </>
  );
});
