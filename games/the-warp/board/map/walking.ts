import type { ChartArea } from '../chart/chart.ts';
import type { Point } from '../chart/lattice.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies off the line counts double. */
const ASTRAY = 2;

/** The nearest area in the direction of an arrow key; nothing at the edge of the map, or for other keys. */
export function neighbourTowards(areas: readonly ChartArea[], from: string, key: string): string | undefined {
  const direction = DIRECTIONS[key];
  const start = areas.find(({ id }) => id === from);
  if (!direction || !start) return undefined;
  let best: { id: string; cost: number } | undefined;
  for (const { id, x, y } of areas) {
    const dx = x - start.x;
    const dy = y - start.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 1 || aside > ahead * ASTRAY) continue;
    const cost = ahead + ASTRAY * aside;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
