import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import type { Asked, Value } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import type { Seat } from './at/seat.ts';

const FOLDER = resolve(import.meta.dirname, '../docs/screenshots');
const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/** In both themes, or in the one that shows it best. */
async function picture(
  page: Page,
  name: string,
  themes: readonly string[] = ['dark', 'light'],
): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`) });
  }
}

/** Plays on until a question is worth a picture; false if the game is over first. */
async function playUntil(seat: Seat, random: Random, isWorth: (asked: Asked) => boolean): Promise<boolean> {
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    if (isWorth(asked)) return true;
    await seat.answer(lively(asked, random));
  }
  return false;
}

/** Does something where it can, so that there is something to see. */
function lively({ kind, options }: Asked, random: Random): Value {
  if (kind === 'action' && options.includes('control')) return 'control';
  const acts = options.filter((value) => !['none', 'no', 'draw', 0].includes(value));
  const most = acts.at(-1);
  return typeof most === 'number' ? most : random.pick(acts.length > 0 ? acts : options);
}

const roundOf = ({ seen }: Seat): number => (seen.view as { round: number }).round;

test('screenshots', async ({ page, seat }) => {
  test.setTimeout(600_000);
  await mkdir(FOLDER, { recursive: true });
  const random = new Random('pictures');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Warpgate' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await picture(page, 'home');

  await page.getByRole('button', { name: 'Play now' }).click();
  const isBusyMap = ({ form, options }: Asked): boolean =>
    form === 'place' && options.length >= 4 && roundOf(seat) >= 5;
  if (await playUntil(seat, random, isBusyMap)) {
    await picture(page, 'table');
    await page.setViewportSize(PHONE);
    await picture(page, 'phone');
    await page.setViewportSize(DESKTOP);
  }
  if (await playUntil(seat, random, ({ kind }) => kind === 'tactics'))
    await picture(page, 'battle', ['dark']);
  await playUntil(seat, random, () => false);
  await expect(page.getByRole('dialog', { name: 'The end of the game' })).toBeVisible();
  await picture(page, 'end', ['light']);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Replay' }).click();
  const bar = page.getByRole('group', { name: 'Replay' });
  const slider = bar.getByRole('slider');
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.7)));
  await picture(page, 'replay', ['dark']);
});
