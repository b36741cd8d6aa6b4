import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { chooseInMenu } from './at/menu.ts';
import { expectInStep, meet, playOn, whoIsAsked } from './at/online.ts';
import { Seat } from './at/seat.ts';
import { TableServer } from './at/server.ts';

test('a bot sits in for somebody who keeps the others waiting, and hands the seat back; the log tells all of it', async ({
  somebody,
}) => {
  const own = await TableServer.start({ WARPTABLE_ABSENCE: '4' });
  const ada = await Seat.at(await somebody({ baseURL: own.url }));
  const ben = await Seat.at(await somebody({ baseURL: own.url }));
  const way = await meet(ada, ben);
  const random = new Random('a bot sits in');
  await playOn([ada, ben], 4, random);
  // Up to a question for Ben.
  while ((await whoIsAsked([ada, ben])) !== ben) await playOn([ada], 1, random);
  await ben.page.goto('/settings');
  const strip = ada.page.getByRole('article', { name: 'Ben' });
  const letBotIn = strip.getByRole('button', { name: 'Let a bot sit in' });
  // Not at once: Ben may be back in a moment.
  await expect(strip).toContainText('you may let a bot sit in');
  await expect(letBotIn).toHaveCount(0);
  await letBotIn.click();
  const sure = ada.page.getByRole('dialog', { name: 'Let a bot sit in for Ben?' });
  await sure.getByRole('button', { name: 'Wait' }).click();
  await expect(strip).not.toContainText('a bot sits in');
  await letBotIn.click();
  await sure.getByRole('button', { name: 'Let a bot sit in' }).click();
  await expect(strip).toContainText('a bot sits in');
  // The game goes on without Ben.
  await playOn([ada], 8, random);

  await ben.page.goto(way);
  await expect(ben.page.getByRole('button', { name: 'Take the seat back' })).toHaveCount(1);
  await ben.prompt.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(strip).not.toContainText('a bot sits in');
  const log = ada.page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText('Ada let a bot sit in for Ben, who was away.');
  await expect(log).toContainText('Ben took the seat back.');
  await chooseInMenu(ben.page, 'Pause');
  await expect(ada.prompt).toContainText('Ben has paused the table.');
  await expect(ben.prompt).toContainText('You have paused the table.');
  await ada.prompt.getByRole('button', { name: 'Go on' }).click();
  await expect(log).toContainText('Ada let the game go on.');
  await playOn([ada, ben], 8, random);
  await expectInStep([ada, ben]);

  // Whoever is left alone with bots is told so, and plays on.
  await chooseInMenu(ben.page, 'Resign');
  await ben.page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
  const alone = ada.page.getByRole('status', { name: 'Who is left' });
  await expect(alone).toContainText('Ben has resigned: only bots play against you now.');
  await alone.getByRole('button', { name: 'Close' }).click();
  await expect(alone).toHaveText('');
  await playOn([ada], 2, random);
  await own.dispose();
});
