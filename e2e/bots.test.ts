import { expect, test } from './at/fixtures.ts';
import { expectAccessible } from './at/axe.ts';
import { gameCard } from './at/home.ts';
import { meet, playBots } from './at/online.ts';
import { Seat } from './at/seat.ts';

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
  const { length } = seat.snapshot;
  await hint.getByRole('button', { name: 'Do it' }).click();
  await expect(hint).toBeHidden();
  await seat.question();
  expect(seat.snapshot.length).toBeGreaterThan(length);
});

test('an expert gives hints at a table of the server, to those who play against bots alone', async ({
  somebody,
}) => {
  const ada = await Seat.at(await somebody());
  await playBots(ada);
  await ada.page.getByRole('button', { name: 'Hint' }).click();
  const hint = ada.page.getByRole('dialog', { name: 'An expert would choose' });
  await expect(hint).toContainText(/[+−]\d+\.\d points: |worth about the same/);
  await hint.getByRole('button', { name: 'Do it' }).click();
  await expect(hint).toBeHidden();

  const ben = await Seat.at(await somebody());
  await meet(ada, ben);
  await expect(ada.prompt).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('people around one screen get no hints', async ({ page }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Around one screen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});
