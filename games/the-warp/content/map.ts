// The lattice: doubled coordinates, c = column and r = row, r northwards and c eastwards, the Gate at [0, 0].
// Drawn pointy-top: x = c * sqrt(3) / 2, y = -r * 3 / 2 for hexes of radius 1, y downwards.

type Place = readonly [c: number, r: number];

/** The six neighbours of [0, 0]. */
// prettier-ignore
const DIRECTIONS: readonly Place[] = [
  [2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1],
];

export const MAP_PLAYERS = [2, 3, 4, 5, 6] as const;
export type MapPlayers = (typeof MAP_PLAYERS)[number];

export const MAP_SIDES = ['A', 'B'] as const;
export type MapSide = (typeof MAP_SIDES)[number];

export type BoardKey = `${MapPlayers}${MapSide}`;

export interface MapArea {
  readonly id: string;
  readonly zone: 'central' | 'connect' | `seat-${number}`;
  readonly kind: 'colony' | 'wild' | 'ring' | 'gate';
  readonly c: number;
  readonly r: number;
  /** The printed Combat Multiplier; 0 for the Gate, where the Guardian's holds. */
  readonly mult: number;
  readonly gold: boolean;
  readonly energy: boolean;
  /** Whether an Exiled Token lies here at the start. */
  readonly exiled: boolean;
  /** Whether that token is flipped in set-up (TW 2.12). */
  readonly faceUp: boolean;
  /** The Troops of the seat at the start. */
  readonly troops: number;
  /** By direct border; the link of the Worm Hole is told by the board. */
  readonly neighbours: readonly string[];
}

export interface MapBoard {
  readonly wormHole: readonly [string, string] | null;
  readonly areas: readonly MapArea[];
}

interface Printed {
  readonly mult: number;
  readonly gold: boolean;
  readonly energy: boolean;
}

const bare = (mult: number): Printed => ({ mult, gold: false, energy: false });
const gold = (mult: number): Printed => ({ mult, gold: true, energy: false });
const energy = (mult: number): Printed => ({ mult, gold: false, energy: true });
const both = (mult: number): Printed => ({ mult, gold: true, energy: true });

interface ZoneArea {
  readonly name: string;
  /** In the zone of seat 1. */
  readonly at: Place;
  readonly printed: Printed;
  readonly troops: number;
}

const area = (name: string, at: Place, printed: Printed, troops = 0): ZoneArea => ({
  name,
  at,
  printed,
  troops,
});

/** The Player Zone of seat 1 but for its two corner areas. */
const ZONE: Readonly<Record<MapSide, readonly ZoneArea[]>> = {
  A: [
    area('colony', [0, -4], both(2), 3),
    area('start', [2, -4], energy(1), 1),
    area('left', [-2, -4], gold(1)),
    area('upper-left', [-1, -3], energy(2)),
    area('upper-right', [1, -3], gold(2)),
    area('middle', [0, -2], bare(3)),
  ],
  B: [
    area('colony', [0, -4], both(2), 3),
    area('start', [2, -4], bare(1), 1),
    area('left', [-2, -4], energy(2)),
    area('upper-left', [-1, -3], gold(1)),
    area('upper-right', [1, -3], gold(3)),
    area('middle', [0, -2], both(2)),
  ],
};

/**
 * The corner pair of seat 1: on its right on side A, on its left on side B.
 * The Connect Zone is one more such pair.
 */
const CORNER: Readonly<Record<MapSide, readonly ZoneArea[]>> = {
  A: [area('outer', [3, -3], both(1)), area('inner', [2, -2], bare(4))],
  B: [area('outer', [-3, -3], bare(4)), area('inner', [-2, -2], energy(1))],
};

const RING_START: Place = [-1, -1];
/** Clockwise. */
const RING: Readonly<Record<MapSide, readonly Printed[]>> = {
  A: [both(3), both(3), both(3), both(3), both(3), both(3)],
  B: [both(2), bare(4), both(2), bare(4), both(2), bare(4)],
};

/** The gap beside the last seat (side A) or the first (side B), and the seat at its other end. */
const gapOf = (players: MapPlayers, side: MapSide) =>
  side === 'A' ? { connect: players + 1, wormHole: 1 } : { connect: 6, wormHole: players };

/** A place of seat 1 as it lies at another seat: one step of 60 degrees clockwise for each. */
const turned = ([c, r]: Place, seat: number): Place =>
  seat === 1 ? [c, r] : turned([(c + 3 * r) / 2, (r - c) / 2], seat - 1);

type Laid = Omit<MapArea, 'exiled' | 'faceUp' | 'neighbours'>;

const lay = (
  id: string,
  zone: MapArea['zone'],
  kind: MapArea['kind'],
  part: ZoneArea,
  seat: number,
): Laid => {
  const [c, r] = turned(part.at, seat);
  return { id, zone, kind, c, r, ...part.printed, troops: part.troops };
};

/** TW 15.1: the Gate, which has neither multiplier nor icon, and the ring around it. */
const centralZone = (side: MapSide): Laid[] => [
  lay('gate', 'central', 'gate', area('gate', [0, 0], bare(0)), 1),
  ...RING[side].map((printed, i) =>
    lay(`ring-${i + 1}`, 'central', 'ring', area('ring', RING_START, printed), i + 1),
  ),
];

const playerZone = (side: MapSide, seat: number): Laid[] => [
  ...ZONE[side].map((part) =>
    lay(`s${seat}-${part.name}`, `seat-${seat}`, part.name === 'colony' ? 'colony' : 'wild', part, seat),
  ),
  ...CORNER[side].map((part) => lay(`s${seat}-${part.name}-corner`, `seat-${seat}`, 'wild', part, seat)),
];

const connectZone = (side: MapSide, seat: number): Laid[] =>
  CORNER[side].map((part) => lay(`connect-${part.name}`, 'connect', 'wild', part, seat));

const bordersOn = (one: Laid, other: Laid): boolean =>
  DIRECTIONS.some(([c, r]) => one.c + c === other.c && one.r + r === other.r);

const settled = (laid: readonly Laid[]): MapArea[] =>
  laid.map((one) => {
    const neighbours = laid.filter((other) => bordersOn(one, other));
    const exiled = one.kind !== 'gate' && one.troops === 0;
    return {
      ...one,
      exiled,
      faceUp: exiled && neighbours.some((other) => other.troops > 0),
      neighbours: neighbours.map((other) => other.id),
    };
  });

const layOut = (players: MapPlayers, side: MapSide): MapBoard => {
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  const zones = [...centralZone(side), ...seats.flatMap((seat) => playerZone(side, seat))];
  if (players === 6) return { wormHole: null, areas: settled(zones) };
  // TW 2.1: the Connect Zone fills the gap and the Worm Hole leads to the seat at its other end.
  const { connect, wormHole } = gapOf(players, side);
  return {
    wormHole: [`s${wormHole}-inner-corner`, 'connect-inner'],
    areas: settled([...zones, ...connectZone(side, connect)]),
  };
};

export const BOARDS = Object.fromEntries(
  MAP_PLAYERS.flatMap((players) =>
    MAP_SIDES.map((side) => [`${players}${side}`, layOut(players, side)] as const),
  ),
) as Readonly<Record<BoardKey, MapBoard>>;
