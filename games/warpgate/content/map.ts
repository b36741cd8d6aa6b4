import type { Colour } from './colours.ts';
import type { World } from './planets.ts';

// The lattice: axial coordinates [q, r]. Drawn pointy-top: x = q + r / 2, y = r * sqrt(3) / 2, y downwards.

export type Hex = readonly [number, number];

/** Steps of 60 degrees clockwise. */
export type Rotation = 0 | 1 | 2 | 3 | 4 | 5;

/** The six neighbours of [0, 0]. */
// prettier-ignore
export const DIRECTIONS: readonly Hex[] = [
  [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1],
];

/** For each rotation where it takes [1, 0] and where it takes [0, 1]. */
// prettier-ignore
export const ROTATIONS: Readonly<Record<Rotation, readonly [Hex, Hex]>> = {
  0: [[1, 0], [0, 1]],
  1: [[0, 1], [-1, 1]],
  2: [[-1, 1], [-1, 0]],
  3: [[-1, 0], [0, -1]],
  4: [[0, -1], [1, -1]],
  5: [[1, -1], [1, 0]],
};

export type Shape = 'hex' | 'diamond';
export type TileLetter = 'A' | 'B' | 'C' | 'D';
export type DiamondSide = '1-4' | '5-6';
export type SpecialSide = 'gate' | 'ancients';

export interface MapPlanet {
  readonly id: string;
  readonly hex: Hex;
  readonly type: World;
  /** Whether the planet has a trade icon. */
  readonly trade: boolean;
  readonly sector: string;
}

export interface MapSector {
  readonly id: string;
  readonly planets: readonly string[];
  readonly hexes: readonly Hex[];
}

export interface MapWarpgate {
  readonly id: string;
  readonly color: Colour;
  readonly hex: Hex;
}

/** All hexes are local: a tile placed `at` with a rotation has them at `at` + rotated hex. */
export interface TileSide {
  readonly id: string;
  readonly letter: TileLetter | null;
  readonly planets: readonly MapPlanet[];
  readonly sectors: readonly MapSector[];
  readonly warpgates: readonly MapWarpgate[];
}

export const LETTERED_TILES = ['hex-1', 'hex-2', 'hex-3', 'hex-4', 'hex-5', 'hex-6'] as const;

export type LetteredTileId = (typeof LETTERED_TILES)[number];
export type HomeTileId = `diamond-${Colour}`;
export type SpecialTileId = 'hex-special';
export type TileId = LetteredTileId | HomeTileId | SpecialTileId;

export interface LetteredTile {
  readonly id: LetteredTileId;
  readonly shape: 'hex';
  readonly kind: 'lettered';
  /** Two of the four letters. */
  readonly sides: Readonly<Partial<Record<TileLetter, TileSide>>>;
}

export interface HomeTile {
  readonly id: HomeTileId;
  readonly shape: 'diamond';
  readonly kind: 'home';
  readonly color: Colour;
  readonly sides: Readonly<Record<DiamondSide, TileSide>>;
}

export interface SpecialTile {
  readonly id: SpecialTileId;
  readonly shape: 'hex';
  readonly kind: 'special';
  readonly sides: Readonly<Record<SpecialSide, TileSide>>;
}

export type Tile = LetteredTile | HomeTile | SpecialTile;

export type Tiles = Readonly<
  Record<LetteredTileId, LetteredTile> & Record<HomeTileId, HomeTile> & Record<SpecialTileId, SpecialTile>
>;

/** The player counts with a map of their own; a solo game uses the map for two. */
export type MapPlayers = 2 | 3 | 4 | 5 | 6;

export interface LetteredSlot {
  readonly slot: string;
  readonly at: Hex;
  readonly rotation: 'random';
}

export interface SpecialSlot {
  readonly side: SpecialSide;
  readonly at: Hex;
  readonly rotation: Rotation | 'random';
}

export type MapSeat =
  | { readonly seat: number; readonly kind: 'diamond'; readonly at: Hex; readonly rotation: Rotation }
  | { readonly seat: number; readonly kind: 'special'; readonly color: Colour };

export interface Arrangement {
  readonly players: MapPlayers;
  readonly diamondSide: DiamondSide;
  readonly letteredSlots: readonly LetteredSlot[];
  readonly special: SpecialSlot | null;
  /** Clockwise. */
  readonly seats: readonly MapSeat[];
}

// prettier-ignore
const HEX: readonly Hex[] = [
  [-2, 0], [-2, 1], [-2, 2], [-1, -1], [-1, 0], [-1, 1], [-1, 2], [0, -2], [0, -1], [0, 0], [0, 1], [0, 2],
  [1, -2], [1, -1], [1, 0], [1, 1], [2, -2], [2, -1], [2, 0],
];
// prettier-ignore
const DIAMOND: readonly Hex[] = [
  [-2, 2], [-1, 1], [-1, 2], [0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [2, 0],
];

// The two sectors of each letter: a letter stands for the same geometry on every tile.
// prettier-ignore
const A1: readonly Hex[] = [
  [-2, 0], [-2, 1], [-2, 2], [-1, -1], [-1, 0], [0, -2], [0, -1], [1, -2],
];
// prettier-ignore
const A2: readonly Hex[] = [
  [-1, 1], [-1, 2], [0, 0], [0, 1], [0, 2], [1, -1], [1, 0], [1, 1], [2, -2], [2, -1], [2, 0],
];
// prettier-ignore
const B1: readonly Hex[] = [
  [-2, 0], [-2, 1], [-1, -1], [-1, 0], [0, -2], [0, -1], [0, 0], [1, -2],
];
// prettier-ignore
const B2: readonly Hex[] = [
  [-2, 2], [-1, 1], [-1, 2], [0, 1], [0, 2], [1, -1], [1, 0], [1, 1], [2, -2], [2, -1], [2, 0],
];
// prettier-ignore
const C1: readonly Hex[] = [
  [-2, 0], [-2, 1], [-2, 2], [-1, -1], [-1, 0], [-1, 1], [-1, 2],
];
// prettier-ignore
const C2: readonly Hex[] = [
  [0, -2], [0, -1], [0, 0], [0, 1], [0, 2], [1, -2], [1, -1], [1, 0], [1, 1], [2, -2], [2, -1], [2, 0],
];
// prettier-ignore
const D1: readonly Hex[] = [
  [0, 0], [1, -2], [1, -1], [1, 0], [1, 1], [2, -2], [2, -1], [2, 0],
];
// prettier-ignore
const D2: readonly Hex[] = [
  [-2, 0], [-2, 1], [-2, 2], [-1, -1], [-1, 0], [-1, 1], [-1, 2], [0, -2], [0, -1], [0, 1], [0, 2],
];

export const SHAPES: Readonly<Record<Shape, readonly Hex[]>> = { hex: HEX, diamond: DIAMOND };

export const TILES: Tiles = {
  'hex-1': {
    id: 'hex-1',
    shape: 'hex',
    kind: 'lettered',
    sides: {
      A: {
        id: 't1a',
        letter: 'A',
        planets: [
          { id: 't1a-arctic', hex: [-2, 1], type: 'arctic', trade: false, sector: 't1a-s1' },
          { id: 't1a-oceanic', hex: [-1, -1], type: 'oceanic', trade: true, sector: 't1a-s1' },
          { id: 't1a-desert', hex: [0, 0], type: 'desert', trade: true, sector: 't1a-s2' },
          { id: 't1a-jungle', hex: [1, 1], type: 'jungle', trade: false, sector: 't1a-s2' },
          { id: 't1a-volcanic', hex: [2, -1], type: 'volcanic', trade: false, sector: 't1a-s2' },
        ],
        sectors: [
          { id: 't1a-s1', planets: ['t1a-arctic', 't1a-oceanic'], hexes: A1 },
          { id: 't1a-s2', planets: ['t1a-desert', 't1a-jungle', 't1a-volcanic'], hexes: A2 },
        ],
        warpgates: [],
      },
      B: {
        id: 't1b',
        letter: 'B',
        planets: [
          { id: 't1b-jungle', hex: [-2, 0], type: 'jungle', trade: true, sector: 't1b-s1' },
          { id: 't1b-arctic', hex: [0, -1], type: 'arctic', trade: false, sector: 't1b-s1' },
          { id: 't1b-desert', hex: [-1, 2], type: 'desert', trade: false, sector: 't1b-s2' },
          { id: 't1b-volcanic', hex: [1, 1], type: 'volcanic', trade: true, sector: 't1b-s2' },
          { id: 't1b-oceanic', hex: [2, -1], type: 'oceanic', trade: false, sector: 't1b-s2' },
        ],
        sectors: [
          { id: 't1b-s1', planets: ['t1b-jungle', 't1b-arctic'], hexes: B1 },
          { id: 't1b-s2', planets: ['t1b-desert', 't1b-volcanic', 't1b-oceanic'], hexes: B2 },
        ],
        warpgates: [],
      },
    },
  },
  'hex-2': {
    id: 'hex-2',
    shape: 'hex',
    kind: 'lettered',
    sides: {
      A: {
        id: 't2a',
        letter: 'A',
        planets: [
          { id: 't2a-volcanic', hex: [-2, 1], type: 'volcanic', trade: false, sector: 't2a-s1' },
          { id: 't2a-arctic', hex: [-1, -1], type: 'arctic', trade: true, sector: 't2a-s1' },
          { id: 't2a-oceanic', hex: [0, 0], type: 'oceanic', trade: true, sector: 't2a-s2' },
          { id: 't2a-desert', hex: [1, 1], type: 'desert', trade: false, sector: 't2a-s2' },
          { id: 't2a-jungle', hex: [2, -1], type: 'jungle', trade: false, sector: 't2a-s2' },
        ],
        sectors: [
          { id: 't2a-s1', planets: ['t2a-volcanic', 't2a-arctic'], hexes: A1 },
          { id: 't2a-s2', planets: ['t2a-oceanic', 't2a-desert', 't2a-jungle'], hexes: A2 },
        ],
        warpgates: [],
      },
      B: {
        id: 't2b',
        letter: 'B',
        planets: [
          { id: 't2b-volcanic', hex: [-2, 0], type: 'volcanic', trade: true, sector: 't2b-s1' },
          { id: 't2b-oceanic', hex: [0, -1], type: 'oceanic', trade: false, sector: 't2b-s1' },
          { id: 't2b-jungle', hex: [-1, 2], type: 'jungle', trade: false, sector: 't2b-s2' },
          { id: 't2b-desert', hex: [1, 1], type: 'desert', trade: true, sector: 't2b-s2' },
          { id: 't2b-arctic', hex: [2, -1], type: 'arctic', trade: false, sector: 't2b-s2' },
        ],
        sectors: [
          { id: 't2b-s1', planets: ['t2b-volcanic', 't2b-oceanic'], hexes: B1 },
          { id: 't2b-s2', planets: ['t2b-jungle', 't2b-desert', 't2b-arctic'], hexes: B2 },
        ],
        warpgates: [],
      },
    },
  },
  'hex-3': {
    id: 'hex-3',
    shape: 'hex',
    kind: 'lettered',
    sides: {
      A: {
        id: 't3a',
        letter: 'A',
        planets: [
          { id: 't3a-desert', hex: [-2, 1], type: 'desert', trade: false, sector: 't3a-s1' },
          { id: 't3a-jungle', hex: [-1, -1], type: 'jungle', trade: true, sector: 't3a-s1' },
          { id: 't3a-volcanic', hex: [0, 0], type: 'volcanic', trade: true, sector: 't3a-s2' },
          { id: 't3a-oceanic', hex: [1, 1], type: 'oceanic', trade: false, sector: 't3a-s2' },
          { id: 't3a-arctic', hex: [2, -1], type: 'arctic', trade: false, sector: 't3a-s2' },
        ],
        sectors: [
          { id: 't3a-s1', planets: ['t3a-desert', 't3a-jungle'], hexes: A1 },
          { id: 't3a-s2', planets: ['t3a-volcanic', 't3a-oceanic', 't3a-arctic'], hexes: A2 },
        ],
        warpgates: [],
      },
      B: {
        id: 't3b',
        letter: 'B',
        planets: [
          { id: 't3b-oceanic', hex: [-2, 0], type: 'oceanic', trade: true, sector: 't3b-s1' },
          { id: 't3b-desert', hex: [0, -1], type: 'desert', trade: false, sector: 't3b-s1' },
          { id: 't3b-volcanic', hex: [-1, 2], type: 'volcanic', trade: false, sector: 't3b-s2' },
          { id: 't3b-arctic', hex: [1, 1], type: 'arctic', trade: true, sector: 't3b-s2' },
          { id: 't3b-jungle', hex: [2, -1], type: 'jungle', trade: false, sector: 't3b-s2' },
        ],
        sectors: [
          { id: 't3b-s1', planets: ['t3b-oceanic', 't3b-desert'], hexes: B1 },
          { id: 't3b-s2', planets: ['t3b-volcanic', 't3b-arctic', 't3b-jungle'], hexes: B2 },
        ],
        warpgates: [],
      },
    },
  },
  'hex-4': {
    id: 'hex-4',
    shape: 'hex',
    kind: 'lettered',
    sides: {
      C: {
        id: 't4c',
        letter: 'C',
        planets: [
          { id: 't4c-arctic', hex: [-2, 0], type: 'arctic', trade: true, sector: 't4c-s1' },
          { id: 't4c-desert', hex: [-2, 2], type: 'desert', trade: false, sector: 't4c-s1' },
          { id: 't4c-oceanic', hex: [0, -1], type: 'oceanic', trade: false, sector: 't4c-s2' },
          { id: 't4c-jungle', hex: [0, 1], type: 'jungle', trade: true, sector: 't4c-s2' },
          { id: 't4c-volcanic', hex: [2, -1], type: 'volcanic', trade: false, sector: 't4c-s2' },
        ],
        sectors: [
          { id: 't4c-s1', planets: ['t4c-arctic', 't4c-desert'], hexes: C1 },
          { id: 't4c-s2', planets: ['t4c-oceanic', 't4c-jungle', 't4c-volcanic'], hexes: C2 },
        ],
        warpgates: [],
      },
      D: {
        id: 't4d',
        letter: 'D',
        planets: [
          { id: 't4d-jungle', hex: [1, -2], type: 'jungle', trade: false, sector: 't4d-s1' },
          { id: 't4d-oceanic', hex: [1, 0], type: 'oceanic', trade: true, sector: 't4d-s1' },
          { id: 't4d-desert', hex: [-2, 1], type: 'desert', trade: true, sector: 't4d-s2' },
          { id: 't4d-volcanic', hex: [-1, -1], type: 'volcanic', trade: false, sector: 't4d-s2' },
          { id: 't4d-arctic', hex: [-1, 2], type: 'arctic', trade: false, sector: 't4d-s2' },
        ],
        sectors: [
          { id: 't4d-s1', planets: ['t4d-jungle', 't4d-oceanic'], hexes: D1 },
          { id: 't4d-s2', planets: ['t4d-desert', 't4d-volcanic', 't4d-arctic'], hexes: D2 },
        ],
        warpgates: [],
      },
    },
  },
  'hex-5': {
    id: 'hex-5',
    shape: 'hex',
    kind: 'lettered',
    sides: {
      C: {
        id: 't5c',
        letter: 'C',
        planets: [
          { id: 't5c-desert', hex: [-2, 0], type: 'desert', trade: true, sector: 't5c-s1' },
          { id: 't5c-oceanic', hex: [-2, 2], type: 'oceanic', trade: false, sector: 't5c-s1' },
          { id: 't5c-volcanic', hex: [0, -1], type: 'volcanic', trade: false, sector: 't5c-s2' },
          { id: 't5c-arctic', hex: [0, 1], type: 'arctic', trade: true, sector: 't5c-s2' },
          { id: 't5c-jungle', hex: [2, -1], type: 'jungle', trade: false, sector: 't5c-s2' },
        ],
        sectors: [
          { id: 't5c-s1', planets: ['t5c-desert', 't5c-oceanic'], hexes: C1 },
          { id: 't5c-s2', planets: ['t5c-volcanic', 't5c-arctic', 't5c-jungle'], hexes: C2 },
        ],
        warpgates: [],
      },
      D: {
        id: 't5d',
        letter: 'D',
        planets: [
          { id: 't5d-desert', hex: [1, -2], type: 'desert', trade: false, sector: 't5d-s1' },
          { id: 't5d-volcanic', hex: [1, 0], type: 'volcanic', trade: true, sector: 't5d-s1' },
          { id: 't5d-oceanic', hex: [-2, 1], type: 'oceanic', trade: true, sector: 't5d-s2' },
          { id: 't5d-arctic', hex: [-1, -1], type: 'arctic', trade: false, sector: 't5d-s2' },
          { id: 't5d-jungle', hex: [-1, 2], type: 'jungle', trade: false, sector: 't5d-s2' },
        ],
        sectors: [
          { id: 't5d-s1', planets: ['t5d-desert', 't5d-volcanic'], hexes: D1 },
          { id: 't5d-s2', planets: ['t5d-oceanic', 't5d-arctic', 't5d-jungle'], hexes: D2 },
        ],
        warpgates: [],
      },
    },
  },
  'hex-6': {
    id: 'hex-6',
    shape: 'hex',
    kind: 'lettered',
    sides: {
      C: {
        id: 't6c',
        letter: 'C',
        planets: [
          { id: 't6c-volcanic', hex: [-2, 0], type: 'volcanic', trade: true, sector: 't6c-s1' },
          { id: 't6c-arctic', hex: [-2, 2], type: 'arctic', trade: false, sector: 't6c-s1' },
          { id: 't6c-jungle', hex: [0, -1], type: 'jungle', trade: false, sector: 't6c-s2' },
          { id: 't6c-desert', hex: [0, 1], type: 'desert', trade: true, sector: 't6c-s2' },
          { id: 't6c-oceanic', hex: [2, -1], type: 'oceanic', trade: false, sector: 't6c-s2' },
        ],
        sectors: [
          { id: 't6c-s1', planets: ['t6c-volcanic', 't6c-arctic'], hexes: C1 },
          { id: 't6c-s2', planets: ['t6c-jungle', 't6c-desert', 't6c-oceanic'], hexes: C2 },
        ],
        warpgates: [],
      },
      D: {
        id: 't6d',
        letter: 'D',
        planets: [
          { id: 't6d-volcanic', hex: [1, -2], type: 'volcanic', trade: false, sector: 't6d-s1' },
          { id: 't6d-jungle', hex: [1, 0], type: 'jungle', trade: true, sector: 't6d-s1' },
          { id: 't6d-arctic', hex: [-2, 1], type: 'arctic', trade: true, sector: 't6d-s2' },
          { id: 't6d-desert', hex: [-1, -1], type: 'desert', trade: false, sector: 't6d-s2' },
          { id: 't6d-oceanic', hex: [-1, 2], type: 'oceanic', trade: false, sector: 't6d-s2' },
        ],
        sectors: [
          { id: 't6d-s1', planets: ['t6d-volcanic', 't6d-jungle'], hexes: D1 },
          { id: 't6d-s2', planets: ['t6d-arctic', 't6d-desert', 't6d-oceanic'], hexes: D2 },
        ],
        warpgates: [],
      },
    },
  },
  // WG 5.9: on the side for 1 to 4 players the home planet is a sector by itself.
  'diamond-blue': {
    id: 'diamond-blue',
    shape: 'diamond',
    kind: 'home',
    color: 'blue',
    sides: {
      '1-4': {
        id: 'dia-blue-14',
        letter: null,
        planets: [{ id: 'home-blue', hex: [0, 0], type: 'oceanic', trade: true, sector: 'home-blue-s' }],
        sectors: [{ id: 'home-blue-s', planets: ['home-blue'], hexes: DIAMOND }],
        warpgates: [{ id: 'gate-blue', color: 'blue', hex: [0, 2] }],
      },
      '5-6': {
        id: 'dia-blue-56',
        letter: null,
        planets: [],
        sectors: [],
        warpgates: [{ id: 'gate-blue', color: 'blue', hex: [0, 0] }],
      },
    },
  },
  'diamond-red': {
    id: 'diamond-red',
    shape: 'diamond',
    kind: 'home',
    color: 'red',
    sides: {
      '1-4': {
        id: 'dia-red-14',
        letter: null,
        planets: [{ id: 'home-red', hex: [0, 0], type: 'volcanic', trade: true, sector: 'home-red-s' }],
        sectors: [{ id: 'home-red-s', planets: ['home-red'], hexes: DIAMOND }],
        warpgates: [{ id: 'gate-red', color: 'red', hex: [0, 2] }],
      },
      '5-6': {
        id: 'dia-red-56',
        letter: null,
        planets: [],
        sectors: [],
        warpgates: [{ id: 'gate-red', color: 'red', hex: [0, 0] }],
      },
    },
  },
  'diamond-yellow': {
    id: 'diamond-yellow',
    shape: 'diamond',
    kind: 'home',
    color: 'yellow',
    sides: {
      '1-4': {
        id: 'dia-yellow-14',
        letter: null,
        planets: [{ id: 'home-yellow', hex: [0, 0], type: 'desert', trade: true, sector: 'home-yellow-s' }],
        sectors: [{ id: 'home-yellow-s', planets: ['home-yellow'], hexes: DIAMOND }],
        warpgates: [{ id: 'gate-yellow', color: 'yellow', hex: [0, 2] }],
      },
      '5-6': {
        id: 'dia-yellow-56',
        letter: null,
        planets: [],
        sectors: [],
        warpgates: [{ id: 'gate-yellow', color: 'yellow', hex: [0, 0] }],
      },
    },
  },
  'diamond-white': {
    id: 'diamond-white',
    shape: 'diamond',
    kind: 'home',
    color: 'white',
    sides: {
      '1-4': {
        id: 'dia-white-14',
        letter: null,
        planets: [{ id: 'home-white', hex: [0, 0], type: 'arctic', trade: true, sector: 'home-white-s' }],
        sectors: [{ id: 'home-white-s', planets: ['home-white'], hexes: DIAMOND }],
        warpgates: [{ id: 'gate-white', color: 'white', hex: [0, 2] }],
      },
      '5-6': {
        id: 'dia-white-56',
        letter: null,
        planets: [],
        sectors: [],
        warpgates: [{ id: 'gate-white', color: 'white', hex: [0, 0] }],
      },
    },
  },
  'diamond-green': {
    id: 'diamond-green',
    shape: 'diamond',
    kind: 'home',
    color: 'green',
    sides: {
      '1-4': {
        id: 'dia-green-14',
        letter: null,
        planets: [{ id: 'home-green', hex: [0, 0], type: 'jungle', trade: true, sector: 'home-green-s' }],
        sectors: [{ id: 'home-green-s', planets: ['home-green'], hexes: DIAMOND }],
        warpgates: [{ id: 'gate-green', color: 'green', hex: [0, 2] }],
      },
      '5-6': {
        id: 'dia-green-56',
        letter: null,
        planets: [],
        sectors: [],
        warpgates: [{ id: 'gate-green', color: 'green', hex: [0, 0] }],
      },
    },
  },
  'diamond-purple': {
    id: 'diamond-purple',
    shape: 'diamond',
    kind: 'home',
    color: 'purple',
    sides: {
      '1-4': {
        id: 'dia-purple-14',
        letter: null,
        planets: [{ id: 'home-purple', hex: [0, 0], type: 'jungle', trade: true, sector: 'home-purple-s' }],
        sectors: [{ id: 'home-purple-s', planets: ['home-purple'], hexes: DIAMOND }],
        warpgates: [{ id: 'gate-purple', color: 'purple', hex: [0, 2] }],
      },
      '5-6': {
        id: 'dia-purple-56',
        letter: null,
        planets: [],
        sectors: [],
        warpgates: [{ id: 'gate-purple', color: 'purple', hex: [0, 0] }],
      },
    },
  },
  'hex-special': {
    id: 'hex-special',
    shape: 'hex',
    kind: 'special',
    sides: {
      gate: {
        id: 'spec-gate',
        letter: null,
        planets: [
          { id: 'spec-desert', hex: [-1, 2], type: 'desert', trade: true, sector: 'spec-gate-s' },
          { id: 'spec-jungle', hex: [-1, -1], type: 'jungle', trade: false, sector: 'spec-gate-s' },
        ],
        sectors: [{ id: 'spec-gate-s', planets: ['spec-desert', 'spec-jungle'], hexes: HEX }],
        warpgates: [{ id: 'gate-yellow', color: 'yellow', hex: [0, 0] }],
      },
      ancients: {
        id: 'spec-ancients',
        letter: null,
        planets: [
          {
            id: 'ancients-homeworld',
            hex: [0, 0],
            type: 'ancients',
            trade: false,
            sector: 'spec-ancients-s',
          },
          { id: 'spec-volcanic', hex: [1, 1], type: 'volcanic', trade: true, sector: 'spec-ancients-s' },
          { id: 'spec-oceanic', hex: [-2, 1], type: 'oceanic', trade: true, sector: 'spec-ancients-s' },
          { id: 'spec-arctic', hex: [1, -2], type: 'arctic', trade: true, sector: 'spec-ancients-s' },
        ],
        sectors: [
          {
            id: 'spec-ancients-s',
            planets: ['ancients-homeworld', 'spec-volcanic', 'spec-oceanic', 'spec-arctic'],
            hexes: HEX,
          },
        ],
        warpgates: [],
      },
    },
  },
};

export const ARRANGEMENTS: Readonly<Record<MapPlayers, Arrangement>> = {
  2: {
    players: 2,
    diamondSide: '1-4',
    letteredSlots: [
      { slot: 'p2-slot-1', at: [0, 0], rotation: 'random' },
      { slot: 'p2-slot-2', at: [5, -2], rotation: 'random' },
      { slot: 'p2-slot-3', at: [-5, 2], rotation: 'random' },
    ],
    special: null,
    seats: [
      { seat: 1, kind: 'diamond', at: [2, 1], rotation: 0 },
      { seat: 2, kind: 'diamond', at: [-2, -1], rotation: 3 },
    ],
  },
  3: {
    players: 3,
    diamondSide: '1-4',
    letteredSlots: [
      { slot: 'p3-slot-1', at: [0, 0], rotation: 'random' },
      { slot: 'p3-slot-2', at: [5, -2], rotation: 'random' },
      { slot: 'p3-slot-3', at: [-3, 5], rotation: 'random' },
      { slot: 'p3-slot-4', at: [-2, -3], rotation: 'random' },
    ],
    special: null,
    seats: [
      { seat: 1, kind: 'diamond', at: [2, 1], rotation: 0 },
      { seat: 2, kind: 'diamond', at: [-3, 2], rotation: 2 },
      { seat: 3, kind: 'diamond', at: [1, -3], rotation: 4 },
    ],
  },
  4: {
    players: 4,
    diamondSide: '1-4',
    letteredSlots: [
      { slot: 'p4-slot-1', at: [0, 0], rotation: 'random' },
      { slot: 'p4-slot-2', at: [5, -2], rotation: 'random' },
      { slot: 'p4-slot-3', at: [2, 3], rotation: 'random' },
      { slot: 'p4-slot-4', at: [7, 1], rotation: 'random' },
    ],
    special: null,
    seats: [
      { seat: 1, kind: 'diamond', at: [4, 4], rotation: 0 },
      { seat: 2, kind: 'diamond', at: [-1, 3], rotation: 1 },
      { seat: 3, kind: 'diamond', at: [3, -3], rotation: 3 },
      { seat: 4, kind: 'diamond', at: [8, -2], rotation: 4 },
    ],
  },
  5: {
    players: 5,
    diamondSide: '5-6',
    letteredSlots: [
      { slot: 'p5-slot-1', at: [0, 0], rotation: 'random' },
      { slot: 'p5-slot-2', at: [2, 3], rotation: 'random' },
      { slot: 'p5-slot-3', at: [-3, 5], rotation: 'random' },
      { slot: 'p5-slot-4', at: [-5, 2], rotation: 'random' },
      { slot: 'p5-slot-5', at: [-2, -3], rotation: 'random' },
      { slot: 'p5-slot-6', at: [3, -5], rotation: 'random' },
    ],
    special: { side: 'gate', at: [5, -2], rotation: 0 },
    seats: [
      { seat: 1, kind: 'special', color: 'yellow' },
      { seat: 2, kind: 'diamond', at: [-1, 6], rotation: 0 },
      { seat: 3, kind: 'diamond', at: [-6, 5], rotation: 1 },
      { seat: 4, kind: 'diamond', at: [-5, -1], rotation: 2 },
      { seat: 5, kind: 'diamond', at: [1, -6], rotation: 3 },
    ],
  },
  6: {
    players: 6,
    diamondSide: '5-6',
    letteredSlots: [
      { slot: 'p6-slot-1', at: [5, -2], rotation: 'random' },
      { slot: 'p6-slot-2', at: [2, 3], rotation: 'random' },
      { slot: 'p6-slot-3', at: [-3, 5], rotation: 'random' },
      { slot: 'p6-slot-4', at: [-5, 2], rotation: 'random' },
      { slot: 'p6-slot-5', at: [-2, -3], rotation: 'random' },
      { slot: 'p6-slot-6', at: [3, -5], rotation: 'random' },
    ],
    special: { side: 'ancients', at: [0, 0], rotation: 'random' },
    seats: [
      { seat: 1, kind: 'diamond', at: [5, 1], rotation: 5 },
      { seat: 2, kind: 'diamond', at: [-1, 6], rotation: 0 },
      { seat: 3, kind: 'diamond', at: [-6, 5], rotation: 1 },
      { seat: 4, kind: 'diamond', at: [-5, -1], rotation: 2 },
      { seat: 5, kind: 'diamond', at: [1, -6], rotation: 3 },
      { seat: 6, kind: 'diamond', at: [6, -5], rotation: 4 },
    ],
  },
};
