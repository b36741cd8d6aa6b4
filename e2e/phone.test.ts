import { Random } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import type { Seat } from './at/seat.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

for (const viewport of SIZES) {
  test.describe(`a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('prompt, own resources and half of the screen for the map are always in sight; a turn by touch', async ({
      page,
      seat,
    }) => {
      const random = new Random('by touch');
      await page.goto('/');
      await expectNoSideways(seat);
      await page.getByRole('button', { name: 'Play now' }).tap();
      for (let asked = await seat.question(); asked; asked = await seat.question()) {
        await expectRoom(seat, asked.kind);
        await expectNoSideways(seat);
        if (await seat.slider.isVisible()) await seat.answer(random.pick(asked.options));
        else await seat.tap(random.pick(seat.shown.targets));
        if (asked.form === 'confirm') break;
      }
    });

    test('the panels open as sheets over the lower half', async ({ page, seat }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play now' }).tap();
      await seat.question();
      for (const name of ['Me', 'Cards', 'Others', 'Log']) {
        await page.getByRole('tab', { name, exact: true }).tap();
        await expect(page.getByRole('tabpanel', { name, exact: true })).toBeInViewport();
        await expectNoSideways(seat);
      }
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Close panel' }).tap();
      await expect(page.getByRole('tabpanel')).toHaveCount(0);
    });

    test('no page scrolls sideways', async ({ page, seat }) => {
      for (const address of [
        '/',
        '/lobby',
        '/guest',
        '/replay',
        '/settings',
        '/rules/warpgate',
        '/no/such/page',
      ]) {
        await page.goto(address);
        await expect(page.getByRole('main')).toBeVisible();
        await expectNoSideways(seat);
      }
    });
  });
}

async function expectNoSideways({ page }: Seat): Promise<void> {
  const room = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth: content, clientWidth: window } = document.documentElement;
    return { content, window };
  });
  expect(room.content).toBeLessThanOrEqual(room.window);
}

/** What of the screen shows what: each point of a grid belongs to the part that lies on top there. */
async function expectRoom({ page }: Seat, kind: string): Promise<void> {
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
  expect(2 * (shares['board'] ?? 0), `the map has half of the screen at ${said}`).toBeGreaterThanOrEqual(
    shares['all'] ?? 0,
  );
  expect(shares['prompt'] ?? 0, `the prompt is there at ${said}`).toBeGreaterThan(0);
  expect(shares['hand'] ?? 0, `the own resources are there at ${said}`).toBeGreaterThan(0);
}
