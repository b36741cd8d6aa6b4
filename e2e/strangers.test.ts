import { expect, test } from './at/fixtures.ts';

test('a table that is not shown to everybody asks strangers who they are, and keeps them out', async ({
  page,
}) => {
  await page.goto('/t/00000000-0000-4000-8000-000000000000');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Eve');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server does not let you in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'To the tables' }).click();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
});

test('an address that no table can have asks nobody for a name', async ({ page }) => {
  for (const id of ['no-such-table', 'x'.repeat(3000)]) {
    for (const way of ['/t/', '/replay/t/']) {
      await page.goto(way + id);
      await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
  }
});
