import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isChance, readGameFile } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';

const GAME_FILE = resolve(import.meta.dirname, '../games/warpgate/test/golden/three.json');

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

  await page.getByRole('button', { name: 'Verify luck' }).click();
  await expect(page.getByRole('dialog', { name: 'Verify luck' }).getByRole('status')).toHaveText(
    new RegExp(`${stops} answers`),
  );
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
  await page.getByRole('button', { name: 'Verify luck' }).click();
  await expect(page.getByRole('dialog', { name: 'Verify luck' }).getByRole('status')).toContainText(
    'Something is wrong',
  );
});
