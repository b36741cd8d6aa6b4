import { pointText } from '@warptable/ui/pure';
import type { SeatStyle } from '@warptable/ui';
import type { Point } from '@warptable/ui/pure';
import { Colony, Drone, Fleet, Outpost } from '../art/Pieces.tsx';
import type { Chart } from '../chart/chart.ts';
import { centreOf } from '../chart/lattice.ts';
import { routesFrom } from '../chart/routes.ts';
import type { Ghost, Journey, Preview } from '../preview.ts';

interface GhostsProps {
  readonly chart: Chart;
  readonly preview: Preview;
  readonly seats: readonly SeatStyle[];
}

/** Ghosts of ships float above those that are there; the others stand where the pieces will. */
const STANDS: Readonly<Record<Ghost['piece'], string>> = {
  fleet: 'translate(6 -6) scale(1.18)',
  drone: 'translate(32 -34) scale(1.25)',
  marker: 'translate(-30 -28) scale(1.2)',
};

/** What the option that is pointed at would do: the way, and the pieces at its end. */
export function Ghosts({ chart, preview, seats }: GhostsProps) {
  return (
    <g aria-hidden="true">
      {preview.journeys.map(({ from, to }) => (
        <Way key={`${from} ${to}`} chart={chart} from={from} to={to} />
      ))}
      {preview.ghosts.map((ghost) => {
        const place = chart.placeById.get(ghost.at);
        const owner = seats[ghost.seat];
        if (!place || !owner) return null;
        return (
          <g key={`${ghost.piece} ${ghost.at}`} transform={`translate(${place.x} ${place.y})`}>
            <g className="wg-ghost" transform={STANDS[ghost.piece]}>
              <GhostPiece ghost={ghost} owner={owner} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function GhostPiece({ ghost, owner }: { readonly ghost: Ghost; readonly owner: SeatStyle }) {
  if (ghost.piece === 'fleet') return <Fleet {...owner} ships={ghost.ships} />;
  if (ghost.piece === 'drone') return <Drone {...owner} />;
  return ghost.colony ? <Colony {...owner} /> : <Outpost {...owner} />;
}

/** A way over the empty hexes; a straight line where an ability leads through planets. */
function Way({ chart, from, to }: Journey & { readonly chart: Chart }) {
  const way = routesFrom(chart, from).wayTo(to);
  const points = way?.map(centreOf) ?? [from, to].flatMap((id) => chart.placeById.get(id) ?? []);
  const d = smooth(points);
  return (
    <>
      <path className="wg-way wg-way-under" d={d} />
      <path className="wg-way" d={d} />
    </>
  );
}

/** Through the middles of the steps, so that the corners become curves. */
function smooth(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const bends = points.slice(1, -1).map((point, i) => {
    const next = points[i + 2] ?? last;
    const end = i === points.length - 3 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${pointText(point)} ${pointText(end)}`;
  });
  return `M${pointText(first)}${bends.length > 0 ? bends.join('') : `L${pointText(last)}`}`;
}
