import { memo } from 'react';
import type { Bounds } from '../chart/chart.ts';

/** Numbers that look random and are always the same. */
function* scattered(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (n * 16807) % 2147483647;
    yield n / 2147483647;
  }
}

const STARS = 120;

function starsIn({ x, y, width, height }: Bounds): string {
  const numbers = scattered(2026);
  const next = () => numbers.next().value;
  return Array.from({ length: STARS }, () => {
    const size = 0.8 + 2.2 * next() ** 3;
    const at = `${Math.round(x + next() * width)} ${Math.round(y + next() * height)}`;
    return `M${at}m${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  }).join('');
}

/** The sheet the map is drawn on: stars, and circles around the Warp Gate. */
export const Sky = memo(({ bounds }: { readonly bounds: Bounds }) => {
  const { width, height } = bounds;
  const reach = Math.hypot(width, height) / 2;
  const wide = { x: -reach * 1.4, y: -reach * 1.4, width: reach * 2.8, height: reach * 2.8 };
  return (
    <g className="tw-sky" aria-hidden="true">
      <path className="tw-stars" d={starsIn(wide)} />
      {[0.45, 0.8, 1.1].map((part) => (
        <ellipse key={part} className="tw-circle" rx={reach * part} ry={reach * part * 0.86} />
      ))}
      <ellipse className="tw-circle tw-degrees" rx={reach * 1.13} ry={reach * 1.13 * 0.86} />
    </g>
  );
});
