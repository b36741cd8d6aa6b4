import { Random } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { openKept, playTo } from './at/played.ts';
import { expectNoSideways, expectRoom, expectThumbs } from './at/room.ts';

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
      await gameCard(page).getByRole('button', { name: 'Play now' }).tap();
      for (let asked = await seat.question(); asked; asked = await seat.question()) {
        await expectRoom(seat, asked.kind);
        await expectThumbs(seat, asked.kind);
        await expectNoSideways(seat);
        if (await seat.slider.isVisible()) await seat.answer(random.pick(asked.options));
        else await seat.tap(random.pick(seat.shown.targets));
        if (asked.form === 'confirm') break;
      }
    });

    test('the panels open as sheets over the lower half', async ({ page, seat }) => {
      await page.goto('/');
      await gameCard(page).getByRole('button', { name: 'Play now' }).tap();
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

test.describe('the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the names of the tiles can be read, and lie over nothing', async ({ page, seat }) => {
    await openKept(
      page,
      playTo(6, ({ ask }, table) => ask.kind === 'card' && (table.match?.length ?? 0) > 200),
    );
    await seat.question();
    const names = await page.locator('.wg-tile-name').evaluateAll((all) => {
      const boxOf = (element: Element) => element.getBoundingClientRect();
      const things = [...document.querySelectorAll('.wg-ground, .wg-fleet')].map(boxOf);
      return all.map((name) => {
        const box = boxOf(name);
        const text = name as SVGTextElement;
        const letters = Number.parseFloat(getComputedStyle(name).fontSize) * (text.getScreenCTM()?.a ?? 0);
        const covers = things.filter(
          (thing) =>
            Math.min(box.right, thing.right) > Math.max(box.left, thing.left) + 1 &&
            Math.min(box.bottom, thing.bottom) > Math.max(box.top, thing.top) + 1,
        );
        return { name: name.textContent, letters, covers: covers.length };
      });
    });
    expect(names.length).toBeGreaterThan(2);
    for (const { name, letters, covers } of names) {
      expect(letters, `the letters of ${name}, in pixels`).toBeGreaterThanOrEqual(11);
      expect(covers, `what ${name} covers`).toBe(0);
    }
  });
});
