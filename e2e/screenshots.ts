import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { randomAnswer } from '@warptable/bots';
import type { AnswerValue, Pending, Random } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expect, test } from './at/fixtures.ts';
import { PlayedTable, openKept, playTo } from './at/played.ts';
import type { KeptTable, Plan } from './at/played.ts';

const ROOT = resolve(import.meta.dirname, '..');
const SHOWN = new Set(
  readFileSync(join(ROOT, 'README.md'), 'utf8').match(/docs\/screenshots\/[\w-]+\.webp/g),
);
const ELSEWHERE = process.env['WARPTABLE_PICTURES'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const THEMES = ['dark', 'light'] as const;

/** In both themes, but for the documentation only what the README shows. As WebP: a quarter of a PNG. */
async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  for (const theme of THEMES) {
    const shown = `docs/screenshots/${name}-${theme}.webp`;
    if (ELSEWHERE === undefined && !SHOWN.has(shown)) continue;
    const file = ELSEWHERE === undefined ? join(ROOT, shown) : resolve(ELSEWHERE, basename(shown));
    await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme);
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(data, 'base64'));
  }
}

/** Does something where it can, so that there is something to see. */
function lively(pending: Pending, random: Random): AnswerValue {
  const { ask, options } = pending;
  if (ask.kind === 'action' && options.includes('control')) return 'control';
  const acts = options.filter((value) => !['none', 'no', 'draw', 'done', 0].includes(value));
  const max = acts.at(-1);
  if (typeof max === 'number') return max;
  return acts.length > 0 && !['some', 'order', 'path'].includes(ask.form)
    ? random.pick(acts)
    : randomAnswer(pending, random);
}

interface Placed {
  readonly round: number;
  readonly places: readonly { readonly id: string; readonly fleet?: { readonly seat: number } }[];
}

const viewOf = ({ match }: Table): Placed => match?.view(0) as Placed;

/** An attack can be planned. */
function isPlanned({ ask, options }: Pending, table: Table): boolean {
  const { round, places } = viewOf(table);
  const enemies = places.filter(({ fleet }) => fleet !== undefined && fleet.seat !== 0);
  return (
    ask.kind === 'moveTo' &&
    round >= 5 &&
    options.length >= 5 &&
    enemies.some(({ id }) => options.includes(id))
  );
}

const enemyIn = (page: Page) => page.locator('[data-part=board] [data-option][aria-label*="attack"]').first();

const isBattle = ({ ask }: Pending, table: Table): boolean =>
  ask.kind === 'tactics' && viewOf(table).round >= 5;

function finished(seats: number): KeptTable {
  const played = new PlayedTable({ seats, seed: 'the end' }, lively);
  played.playUntil(() => false);
  return played.kept();
}

test('home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Warpgate' })).toBeVisible();
  await picture(page, 'home');
});

test('table', async ({ page, seat, somebody }) => {
  const kept = playTo(3, isPlanned, lively);
  await openKept(page, kept);
  await seat.question();
  await enemyIn(page).hover();
  await expect(page.getByRole('table')).toBeVisible();
  await picture(page, 'table');
  const phone = await somebody(PHONE);
  await openKept(phone, kept);
  await expect(enemyIn(phone)).toBeVisible();
  await picture(phone, 'phone');
});

test('battle', async ({ page, seat }) => {
  await openKept(page, playTo(4, isBattle, lively));
  await seat.question();
  await page.mouse.move(0, 0);
  await picture(page, 'battle');
});

test('the end, and the replay', async ({ page, somebody }) => {
  const kept = finished(3);
  const chart = (on: Page) => on.getByRole('img', { name: /^Points after each round/ });
  await openKept(page, kept);
  await expect(chart(page)).toBeVisible();
  await picture(page, 'end');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('group', { name: 'Replay' }).getByRole('slider');
  await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) * 0.7)));
  await page.mouse.move(0, 0);
  await picture(page, 'replay');
  const phone = await somebody(PHONE);
  await openKept(phone, kept);
  await expect(chart(phone)).toBeVisible();
  await picture(phone, 'phone-end');
});

/** A game that has come to this question of the person, in this round or later. */
function tableAt(plan: Omit<Plan, 'seed'>, kind: string, round: number): KeptTable {
  for (let n = 0; n < 100; n++) {
    const played = new PlayedTable({ ...plan, seed: `picture ${n}` });
    if (played.playUntil(({ ask }, table) => ask.kind === kind && viewOf(table).round >= round))
      return played.kept();
  }
  throw new Error('no game comes to that');
}

const theWarpAt = (kind: string, round: number): KeptTable =>
  tableAt({ game: 'the-warp', seats: 4 }, kind, round);

test('The Warp', async ({ page, seat, somebody }) => {
  const kept = theWarpAt('action', 6);
  await openKept(page, kept);
  await seat.question();
  await page.mouse.move(0, 0);
  await picture(page, 'the-warp');
  await openKept(page, theWarpAt('rerollDice', 4));
  await seat.question();
  await picture(page, 'the-warp-combat');
  const phone = await somebody(PHONE);
  await openKept(phone, kept);
  await expect(phone.locator('[data-part=prompt]').first()).toBeVisible();
  await picture(phone, 'the-warp-phone');
});

const chaosOrderAt = (seats: number, kind: string, round: number): KeptTable =>
  tableAt({ game: 'chaos-order', seats, options: { factions: 'dealt' } }, kind, round);

test('Chaos Order', async ({ page, seat, somebody }) => {
  await openKept(page, chaosOrderAt(5, 'price', 3));
  await seat.question();
  await page.mouse.move(0, 0);
  await picture(page, 'chaos-order');
  const battle = chaosOrderAt(3, 'plan', 4);
  await openKept(page, battle);
  await seat.question();
  await picture(page, 'chaos-order-battle');
  const phone = await somebody(PHONE);
  await openKept(phone, battle);
  await expect(phone.locator('[data-part=prompt]').first()).toBeVisible();
  await picture(phone, 'chaos-order-phone');
});
