import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { Seat } from './at/seat.ts';
import { TableServer } from './at/server.ts';

/** Waits until the service worker keeps all files of the build. */
async function allKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
}

async function missingFiles(): Promise<string[]> {
  const source = await (await fetch('/sw.js')).text();
  const files = JSON.parse(/FILES = (.*);/.exec(source)?.[1] ?? '["no list"]') as string[];
  const present = await Promise.all(files.map((file) => caches.match(file)));
  return files.filter((_, i) => present[i] === undefined);
}

test('a new build keeps the files of the one before it, and of none that is older', async ({ somebody }) => {
  const server = await TableServer.start();
  try {
    const page = await somebody({ baseURL: server.url, serviceWorkers: 'allow' });
    // A file beside the page, so that no service worker is there yet.
    await page.goto('/manifest.webmanifest');
    await page.evaluate(async () => {
      for (const build of ['warptable-oldest', 'warptable-older']) {
        const cache = await caches.open(build);
        await cache.put(`/assets/${build}.js`, new Response(`'${build}'`));
        await cache.put('/', new Response(build));
      }
    });
    await page.goto('/');
    // Whoever had an older build has all of the new one before it takes over.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.evaluate(missingFiles)).toEqual([]);
    const statusOf = (address: string) =>
      page.evaluate(async (wanted) => (await fetch(wanted)).status, address);
    expect(await statusOf('/assets/warptable-older.js')).toBe(200);
    expect(await statusOf('/assets/warptable-oldest.js')).toBe(404);
    // The first page is still that of the new build.
    await server.stop();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Warpgate' })).toBeVisible();
  } finally {
    await server.dispose();
  }
});

test('a first visit takes what the page starts with; the rest follows when nobody waits for it', async ({
  somebody,
}) => {
  const server = await TableServer.start();
  try {
    const page = await somebody({ baseURL: server.url, serviceWorkers: 'allow' });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const missing = await page.evaluate(missingFiles);
    expect(missing.some((file) => file.includes('/board-'))).toBe(true);
    expect(missing).not.toContain('/');
    // Without the rest the first page is there all the same, and what has been opened once.
    await page.getByRole('link', { name: 'Replays' }).click();
    await expect(page.getByRole('heading', { name: 'Replays', level: 1 })).toBeVisible();
    await server.stop();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Replays', level: 1 })).toBeVisible();
    await page.goto('/');
    await expect(gameCard(page)).toBeVisible();
  } finally {
    await server.dispose();
  }
});

test('loaded once, the page starts and plays a new game with the server stopped', async ({ somebody }) => {
  const server = await TableServer.start();
  try {
    const page = await somebody({ baseURL: server.url, serviceWorkers: 'allow' });
    const seat = await Seat.at(page);
    await page.goto('/');
    await allKept(page);
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();

    await page.goto('/');
    await gameCard(page).getByRole('button', { name: 'Play now' }).click();
    await seat.playTurn(new Random('offline'));

    // What was played is still there after the page is loaded again.
    const { position } = seat.snapshot;
    await page.reload();
    await seat.question();
    expect(seat.snapshot.position).toBeGreaterThanOrEqual(position);

    // So is every other game that nobody has opened yet.
    await page.goto('/');
    await gameCard(page, 'The Warp').getByRole('button', { name: 'Play now' }).click();
    await seat.question();

    await page.goto('/lobby');
    await expect(page.getByRole('alert')).toContainText('The server does not answer');
  } finally {
    await server.dispose();
  }
});
