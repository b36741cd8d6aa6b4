import { boundsAround, moved } from '@warptable/ui/pure';
import type { Bounds, Point } from '@warptable/ui/pure';
import { BOARDS } from '../../content/index.ts';
import type { BoardKey, MapArea } from '../../content/index.ts';
import { RADIUS, SLANT, centreOf } from './lattice.ts';
import { outlineOf } from './outline.ts';
import { pointsAlong, wormHoleOf } from './worm-hole.ts';
import type { WormHole } from './worm-hole.ts';

export interface ChartArea extends Point {
  readonly id: string;
  readonly printed: MapArea;
}

export interface ChartZone {
  readonly id: MapArea['zone'];
  /** Whose Player Zone it is. */
  readonly seat: number | null;
  readonly path: string;
  /** Where its sign stands: outside of the board, beside the Colony. */
  readonly signAt: Point;
}

/** Everything of a board that never changes. */
export interface Chart {
  readonly bounds: Bounds;
  /** From the back to the front, so that what is nearer lies over what is farther away. */
  readonly areas: readonly ChartArea[];
  readonly areaById: ReadonlyMap<string, ChartArea>;
  readonly zones: readonly ChartZone[];
  readonly wormHole: WormHole | null;
}

const charts = new Map<BoardKey, Chart>();

export function chartOf(board: BoardKey): Chart {
  const chart = charts.get(board) ?? draw(board);
  charts.set(board, chart);
  return chart;
}

const MARGIN = 26;
/** Hills rise above the ground. */
const HEADROOM = 18;
/** Around the way of the Worm Hole. */
const WAY = 8;

function draw(board: BoardKey): Chart {
  const { areas: printed, wormHole: joined } = BOARDS[board];
  const areas = printed
    .map((area) => ({ id: area.id, printed: area, ...centreOf(area) }))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const areaById = new Map(areas.map((area) => [area.id, area]));
  const [one, other] = joined?.flatMap((id) => areaById.get(id) ?? []) ?? [];
  const wormHole = one && other ? wormHoleOf(areas, [one, other]) : null;
  return {
    bounds: boundsOf(areas, wormHole ? pointsAlong(wormHole) : []),
    areas,
    areaById,
    zones: zonesOf(areas),
    wormHole,
  };
}

/** Around all areas with their hills, and around the points of the way that leads past them. */
function boundsOf(areas: readonly ChartArea[], way: readonly Point[]): Bounds {
  const corners = [
    ...areas.flatMap((area) => [
      moved(area, -RADIUS - MARGIN, -RADIUS * SLANT - MARGIN - HEADROOM),
      moved(area, RADIUS + MARGIN, RADIUS * SLANT + MARGIN),
    ]),
    ...way.flatMap((point) => [moved(point, -WAY, -WAY), moved(point, WAY, WAY)]),
  ];
  return boundsAround(corners);
}

function zonesOf(areas: readonly ChartArea[]): ChartZone[] {
  const ids = [...new Set(areas.map(({ printed }) => printed.zone))].toSorted();
  return ids.map((id) => {
    const inZone = areas.filter(({ printed }) => printed.zone === id);
    const colony = inZone.find(({ printed }) => printed.kind === 'colony');
    return {
      id,
      seat: id.startsWith('seat-') ? Number(id.slice('seat-'.length)) - 1 : null,
      path: outlineOf(inZone.map(({ printed }) => printed)),
      signAt: colony ? outside(colony) : { x: 0, y: 0 },
    };
  });
}

const AWAY = RADIUS + 12;

/** Beyond the edge of an area, away from the Gate; to the north also beyond its hill. */
function outside({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1;
  const lift = y < 0 ? HEADROOM * (-y / length) : 0;
  return { x: x + (x / length) * AWAY, y: y + (y / length) * AWAY * SLANT - lift };
}
