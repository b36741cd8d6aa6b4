import { ARRANGEMENTS, DIRECTIONS, ROTATIONS, SHAPES, TILES } from '../content/index.ts';
import type {
  Colour,
  Hex,
  LetteredTileId,
  MapPlayers,
  Rotation,
  Shape,
  TileId,
  TileLetter,
  TileSide,
  World,
} from '../content/index.ts';
import type { Place } from './state.ts';

/** A planet or a Warpgate: alike for moves, but a Warpgate has no type, no trade icon and no sector (WG 5.7). */
export interface BoardPlace {
  readonly id: string;
  readonly hex: Hex;
  readonly world: World | 'gate';
  readonly trade: boolean;
  /** The number of its sector on this board; -1 for a Warpgate. */
  readonly sector: number;
  readonly tile: TileId;
}

/** WG 5.8: every planet is in exactly one. */
export interface BoardSector {
  readonly id: string;
  readonly planets: readonly Place[];
  readonly hexes: readonly Hex[];
}

export interface BoardTile {
  readonly id: TileId;
  readonly shape: Shape;
  readonly at: Hex;
  readonly hexes: readonly Hex[];
}

/** A board as it lies on the table. Made once for a layout, and never changed. */
export interface Board {
  readonly tiles: readonly BoardTile[];
  readonly places: readonly BoardPlace[];
  /** The ids of all places, planets first: the canonical order of places in every list of options. */
  readonly ids: readonly string[];
  readonly planets: readonly Place[];
  readonly tradePlanets: readonly Place[];
  readonly sectors: readonly BoardSector[];
  /** `ranges[a][b]`: the plain range between two places (WG 5.3), the same there and back, whatever pieces lie between (WG 5.6). */
  readonly ranges: readonly Uint8Array[];
  place(id: string): Place;
}

/** What a layout says: the tiles in slot order, the special tile's rotation, the colours in seat order. */
export interface MapLayout {
  readonly tiles: readonly {
    readonly id: LetteredTileId;
    readonly side: TileLetter;
    readonly rotation: Rotation;
  }[];
  readonly special: Rotation;
  readonly colours: readonly Colour[];
}

/** The range between places that no way connects. */
const UNREACHABLE = 255;

export function layoutText({ tiles, special, colours }: MapLayout): string {
  const slots = tiles.map(({ id, side, rotation }) => `${id}:${side}:${rotation}`);
  return `${slots.join(' ')}|${special}|${colours.join(' ')}`;
}

export function readLayout(text: string): MapLayout {
  const [tiles = '', special = '0', colours = ''] = text.split('|');
  return {
    tiles: tiles.split(' ').map((slot) => {
      const [id, side, rotation] = slot.split(':');
      return { id: id as LetteredTileId, side: side as TileLetter, rotation: Number(rotation) as Rotation };
    }),
    special: Number(special) as Rotation,
    colours: colours.split(' ') as Colour[],
  };
}

// Boards follow from their layout alone, so they are kept outside the state. Bounded, but above the tables that a server has in
// memory at a time: making one takes as long as several moves. One is 30 kB.
const boards = new Map<string, Board>();
const BOARDS_KEPT = 2048;

let latest: { readonly layout: string; readonly board: Board } | undefined;

export function boardOf({ layout }: { readonly layout: string }): Board {
  if (latest?.layout === layout) return latest.board;
  let board = boards.get(layout);
  if (!board) {
    if (boards.size >= BOARDS_KEPT) boards.delete(boards.keys().next().value!);
    board = assemble(tilesOf(readLayout(layout)));
    boards.set(layout, board);
  }
  latest = { layout, board };
  return board;
}

interface LaidTile {
  readonly id: TileId;
  readonly shape: Shape;
  readonly side: TileSide;
  readonly at: Hex;
  readonly rotation: Rotation;
}

/** WG 2.10: which tile lies where. */
function tilesOf({ tiles, special, colours }: MapLayout): LaidTile[] {
  const arrangement = ARRANGEMENTS[colours.length as MapPlayers];
  const laid: LaidTile[] = tiles.map(({ id, side, rotation }, slot) => ({
    id,
    shape: 'hex',
    side: TILES[id].sides[side]!,
    at: arrangement.letteredSlots[slot]!.at,
    rotation,
  }));
  if (arrangement.special) {
    const { side, at } = arrangement.special;
    laid.push({
      id: 'hex-special',
      shape: 'hex',
      side: TILES['hex-special'].sides[side],
      at,
      rotation: special,
    });
  }
  arrangement.seats.forEach((seat, i) => {
    if (seat.kind === 'special') return;
    const id = `diamond-${colours[i]!}` as const;
    laid.push({
      id,
      shape: 'diamond',
      side: TILES[id].sides[arrangement.diamondSide],
      at: seat.at,
      rotation: seat.rotation,
    });
  });
  return laid;
}

function assemble(laid: readonly LaidTile[]): Board {
  const places: BoardPlace[] = [];
  const sectors: BoardSector[] = [];
  const tiles: BoardTile[] = [];
  for (const { id, shape, side, at, rotation } of laid) {
    const onBoard = (hex: Hex): Hex => rotated(hex, rotation, at);
    tiles.push({ id, shape, at, hexes: SHAPES[shape].map(onBoard) });
    for (const sector of side.sectors) {
      const planets = sector.planets.map((planet) => {
        const { id: name, hex, type, trade } = side.planets.find((one) => one.id === planet)!;
        places.push({ id: name, hex: onBoard(hex), world: type, trade, sector: sectors.length, tile: id });
        return places.length - 1;
      });
      sectors.push({ id: sector.id, planets, hexes: sector.hexes.map(onBoard) });
    }
  }
  const planets = places.map((_, place) => place);
  for (const { id, side, at, rotation } of laid) {
    for (const gate of side.warpgates) {
      places.push({
        id: gate.id,
        hex: rotated(gate.hex, rotation, at),
        world: 'gate',
        trade: false,
        sector: -1,
        tile: id,
      });
    }
  }
  const ids = places.map(({ id }) => id);
  const index = new Map(ids.map((id, place) => [id, place]));
  const ranges = rangesBetween(
    tiles.flatMap(({ hexes }) => hexes),
    places.map(({ hex }) => hex),
  );
  const place = (id: string): Place => {
    const found = index.get(id);
    if (found === undefined) throw new Error(`there is no place '${id}' on this board`);
    return found;
  };
  const tradePlanets = planets.filter((planet) => places[planet]!.trade);
  return { tiles, places, ids, planets, tradePlanets, sectors, ranges, place };
}

function rotated([q, r]: Hex, rotation: Rotation, at: Hex): Hex {
  const [a, b] = ROTATIONS[rotation];
  return [at[0] + a[0] * q + b[0] * r, at[1] + a[1] * q + b[1] * r];
}

/** The board as a square of cells, so that a neighbour is a fixed step away. Boards reach nowhere near its edges. */
const WIDTH = 64;
const cellOf = ([q, r]: Hex): number => (q + WIDTH / 2) * WIDTH + (r + WIDTH / 2);
const STEPS = DIRECTIONS.map(([dq, dr]) => dq * WIDTH + dr);
/** WG 5.1. */
const OFF_BOARD = -2;
/** WG 5.2: a hex is empty, or else it is the number of a planet or a Warpgate. */
const EMPTY = -1;

/** WG 5.3: for each pair of places the number of empty hexes on the shortest way that passes no other place. */
export function rangesBetween(hexes: readonly Hex[], placeHexes: readonly Hex[]): Uint8Array[] {
  const cells = new Int8Array(WIDTH * WIDTH).fill(OFF_BOARD);
  for (const hex of hexes) cells[cellOf(hex)] = EMPTY;
  for (const [place, hex] of placeHexes.entries()) cells[cellOf(hex)] = place;
  const reached = new Uint8Array(WIDTH * WIDTH);
  const queue = new Uint16Array(hexes.length);
  return placeHexes.map((hex, place) => spread(cellOf(hex), place, placeHexes.length, cells, reached, queue));
}

/** The ranges from one place to all others: goes outwards ring by ring from range 0 (WG 5.5), and stops at every place (WG 5.4). */
function spread(
  start: number,
  from: Place,
  count: number,
  cells: Int8Array,
  reached: Uint8Array,
  queue: Uint16Array,
): Uint8Array {
  const ranges = new Uint8Array(count).fill(UNREACHABLE);
  const mark = from + 1;
  queue[0] = start;
  reached[start] = mark;
  let head = 0;
  let tail = 1;
  for (let range = 0; head < tail; range++) {
    for (const ring = tail; head < ring; head++) {
      for (const step of STEPS) {
        const cell = queue[head]! + step;
        const found = cells[cell]!;
        if (found === OFF_BOARD || reached[cell] === mark) continue;
        reached[cell] = mark;
        if (found === EMPTY) queue[tail++] = cell;
        else ranges[found] = range;
      }
    }
  }
  ranges[from] = 0;
  return ranges;
}

/**
 * The ranges from a place when some planets may be passed through, each counting as one empty hex. Ranges beyond the limit may be
 * too large.
 */
export function rangesThrough(
  board: Board,
  from: Place,
  mayPass: (planet: Place) => boolean,
  limit = UNREACHABLE,
): Uint8Array {
  const ranges = board.ranges[from]!.slice();
  const open = board.planets.filter((planet) => planet !== from);
  while (open.length > 0) {
    let nearest = 0;
    for (let i = 1; i < open.length; i++) if (ranges[open[i]!]! < ranges[open[nearest]!]!) nearest = i;
    const planet = open[nearest]!;
    if (ranges[planet]! >= limit) return ranges;
    open[nearest] = open.at(-1)!;
    open.pop();
    if (!mayPass(planet)) continue;
    const beyond = board.ranges[planet]!;
    const spent = ranges[planet]! + 1;
    for (let place = 0; place < ranges.length; place++) {
      const range = spent + beyond[place]!;
      if (range < ranges[place]! && place !== from) ranges[place] = range;
    }
  }
  return ranges;
}
