import { BOARDS } from '../../content/index.ts';
import type { BoardKey, MapArea } from '../../content/index.ts';
import { RADIUS, SLANT, centreOf } from './lattice.ts';
import type { Point } from './lattice.ts';
import { outlineOf } from './outline.ts';

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

export interface Bounds extends Point {
  readonly width: number;
  readonly height: number;
}

/** Everything of a board that never changes. */
export interface Chart {
  readonly bounds: Bounds;
  /** From the back to the front, so that what is nearer lies over what is farther away. */
  readonly areas: readonly ChartArea[];
  readonly areaById: ReadonlyMap<string, ChartArea>;
  readonly zones: readonly ChartZone[];
  readonly wormHole: readonly [ChartArea, ChartArea] | null;
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

function draw(board: BoardKey): Chart {
  const { areas: printed, wormHole } = BOARDS[board];
  const areas = printed
    .map((area) => ({ id: area.id, printed: area, ...centreOf(area) }))
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const areaById = new Map(areas.map((area) => [area.id, area]));
  const ends = wormHole?.flatMap((id) => areaById.get(id) ?? []) ?? [];
  const [one, other] = ends;
  return {
    bounds: boundsOf(areas),
    areas,
    areaById,
    zones: zonesOf(areas),
    wormHole: one && other ? [one, other] : null,
  };
}

function boundsOf(areas: readonly ChartArea[]): Bounds {
  const xs = areas.map(({ x }) => x);
  const ys = areas.map(({ y }) => y);
  const x = Math.min(...xs) - RADIUS - MARGIN;
  const y = Math.min(...ys) - RADIUS * SLANT - MARGIN - HEADROOM;
  return {
    x,
    y,
    width: Math.max(...xs) + RADIUS + MARGIN - x,
    height: Math.max(...ys) + RADIUS * SLANT + MARGIN - y,
  };
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
