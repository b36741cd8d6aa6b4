import { moved, polygonPath } from '@warptable/ui/pure';
import type { Point } from '@warptable/ui/pure';
import { RADIUS, cornersOf } from './lattice.ts';

// An area is a stepped hill: a slab for each point of its multiplier, each smaller than the one it lies on. One can count the
// steps on every side that is turned to the viewer, whatever stands around.

/** How high a slab is, and how far it stands back from the edge of the one below. */
const RISE = 8;
const STEP = 4.6;
/** Between two areas. */
const LANE = 2.5;

export interface Slab {
  readonly top: string;
  /** The walls that can be seen: to the south-west, and in the shade to the south-east. */
  readonly west: string;
  readonly east: string;
}

export interface Hill {
  readonly slabs: readonly Slab[];
  /** How far the uppermost plate lies above the ground. */
  readonly height: number;
  readonly radius: number;
}

const known = new Map<number, Hill>();

/** The hill of so many slabs, around [0, 0] on the ground. */
export function hillOf(slabs: number): Hill {
  const hill = known.get(slabs) ?? pileUp(slabs);
  known.set(slabs, hill);
  return hill;
}

const radiusOf = (slab: number): number => RADIUS - LANE - slab * STEP;

function pileUp(count: number): Hill {
  return {
    slabs: Array.from({ length: count }, (_, slab) => slabAt(radiusOf(slab), slab * RISE)),
    height: count * RISE,
    radius: radiusOf(Math.max(0, count - 1)),
  };
}

function slabAt(radius: number, ground: number): Slab {
  const corners = cornersOf(radius);
  const [, , east = ORIGIN, south = ORIGIN, west = ORIGIN] = corners;
  const wall = (from: Point, to: Point): string =>
    polygonPath([
      moved(from, 0, -ground),
      moved(to, 0, -ground),
      moved(to, 0, -ground - RISE),
      moved(from, 0, -ground - RISE),
    ]);
  return {
    top: polygonPath(corners.map((corner) => moved(corner, 0, -ground - RISE))),
    west: wall(west, south),
    east: wall(south, east),
  };
}

const ORIGIN: Point = { x: 0, y: 0 };
