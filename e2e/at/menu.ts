import type { Page } from '@playwright/test';

/** Opens the menu of the table and takes what it has under this name. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Table menu' }).getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).click();
}
