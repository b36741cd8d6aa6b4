import { boundsAround, pointKey, pointText } from '@warptable/ui/pure';
import type { Bounds, Point } from '@warptable/ui/pure';
import { COLOURS } from '../../content/index.ts';
import type { Colour, Hex, World } from '../../content/index.ts';
import { boardOf, readLayout } from '../../rules/geometry.ts';
import type { Board } from '../../rules/geometry.ts';
import { centreOf, keyOf, neighboursOf, sidesOf } from './lattice.ts';
import { regionPath } from './outline.ts';

export interface ChartPlace extends Point {
  readonly id: string;
  readonly world: World | 'gate';
  /** Whose Warpgate it is. */
  readonly colour: Colour | null;
  readonly trade: boolean;
  /** How far around it a touch still means this place. */
  readonly reach: number;
}

export interface ChartSector {
  readonly id: string;
  readonly path: string;
  /** 0 to 3: neighbouring sectors have different ones. */
  readonly tint: number;
  readonly planets: readonly string[];
}

export interface ChartTile {
  readonly id: string;
  readonly path: string;
  /** `3B`, as in the names of its planets; empty for tiles without one. */
  readonly label: string;
  readonly labelAt: Point;
}

/** Everything that is drawn of a board before anybody puts a piece on it. */
export interface Chart {
  readonly board: Board;
  readonly bounds: Bounds;
  readonly middle: Point;
  readonly grid: string;
  readonly empty: readonly Hex[];
  readonly tiles: readonly ChartTile[];
  readonly sectors: readonly ChartSector[];
  readonly places: readonly ChartPlace[];
  readonly placeById: ReadonlyMap<string, ChartPlace>;
}

const SECTOR_INSET = 5;
const SECTOR_ROUND = 12;
const TILE_ROUND = 6;
const LARGEST_REACH = 74;
const MARGIN = 30;

let latest: { readonly layout: string; readonly chart: Chart } | undefined;

export function chartOf(layout: string): Chart {
  if (latest?.layout !== layout) latest = { layout, chart: draw(boardOf({ layout }), layout) };
  return latest.chart;
}

function draw(board: Board, layout: string): Chart {
  const hexes = board.tiles.flatMap((tile) => tile.hexes);
  const taken = new Set(board.places.map(({ hex }) => keyOf(hex)));
  const places = placesOf(board);
  const corners = hexes.flatMap((hex) => sidesOf(hex).map(({ from }) => from));
  const bounds = boundsAround(corners, MARGIN);
  return {
    board,
    bounds,
    middle: { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
    grid: gridOf(hexes),
    empty: hexes.filter((hex) => !taken.has(keyOf(hex))),
    tiles: tilesOf(board, layout, taken),
    sectors: sectorsOf(board),
    places,
    placeById: new Map(places.map((place) => [place.id, place])),
  };
}

/** Every side of every hex, once. */
function gridOf(hexes: readonly Hex[]): string {
  const drawn = new Set<string>();
  return hexes
    .flatMap((hex) =>
      sidesOf(hex).map(({ from, to }) => {
        const key = [pointKey(from), pointKey(to)].toSorted().join('|');
        if (drawn.has(key)) return '';
        drawn.add(key);
        return `M${pointText(from)}L${pointText(to)}`;
      }),
    )
    .join('');
}

function placesOf({ places }: Board): ChartPlace[] {
  const centres = places.map(({ hex }) => centreOf(hex));
  return places.map(({ id, world, trade, hex }) => {
    const { x, y } = centreOf(hex);
    const nearest = Math.min(
      ...centres.map((other) => Math.hypot(other.x - x, other.y - y)).filter((distance) => distance > 1),
    );
    const reach = Math.min(LARGEST_REACH, nearest / 2);
    return { id, world, trade, x, y, reach, colour: world === 'gate' ? colourOf(id) : null };
  });
}

const colourOf = (gate: string): Colour | null => COLOURS.find((colour) => gate === `gate-${colour}`) ?? null;

function sectorsOf({ sectors, ids }: Board): ChartSector[] {
  const sectorAt = new Map(sectors.flatMap(({ hexes }, i) => hexes.map((hex) => [keyOf(hex), i] as const)));
  const tints: number[] = [];
  return sectors.map(({ id, planets, hexes }, i) => {
    const around = new Set(
      hexes.flatMap((hex) => neighboursOf(hex).map((next) => tints[sectorAt.get(keyOf(next)) ?? -1])),
    );
    const free = [0, 1, 2, 3].filter((tint) => !around.has(tint));
    // Turned by the number, so that not everything ends up in the first tint.
    const tint = free[i % Math.max(1, free.length)] ?? 0;
    tints[i] = tint;
    return {
      id,
      tint,
      path: regionPath(hexes, SECTOR_INSET, SECTOR_ROUND),
      planets: planets.map((planet) => ids[planet] ?? ''),
    };
  });
}

function tilesOf({ tiles }: Board, layout: string, taken: ReadonlySet<string>): ChartTile[] {
  const sides = new Map<string, string>(readLayout(layout).tiles.map(({ id, side }) => [id, side]));
  return tiles.map(({ id, hexes, at }) => {
    const side = sides.get(id);
    const [q, r] = at;
    const middle = hexes.find((hex) => !taken.has(keyOf(hex)) && near(hex, at)) ?? ([q, r] as const);
    const { x, y } = centreOf(middle);
    return {
      id,
      path: regionPath(hexes, 0, TILE_ROUND),
      label: side === undefined ? '' : `${id.slice(-1)}${side}`,
      labelAt: { x, y },
    };
  });
}

const near = (hex: Hex, at: Hex): boolean =>
  hex.every((n, i) => n === at[i]) || neighboursOf(at).some((next) => keyOf(next) === keyOf(hex));
