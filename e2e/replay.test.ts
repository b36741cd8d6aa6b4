import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isChance, readGameFile } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { chooseInMenu } from './at/menu.ts';
import { PlayedTable, openKept } from './at/played.ts';

const GOLDEN = resolve(import.meta.dirname, '../games/warpgate/test/golden');
const GAME_FILE = resolve(GOLDEN, 'three.json');
const SIX = resolve(GOLDEN, 'six.json');

test('a game file can be imported, scrubbed, stepped and checked', async ({ page }) => {
  const file = readGameFile(await readFile(GAME_FILE, 'utf8'));
  const stops = file.entries.filter((entry) => !isChance(entry)).length;
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(GAME_FILE);
  const bar = page.getByRole('group', { name: 'Replay' });
  const slider = bar.getByRole('slider');
  await expect(bar).toContainText(`0 / ${stops}`);
  await expect(page.locator('[data-option]')).toHaveCount(0);

  for (const part of [slider, bar.getByText(`0 / ${stops}`)]) await expect(part).toBeInViewport({ ratio: 1 });

  await slider.fill('40');
  await expect(bar).toContainText(`40 / ${stops}`);
  await bar.getByRole('button', { name: 'One move on' }).click();
  await expect(bar).toContainText(`41 / ${stops}`);
  await bar.getByRole('button', { name: 'One move back' }).click();
  await bar.getByRole('button', { name: 'One move back' }).click();
  await expect(bar).toContainText(`39 / ${stops}`);
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(bar).not.toContainText(`39 / ${stops}`);
  await bar.getByRole('button', { name: 'Stop' }).click();
  await bar.getByRole('button', { name: 'To the end' }).click();
  await expect(bar).toContainText(`${stops} / ${stops}`);

  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('button').nth(20).click();
  await expect(bar).not.toContainText(`${stops} / ${stops}`);

  const hand = page.getByRole('region', { name: 'Your hand and resources' });
  await expect(hand).toContainText('You are watching');
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1');
  await expect(hand).not.toContainText('You are watching');

  await chooseInMenu(page, 'Verify luck');
  const verdict = page.getByRole('dialog', { name: 'Verify luck' }).getByRole('status');
  await expect(verdict).toHaveText(new RegExp(`${stops} answers`));
  // The luck of this file follows from a seed.
  await expect(verdict).toContainText('Nobody committed to that seed');
});

test('a file stays over a reload, at the same moment, and stands in the list until it is deleted', async ({
  page,
}) => {
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(GAME_FILE);
  const slider = page.getByRole('group', { name: 'Replay' }).getByRole('slider');
  await slider.fill('40');
  await expect(page).toHaveURL(/#at=40$/);
  await page.reload();
  await expect(slider).toHaveValue('40');

  await page.goto('/replay');
  const files = page.getByRole('region', { name: 'Game files' });
  await expect(files.getByRole('link', { name: 'Warpgate' })).toContainText('3 players');
  await files.getByRole('button', { name: 'Delete' }).click();
  await files.getByRole('button', { name: 'Delete for good' }).click();
  await expect(files).toHaveCount(0);
});

test('games that were finished on this device stand among the replays', async ({ page }) => {
  const played = new PlayedTable({ seats: 2, seed: 'finished' });
  expect(played.playUntil(() => false)).toBeUndefined();
  await openKept(page, played.kept());
  await page.goto('/replay');
  const finished = page.getByRole('region', { name: 'Finished games' });
  await finished.getByRole('link', { name: 'Warpgate' }).click();
  await expect(page.getByRole('group', { name: 'Replay' })).toBeVisible();
});

test('six players leave room for what can be done with a file', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(SIX);
  for (const strip of await page.getByRole('region', { name: 'Players' }).getByRole('article').all())
    await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
});

test('a file that is none is refused with a reason', async ({ page }) => {
  await page.goto('/replay');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'not-a-game.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') });
  await expect(page.getByRole('alert')).toContainText('not valid JSON');
});

test('a file that was tampered with is found out', async ({ page }) => {
  const file = readGameFile(await readFile(GAME_FILE, 'utf8'));
  const text = JSON.stringify({ ...file, checksum: 'f'.repeat(file.checksum.length) });
  await page.goto('/replay');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'tampered.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await chooseInMenu(page, 'Verify luck');
  await expect(page.getByRole('dialog', { name: 'Verify luck' }).getByRole('status')).toContainText(
    'Something is wrong',
  );
});
