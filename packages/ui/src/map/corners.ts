import type { Bounds, MapTarget, Point } from './viewport.ts';

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** How far a note reaches into the map, as a part of it. */
const REACH = { x: 0.36, y: 0.3 };

function isIn(corner: Corner, { x, y }: Point, bounds: Bounds): boolean {
  const across = (x - bounds.x) / bounds.width;
  const down = (y - bounds.y) / bounds.height;
  const [vertical, horizontal] = corner.split(' ');
  return (
    (horizontal === 'left' ? across : 1 - across) < REACH.x &&
    (vertical === 'top' ? down : 1 - down) < REACH.y
  );
}

interface MapLayout {
  readonly bounds: Bounds;
  readonly places: readonly MapTarget[];
}

/** The corner of the map where a note hides the fewest places, and never the one it is about. */
export function quietCorner(
  { bounds, places }: MapLayout,
  about: string,
  corners: readonly Corner[],
): Corner {
  const cost = (corner: Corner): number => {
    const hidden = places.filter((place) => isIn(corner, place, bounds));
    return hidden.some(({ id }) => id === about) ? Infinity : hidden.length;
  };
  return corners.toSorted((a, b) => cost(a) - cost(b))[0] ?? 'top left';
}

/** The corner of the map that lies opposite to a point. */
export function cornerAwayFrom({ x, y, width, height }: Bounds, point: Point): Corner {
  const vertical = point.y > y + height / 2 ? 'top' : 'bottom';
  const horizontal = point.x < x + width / 2 ? 'right' : 'left';
  return `${vertical} ${horizontal}`;
}
