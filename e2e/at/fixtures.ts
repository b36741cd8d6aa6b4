import { test as base } from '@playwright/test';
import type { Browser, BrowserContextOptions, LaunchOptions, Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import { Seat } from './seat.ts';
import { TableServer } from './server.ts';

export { expect } from '@playwright/test';

/** Settings of the page that a test wants; those left out are as usual. */
export interface PageSettings {
  readonly theme?: 'dark' | 'light';
  readonly botPace?: number;
  readonly confirm?: 'never' | 'touch' | 'final' | 'always';
}

interface TestParts {
  /** Another browser profile with one page, as somebody else would have it. */
  readonly somebody: (options?: BrowserContextOptions) => Promise<Page>;
  /** The page of this test, with somebody in front of it. */
  readonly seat: Seat;
}

interface WorkerParts {
  readonly launchOptions: LaunchOptions;
  readonly server: TableServer;
}

export const test = base.extend<TestParts, WorkerParts>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, use) => use(await findChromium()),
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await TableServer.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const faults = watchFaults(page);
    await set(page, {});
    await use(page);
    base.expect(faults, 'faults in the page').toEqual([]);
  },
  seat: async ({ page }, use) => use(await Seat.at(page)),
  somebody: async ({ browser, contextOptions, baseURL }, use) => {
    const faults: string[] = [];
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        ...options,
      });
      opened.push(context);
      const page = await context.newPage();
      watchFaults(page, faults);
      await set(page, {});
      return page;
    });
    for (const context of opened) await context.close();
    base.expect(faults, 'faults in the pages').toEqual([]);
  },
});

/** Errors that nobody caught, and what the content security policy has forbidden. */
function watchFaults(page: Page, faults: string[] = []): string[] {
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content.Security.Policy/i.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

/** Bots do not dawdle in tests. Holds from the next loading of the page on. */
export async function set(page: Page, settings: PageSettings): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      const kept = JSON.parse(localStorage.getItem('warptable.settings') ?? '{}') as object;
      localStorage.setItem('warptable.settings', JSON.stringify({ ...kept, ...wanted }));
    },
    { botPace: 0, ...settings },
  );
}
