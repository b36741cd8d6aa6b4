import type { MapTarget, Point } from './viewport.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What lies off the line counts double. */
const SIDEWAYS_COST = 2;

/** The nearest place in the direction of an arrow key; nothing at the edge of the map, or for other keys. */
export function neighbourTowards(
  places: readonly MapTarget[],
  from: string,
  key: string,
): string | undefined {
  const direction = DIRECTIONS[key];
  const start = places.find(({ id }) => id === from);
  if (!direction || !start) return undefined;
  let best: { id: string; cost: number } | undefined;
  for (const { id, x, y } of places) {
    const dx = x - start.x;
    const dy = y - start.y;
    const ahead = dx * direction.x + dy * direction.y;
    const sideways = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (ahead <= 1 || sideways > ahead * SIDEWAYS_COST) continue;
    const cost = ahead + SIDEWAYS_COST * sideways;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
