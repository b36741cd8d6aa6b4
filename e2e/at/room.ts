import { expect } from '@playwright/test';
import type { Seat } from './seat.ts';

/** The page itself never scrolls sideways. */
export async function expectNoSideways({ page }: Seat): Promise<void> {
  const room = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth: content, clientWidth: window } = document.documentElement;
    return { content, window };
  });
  expect(room.content).toBeLessThanOrEqual(room.window);
}

/** What of the screen shows what: each point of a grid belongs to the part that lies on top there. */
export async function expectRoom({ page }: Seat, kind: string): Promise<void> {
  const shares: Record<string, number> = await page.evaluate(() => {
    const counts: Record<string, number> = {};
    const points = 50;
    for (let i = 0; i < points; i++) {
      for (let j = 0; j < points; j++) {
        const x = ((i + 0.5) * innerWidth) / points;
        const y = ((j + 0.5) * innerHeight) / points;
        const part = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-part]')?.dataset['part'];
        if (part !== undefined) counts[part] = (counts[part] ?? 0) + 1;
      }
    }
    return { all: points ** 2, ...counts };
  });
  const said = `${kind}: ${JSON.stringify(shares)}`;
  console.log(kind, shares);
  expect
    .soft(2 * (shares['board'] ?? 0), `the map has half of the screen at ${said}`)
    .toBeGreaterThanOrEqual(shares['all'] ?? 0);
  expect(shares['prompt'] ?? 0, `the prompt is there at ${said}`).toBeGreaterThan(0);
  expect(shares['hand'] ?? 0, `the own resources are there at ${said}`).toBeGreaterThan(0);
}
