import { expect, test } from './at/fixtures.ts';
import { expectAccessible } from './at/axe.ts';
import { gameCard } from './at/home.ts';

test('bots are chosen by level, seat by seat, and an expert gives hints', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Choose opponents' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bot of seat 2').selectOption('Novice');
  await dialog.getByLabel('Bot of seat 3').selectOption('Expert');
  await dialog.getByRole('button', { name: 'Start' }).click();

  const asked = await seat.question();
  expect(asked).not.toBeNull();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('dialog', { name: 'An expert would choose' });
  await expect(hint).toBeVisible();
  await expectAccessible(page, { within: '.wt-dialog' });
  const { length } = seat.seen;
  await hint.getByRole('button', { name: 'Do it' }).click();
  await expect(hint).toBeHidden();
  await seat.question();
  expect(seat.seen.length).toBeGreaterThan(length);
});

test('people around one screen get no hints', async ({ page }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Around one screen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});
