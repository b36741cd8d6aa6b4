import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { expectInStep, meet, playOn } from './at/online.ts';
import { Seat } from './at/seat.ts';
import { TableServer } from './at/server.ts';

test('a killed server: the page says so, comes back by itself and goes on', async ({ somebody }) => {
  const own = await TableServer.start();
  const ada = await Seat.at(await somebody({ baseURL: own.url }));
  const ben = await Seat.at(await somebody({ baseURL: own.url }));
  await meet(ada, ben);
  const random = new Random('a killed server');
  await playOn([ada, ben], 6, random);
  await expectInStep([ada, ben]);
  const { position } = ada.snapshot;
  await own.stop('SIGKILL');
  for (const { prompt } of [ada, ben]) {
    await expect(prompt).toContainText('Disconnected');
    await expect(prompt.locator('[data-option]')).toHaveCount(0);
  }
  await own.startAgain();
  for (const { prompt } of [ada, ben]) await expect(prompt).not.toContainText('Disconnected');
  await expectInStep([ada, ben]);
  expect(ada.snapshot.position).toBe(position);
  await playOn([ada, ben], 6, random);
  await own.dispose();
});

test('a page that is loaded while the server is down says so, and comes in by itself as soon as it is back', async ({
  somebody,
}) => {
  const own = await TableServer.start();
  const ada = await Seat.at(await somebody({ baseURL: own.url, serviceWorkers: 'allow' }));
  const ben = await Seat.at(await somebody({ baseURL: own.url }));
  const way = await meet(ada, ben);
  // The browser keeps all files of the page before the service worker takes over.
  await ada.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const lobby = await ada.page.context().newPage();
  await own.stop();
  await lobby.goto('/lobby');
  await ada.page.goto(way);
  for (const page of [ada.page, lobby]) {
    await expect(page.getByRole('alert')).toContainText('The server does not answer');
    await expect(page.getByText('The page keeps trying by itself.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'To the first page' })).toBeVisible();
  }
  await own.startAgain();
  await lobby.getByRole('button', { name: 'Try again' }).click();
  await expect(lobby.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await expect(ada.prompt).toBeVisible({ timeout: 40_000 });
  await own.dispose();
});
