import { BOARDS } from '../content/index.ts';
import type { BoardKey, MapArea } from '../content/index.ts';
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
  /** TW 1.9: the ends of the Worm Hole are neighbours. */
  readonly neighbours: readonly (readonly Area[])[];
  /** Areas at 1 or 2 steps. */
  readonly within2: readonly (readonly Area[])[];
  readonly place: (id: string) => Area;
}

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
    place,
  };
}

function withinTwo(area: Area, neighbours: readonly (readonly Area[])[]): Area[] {
  const near = new Set(neighbours[area]!.flatMap((next) => [next, ...neighbours[next]!]));
  near.delete(area);
  return [...near].toSorted((a, b) => a - b);
}
