import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import { expect, test as base } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { Line } from './at/line.ts';
import { chooseInMenu } from './at/menu.ts';
import { accept, expectInStep, invitation, meet, openTable, playOn, whoIsAsked } from './at/online.ts';
import { Seat } from './at/seat.ts';

interface Company {
  readonly ada: Seat;
  readonly ben: Seat;
  /** What connects Ben with the server. */
  readonly line: Line;
  /** The way to their table. */
  readonly way: string;
}

/** Two people in two browsers at one table. */
const test = base.extend<{ company: Company }>({
  company: async ({ server, somebody }, use) => {
    const line = await Line.to(server.url);
    const ada = await Seat.at(await somebody());
    const ben = await Seat.at(await somebody({ baseURL: line.url }));
    const way = await meet(ada, ben);
    await use({ ada, ben, line, way });
    line.close();
  },
});

test('a newcomer opens a table and is seated; whoever is invited sees what is played, by whom, and is seated too', async ({
  somebody,
}) => {
  const [ada, ben] = [await somebody(), await somebody()];
  await ada.goto('/');
  await gameCard(ada).getByRole('button', { name: 'Online table' }).click();
  const setup = ada.getByRole('dialog');
  const open = setup.getByRole('button', { name: 'Open the table' });
  await setup.getByRole('combobox', { name: 'Seats' }).selectOption('3');
  await setup
    .getByRole('combobox', { name: 'Clock' })
    .selectOption({ label: 'Live: seconds a move, and a reserve' });
  const perMove = setup.getByRole('spinbutton', { name: 'Seconds a move' });
  await perMove.fill('1');
  await setup.getByRole('spinbutton', { name: 'Reserve in minutes' }).fill('5');
  // Neither without a name nor with a time that no clock has.
  await open.click();
  await setup.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await open.click();
  await expect(perMove).toBeFocused();
  await perMove.fill('30');
  await open.click();
  await expect(ada.getByText('Seat 1: Ada (you)')).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Seat a bot' })).toHaveCount(2);
  await ada.getByRole('button', { name: 'Make a link' }).click();

  await ben.goto(await ada.getByRole('textbox', { name: 'Link for one person' }).inputValue());
  await expect(ben.getByText('Warpgate for 3 players, at a table that Ada has opened.')).toBeVisible();
  await ben.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ben.getByText('Seat 2: Ben (you)')).toBeVisible();
  await expect(ben.getByText('30 s a move, 5 min reserve')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Seat a bot' })).toHaveCount(0);

  // Nobody is made to sit: whoever stands up stays so.
  await ben.getByRole('button', { name: 'Stand up' }).click();
  await ben.reload();
  await expect(ben.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
});

test('two people meet by invitation; somebody who was not invited may only watch', async ({ somebody }) => {
  const [ada, ben, cleo] = [
    await Seat.at(await somebody()),
    await Seat.at(await somebody()),
    await Seat.at(await somebody()),
  ];
  const random = new Random('online');
  await openTable(ada, 'Ada');
  const address = await invitation(ada);
  await accept(ben, address, 'Ben');
  await whoIsAsked([ada, ben]);

  // The invitation was for one: it lets nobody else in.
  const dan = await somebody();
  await dan.goto(address);
  await expect(dan.getByRole('heading', { name: 'This seat is taken' })).toBeVisible();
  await expect(dan.getByRole('textbox')).toHaveCount(0);
  // But everybody may watch this table, without a name.
  await dan.getByRole('link', { name: 'Watch the table' }).click();
  await expect(dan.getByText('You are watching: hands stay hidden.')).toBeVisible();
  await dan.close();
  // Whoever has used it gets back to the table with it.
  await ben.page.goto(address);
  await expect(ben.prompt).toBeVisible();

  // What the luck was fixed by can be looked up while the game is on.
  await chooseInMenu(ada.page, 'Where the luck comes from');
  const luck = ada.page.getByRole('dialog', { name: 'Where the luck comes from' });
  await expect(luck).toContainText(/fingerprint is [0-9a-f]{64}/);
  await luck.getByRole('button', { name: 'Close' }).click();

  // To watch a table that is shown to everybody, no name is needed. It is in the lobby, and its players can send the way to it.
  await chooseInMenu(ada.page, 'Copy the address for watchers');
  const forWatchers = ada.page.getByRole('dialog', { name: 'Address for watchers' });
  await expect(forWatchers.getByRole('textbox')).toHaveValue(ada.page.url());
  await forWatchers.getByRole('button', { name: 'Close' }).click();
  await cleo.page.goto('/lobby');
  const running = cleo.page.getByRole('region', { name: 'Being played' });
  await running
    .getByRole('listitem')
    .filter({ has: cleo.page.locator(`[href="${new URL(ada.page.url()).pathname}"]`) })
    .getByRole('link', { name: 'Watch' })
    .click();
  await expect(cleo.prompt).toBeVisible();
  await playOn([ada, ben], 14, random);
  await expectInStep([ada, ben, cleo]);
  // Who waits is told for whom, and for what.
  const asked = await whoIsAsked([ada, ben]);
  const [name, waiting] = asked === ada ? ['Ada', ben] : ['Ben', ada];
  if (waiting.shown.standing === 'waiting')
    await expect(waiting.prompt).toContainText(new RegExp(`Waiting for ${name}, \\w+ing`));
  expect(cleo.snapshot.viewer).toBe('spectator');
  expect(cleo.shown.targets).toEqual([]);
  await expect(cleo.page.getByText('You are watching: hands stay hidden.')).toBeVisible();
  await expect(cleo.page.getByRole('article', { name: 'Ada' })).toBeVisible();
  // What everybody may know is told to the spectator too, and looks the same.
  const lastLine = ({ page }: Seat) => page.getByRole('region', { name: 'Log' }).getByRole('heading').last();
  await expect(lastLine(cleo)).toBeVisible();
  // The log calls people by their names, as the bar does.
  await expect(lastLine(cleo)).toContainText(/Ada|Ben|The end/);

  await ada.page.getByRole('tab', { name: 'Chat' }).click();
  await ada.page.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
  await ada.page.keyboard.press('Enter');
  // Where the chat is shut, it is counted and told.
  await expect(ben.page.getByRole('tab', { name: 'Chat (1 new)' })).toBeVisible();
  await expect(ben.page.locator('[data-live=chat]')).toHaveText('Ada says: Good luck!');
  await cleo.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(cleo.page.getByRole('list').getByText('Good luck!')).toBeVisible();
  await expect(cleo.page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
});

test('a reload in mid-turn comes back to the same question', async ({ company }) => {
  const { ada, ben } = company;
  const random = new Random('a reload');
  let asked = await whoIsAsked([ada, ben]);
  // Up to a question within a turn, so that there is something to come back to.
  for (; !asked.snapshot.undo.ok; asked = await whoIsAsked([ada, ben])) await playOn([asked], 1, random);
  const { position, asked: question, view } = asked.snapshot;
  await asked.page.reload();
  await asked.question();
  expect(asked.snapshot.position).toBe(position);
  expect(asked.snapshot.asked).toEqual(question);
  expect(asked.snapshot.view).toEqual(view);
  await asked.prompt.getByRole('button', { name: /^Undo/ }).click();
  await asked.movedOn(position);
  await playOn([ada, ben], 6, random);
  await expectInStep([ada, ben]);
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
  await expect(ben.prompt).not.toContainText('Disconnected');
  await expect(ada.page.getByRole('article', { name: 'Ben' })).not.toContainText('away');
  await expectInStep([ada, ben]);
  await playOn([ada, ben], 6, random);
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
  // Wherever it can be touched: on the map, in the hand or in the bar.
  await second.page.locator('[data-option]').first().click();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  isHeld = false;
  for (const deliver of held) deliver();
  await expect(page.getByRole('status', { name: 'Why not' })).toContainText('The table had moved on');
  await expectInStep([asked, second]);
  expect(second.ear.refused.map(({ code }) => code)).toEqual(['stale']);
  expect(question).not.toBeNull();
});

test('both resign: bots play on to the end, and whoever gets the link can watch it again', async ({
  company,
  somebody,
}) => {
  test.setTimeout(400_000);
  const { ada, ben, way } = company;
  for (const { page } of [ada, ben]) {
    await chooseInMenu(page, 'Resign');
    await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  }
  const { page } = ada;
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(end).toBeVisible({ timeout: 300_000 });
  await expect(end.getByRole('img', { name: /^Points after each round/ })).toBeVisible();
  await end.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Replay' }).click();
  const moment = (on: Page) => on.getByRole('group', { name: 'Replay' }).getByRole('slider');
  await moment(page).fill('30');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseInMenu(page, 'Link to this moment');
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const stranger = await somebody();
  await stranger.goto(address);
  await expect(moment(stranger)).toHaveValue('30');

  // Whoever sat down can check that the luck was not picked afterwards; others are told what they cannot check.
  const verdict = async (on: Page) => {
    await chooseInMenu(on, 'Verify luck');
    return on.getByRole('dialog', { name: 'Verify luck' });
  };
  await ben.page.goto(`/replay${way}`);
  for (const { page: own } of [ada, ben]) {
    const dialog = await verdict(own);
    await expect(dialog).toContainText('It is the one that this browser was shown before');
    await expect(dialog).toContainText('What this browser added to the luck when you sat down is in it');
  }
  await expect(await verdict(stranger)).toContainText(
    'Whether it was shown before the game cannot be checked here',
  );
  await ben.page.evaluate((table) => {
    const key = `warptable.luck.${table}`;
    const told = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...told, commitment: 'another', nonces: { 0: 'x', 1: 'x' } }));
  }, way.slice('/t/'.length));
  await ben.page.reload();
  const alerts = (await verdict(ben.page)).getByRole('alert');
  await expect(alerts).toContainText(['This browser was shown another one before: another', 'is not in it']);
});

test('the end of an online game leads to a table of the same kind, and the list tells who won', async ({
  page,
}) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Online table' }).click();
  const setup = page.getByRole('dialog', { name: 'Open an online table' });
  await setup.getByLabel('Your name').fill('Ada');
  await setup.getByLabel('Seats').selectOption('3');
  for (const seat of [2, 3]) {
    await setup.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot');
    await setup.getByLabel(`Bot of seat ${seat}`).selectOption('novice');
  }
  await setup.getByRole('button', { name: 'Open the table' }).click();
  // Bots play it to the end.
  await chooseInMenu(page, 'Resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  await end.getByRole('button', { name: 'Rematch' }).click({ timeout: 120_000 });
  await expect(setup.getByLabel('Seats')).toHaveValue('3');
  for (const seat of [2, 3]) await expect(setup.getByLabel(`Bot of seat ${seat}`)).toHaveValue('novice');
  await page.goto('/replay');
  const finished = page.getByRole('region', { name: 'Finished' });
  await expect(finished).toContainText(/Warpgate · \w+ won\s*Ada \d+, Bot \d+, Bot \d+/);
});
