import { boundsAround, moved, pointText, polygonPath } from '@warptable/ui/pure';
import type { Bounds, Point } from '@warptable/ui/pure';
import { COUNTS, DRAW, LOCATIONS, PRINTED_MOUNTAINS } from '../../content/index.ts';
import type { BaseLocation, Border, FactionCount, RegionId, TunnelId } from '../../content/index.ts';
import { regionIds } from '../../rules/geometry.ts';

/** So many units of the drawing is the side of a hex long. */
const SIDE = 100;
/** Of what is drawn of a hex; between two of them there is a seam. */
const RADIUS = 97;
const MARGIN = 12;

export interface ChartPlace extends Point {
  readonly id: string;
}

export interface ChartRegion extends ChartPlace {
  readonly id: RegionId;
  readonly isLake: boolean;
}

export interface ChartBase extends ChartPlace {
  readonly id: RegionId;
  readonly location: BaseLocation;
}

/** A side that two hexes share. */
export interface Edge extends Point {
  readonly id: string;
  /** Of the side itself, in degrees. */
  readonly angle: number;
}

export interface Mouth extends Point {
  readonly tunnel: TunnelId;
  readonly at: RegionId;
  readonly isTop: boolean;
}

/** Where everything lies, for a number of factions. */
export interface Chart {
  /** Around all regions, and around these bases. */
  readonly boundsWith: (bases: readonly string[]) => Bounds;
  readonly regions: readonly ChartRegion[];
  readonly bases: readonly ChartBase[];
  readonly placeById: ReadonlyMap<string, ChartPlace>;
  readonly mountains: readonly Edge[];
  readonly mouths: readonly Mouth[];
  /** Ends of each tunnel, to draw the way below the ground. */
  readonly tunnels: readonly { readonly id: TunnelId; readonly path: string }[];
  /** Where the drop ship can dock, and what pairs of start regions are told by. */
  readonly borders: ReadonlyMap<Border, Edge>;
}

const charts = new Map<number, Chart>();

export function chartOf(factions: number): Chart {
  const chart = charts.get(factions) ?? draw(factions as FactionCount);
  charts.set(factions, chart);
  return chart;
}

const HEX = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** The edge of a hex around [0, 0]. */
export const hexPath = (radius = RADIUS): string =>
  polygonPath(HEX.map(({ x, y }) => ({ x: x * radius, y: y * radius })));

const centres = new Map<string, Point>(LOCATIONS.map(({ id, x, y }) => [id, { x: x * SIDE, y: y * SIDE }]));

const centreOf = (id: string): Point => centres.get(id) ?? { x: 0, y: 0 };

/** The side between two hexes that touch. */
export function edgeBetween(a: string, b: string): Edge {
  const from = centreOf(a);
  const to = centreOf(b);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  return {
    id: `${a}/${b}`,
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    angle: ((Math.round(angle) + 270) % 180) - 90,
  };
}

function draw(factions: FactionCount): Chart {
  const { bases: locations, tunnels: inUse, shipBorders, adjacency } = COUNTS[factions];
  const ids = regionIds(factions);
  const regions = ids.map((id): ChartRegion => ({
    id,
    ...centreOf(id),
    isLake: LOCATIONS.some((hex) => hex.id === id && hex.roles.includes('lake')),
  }));
  const bases = locations.map((location): ChartBase => ({
    id: location.id,
    location,
    ...centreOf(location.id),
  }));
  const places = [...regions, ...bases];
  const pairs = [
    ...shipBorders,
    ...locations.flatMap(({ startPairs }) => startPairs.map(([a, b]): Border => `${a}/${b}`)),
  ];
  const mouths = DRAW.tunnelMouths
    .filter(({ tunnel }) => inUse.includes(tunnel))
    .map(({ tunnel, at, x, y, side }) => ({ tunnel, at, x: x * SIDE, y: y * SIDE, isTop: side === 'top' }));
  return {
    boundsWith: boundsFor(regions, bases, mouths),
    regions,
    bases,
    placeById: new Map(places.map((place) => [place.id, place])),
    mountains: PRINTED_MOUNTAINS.filter((border) => isIn(adjacency, border)).map(edgeOf),
    mouths,
    tunnels: inUse.map((id) => ({ id, path: wayBetween(mouths.filter(({ tunnel }) => tunnel === id)) })),
    borders: new Map(pairs.map((border) => [border, edgeOf(border)])),
  };
}

const isIn = (adjacency: object, border: Border): boolean =>
  border.split('/').every((id) => Object.hasOwn(adjacency, id));

function edgeOf(border: Border): Edge {
  const [a = '', b = ''] = border.split('/');
  return { ...edgeBetween(a, b), id: border };
}

/** Bases that nobody has chosen need no room once the game is under way. */
function boundsFor(
  regions: readonly ChartRegion[],
  bases: readonly ChartBase[],
  mouths: readonly Point[],
): Chart['boundsWith'] {
  const known = new Map<string, Bounds>();
  return (inUse) => {
    const key = inUse.toSorted().join(' ');
    const bounds =
      known.get(key) ?? boundsOf([...regions, ...bases.filter(({ id }) => inUse.includes(id))], mouths);
    known.set(key, bounds);
    return bounds;
  };
}

function boundsOf(places: readonly Point[], mouths: readonly Point[]): Bounds {
  const height = RADIUS * 0.866;
  return boundsAround(
    [...places.flatMap((place) => [moved(place, -RADIUS, -height), moved(place, RADIUS, height)]), ...mouths],
    MARGIN,
  );
}

/** From mouth to mouth below the map. */
function wayBetween([one, other]: readonly Mouth[]): string {
  return one && other ? `M${pointText(one)}L${pointText(other)}` : '';
}

/** Sides of a base that a mountain closes: all land beside it but the start regions (CO 3.16). */
export const closedSides = ({ landNeighbours }: BaseLocation, starts: readonly RegionId[]): RegionId[] =>
  starts.length === 0 ? [] : landNeighbours.filter((id) => !starts.includes(id));
