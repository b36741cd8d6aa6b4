import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { meet, nameMe } from './at/online.ts';
import { Seat } from './at/seat.ts';
import { TableServer } from './at/server.ts';

const PHONE = { width: 360, height: 640 };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** A server that knows its own address, and so can tell people away from its page. */
async function tellingServer(): Promise<TableServer> {
  const port = String(await freePort());
  return TableServer.start({ WARPTABLE_PORT: port, WARPTABLE_URL: `http://localhost:${port}` });
}

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test('a server without an address says that it tells nobody', async ({ page }) => {
  await nameMe(page, 'Ada');
  await page.goto('/settings');
  await page.getByRole('link', { name: /when it is your turn/ }).click();
  await expect(page.getByText('This server does not tell anybody away from its page')).toBeVisible();
});

test('where and when to be told is set on one page, at the desk and on the phone', async ({ somebody }) => {
  const server = await tellingServer();
  try {
    const page = await somebody({ baseURL: server.url });
    await nameMe(page, 'Ada');
    await page.goto('/settings/notices');
    await expect(page.getByText('This server sends no mails')).toBeVisible();
    await page.getByRole('combobox', { name: 'Program' }).selectOption('ntfy');
    await page.getByRole('textbox', { name: 'Address (webhook)' }).fill('https://127.0.0.1/k3y-of-ada');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const channels = page.getByRole('region', { name: 'Where' });
    await expect(channels.getByText('ntfy')).toBeVisible();
    expect(await page.content()).not.toContain('k3y-of-ada');
    // Nothing is sent into the server's own network, and the page says why it is off.
    await channels.getByRole('button', { name: 'Send a test to 127.0.0.1' }).click();
    await expect(channels.getByText('We do not send to this address.')).toBeVisible();
    await expect(channels.getByText('Off: its address leads to where we do not send.')).toBeVisible();
    await channels.getByRole('button', { name: 'Switch on 127.0.0.1' }).click();
    await expect(channels.getByText('Nothing sent yet.')).toBeVisible();

    await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
    await page.getByLabel('From').fill('23:30');
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Vienna');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('From')).toHaveValue('23:30');
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Vienna');

    await page.getByRole('button', { name: 'Make the addresses' }).click();
    const feed = page.getByRole('textbox', { name: 'Address for a news reader' });
    await expect(feed).toHaveValue(/\/api\/feeds\/.+\.atom$/);
    await expectAccessible(page);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    await expectAccessible(page, { rules: ['color-contrast'] });
    await page.screenshot({ path: '.cache/browser/notices-desk.png', fullPage: true });
    await page.setViewportSize(PHONE);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    await page.screenshot({ path: '.cache/browser/notices-phone.png', fullPage: true });
    await channels.getByRole('button', { name: 'Remove 127.0.0.1' }).click();
    await expect(channels.getByText('Nowhere yet')).toBeVisible();
  } finally {
    await server.dispose();
  }
});

test('the service worker shows what is pushed, with no page of the table open', async ({ somebody }) => {
  const server = await TableServer.start();
  try {
    const page = await somebody({ baseURL: server.url, serviceWorkers: 'allow' });
    await page.goto('/rules/warpgate');
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('there is no service worker');
    // A browser without a screen lets no page show messages: what it would be asked to show is kept instead.
    await worker.evaluate(() => {
      const { registration } = self as unknown as { registration: { showNotification: unknown } };
      registration.showNotification = (title: string, { tag, data }: NotificationOptions) => {
        (self as unknown as { shown: unknown }).shown = { title, tag, to: String(data) };
        return Promise.resolve();
      };
    });
    const cdp = await page.context().newCDPSession(page);
    const registrationId = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
        if (registration) resolve(registration.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    const data = JSON.stringify({
      title: 'Warpgate: it is your turn',
      body: '',
      path: '/t/x',
      topic: 'about-x',
    });
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await registrationId,
      data,
    });
    await expect
      .poll(() => worker.evaluate(() => (self as unknown as { shown?: unknown }).shown))
      .toEqual({ title: 'Warpgate: it is your turn', tag: 'about-x', to: `${server.url}/t/x` });
  } finally {
    await server.dispose();
  }
});

test('every page tells that it is my turn elsewhere; the table tells when somebody was told', async ({
  page,
  somebody,
}) => {
  const ada = await Seat.at(page);
  const ben = await Seat.at(await somebody());
  const way = await meet(ada, ben);
  await Promise.all([ada.look(), ben.look()]);
  const [asked, other] = ada.shown.standing === 'mine' ? [ada, ben] : [ben, ada];
  // As a page does that has told the server who sits in front of it.
  await asked.page.evaluate(() => localStorage.setItem('warptable.guest', 'yes'));
  await asked.page.goto('/rules/warpgate');
  const banner = asked.page.getByRole('complementary', { name: 'Your other tables' });
  await expect(banner.getByRole('link', { name: 'Warpgate waits for you' })).toHaveAttribute('href', way);
  await expect(asked.page).toHaveTitle(/^\(1\) /);
  await expectAccessible(asked.page, { within: '.elsewhere' });

  const seat = asked === ada ? 0 : 1;
  const at = Date.now() - 2 * 3_600_000;
  await other.page.route('**/told', (route) => route.fulfill({ json: [{ seat, at, by: ['push'] }] }));
  await other.page.reload();
  await expect(other.page.getByText('told 2 hours ago by push')).toBeVisible();

  await banner.getByRole('link').click();
  await expect(asked.prompt).toBeVisible();
  await expect(asked.page).toHaveTitle(/^● /);
});
