import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';

test('on every phone a game can be begun from the first screenful', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [640, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('what does not fit together is grey, and says why; a refusal goes away with the next change', async ({
  page,
}) => {
  await page.goto('/');
  await gameCard(page, 'The Warp').getByRole('button', { name: 'Online table' }).click();
  const setup = page.getByRole('dialog');
  const seats = setup.getByRole('combobox', { name: 'Seats' });
  const mode = setup.getByRole('combobox', { name: 'Mode' });
  await expect(mode).toHaveAccessibleDescription(/teams of two need 4 or 6 players\. TW 18\.1/);
  await expect(mode.locator('option:disabled')).toHaveText(/Teams of two/);
  await seats.selectOption('4');
  await mode.selectOption('team');
  await expect(seats.locator('option:disabled')).toHaveText(['2 players', '3 players', '5 players']);

  // The reason of the server is passed on.
  await page.route('**/api/tables', (route) =>
    route.fulfill({ status: 409, json: { error: 'badOptions', message: 'the moon is full (TW 1.1)' } }),
  );
  await setup.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await setup.getByRole('button', { name: 'Open the table' }).click();
  await expect(setup.getByRole('alert')).toContainText('the moon is full (TW 1.1)');
  await seats.selectOption('6');
  await expect(setup.getByRole('alert')).toHaveCount(0);
});

test('a table of this device that cannot go on says so, and can be deleted', async ({ page }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await page.goto('/');
  // As if it had been begun under other rules.
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await done(indexedDB.open('warptable'));
    const tables = database.transaction('tables', 'readwrite').objectStore('tables');
    const [table] = (await done(tables.getAll())) as { setup: object }[];
    await done(tables.put({ ...table, setup: { ...table?.setup, options: { factions: 'none' } } }));
    database.close();
  });
  await page.reload();
  const shelf = page.getByRole('region', { name: 'Continue' });
  await shelf.getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText('The table cannot go on');
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(shelf).toContainText('could not go on');
  await shelf.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(gameCard(page)).toBeVisible();
  await expect(shelf).toHaveCount(0);
});
