import type { Pending } from '@warptable/kernel';
import type { Page } from '@playwright/test';
import { expect, test } from './at/fixtures.ts';
import { openKept, playTo } from './at/played.ts';
import { expectUncovered } from './at/room.ts';

/** So far apart targets of a finger must be at least, in pixels. */
const APART = 24;

const isManyPlaces = ({ ask, options }: Pending): boolean => ask.kind === 'moveTo' && options.length >= 5;

const litPlaces = (page: Page) => page.locator('[data-part=board] [data-option]');

async function middleOf(page: Page, n: number): Promise<{ x: number; y: number }> {
  const box = await litPlaces(page).nth(n).locator('.wg-hit').boundingBox();
  if (!box) throw new Error('there is no such place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('what the keyboard leads to comes into sight, however close one looks', async ({ page, seat }) => {
  await openKept(page, playTo(4, isManyPlaces));
  await seat.question();
  await page.keyboard.press('m');
  for (let i = 0; i < 6; i++) await page.keyboard.press('+');
  const frame = await page.locator('.wt-panzoom').boundingBox();
  if (!frame) throw new Error('there is no map');
  const count = await litPlaces(page).count();
  const seen = new Set<string>();
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('Tab');
    const focused = page.locator('[data-part=board] [data-option]:focus');
    seen.add((await focused.getAttribute('data-option')) ?? '');
    await expect(async () => {
      const box = await focused.locator('.wg-hit').boundingBox();
      expect(box).toMatchObject({ x: expect.any(Number), y: expect.any(Number) });
      const { x, y, width, height } = box ?? frame;
      expect(x + width / 2).toBeGreaterThan(frame.x);
      expect(x + width / 2).toBeLessThan(frame.x + frame.width);
      expect(y + height / 2).toBeGreaterThan(frame.y);
      expect(y + height / 2).toBeLessThan(frame.y + frame.height);
    }).toPass();
  }
  expect(seen.size).toBe(count);
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
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(APART);
    }
    await expectUncovered(seat, 'moveTo');

    // Everything can be seen as well, and the places are still touched then.
    await page.getByRole('button', { name: 'Show everything', exact: true }).tap();
    const { position } = seat.seen;
    const { x, y } = await middleOf(page, 0);
    await page.touchscreen.tap(x, y + 17);
    await seat.movedOn(position);
  });
});
