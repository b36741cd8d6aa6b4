import { MapNotes, PlaceNote, useConsidered, useLookedAt } from '@warptable/ui';
import { cornerAwayFrom, pointText, quietCorner } from '@warptable/ui/pure';
import type { Gaze, PartProps, SeatStyle } from '@warptable/ui';
import type { Corner, Point } from '@warptable/ui/pure';
import type { Border } from '../../content/index.ts';
import type { ChaosView } from '../../rules/view.ts';
import { BuildingPiece, Fighters, FoundationPiece } from '../art/Pieces.tsx';
import { chartOf, hexPath } from '../chart/chart.ts';
import type { Chart } from '../chart/chart.ts';
import { SHIP, boundsOf, shipSpot } from '../places.ts';
import { previewOf } from '../preview.ts';
import type { Ghost } from '../preview.ts';
import { contentsOf, titleOf } from './names.ts';

/** What the parts of the map that follow the gaze get: the part with the options of the question, and the same with places. */
interface Watching {
  readonly part: PartProps<ChaosView>;
  readonly onMap: PartProps<ChaosView>;
  readonly gaze: Gaze;
}

const pointOf = (view: ChaosView, chart: Chart, id: string): Point | undefined =>
  id === SHIP ? shipSpot(view) : (chart.placeById.get(id) ?? chart.borders.get(id as Border));

/** Over the regions: what the option that is pointed at would do. */
export function PreviewShown({
  part,
  chart,
  seats,
}: Watching & { readonly chart: Chart; readonly seats: readonly SeatStyle[] }) {
  const { view, asked, attention } = part;
  const { seat, journeys, ghosts } = previewOf(view, asked, useConsidered(attention));
  const owner = seats[seat];
  return (
    <g className="co-ghosts" aria-hidden="true">
      {journeys.map(({ from, to }) => (
        <Way key={`${from} ${to}`} from={pointOf(view, chart, from)} to={pointOf(view, chart, to)} />
      ))}
      {ghosts.map((ghost) => {
        const at = pointOf(view, chart, ghost.at);
        return (
          at &&
          owner && (
            <g key={ghost.at} className="co-ghost" transform={`translate(${pointText(at)})`}>
              <GhostPiece ghost={ghost} owner={owner} />
            </g>
          )
        );
      })}
    </g>
  );
}

const MARK = hexPath(86);

function GhostPiece({ ghost, owner }: { readonly ghost: Ghost; readonly owner: SeatStyle }) {
  switch (ghost.piece) {
    case 'building':
      return (
        <g transform="translate(0 10) scale(1.7)">
          <BuildingPiece {...owner} building={ghost.building} />
        </g>
      );
    case 'foundation':
      return (
        <g transform="translate(0 20) scale(1.8)">
          <FoundationPiece isCovered />
        </g>
      );
    case 'fighters':
      return (
        <g transform="translate(0 -34) scale(1.2)">
          <Fighters {...owner} count={ghost.count} />
        </g>
      );
    case 'mark':
      return <path className="co-ghost-mark" d={MARK} />;
  }
}

const HEAD = 22;

/** An arrow that bows over what lies between. */
function Way({ from, to }: { readonly from: Point | undefined; readonly to: Point | undefined }) {
  if (!from || !to) return null;
  const bow = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 30 };
  const length = Math.hypot(to.x - bow.x, to.y - bow.y) || 1;
  const ahead = { x: (to.x - bow.x) / length, y: (to.y - bow.y) / length };
  const end = { x: to.x - ahead.x * HEAD, y: to.y - ahead.y * HEAD };
  const left = { x: end.x - ahead.y * 13, y: end.y + ahead.x * 13 };
  const right = { x: end.x + ahead.y * 13, y: end.y - ahead.x * 13 };
  const d = `M${pointText(from)}Q${pointText(bow)} ${pointText(end)}`;
  return (
    <g className="co-way">
      <path className="co-way-under" d={d} />
      <path className="co-way-line" d={d} />
      <path className="co-way-head" d={`M${pointText(to)}L${pointText(left)}L${pointText(right)}Z`} />
    </g>
  );
}

/** The last one is for the buttons of the map. */
const CORNERS: readonly Corner[] = ['top left', 'bottom left', 'top right'];

/** Beside the map: what there is to say of the place that is looked at. */
export function Notes({ onMap, gaze }: Watching) {
  const { view, asked, attention, inspect } = onMap;
  const { place, stays, isPinned } = useLookedAt(gaze, attention, (value) =>
    asked?.options.includes(value) ? String(value) : null,
  );
  if (place === null) return null;
  const chart = chartOf(view.players.length);
  const name = titleOf(view, place);
  const bounds = boundsOf(view);
  const layout = { bounds, places: [...chart.regions, ...chart.bases] };
  return (
    <MapNotes at={cornerAwayFrom(bounds, pointOf(view, chart, place) ?? bounds)}>
      <PlaceNote
        name={name}
        corner={quietCorner(layout, place, CORNERS)}
        onInspect={stays ? () => inspect(`place:${place}`) : undefined}
        onClose={isPinned ? () => gaze.merge({ pinned: null }) : undefined}
      >
        <strong>{name}</strong>
        {contentsOf(view, place).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </PlaceNote>
    </MapNotes>
  );
}
