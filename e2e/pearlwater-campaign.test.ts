import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { CampaignRecord } from '@warptable/games/campaign';
import { Random } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import type { Seat } from './at/seat.ts';

// The campaign of the example game is the test of all campaigns.

test('a chapter on this device counts once; files bring progress along', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page, 'Pearlwater').getByRole('link', { name: 'Campaign' }).click();
  const here = page.getByRole('region', { name: 'On this device' });
  await here.getByRole('button', { name: 'Start' }).click();
  await expect(here.getByRole('listitem')).toHaveText([
    /The harbour Open/,
    /The channel Locked/,
    /The open sea Locked/,
  ]);
  await expectAccessible(page);

  await here.getByRole('button', { name: 'Play The harbour' }).click();
  await playToTheEnd(seat, new Random('harbour'));
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  const told = await end.getByText(/ won with \d+ points/).innerText();
  const hasWon = /\byou\b/i.test(told); // alone, or together with others
  const news = end.getByRole('region', { name: 'What you have won' });
  if (hasWon) await expect(news.getByRole('listitem')).toHaveText([/The harbour is won/, /Sailor joins you/]);
  else await expect(news).toHaveCount(0);
  await end.getByRole('link', { name: 'Campaign' }).click();
  const harbour = here.getByRole('listitem').first();
  await expect(harbour).toContainText(hasWon ? 'Won' : 'Open');
  await page.reload();
  await expect(harbour).toContainText(hasWon ? 'Won' : 'Open');
  const saved = JSON.parse(await downloaded(page, here)) as CampaignRecord;
  expect(saved.counted).toHaveLength(1);
  expect(Object.keys(saved.progress as object)).toEqual(hasWon ? ['harbour'] : []);

  await take(here, '{ "half":');
  await expect(here.getByRole('alert')).toContainText('Nothing was changed');
  await expect(harbour).toContainText(hasWon ? 'Won' : 'Open');
  await take(here, JSON.stringify({ ...saved, progress: { harbour: 99 }, counted: ['elsewhere'] }));
  await expect(here.getByRole('status')).toHaveText('The file has been read.');
  await expect(harbour).toContainText('Your best: 99 points');
  await expect(here).toContainText('Unlocked: Lungs and Sailor');

  // What a game has brought is told whenever its end is looked at.
  const [table = ''] = saved.counted;
  await take(here, JSON.stringify({ ...saved, gains: { [table]: ['harbour', 'sailor'] } }));
  await page.goto(`/local/${table}`);
  await expect(news.getByRole('listitem')).toHaveText([
    'The harbour is won',
    'Sailor joins yousailing costs 1 air less',
  ]);
  await expectAccessible(page);
  await end.getByRole('link', { name: 'Campaign' }).click();

  // The length of the second chapter is up to the player.
  await here.getByRole('combobox', { name: 'Length of the game' }).selectOption('long');
  await here.getByRole('button', { name: 'Play The channel' }).click();
  expect((await seat.question())?.options).toEqual(['lungs', 'sailor']);
  await seat.answer('sailor');
  await seat.question();
  await expect(page.getByText('Round 1 of 3')).toBeVisible();
  await page.goto('/campaign/pearlwater');
  await expect(here.getByRole('link', { name: 'Continue The channel' })).toBeVisible();
  await expect(here.getByRole('button', { name: /^Play / })).toHaveCount(0);
  await here.getByRole('button', { name: 'Give up' }).click();
  await here.getByRole('button', { name: 'Really give up?' }).click();
  await expect(here.getByRole('button', { name: 'Play The channel' })).toBeVisible();
  expect((JSON.parse(await downloaded(page, here)) as CampaignRecord).counted).toHaveLength(3);

  await here.getByRole('button', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename' });
  await renaming.getByRole('textbox', { name: 'New name' }).fill('At sea');
  await renaming.getByRole('button', { name: 'Save' }).click();
  await expect(here.getByRole('article', { name: 'At sea' })).toBeVisible();

  // From the table's menu a game is given up too.
  await here.getByRole('button', { name: 'Play The channel' }).click();
  await seat.question();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page
    .getByRole('dialog', { name: 'Really give up?' })
    .getByRole('button', { name: 'Give up' })
    .click();
  await expect(page).toHaveURL(/\/campaign\/pearlwater/);
  expect((JSON.parse(await downloaded(page, here)) as CampaignRecord).counted).toHaveLength(4);

  await here.getByRole('button', { name: 'Delete' }).click();
  const removing = page.getByRole('dialog', { name: 'Delete At sea' });
  const remove = removing.getByRole('button', { name: 'Delete for good' });
  await expect(remove).toBeDisabled();
  await removing.getByRole('textbox').fill('At sea');
  await remove.click();
  await expect(here).toContainText('There is no campaign yet.');
});

test('a campaign on the server is played at a table of the server', async ({ page, seat }) => {
  await page.goto('/guest');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await page.goto('/campaign/pearlwater');
  const online = page.getByRole('region', { name: 'On the server' });
  await online.getByRole('textbox', { name: 'Name of the campaign' }).fill('At sea');
  await online.getByRole('button', { name: 'Start' }).click();
  await expect(online.getByRole('article', { name: 'At sea' })).toContainText('0 of 3 chapters won');
  await online.getByRole('button', { name: 'Play The harbour' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await playToTheEnd(seat, new Random('server'));
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  await end.getByRole('link', { name: 'Campaign' }).click();
  await expect(online.getByRole('button', { name: /^Play The harbour/ })).toBeVisible();
  expect((JSON.parse(await downloaded(page, online)) as CampaignRecord).counted).toHaveLength(1);
});

/** Answers at random. */
async function playToTheEnd(seat: Seat, random: Random): Promise<void> {
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    const { position } = seat.snapshot;
    // The quickest gets the feather: a bot.
    if (asked.kind === 'feather') {
      await seat.movedOn(position);
      continue;
    }
    if (asked.form !== 'some' && asked.form !== 'order') {
      await seat.answer(random.pick(asked.options));
      continue;
    }
    if (asked.form === 'some' && asked.min > 0) await seat.touch(random.pick(seat.shown.targets));
    await seat.submit.click();
    await seat.movedOn(position);
  }
}

async function take(list: Locator, text: string): Promise<void> {
  await list
    .getByLabel('Open a file')
    .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

async function downloaded(page: Page, list: Locator): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
}
