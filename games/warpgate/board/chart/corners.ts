import type { Chart, ChartPlace } from './chart.ts';

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** How far a note reaches into the map, as a part of it. */
const REACH = { x: 0.36, y: 0.3 };

function isIn(corner: Corner, { x, y }: ChartPlace, { bounds }: Chart): boolean {
  const across = (x - bounds.x) / bounds.width;
  const down = (y - bounds.y) / bounds.height;
  const [vertical, horizontal] = corner.split(' ');
  return (
    (horizontal === 'left' ? across : 1 - across) < REACH.x &&
    (vertical === 'top' ? down : 1 - down) < REACH.y
  );
}

/** The corner of the map where a note hides the least, and never the place it is about. */
export function quietCorner(chart: Chart, about: string, corners: readonly Corner[]): Corner {
  const cost = (corner: Corner): number => {
    const hidden = chart.places.filter((place) => isIn(corner, place, chart));
    return hidden.some(({ id }) => id === about) ? Infinity : hidden.length;
  };
  return corners.toSorted((a, b) => cost(a) - cost(b))[0] ?? 'top left';
}
