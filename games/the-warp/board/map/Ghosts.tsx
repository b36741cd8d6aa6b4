import type { Seat } from '@warptable/kernel';
import { moved, pointText } from '@warptable/ui/pure';
import type { Point } from '@warptable/ui/pure';
import { Building, ownerOf } from '../art/Buildings.tsx';
import { Troops } from '../art/Pieces.tsx';
import type { Chart } from '../chart/chart.ts';
import { hillOf } from '../chart/relief.ts';
import type { WarpView } from '../../rules/view.ts';
import { areaAt } from '../../words/areas.ts';
import type { Ghost, Journey, Preview } from '../preview.ts';

interface GhostsProps {
  readonly view: WarpView;
  readonly chart: Chart;
  readonly seat: Seat;
  readonly preview: Preview;
}

/** What the option that is pointed at would do: a way from area to area, or a piece where it would stand. */
export function Ghosts({ view, chart, seat, preview }: GhostsProps) {
  const topOf = (id: string): Point | undefined => {
    const area = chart.areaById.get(id);
    return area && moved(area, 0, -hillOf(id === 'gate' ? 1 : areaAt(view, id).multiplier).height);
  };
  return (
    <g className="tw-ghosts" aria-hidden="true">
      {preview.journeys.map(({ from, to, kind }) => (
        <Way key={`${from} ${to}`} from={topOf(from)} to={topOf(to)} kind={kind} />
      ))}
      {preview.ghosts.map((ghost) => {
        const top = topOf(ghost.at);
        return (
          top && (
            <g key={ghost.at} className="tw-ghost" transform={`translate(${pointText(top)})`}>
              <GhostPiece ghost={ghost} seat={seat} />
            </g>
          )
        );
      })}
    </g>
  );
}

function GhostPiece({ ghost, seat }: { readonly ghost: Ghost; readonly seat: Seat }) {
  switch (ghost.piece) {
    case 'troop':
      return (
        <g transform="translate(0 -26)">
          <Troops seat={seat} troops={1} />
        </g>
      );
    case 'building':
      return (
        <g transform="translate(0 -34) scale(1.5)">
          <Building type={ghost.type} seat={ownerOf(ghost.type, seat)} />
        </g>
      );
    case 'raise':
      return <path className="tw-shift" d="M0-34 22-8H10V16H-10V-8H-22Z" />;
    case 'lower':
      return <path className="tw-shift" d="M0 20-22-6H-10V-30H10V-6H22Z" />;
  }
}

interface WayProps {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly kind: Journey['kind'];
}

const HEAD = 20;

/** An arrow that bows over the hills in between. */
function Way({ from, to, kind }: WayProps) {
  if (!from || !to) return null;
  const bow = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 34 };
  const length = Math.hypot(to.x - bow.x, to.y - bow.y) || 1;
  const ahead = { x: (to.x - bow.x) / length, y: (to.y - bow.y) / length };
  const end = moved(to, -ahead.x * HEAD, -ahead.y * HEAD);
  const side = { x: -ahead.y * 12, y: ahead.x * 12 };
  const d = `M${pointText(from)}Q${pointText(bow)} ${pointText(end)}`;
  const head = `M${pointText(to)}L${pointText(moved(end, side.x, side.y))}L${pointText(moved(end, -side.x, -side.y))}Z`;
  return (
    <g className="tw-way" data-kind={kind}>
      <path className="tw-way-under" d={d} />
      <path className="tw-way-line" d={d} />
      <path className="tw-way-head" d={head} />
    </g>
  );
}
