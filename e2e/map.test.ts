import type { Pending } from '@warptable/kernel';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { PlayedTable, openKept, playTo } from './at/played.ts';
import { expectNoSideways, expectReadable, expectRoom, expectUncovered } from './at/room.ts';

/** So far apart targets of a finger must be at least, in pixels. */
const APART = 24;

const isManyPlaces = ({ ask, options }: Pending): boolean => ask.kind === 'moveTo' && options.length >= 5;

const litPlaces = (page: Page) => page.locator('[data-part=board] [data-option]');

async function middleOf(page: Page, n: number): Promise<{ x: number; y: number }> {
  const box = await litPlaces(page).nth(n).locator('.wg-hit').boundingBox();
  if (!box) throw new Error('there is no such place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Shift {
  readonly right: number;
  readonly down: number;
  readonly closer: number;
}

/** What of the map comes into sight by each key. */
const KEYS: readonly (readonly [key: string, isThere: (by: Shift) => boolean])[] = [
  ['+', ({ closer }) => closer > 0],
  ['+', ({ closer }) => closer > 0],
  ['ArrowRight', ({ right, down }) => right > 0 && down === 0],
  ['ArrowDown', ({ right, down }) => right === 0 && down > 0],
  ['ArrowLeft', ({ right, down }) => right < 0 && down === 0],
  ['ArrowUp', ({ right, down }) => right === 0 && down < 0],
  ['-', ({ closer }) => closer < 0],
];

/** The middle of it lies within the window onto the map. */
async function expectInSight(page: Page, place: Locator): Promise<void> {
  await expect(async () => {
    const frame = await page.locator('.wt-panzoom').boundingBox();
    const box = await place.locator('.wg-hit').boundingBox();
    if (!frame || !box) throw new Error('there is no such place');
    const { x, y } = { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
    expect(Math.min(x, frame.width - x, y, frame.height - y)).toBeGreaterThan(0);
  }).toPass({ timeout: 30_000 });
}

/** Of a screen of 1366 × 768 the bars of a browser take some. The narrowest has the layout of a tablet. */
const LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1366, height: 625 },
  { width: 1280, height: 600 },
  { width: 1280, height: 720 },
  { width: 1440, height: 780 },
  { width: 1100, height: 700 },
];

/** Questions with much in the hand. */
const FULL: readonly (readonly [game: string | undefined, seats: number, kind: string])[] = [
  [undefined, 2, 'card'],
  [undefined, 6, 'card'],
  [undefined, 3, 'tactics'],
  ['the-warp', 2, 'draftRace'],
  ['the-warp', 4, 'draftRace'],
  ['the-warp', 4, 'keepMissions'],
  ['the-warp', 4, 'drawFrom'],
  ['the-warp', 6, 'action'],
  ['chaos-order', 3, 'keepLeaders'],
  ['chaos-order', 5, 'price'],
  ['chaos-order', 5, 'income'],
];

for (const [game = 'warpgate', seats, kind] of FULL) {
  test(`the map has half of the screen: ${game}, ${seats} players, ${kind}`, async ({ page, seat }) => {
    const played = new PlayedTable({ game, seats, seed: 'half' });
    expect(played.playUntil(({ ask }) => ask.kind === kind)).toBeDefined();
    await openKept(page, played.kept());
    await seat.question();
    for (const viewport of LAPTOPS) {
      await page.setViewportSize(viewport);
      await seat.lookAtRest();
      const at = `${kind}, ${viewport.width} × ${viewport.height}`;
      await expectNoSideways(seat);
      await expectRoom(seat, at);
      await expectReadable(seat, at);
    }
  });
}

test('what the keyboard leads to comes into sight, however close one looks', async ({ page, seat }) => {
  await openKept(page, playTo(4, isManyPlaces));
  await seat.question();
  await page.keyboard.press('m');
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  const count = await litPlaces(page).count();
  const snapshot = new Set<string>();
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab');
    const focused = page.locator('[data-part=board] [data-option]:focus');
    snapshot.add((await focused.getAttribute('data-option')) ?? '');
    await expectInSight(page, focused);
  }
  expect(snapshot.size).toBe(count);
});

test('a movement that begins while the last one is being drawn is not lost', async ({ page, seat }) => {
  await openKept(page, playTo(4, isManyPlaces));
  await seat.question();
  await page.keyboard.press('m');
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  for (let n = 0; n < 5; n++) {
    const place = litPlaces(page).nth(n);
    // Within the page, since it must be at the very moment: the map is drawn anew when it has rested that long.
    await place.evaluate(
      async (element, key) => {
        const map = element.closest('.wt-panzoom-map');
        map?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await new Promise((rested) => {
          setTimeout(rested, 140);
        });
        element.focus();
      },
      n % 2 === 0 ? '-' : '+',
    );
    await expectInSight(page, place);
  }
});

test('the map is moved and zoomed by keys, and shows everything again', async ({ page, seat }) => {
  await openKept(page, playTo(3, isManyPlaces));
  await seat.question();
  const map = page.locator('.wt-panzoom-map');
  const shown = async (): Promise<number[]> =>
    ((await map.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const whole = await shown();
  await page.keyboard.press('m');
  for (const [key, isThere] of KEYS) {
    const [x = 0, y = 0, width = 0] = await shown();
    await page.keyboard.press(key);
    await expect
      .poll(async () => {
        const [toX = 0, toY = 0, toWidth = 0] = await shown();
        return isThere({ right: toX - x, down: toY - y, closer: width - toWidth });
      }, key)
      .toBe(true);
  }
  await page.keyboard.press('0');
  await expect.poll(shown).toEqual(whole);
  expect((await seat.look()).standing).toBe('mine');
});

test('the map is dragged and zoomed by the mouse, and shows everything again', async ({ page, seat }) => {
  await openKept(page, playTo(3, isManyPlaces));
  await seat.question();
  const map = page.locator('.wt-panzoom-map');
  const whole = await map.getAttribute('viewBox');
  const { x, y } = await middleOf(page, 0);
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.wheel(0, -400);
  await expect(map).not.toHaveAttribute('viewBox', whole ?? '');
  const closer = await map.getAttribute('viewBox');
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(map).not.toHaveAttribute('viewBox', closer ?? '');
  // The end of a drag is no answer.
  expect((await seat.look()).standing).toBe('mine');
  await page.getByRole('button', { name: 'Show everything', exact: true }).click();
  await expect(map).toHaveAttribute('viewBox', whole ?? '');
});

test.describe('six players on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('two fingers zoom, one finger drags', async ({ page, seat }) => {
    await openKept(page, playTo(6, isManyPlaces));
    await seat.question();
    const map = page.locator('.wt-panzoom-map');
    const box = await map.boundingBox();
    if (!box) throw new Error('there is no map');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const at = (...shifts: readonly number[]) =>
      shifts.map((shift, id) => ({ x: middle.x + shift, y: middle.y, id }));
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shifts: readonly number[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at(...shifts) });

    const first = await map.getAttribute('viewBox');
    const widthOf = (viewBox: string | null) => Number(viewBox?.split(' ')[2]);
    await touch('touchStart', -20, 20);
    for (const apart of [30, 40, 50, 60]) await touch('touchMove', -apart, apart);
    await touch('touchEnd');
    await expect
      .poll(async () => widthOf(await map.getAttribute('viewBox')))
      .toBeLessThan(widthOf(first) / 2);

    const second = await map.getAttribute('viewBox');
    await touch('touchStart', 0);
    for (const shift of [10, 30, 60]) await touch('touchMove', shift);
    await touch('touchEnd');
    await expect(map).not.toHaveAttribute('viewBox', second ?? '');
    expect(widthOf(await map.getAttribute('viewBox'))).toBeCloseTo(widthOf(second));
    expect((await seat.look()).standing).toBe('mine');
  });

  test('a finger can tell lit places apart, and a touch beside one means it', async ({ page, seat }) => {
    await openKept(page, playTo(6, isManyPlaces));
    const asked = await seat.question();
    const count = await litPlaces(page).count();
    expect(count).toBe(asked?.options.length);
    const middles = await Promise.all(Array.from({ length: count }, (_, n) => middleOf(page, n)));
    for (const [n, a] of middles.entries()) {
      for (const b of middles.slice(n + 1))
        expect(Math.round(Math.hypot(a.x - b.x, a.y - b.y))).toBeGreaterThanOrEqual(APART);
    }
    await expectUncovered(seat, 'moveTo');
    await expectAccessible(page);

    // Everything can be seen as well, and the places are still touched then.
    await page.getByRole('button', { name: 'Show everything', exact: true }).tap();
    const { position } = seat.snapshot;
    const { x, y } = await middleOf(page, 0);
    await page.touchscreen.tap(x, y + 17);
    await expect(seat.confirm).toBeVisible();
    // The bar has not grown: the place is still under the finger.
    await page.touchscreen.tap(x, y + 17);
    await seat.movedOn(position);
  });
});
