import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { Seat } from './at/seat.ts';
import { TableServer } from './at/server.ts';

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
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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

test('loaded once, the page starts and plays a new game with the server stopped', async ({ somebody }) => {
  const server = await TableServer.start();
  try {
    const page = await somebody({ baseURL: server.url, serviceWorkers: 'allow' });
    const seat = await Seat.at(page);
    await page.goto('/');
    // All files are kept before the service worker takes over.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow();

    await page.goto('/');
    await gameCard(page).getByRole('button', { name: 'Play now' }).click();
    await seat.playTurn(new Random('offline'));

    // What was played is still there after the page is loaded again.
    const { position } = seat.seen;
    await page.reload();
    await seat.question();
    expect(seat.seen.position).toBeGreaterThanOrEqual(position);

    await page.goto('/lobby');
    await expect(page.getByRole('alert')).toContainText('The server does not answer');
  } finally {
    await server.dispose();
  }
});
