import { BOARDS } from '../content/index.ts';
import type { BoardKey, Direction, MapArea } from '../content/index.ts';
import type { Area, State } from './state.ts';

/** The board of one player count and side, by numbers of areas. */
export interface Board {
  readonly areas: readonly MapArea[];
  readonly ids: readonly string[];
  readonly gate: Area;
  /** By seat. */
  readonly colonies: readonly Area[];
  readonly starts: readonly Area[];
  readonly ring: readonly Area[];
  /** By area: the seat in whose Player Zone it lies, or -1. */
  readonly zone: readonly number[];
  readonly isColony: readonly boolean[];
  readonly isRing: readonly boolean[];
  /** TW 1.9, TWS 5.1: the ends of the Worm Hole are neighbours. */
  readonly neighbours: readonly (readonly Area[])[];
  /** Areas at 1 or 2 steps. */
  readonly within2: readonly (readonly Area[])[];
  /** By area: steps to each other area, the Worm Hole included (TWS 5.2). */
  readonly distances: readonly (readonly number[])[];
  /** By area: the neighbour in each direction (TWS 5.4), or NOWHERE. */
  readonly directions: readonly Readonly<Record<Direction, Area>>[];
  /** By area: the other end of the Worm Hole, or NOWHERE. */
  readonly wormHole: readonly Area[];
  readonly place: (id: string) => Area;
}

export const NOWHERE: Area = -1;

const boards = new Map<BoardKey, Board>();
/** Asked for all the time, and nearly always the one that was asked for last. */
let last: { readonly key: BoardKey; readonly board: Board } | undefined;

export function boardOf({ board: key }: Pick<State, 'board'>): Board {
  if (last?.key === key) return last.board;
  const board = boards.get(key) ?? build(key);
  boards.set(key, board);
  last = { key, board };
  return board;
}

function build(key: BoardKey): Board {
  const { areas, wormHole } = BOARDS[key];
  const ids = areas.map(({ id }) => id);
  const numbers = new Map(ids.map((id, area) => [id, area]));
  const place = (id: string): Area => {
    const area = numbers.get(id);
    if (area === undefined) throw new Error(`there is no area '${id}'`);
    return area;
  };
  const neighbours = areas.map((area) => area.neighbours.map(place));
  if (wormHole) {
    const [one, other] = wormHole.map(place) as [Area, Area];
    if (!neighbours[one]!.includes(other)) {
      neighbours[one]!.push(other);
      neighbours[other]!.push(one);
    }
  }
  const zone = areas.map((area) => (area.zone.startsWith('seat-') ? Number(area.zone.slice(5)) - 1 : -1));
  const seats = Math.max(...zone) + 1;
  const inZone = (seat: number, name: string): Area => place(`s${seat + 1}-${name}`);
  const colonies = Array.from({ length: seats }, (_, seat) => inZone(seat, 'colony'));
  return {
    areas,
    ids,
    gate: place('gate'),
    colonies,
    starts: Array.from({ length: seats }, (_, seat) => inZone(seat, 'start')),
    ring: areas.flatMap((area, at) => (area.kind === 'ring' ? at : [])),
    zone,
    isColony: areas.map((_, area) => colonies.includes(area)),
    isRing: areas.map(({ kind }) => kind === 'ring'),
    neighbours,
    within2: areas.map((_, area) => withinTwo(area, neighbours)),
    distances: areas.map((_, area) => distancesFrom(area, neighbours)),
    directions: areas.map((area) => directionsFrom(area, areas)),
    wormHole: ids.map((id) =>
      wormHole?.includes(id) ? place(wormHole.find((end) => end !== id)!) : NOWHERE,
    ),
    place,
  };
}

function withinTwo(area: Area, neighbours: readonly (readonly Area[])[]): Area[] {
  const near = new Set(neighbours[area]!.flatMap((next) => [next, ...neighbours[next]!]));
  near.delete(area);
  return [...near].toSorted((a, b) => a - b);
}

function distancesFrom(start: Area, neighbours: readonly (readonly Area[])[]): number[] {
  const steps = neighbours.map(() => Infinity);
  steps[start] = 0;
  const reached = [start];
  for (const area of reached) {
    for (const next of neighbours[area]!) {
      if (steps[next] !== Infinity) continue;
      steps[next] = steps[area]! + 1;
      reached.push(next);
    }
  }
  return steps;
}

/** TWS 5.4: doubled coordinates, rows northwards. */
const STEPS: Readonly<Record<Direction, readonly [c: number, r: number]>> = {
  NE: [1, 1],
  E: [2, 0],
  SE: [1, -1],
  SW: [-1, -1],
  W: [-2, 0],
  NW: [-1, 1],
};

function directionsFrom({ c, r }: MapArea, areas: readonly MapArea[]): Record<Direction, Area> {
  const at = ([east, north]: readonly [number, number]): Area =>
    areas.findIndex((area) => area.c === c + east && area.r === r + north);
  return Object.fromEntries(Object.entries(STEPS).map(([way, step]) => [way, at(step)])) as Record<
    Direction,
    Area
  >;
}
