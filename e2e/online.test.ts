import { Random } from '@warptable/kernel';
import { expect, test as base } from './at/fixtures.ts';
import { Line } from './at/line.ts';
import { accept, expectInStep, invitation, nameMe, openTable, playOn, whoIsAsked } from './at/online.ts';
import { Seat } from './at/seat.ts';
import { TableServer } from './at/server.ts';

interface Company {
  readonly own: TableServer;
  readonly ada: Seat;
  readonly ben: Seat;
  /** What connects Ben with the server. */
  readonly line: Line;
  /** The invitation that Ben came by. */
  readonly address: string;
}

/** Two people in two browsers at a table of a server of their own, which may be stopped. */
const test = base.extend<{ company: Company }>({
  company: async ({ somebody }, use) => {
    const own = await TableServer.start();
    const ada = await Seat.at(await somebody({ baseURL: own.url }));
    const line = await Line.to(own.url);
    const ben = await Seat.at(await somebody({ baseURL: line.url }));
    await openTable(ada, 'Ada');
    const address = await invitation(ada);
    await accept(ben, address.replace(own.url, line.url), 'Ben');
    await whoIsAsked([ada, ben]);
    await use({ own, ada, ben, line, address });
    line.close();
    await own.dispose();
  },
});

test('two people and a spectator at one table', async ({ company, somebody }) => {
  const { own, ada, ben, address } = company;
  const random = new Random('online');

  // The invitation was for one: it lets nobody else in.
  const dan = await somebody({ baseURL: own.url });
  await dan.goto(address);
  await dan.getByRole('textbox', { name: 'Your name' }).fill('Dan');
  await dan.getByRole('button', { name: 'Save' }).click();
  await expect(dan.getByRole('alert')).toContainText('This invitation cannot be used');

  const cleo = await Seat.at(await somebody({ baseURL: own.url }));
  await nameMe(cleo.page, 'Cleo');
  await cleo.page.goto(ada.page.url());
  await expect(cleo.page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await playOn([ada, ben], 20, random);
  await expectInStep([ada, ben, cleo]);

  // The spectator can touch nothing and is shown nobody's hand.
  expect(cleo.seen.eye).toBe('spectator');
  expect(cleo.shown.targets).toEqual([]);
  await expect(cleo.page.getByText('You are watching: hands stay hidden.')).toBeVisible();
  const last = ada.page.getByRole('region', { name: 'Log' }).getByRole('listitem').last();
  await expect(cleo.page.getByRole('article', { name: 'Ada' })).toBeVisible();
  await expect(last).toBeVisible();

  await ada.page.getByRole('tab', { name: 'Chat' }).click();
  await ada.page.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
  await ada.page.keyboard.press('Enter');
  await cleo.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(cleo.page.getByText('Good luck!')).toBeVisible();
});

test('a reload in mid-turn comes back to the same question', async ({ company }) => {
  const { ada, ben } = company;
  const random = new Random('a reload');
  let asked = await whoIsAsked([ada, ben]);
  // Up to a question within a turn, so that there is something to come back to.
  for (; !asked.seen.undo.ok; asked = await whoIsAsked([ada, ben])) await playOn([asked], 1, random);
  const { position, asked: question, view } = asked.seen;
  await asked.page.reload();
  await asked.question();
  expect(asked.seen.position).toBe(position);
  expect(asked.seen.asked).toEqual(question);
  expect(asked.seen.view).toEqual(view);
  await asked.prompt.getByRole('button', { name: /^Undo/ }).click();
  await asked.movedOn(position);
  await playOn([ada, ben], 6, random);
  await expectInStep([ada, ben]);
});

test('a killed server: the page says so, comes back by itself and goes on', async ({ company }) => {
  const { own, ada, ben } = company;
  const random = new Random('a killed server');
  await playOn([ada, ben], 6, random);
  await expectInStep([ada, ben]);
  const { position } = ada.seen;
  await own.stop('SIGKILL');
  for (const { prompt } of [ada, ben]) {
    await expect(prompt).toContainText('Disconnected');
    await expect(prompt.locator('[data-option]')).toHaveCount(0);
  }
  await own.startAgain();
  for (const { prompt } of [ada, ben])
    await expect(prompt).not.toContainText('Disconnected', { timeout: 30_000 });
  await expectInStep([ada, ben]);
  expect(ada.seen.position).toBe(position);
  await playOn([ada, ben], 6, random);
});

test('one connection is lost: the others go on, and the page catches up by itself', async ({ company }) => {
  const { ada, ben, line } = company;
  const random = new Random('a lost connection');
  // Up to a question that Ada answers while Ben waits.
  while ((await whoIsAsked([ada, ben])) !== ada) await playOn([ben], 1, random);
  line.cut();
  await expect(ben.prompt).toContainText('Disconnected');
  await expect(ada.page.getByRole('article', { name: 'Ben' })).toContainText('away');
  await playOn([ada], 1, random);
  line.mend();
  await expect(ben.prompt).not.toContainText('Disconnected', { timeout: 30_000 });
  await expect(ada.page.getByRole('article', { name: 'Ben' })).not.toContainText('away');
  await expectInStep([ada, ben]);
  await playOn([ada, ben], 6, random);
});

test('a bot sits in for somebody who is away, and hands the seat back', async ({ company }) => {
  const { ada, ben } = company;
  const random = new Random('a bot sits in');
  await playOn([ada, ben], 4, random);
  const address = ben.page.url();
  await ben.page.goto('/settings');
  const strip = ada.page.getByRole('article', { name: 'Ben' });
  await expect(strip).toContainText('away');
  await strip.getByRole('button', { name: 'Let a bot sit in' }).click();
  await expect(strip).toContainText('a bot sits in');
  // The game goes on without Ben.
  await playOn([ada], 8, random);

  await ben.page.goto(address);
  await ben.page.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(strip).not.toContainText('a bot sits in');
  await playOn([ada, ben], 8, random);
  await expectInStep([ada, ben]);
});

test('two tabs on one seat stay in step; an answer that comes too late is refused and explained', async ({
  company,
}) => {
  const { ada, ben } = company;
  const random = new Random('two tabs');
  const asked = await whoIsAsked([ada, ben]);
  const page = await asked.page.context().newPage();
  // What the server says to this tab can be held up, as on a slow line.
  let isHeld = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (isHeld) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  const second = await Seat.at(page);
  await page.goto(asked.page.url());
  const question = await second.question();
  await expectInStep([asked, second]);

  isHeld = true;
  await playOn([asked], 1, random);
  await second.prompt.locator('[data-option]').first().click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  isHeld = false;
  for (const deliver of held) deliver();
  await expect(page.getByRole('status', { name: 'Why not' })).toContainText('The table had moved on');
  await expectInStep([asked, second]);
  expect(second.ear.refused.map(({ code }) => code)).toEqual(['stale']);
  expect(question).not.toBeNull();
});
