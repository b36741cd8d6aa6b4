import type { Border, Gain, RegionId, Terrain } from './ids.ts';
import { idsOf } from './ids.ts';

export const FACTION_COUNTS = [2, 3, 4, 5] as const;
export type FactionCount = (typeof FACTION_COUNTS)[number];

export type TileSet = 'yellow' | 'blue' | 'red';

/** What a hex can be: land, a lake, the place of a tile, a base with two factions or with more. */
export type LocationRole = 'land' | 'lake' | `tile-${TileSet}` | 'base-2' | 'base-3-5';

/** Flat-top hexes with side 1; x and y are the centre, y grows downwards. */
export interface Location {
  readonly id: RegionId;
  readonly row: number;
  readonly col: number;
  readonly x: number;
  readonly y: number;
  readonly roles: readonly LocationRole[];
  readonly name?: string;
  readonly baseName?: string;
  readonly terrain?: Terrain;
  readonly production?: Gain;
}

// prettier-ignore
export const LOCATIONS: readonly Location[] = [
  { id: 'r2-3', row: 2, col: 3, x: 3, y: 0.866, roles: ['tile-red'] },
  { id: 'r2-5', row: 2, col: 5, x: 6, y: 0.866, roles: ['base-2', 'base-3-5'], baseName: 'North Landing' },
  { id: 'r3-1', row: 3, col: 1, x: 0, y: 2.598, roles: ['tile-red'] },
  { id: 'r3-2', row: 3, col: 2, x: 1.5, y: 1.732, roles: ['base-3-5'], baseName: 'Highgate Landing' },
  { id: 'r3-3', row: 3, col: 3, x: 3, y: 2.598, roles: ['land'], name: 'Amber Reach', terrain: 'plains', production: { gems: 1 } },
  { id: 'r3-4', row: 3, col: 4, x: 4.5, y: 1.732, roles: ['land'], name: 'Reedmire', terrain: 'swamp', production: { cards: 1 } },
  { id: 'r3-5', row: 3, col: 5, x: 6, y: 2.598, roles: ['land'], name: 'Sawtooth Rise', terrain: 'cliffs', production: { gems: 1 } },
  { id: 'r3-6', row: 3, col: 6, x: 7.5, y: 1.732, roles: ['tile-blue'] },
  { id: 'r4-1', row: 4, col: 1, x: 0, y: 4.33, roles: ['tile-red', 'base-2'], baseName: 'Fenside Landing' },
  { id: 'r4-2', row: 4, col: 2, x: 1.5, y: 3.464, roles: ['land'], name: 'Low Fen', terrain: 'swamp', production: { energy: 2 } },
  { id: 'r4-3', row: 4, col: 3, x: 3, y: 4.33, roles: ['land'], name: 'Whisper Bog', terrain: 'swamp', production: { cards: 1 } },
  { id: 'r4-4', row: 4, col: 4, x: 4.5, y: 3.464, roles: ['land'], name: 'Centre Crag', terrain: 'cliffs', production: { energy: 2 } },
  { id: 'r4-5', row: 4, col: 5, x: 6, y: 4.33, roles: ['land'], name: 'Gloam Marsh', terrain: 'swamp', production: { gems: 1 } },
  { id: 'r4-6', row: 4, col: 6, x: 7.5, y: 3.464, roles: ['lake'], name: 'East Mere' },
  { id: 'r5-1', row: 5, col: 1, x: 0, y: 6.062, roles: ['base-3-5'], baseName: 'Westshore Landing' },
  { id: 'r5-2', row: 5, col: 2, x: 1.5, y: 5.196, roles: ['land'], name: 'Long Steppe', terrain: 'plains', production: { cards: 1 } },
  { id: 'r5-3', row: 5, col: 3, x: 3, y: 6.062, roles: ['lake'], name: 'Deep Basin' },
  { id: 'r5-4', row: 5, col: 4, x: 4.5, y: 5.196, roles: ['land'], name: 'Sunfield', terrain: 'plains', production: { energy: 2 } },
  { id: 'r5-5', row: 5, col: 5, x: 6, y: 6.062, roles: ['land'], name: 'Red Scarp', terrain: 'cliffs', production: { cards: 1 } },
  { id: 'r5-6', row: 5, col: 6, x: 7.5, y: 5.196, roles: ['base-3-5'], baseName: 'Eastshore Landing' },
  { id: 'r6-2', row: 6, col: 2, x: 1.5, y: 6.928, roles: ['tile-yellow'] },
  { id: 'r6-3', row: 6, col: 3, x: 3, y: 7.794, roles: ['tile-yellow'] },
  { id: 'r6-4', row: 6, col: 4, x: 4.5, y: 6.928, roles: ['tile-yellow', 'base-2'], baseName: 'Basin Landing' },
  { id: 'r6-5', row: 6, col: 5, x: 6, y: 7.794, roles: ['tile-blue'] },
  { id: 'r6-6', row: 6, col: 6, x: 7.5, y: 6.928, roles: ['tile-blue'] },
  { id: 'r7-4', row: 7, col: 4, x: 4.5, y: 8.66, roles: ['base-3-5'], baseName: 'South Landing' },
];

export const LAKES: readonly RegionId[] = ['r4-6', 'r5-3'];

interface TileEntry {
  readonly id: string;
  readonly name: string;
  readonly set: TileSet;
  readonly terrain: Terrain;
  readonly production: Gain;
}

// prettier-ignore
const TILE_TABLE = {
  'tile-yellow-cliffs': { id: 'tile-yellow-cliffs', name: 'Ochre Cliffs', set: 'yellow', terrain: 'cliffs', production: { energy: 2 } },
  'tile-yellow-swamp': { id: 'tile-yellow-swamp', name: 'Ochre Swamp', set: 'yellow', terrain: 'swamp', production: { gems: 1 } },
  'tile-yellow-plains': { id: 'tile-yellow-plains', name: 'Ochre Plains', set: 'yellow', terrain: 'plains', production: { cards: 1 } },
  'tile-blue-cliffs': { id: 'tile-blue-cliffs', name: 'Cobalt Cliffs', set: 'blue', terrain: 'cliffs', production: { cards: 1 } },
  'tile-blue-swamp': { id: 'tile-blue-swamp', name: 'Cobalt Swamp', set: 'blue', terrain: 'swamp', production: { energy: 2 } },
  'tile-blue-plains': { id: 'tile-blue-plains', name: 'Cobalt Plains', set: 'blue', terrain: 'plains', production: { gems: 1 } },
  'tile-red-cliffs': { id: 'tile-red-cliffs', name: 'Crimson Cliffs', set: 'red', terrain: 'cliffs', production: { gems: 1 } },
  'tile-red-swamp': { id: 'tile-red-swamp', name: 'Crimson Swamp', set: 'red', terrain: 'swamp', production: { cards: 1 } },
  'tile-red-plains': { id: 'tile-red-plains', name: 'Crimson Plains', set: 'red', terrain: 'plains', production: { energy: 2 } },
} as const satisfies Readonly<Record<string, TileEntry>>;

export type TileId = keyof typeof TILE_TABLE;

export interface Tile extends TileEntry {
  readonly id: TileId;
}

export const TILES: Readonly<Record<TileId, Tile>> = TILE_TABLE;
export const TILE_IDS: readonly TileId[] = idsOf(TILES);

/** The three tiles of a set, and the three hexes they are laid on. */
export const TILE_SETS: Readonly<
  Record<TileSet, { readonly tiles: readonly TileId[]; readonly locations: readonly RegionId[] }>
> = {
  yellow: {
    tiles: ['tile-yellow-cliffs', 'tile-yellow-swamp', 'tile-yellow-plains'],
    locations: ['r6-2', 'r6-3', 'r6-4'],
  },
  blue: {
    tiles: ['tile-blue-cliffs', 'tile-blue-swamp', 'tile-blue-plains'],
    locations: ['r3-6', 'r6-5', 'r6-6'],
  },
  red: {
    tiles: ['tile-red-cliffs', 'tile-red-swamp', 'tile-red-plains'],
    locations: ['r2-3', 'r3-1', 'r4-1'],
  },
};

/** Borders that nobody crosses on foot, with any number of factions (CO 3.27). */
export const PRINTED_MOUNTAINS: readonly Border[] = ['r3-4/r4-4', 'r4-4/r4-5', 'r4-2/r5-2'];

export const TUNNEL_IDS = ['tunnel-blue', 'tunnel-red'] as const;
export type TunnelId = (typeof TUNNEL_IDS)[number];

export interface Tunnel {
  readonly id: TunnelId;
  readonly between: readonly [RegionId, RegionId];
  /** In use with this many factions or more. */
  readonly fromCount: FactionCount;
}

export const TUNNELS: Readonly<Record<TunnelId, Tunnel>> = {
  'tunnel-blue': { id: 'tunnel-blue', between: ['r3-6', 'r6-2'], fromCount: 4 },
  'tunnel-red': { id: 'tunnel-red', between: ['r3-1', 'r6-6'], fromCount: 5 },
};

export interface BaseLocation {
  readonly id: RegionId;
  readonly landNeighbours: readonly RegionId[];
  readonly lakeNeighbours: readonly RegionId[];
  /** The pairs of land regions that may stay open (CO 3.17, CO 3.18). */
  readonly startPairs: readonly (readonly [RegionId, RegionId])[];
}

/** The map for a number of factions (CO 30.5). */
export interface CountMap {
  readonly tileSets: readonly TileSet[];
  readonly tunnels: readonly TunnelId[];
  /** Neutral foundations without a relic that are kept. */
  readonly plainFoundations: number;
  readonly bases: readonly BaseLocation[];
  /** Of land regions and lakes, with printed mountains and tunnels; bases are not in it. */
  readonly adjacency: Readonly<Record<RegionId, readonly RegionId[]>>;
  /** Where the drop ship can dock. */
  readonly shipBorders: readonly Border[];
}

// prettier-ignore
export const COUNTS: Readonly<Record<FactionCount, CountMap>> = {
  2: {
    tileSets: [],
    tunnels: [],
    plainFoundations: 0,
    bases: [
      { id: 'r2-5', landNeighbours: ['r3-4', 'r3-5'], lakeNeighbours: [], startPairs: [['r3-4', 'r3-5']] },
      { id: 'r4-1', landNeighbours: ['r4-2', 'r5-2'], lakeNeighbours: [], startPairs: [['r4-2', 'r5-2']] },
      { id: 'r6-4', landNeighbours: ['r5-4', 'r5-5'], lakeNeighbours: ['r5-3'], startPairs: [['r5-4', 'r5-5']] },
    ],
    adjacency: {
      'r3-3': ['r3-4', 'r4-2', 'r4-3', 'r4-4'],
      'r3-4': ['r3-3', 'r3-5'],
      'r3-5': ['r3-4', 'r4-4', 'r4-5', 'r4-6'],
      'r4-2': ['r3-3', 'r4-3'],
      'r4-3': ['r3-3', 'r4-2', 'r4-4', 'r5-2', 'r5-3', 'r5-4'],
      'r4-4': ['r3-3', 'r3-5', 'r4-3', 'r5-4'],
      'r4-5': ['r3-5', 'r4-6', 'r5-4', 'r5-5'],
      'r4-6': ['r3-5', 'r4-5'],
      'r5-2': ['r4-3', 'r5-3'],
      'r5-3': ['r4-3', 'r5-2', 'r5-4'],
      'r5-4': ['r4-3', 'r4-4', 'r4-5', 'r5-3', 'r5-5'],
      'r5-5': ['r4-5', 'r5-4'],
    },
    shipBorders: [
      'r3-3/r4-3', 'r3-3/r3-4', 'r3-3/r4-2', 'r3-3/r4-4', 'r3-4/r4-4', 'r3-4/r3-5', 'r3-5/r4-5', 'r3-5/r4-4',
      'r4-2/r5-2', 'r4-2/r4-3', 'r4-3/r4-4', 'r4-3/r5-2', 'r4-3/r5-4', 'r4-4/r5-4', 'r4-4/r4-5', 'r4-5/r5-5',
      'r4-5/r5-4', 'r5-4/r5-5',
    ],
  },
  3: {
    tileSets: ['yellow'],
    tunnels: [],
    plainFoundations: 1,
    bases: [
      { id: 'r2-5', landNeighbours: ['r3-4', 'r3-5'], lakeNeighbours: [], startPairs: [['r3-4', 'r3-5']] },
      { id: 'r7-4', landNeighbours: ['r6-3', 'r6-4'], lakeNeighbours: [], startPairs: [['r6-3', 'r6-4']] },
      { id: 'r3-2', landNeighbours: ['r3-3', 'r4-2'], lakeNeighbours: [], startPairs: [['r3-3', 'r4-2']] },
      { id: 'r5-1', landNeighbours: ['r5-2', 'r6-2'], lakeNeighbours: [], startPairs: [['r5-2', 'r6-2']] },
      { id: 'r5-6', landNeighbours: ['r4-5', 'r5-5'], lakeNeighbours: ['r4-6'], startPairs: [['r4-5', 'r5-5']] },
    ],
    adjacency: {
      'r3-3': ['r3-4', 'r4-2', 'r4-3', 'r4-4'],
      'r3-4': ['r3-3', 'r3-5'],
      'r3-5': ['r3-4', 'r4-4', 'r4-5', 'r4-6'],
      'r4-2': ['r3-3', 'r4-3'],
      'r4-3': ['r3-3', 'r4-2', 'r4-4', 'r5-2', 'r5-3', 'r5-4'],
      'r4-4': ['r3-3', 'r3-5', 'r4-3', 'r5-4'],
      'r4-5': ['r3-5', 'r4-6', 'r5-4', 'r5-5'],
      'r4-6': ['r3-5', 'r4-5'],
      'r5-2': ['r4-3', 'r5-3', 'r6-2'],
      'r5-3': ['r4-3', 'r5-2', 'r5-4', 'r6-2', 'r6-3', 'r6-4'],
      'r5-4': ['r4-3', 'r4-4', 'r4-5', 'r5-3', 'r5-5', 'r6-4'],
      'r5-5': ['r4-5', 'r5-4', 'r6-4'],
      'r6-2': ['r5-2', 'r5-3', 'r6-3'],
      'r6-3': ['r5-3', 'r6-2', 'r6-4'],
      'r6-4': ['r5-3', 'r5-4', 'r5-5', 'r6-3'],
    },
    shipBorders: [
      'r3-3/r4-3', 'r3-3/r3-4', 'r3-3/r4-2', 'r3-3/r4-4', 'r3-4/r4-4', 'r3-4/r3-5', 'r3-5/r4-5', 'r3-5/r4-4',
      'r4-2/r5-2', 'r4-2/r4-3', 'r4-3/r4-4', 'r4-3/r5-2', 'r4-3/r5-4', 'r4-4/r5-4', 'r4-4/r4-5', 'r4-5/r5-5',
      'r4-5/r5-4', 'r5-2/r6-2', 'r5-4/r6-4', 'r5-4/r5-5', 'r5-5/r6-4', 'r6-2/r6-3', 'r6-3/r6-4',
    ],
  },
  4: {
    tileSets: ['yellow', 'blue'],
    tunnels: ['tunnel-blue'],
    plainFoundations: 2,
    bases: [
      { id: 'r2-5', landNeighbours: ['r3-4', 'r3-5', 'r3-6'], lakeNeighbours: [], startPairs: [['r3-4', 'r3-5'], ['r3-5', 'r3-6']] },
      { id: 'r7-4', landNeighbours: ['r6-3', 'r6-4', 'r6-5'], lakeNeighbours: [], startPairs: [['r6-3', 'r6-4'], ['r6-4', 'r6-5']] },
      { id: 'r3-2', landNeighbours: ['r3-3', 'r4-2'], lakeNeighbours: [], startPairs: [['r3-3', 'r4-2']] },
      { id: 'r5-1', landNeighbours: ['r5-2', 'r6-2'], lakeNeighbours: [], startPairs: [['r5-2', 'r6-2']] },
      { id: 'r5-6', landNeighbours: ['r4-5', 'r5-5', 'r6-6'], lakeNeighbours: ['r4-6'], startPairs: [['r4-5', 'r5-5'], ['r5-5', 'r6-6']] },
    ],
    adjacency: {
      'r3-3': ['r3-4', 'r4-2', 'r4-3', 'r4-4'],
      'r3-4': ['r3-3', 'r3-5'],
      'r3-5': ['r3-4', 'r3-6', 'r4-4', 'r4-5', 'r4-6'],
      'r3-6': ['r3-5', 'r4-6', 'r6-2'],
      'r4-2': ['r3-3', 'r4-3'],
      'r4-3': ['r3-3', 'r4-2', 'r4-4', 'r5-2', 'r5-3', 'r5-4'],
      'r4-4': ['r3-3', 'r3-5', 'r4-3', 'r5-4'],
      'r4-5': ['r3-5', 'r4-6', 'r5-4', 'r5-5'],
      'r4-6': ['r3-5', 'r3-6', 'r4-5'],
      'r5-2': ['r4-3', 'r5-3', 'r6-2'],
      'r5-3': ['r4-3', 'r5-2', 'r5-4', 'r6-2', 'r6-3', 'r6-4'],
      'r5-4': ['r4-3', 'r4-4', 'r4-5', 'r5-3', 'r5-5', 'r6-4'],
      'r5-5': ['r4-5', 'r5-4', 'r6-4', 'r6-5', 'r6-6'],
      'r6-2': ['r3-6', 'r5-2', 'r5-3', 'r6-3'],
      'r6-3': ['r5-3', 'r6-2', 'r6-4'],
      'r6-4': ['r5-3', 'r5-4', 'r5-5', 'r6-3', 'r6-5'],
      'r6-5': ['r5-5', 'r6-4', 'r6-6'],
      'r6-6': ['r5-5', 'r6-5'],
    },
    shipBorders: [
      'r3-3/r4-3', 'r3-3/r3-4', 'r3-3/r4-2', 'r3-3/r4-4', 'r3-4/r4-4', 'r3-4/r3-5', 'r3-5/r4-5', 'r3-5/r3-6',
      'r3-5/r4-4', 'r4-2/r5-2', 'r4-2/r4-3', 'r4-3/r4-4', 'r4-3/r5-2', 'r4-3/r5-4', 'r4-4/r5-4', 'r4-4/r4-5',
      'r4-5/r5-5', 'r4-5/r5-4', 'r5-2/r6-2', 'r5-4/r6-4', 'r5-4/r5-5', 'r5-5/r6-5', 'r5-5/r6-4', 'r5-5/r6-6',
      'r6-2/r6-3', 'r6-3/r6-4', 'r6-4/r6-5', 'r6-5/r6-6',
    ],
  },
  5: {
    tileSets: ['yellow', 'blue', 'red'],
    tunnels: ['tunnel-blue', 'tunnel-red'],
    plainFoundations: 3,
    bases: [
      { id: 'r2-5', landNeighbours: ['r3-4', 'r3-5', 'r3-6'], lakeNeighbours: [], startPairs: [['r3-4', 'r3-5'], ['r3-5', 'r3-6']] },
      { id: 'r7-4', landNeighbours: ['r6-3', 'r6-4', 'r6-5'], lakeNeighbours: [], startPairs: [['r6-3', 'r6-4'], ['r6-4', 'r6-5']] },
      { id: 'r3-2', landNeighbours: ['r2-3', 'r3-1', 'r3-3', 'r4-2'], lakeNeighbours: [], startPairs: [['r2-3', 'r3-3'], ['r3-1', 'r4-2'], ['r3-3', 'r4-2']] },
      { id: 'r5-1', landNeighbours: ['r4-1', 'r5-2', 'r6-2'], lakeNeighbours: [], startPairs: [['r4-1', 'r5-2'], ['r5-2', 'r6-2']] },
      { id: 'r5-6', landNeighbours: ['r4-5', 'r5-5', 'r6-6'], lakeNeighbours: ['r4-6'], startPairs: [['r4-5', 'r5-5'], ['r5-5', 'r6-6']] },
    ],
    adjacency: {
      'r2-3': ['r3-3', 'r3-4'],
      'r3-1': ['r4-1', 'r4-2', 'r6-6'],
      'r3-3': ['r2-3', 'r3-4', 'r4-2', 'r4-3', 'r4-4'],
      'r3-4': ['r2-3', 'r3-3', 'r3-5'],
      'r3-5': ['r3-4', 'r3-6', 'r4-4', 'r4-5', 'r4-6'],
      'r3-6': ['r3-5', 'r4-6', 'r6-2'],
      'r4-1': ['r3-1', 'r4-2', 'r5-2'],
      'r4-2': ['r3-1', 'r3-3', 'r4-1', 'r4-3'],
      'r4-3': ['r3-3', 'r4-2', 'r4-4', 'r5-2', 'r5-3', 'r5-4'],
      'r4-4': ['r3-3', 'r3-5', 'r4-3', 'r5-4'],
      'r4-5': ['r3-5', 'r4-6', 'r5-4', 'r5-5'],
      'r4-6': ['r3-5', 'r3-6', 'r4-5'],
      'r5-2': ['r4-1', 'r4-3', 'r5-3', 'r6-2'],
      'r5-3': ['r4-3', 'r5-2', 'r5-4', 'r6-2', 'r6-3', 'r6-4'],
      'r5-4': ['r4-3', 'r4-4', 'r4-5', 'r5-3', 'r5-5', 'r6-4'],
      'r5-5': ['r4-5', 'r5-4', 'r6-4', 'r6-5', 'r6-6'],
      'r6-2': ['r3-6', 'r5-2', 'r5-3', 'r6-3'],
      'r6-3': ['r5-3', 'r6-2', 'r6-4'],
      'r6-4': ['r5-3', 'r5-4', 'r5-5', 'r6-3', 'r6-5'],
      'r6-5': ['r5-5', 'r6-4', 'r6-6'],
      'r6-6': ['r3-1', 'r5-5', 'r6-5'],
    },
    shipBorders: [
      'r2-3/r3-3', 'r2-3/r3-4', 'r3-1/r4-1', 'r3-1/r4-2', 'r3-3/r4-3', 'r3-3/r3-4', 'r3-3/r4-2', 'r3-3/r4-4',
      'r3-4/r4-4', 'r3-4/r3-5', 'r3-5/r4-5', 'r3-5/r3-6', 'r3-5/r4-4', 'r4-1/r4-2', 'r4-1/r5-2', 'r4-2/r5-2',
      'r4-2/r4-3', 'r4-3/r4-4', 'r4-3/r5-2', 'r4-3/r5-4', 'r4-4/r5-4', 'r4-4/r4-5', 'r4-5/r5-5', 'r4-5/r5-4',
      'r5-2/r6-2', 'r5-4/r6-4', 'r5-4/r5-5', 'r5-5/r6-5', 'r5-5/r6-4', 'r5-5/r6-6', 'r6-2/r6-3', 'r6-3/r6-4',
      'r6-4/r6-5', 'r6-5/r6-6',
    ],
  },
};

export type Point = readonly [number, number];

export interface TunnelMouth {
  readonly tunnel: TunnelId;
  readonly at: RegionId;
  readonly x: number;
  readonly y: number;
  readonly side: 'top' | 'bottom';
}

/** Where things are drawn, in the units of the locations. */
export const DRAW: {
  readonly bounds: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
  readonly mountainEdges: readonly { readonly between: Border; readonly from: Point; readonly to: Point }[];
  readonly tunnelMouths: readonly TunnelMouth[];
  readonly looseTokens: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
} = {
  bounds: { minX: -1, minY: 0, maxX: 8.5, maxY: 9.526 },
  mountainEdges: [
    { between: 'r3-4/r4-4', from: [5, 2.598], to: [4, 2.598] },
    { between: 'r4-4/r4-5', from: [5.5, 3.464], to: [5, 4.33] },
    { between: 'r4-2/r5-2', from: [2, 4.33], to: [1, 4.33] },
  ],
  tunnelMouths: [
    { tunnel: 'tunnel-blue', at: 'r3-6', x: 7.5, y: 0.866, side: 'top' },
    { tunnel: 'tunnel-blue', at: 'r6-2', x: 1.5, y: 7.794, side: 'bottom' },
    { tunnel: 'tunnel-red', at: 'r3-1', x: 0, y: 1.732, side: 'top' },
    { tunnel: 'tunnel-red', at: 'r6-6', x: 7.5, y: 7.794, side: 'bottom' },
  ],
  looseTokens: { x: -0.9, y: 0.05, width: 2.8, height: 0.72 },
};
