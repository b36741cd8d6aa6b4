import { memo } from 'react';
import type { Bounds, Point } from './viewport.ts';

/** Numbers that look random and are always the same. */
function* scattered(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (n * 16807) % 2147483647;
    yield n / 2147483647;
  }
}

const STARS = 130;

function starsIn({ x, y, width, height }: Bounds, seed: number): string {
  const numbers = scattered(seed);
  const next = () => numbers.next().value;
  return Array.from({ length: STARS }, () => {
    const size = 1 + 2.4 * next() ** 3;
    const at = `${Math.round(x + next() * width)} ${Math.round(y + next() * height)}`;
    return `M${at}m${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  }).join('');
}

interface SkyProps {
  readonly bounds: Bounds;
  readonly middle: Point;
  readonly seed: number;
  /** The radii of the circles, as parts of half the map's diagonal. */
  readonly circles: readonly number[];
  /** How much the map is shortened from above: 1 if it is not. */
  readonly slant: number;
  /** Lines across the whole chart, through its middle. */
  readonly hasAxes: boolean;
}

/** The sheet a map is drawn on: stars, and the circles of an old chart around its middle. */
export const Sky = memo(function Sky({ bounds, middle: { x, y }, seed, circles, slant, hasAxes }: SkyProps) {
  const reach = Math.hypot(bounds.width, bounds.height) / 2;
  const wide = { x: x - reach * 1.4, y: y - reach * 1.4, width: reach * 2.8, height: reach * 2.8 };
  const outer = Math.max(...circles) * 1.026;
  return (
    <g className="wt-sky" aria-hidden="true">
      <path className="wt-sky-stars" d={starsIn(wide, seed)} />
      {[...circles, outer].map((part) => (
        <ellipse
          key={part}
          className={part === outer ? 'wt-sky-degrees' : undefined}
          cx={x}
          cy={y}
          rx={reach * part}
          ry={reach * part * slant}
        />
      ))}
      {hasAxes && (
        <path d={`M${x - reach * 1.1} ${y}h${reach * 2.2}M${x} ${y - reach * 1.1}v${reach * 2.2}`} />
      )}
    </g>
  );
});
