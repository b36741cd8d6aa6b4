import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { AnswerValue, Pending, Random } from '@warptable/kernel';
import { randomAnswer } from '@warptable/bots';
import type { Table } from '@warptable/table';
import { test } from './at/fixtures.ts';
import { film, strip } from './at/frames.ts';
import { movingPicture } from './at/moving.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable, Plan } from './at/played.ts';

// Strips of frames to look at. They judge nothing: see `scripts/film.ts`.

test.use({ reducedMotion: 'no-preference' });
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
} as const;

const roundOf = ({ match }: Table): number => (match?.view(0) as { round: number } | undefined)?.round ?? 0;

/** The first game of many that comes to this question of the person. */
function keptAt(
  plan: Omit<Plan, 'seed'>,
  isWanted: (pending: Pending, table: Table) => boolean,
  policy?: (pending: Pending, random: Random) => AnswerValue,
): KeptTable {
  for (let n = 0; n < 200; n++) {
    const played = new PlayedTable({ ...plan, seed: `film ${n}` }, policy ?? randomAnswer);
    if (played.playUntil(isWanted)) return played.kept();
  }
  throw new Error('no game comes to that');
}

const LIT_CARD = '[data-part=hand] [data-option]';

async function answer(page: Page): Promise<void> {
  await page.locator(LIT_CARD).first().click();
  const confirm = page.locator('.wt-confirming [data-look=main]');
  if (await confirm.isVisible()) await confirm.click();
}

const battle = () => keptAt({ seats: 3 }, ({ ask }, table) => ask.kind === 'tactics' && roundOf(table) >= 3);

test('warpgate battle', async ({ page, seat }) => {
  await openKept(page, battle());
  await seat.question();
  await strip(page, 'warpgate-battle', await film(page, () => answer(page), 3200));
});

test('warpgate battle on a phone', async ({ somebody }) => {
  const page = await somebody(PHONE);
  await openKept(page, battle());
  await page.locator(LIT_CARD).first().waitFor();
  await strip(page, 'warpgate-battle-phone', await film(page, () => answer(page), 3200));
});

test('warpgate battle again from the log', async ({ page, seat }) => {
  await openKept(page, battle());
  await seat.question();
  await answer(page);
  const again = page.locator('.wt-log-encore').last();
  await strip(page, 'warpgate-again', await film(page, () => again.click(), 2600));
});

test('the-warp combat again from the log', async ({ page, seat }) => {
  const fought = new Set<unknown>();
  const kept = keptAt({ game: 'the-warp', seats: 3 }, ({ ask }, table) => {
    if (ask.kind === 'rerollDice') fought.add(table);
    return ask.kind === 'action' && roundOf(table) >= 3 && fought.has(table);
  });
  await openKept(page, kept);
  await seat.question();
  const again = page
    .locator('.wt-log-encore[aria-label*=" power"], .wt-log-encore[aria-label*="revealed"]')
    .last();
  await strip(page, 'the-warp-again', await film(page, () => again.click(), 3000));
});

test('warpgate end', async ({ page }) => {
  const played = new PlayedTable({ seats: 3, seed: 'the end' });
  played.playUntil(() => false);
  await openKept(page, played.kept());
  await page.getByRole('dialog').waitFor();
  await strip(page, 'warpgate-end', await film(page, () => page.mouse.move(5, 5), 900), 4);
});

test('the moving picture of the README', async ({ page, seat }) => {
  test.skip(process.env['WARPTABLE_PICTURES'] === undefined, 'made only where it is wanted');
  const kept = keptAt(
    { seats: 3, options: { factions: 'dealt' } },
    ({ ask, options }, table) => ask.kind === 'tactics' && options.length > 1 && roundOf(table) >= 4,
  );
  await openKept(page, kept);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await seat.question();
  const frames = await film(page, () => answer(page), 3600);
  const folder = resolve(process.env['WARPTABLE_PICTURES'] ?? '');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'battle-moving.webp'), await movingPicture(page, frames));
});
