import { memo } from 'react';
import type { Bounds } from '../chart/chart.ts';

/** Numbers that look random and are always the same. */
function* scattered(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (n * 16807) % 2147483647;
    yield n / 2147483647;
  }
}

const STARS = 130;

function starsIn({ x, y, width, height }: Bounds): string {
  const numbers = scattered(4711);
  const next = () => numbers.next().value;
  return Array.from({ length: STARS }, () => {
    const size = 1 + 2.4 * next() ** 3;
    const at = `${Math.round(x + next() * width)} ${Math.round(y + next() * height)}`;
    return `M${at}m${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  }).join('');
}

/** The sheet the map is drawn on: stars, and the circles of an old chart around the middle of the board. */
export const Sky = memo(({ bounds }: { readonly bounds: Bounds }) => {
  const { x, y, width, height } = bounds;
  const cx = x + width / 2;
  const cy = y + height / 2;
  const reach = Math.hypot(width, height) / 2;
  const wide = { x: cx - reach * 1.4, y: cy - reach * 1.4, width: reach * 2.8, height: reach * 2.8 };
  const circles = [0.34, 0.68, 1.02].map((part) => reach * part);
  return (
    <g className="wg-sky" aria-hidden="true">
      <path className="wg-stars" d={starsIn(wide)} />
      {circles.map((radius) => (
        <circle key={radius} className="wg-circle" cx={cx} cy={cy} r={radius} />
      ))}
      <circle className="wg-circle wg-degrees" cx={cx} cy={cy} r={reach * 1.045} />
      <path
        className="wg-circle"
        d={`M${cx - reach * 1.1} ${cy}H${cx + reach * 1.1}M${cx} ${cy - reach * 1.1}V${cy + reach * 1.1}`}
      />
    </g>
  );
});
