import type { Page } from '@playwright/test';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';

declare global {
  interface Window {
    /** The messages that the browser was to show. */
    warptableNotices: { readonly title: string; readonly body: string }[];
  }
}

/** A browser without a screen shows no messages: this one notes them, and answers for the person whether it may. */
async function withNotices(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((answered) => {
    const told = 'warptable.test.permission';
    window.warptableNotices = [];
    window.Notification = class extends EventTarget {
      static get permission() {
        return sessionStorage.getItem(told) ?? 'default';
      }
      static requestPermission() {
        sessionStorage.setItem(told, answered);
        return Promise.resolve(answered);
      }
      constructor(title: string, { body = '' }: NotificationOptions = {}) {
        super();
        window.warptableNotices.push({ title, body });
        setTimeout(() => this.dispatchEvent(new Event('show')));
      }
    } as unknown as typeof Notification;
  }, answer);
}

const noticesOf = (page: Page) => page.evaluate(() => window.warptableNotices);

test('whoever looks elsewhere is called by the browser when it is their turn, and can try it before', async ({
  page,
  seat,
}) => {
  await withNotices(page, 'granted');
  await page.goto('/settings');
  const calls = page.getByRole('group', { name: 'When it is your turn' });
  const tryIt = calls.getByRole('button', { name: /^Try it: A message/ });
  await expect(tryIt).toBeDisabled();
  await calls.getByRole('checkbox', { name: /^A message of the browser/ }).check();
  await tryIt.click();
  await expect(calls.getByText(/^Sent\./)).toBeVisible();
  expect(await noticesOf(page)).toEqual([{ title: 'Warptable', body: expect.stringContaining('your turn') }]);

  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  const card = await seat.question();
  expect(await noticesOf(page), 'who looks at the table needs no message').toEqual([]);
  await page.evaluate(() => (document.hasFocus = () => false));
  // To the end of the own turn and around the table.
  for (let asked = card; asked; asked = await seat.question()) {
    await seat.answer(asked.options[0] ?? '');
    if (asked.form === 'confirm') break;
  }
  await expect.poll(() => noticesOf(page)).toEqual([{ title: 'Warpgate', body: 'Your turn' }]);
});

test('a browser that shows no messages says so, and how to change that', async ({ page }) => {
  await withNotices(page, 'denied');
  await page.goto('/settings');
  const wanted = page.getByRole('checkbox', { name: /^A message of the browser/ });
  await wanted.click();
  await expect(page.getByText(/^This browser blocks messages of this page\. Allow them/)).toBeVisible();
  await expect(wanted).not.toBeChecked();
});
