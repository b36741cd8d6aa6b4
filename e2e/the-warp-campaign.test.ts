import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { CampaignRecord } from '@warptable/games/campaign';
import { Random } from '@warptable/kernel';
import type { Result } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { gameCard } from './at/home.ts';

// The page of the solo campaign: the star chart, the Rivals' cards, what a scenario leaves behind.

const SIZES = [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

const chartOf = (page: Page): Locator => page.getByRole('group', { name: 'Star chart of the campaign' });

const rivalButton = (page: Page, name: RegExp | string): Locator =>
  chartOf(page).getByRole('button', { name });

/** Gives the scenario of this table up, from its menu. */
async function giveUp(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  const mine = page.getByRole('tab', { name: 'Me' });
  await expect(menu.or(mine).first()).toBeVisible();
  if (!(await menu.isVisible())) await mine.click();
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Give up' }).click();
  const sure = page.getByRole('dialog', { name: 'Really give up?' });
  await sure.getByRole('button', { name: 'Give up' }).click();
}

for (const [name, viewport] of SIZES)
  test.describe(name, () => {
    test.use({ viewport });

    test('a Rival is read and played; a scenario is given up and played again', async ({ page, seat }) => {
      await page.goto('/');
      await gameCard(page, 'The Warp').getByRole('link', { name: 'Campaign' }).click();
      const chart = chartOf(page);
      await expect(chart.getByRole('button')).toHaveCount(11);
      await expect(chart.getByRole('button', { name: /\(open\)/ })).toHaveCount(4);
      await expect(chart.getByRole('button', { name: /\(closed\)$/ })).toHaveCount(7);
      await expectAccessible(page);

      // A closed Rival can be read, not played.
      await rivalButton(page, /^Xotan Timebenders/).click();
      const xotan = page.getByRole('dialog', { name: 'Xotan Timebenders' });
      await expect(xotan).toContainText('Every turn of theirs scores 1 / 2 / 3.');
      await expect(xotan).toContainText('Closed: first defeat Tavma Morphlings');
      await expect(xotan.getByRole('button', { name: /^Play/ })).toHaveCount(0);
      await page.keyboard.press('Escape');

      await rivalButton(page, 'Dura Scavengers (open) next').click();
      const dura = page.getByRole('dialog', { name: 'Dura Scavengers' });
      await expectAccessible(page);
      await dura.getByRole('combobox', { name: 'Map side' }).selectOption('B');
      await dura.getByRole('button', { name: 'Play in hard mode' }).click();
      await expect(page).toHaveURL(/\/local\//);
      expect((await seat.question())?.kind).toBe('soloRaces');

      // One scenario at a time: the chart leads back to it.
      await page.goto('/campaign/the-warp');
      await expect(rivalButton(page, 'Dura Scavengers under way')).toBeVisible();
      await rivalButton(page, /^Silna Officials/).click();
      const silna = page.getByRole('dialog', { name: 'Silna Officials' });
      await expect(silna).toContainText('Another scenario of this campaign is under way.');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Continue against Dura Scavengers' }).click();
      await seat.question();
      await giveUp(page);

      const history = page.getByRole('region', { name: 'History' });
      await expect(history.getByRole('listitem')).toHaveText([/Dura Scavengers\s*Given up.*hard, map B/]);
      await rivalButton(page, /^Dura Scavengers/).click();
      await expect(dura).toContainText('1 attempt, 0 won');
      // What was chosen last is offered again.
      await expect(dura.getByRole('combobox', { name: 'Map side' })).toHaveValue('B');
      await dura.getByRole('button', { name: 'Play', exact: true }).click();
      await seat.question();
      await giveUp(page);
      await expect(history.getByRole('listitem')).toHaveCount(2);
    });

    test('a single game against a Rival of any tier counts for no campaign', async ({ page, seat }) => {
      await page.goto('/campaign/the-warp');
      await page.getByRole('button', { name: 'Single games' }).click();
      await expect(page.getByText('Nothing counts for a campaign.')).toBeVisible();
      await rivalButton(page, 'Darja Shadows (open)').click();
      const darja = page.getByRole('dialog', { name: 'Darja Shadows' });
      await darja.getByRole('combobox', { name: 'Races in the deck' }).selectOption('The 5 starters');
      await darja.getByRole('button', { name: 'Play', exact: true }).click();
      const asked = await seat.question();
      expect(asked?.options).toHaveLength(4);
      await giveUp(page);
      await expect(page.getByRole('button', { name: 'Single games' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByRole('region', { name: 'History' })).toContainText('Given up');
      await page.getByRole('button', { name: 'My campaign' }).click();
      await expect(page.getByRole('region', { name: 'History' })).toContainText('No scenario has ended yet.');
    });
  });

for (const [name, viewport] of SIZES)
  test(`a campaign of two scenarios by touch, at a ${name}`, async ({ page, seat }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(viewport);
    await page.goto('/campaign/the-warp');
    const outcomes: string[] = [];
    for (const rival of ['Dura Scavengers', 'Skolok Miners']) {
      await rivalButton(page, new RegExp(`^${rival}`)).click();
      const card = page.getByRole('dialog', { name: rival });
      await card.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(page).toHaveURL(/\/local\//);
      const random = new Random(`${rival} ${name}`);
      for (let asked = await seat.question(); asked; asked = await seat.question())
        await answerByTouch(seat, asked, random);
      const end = page.getByRole('dialog', { name: 'The end of the game' });
      await expect(end).toBeVisible();
      const isWon = hasWon(seat.snapshot.view);
      const news = end.getByRole('region', { name: 'What you have won' });
      if (isWon) await expect(news).toContainText(`${rival} are defeated`);
      outcomes.unshift(isWon ? 'Won' : 'Lost');
      await end.getByRole('link', { name: 'Campaign' }).click();
      const games = page.getByRole('region', { name: 'History' }).getByRole('listitem');
      await expect(games).toHaveCount(outcomes.length);
      await expect(games.first()).toContainText(rival);
      for (const [i, outcome] of outcomes.entries()) await expect(games.nth(i)).toContainText(outcome);
      await expect(rivalButton(page, rival)).toHaveAccessibleName(isWon ? /\(defeated\)/ : /\(open\)/);
    }
    // Both can be watched again.
    await page.getByRole('region', { name: 'History' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/replay\/local\//);
  });

test('two campaigns stand side by side, each with a scenario of its own', async ({ page, seat }) => {
  const play = async (rival: string): Promise<void> => {
    await rivalButton(page, new RegExp(`^${rival}`)).click();
    const card = page.getByRole('dialog', { name: rival });
    await card.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page).toHaveURL(/\/local\//);
    expect((await seat.question())?.kind).toBe('soloRaces');
    await page.goto('/campaign/the-warp');
  };
  await page.goto('/campaign/the-warp');
  await play('Dura Scavengers');
  await page.getByText('New campaign, or one from a file').click();
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('Second way');
  await page.getByRole('button', { name: 'Start' }).click();
  const second = page.getByRole('button', { name: 'Second way' });
  await second.click();
  await expect(rivalButton(page, 'Dura Scavengers (open) next')).toBeVisible();
  await play('Skolok Miners');
  await second.click();
  await expect(rivalButton(page, 'Skolok Miners under way')).toBeVisible();
  await expect(rivalButton(page, 'Dura Scavengers (open)')).toBeVisible();
  await page.getByRole('button', { name: 'My campaign' }).click();
  await expect(rivalButton(page, 'Dura Scavengers under way')).toBeVisible();
  await expect(rivalButton(page, 'Skolok Miners (open)')).toBeVisible();
});

test('on the server a scenario waits, leads back to its campaign, and counts when it is given up', async ({
  page,
  seat,
}) => {
  await page.goto('/guest');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').first()).not.toBeEmpty();
  await page.goto('/campaign/the-warp');
  const online = page.getByRole('region', { name: 'On the server' });
  await online.getByRole('button', { name: 'Start' }).click();
  await online.getByRole('button', { name: /^Silna Officials/ }).click();
  await page
    .getByRole('dialog', { name: 'Silna Officials' })
    .getByRole('button', { name: 'Play', exact: true })
    .click();
  await expect(page).toHaveURL(/\/t\//);
  expect((await seat.question())?.kind).toBe('soloRaces');
  await page.goto('/campaign/the-warp');
  await expect(online.getByRole('button', { name: 'Silna Officials under way' })).toBeVisible();
  await online.getByRole('button', { name: 'Give up' }).click();
  await online.getByRole('button', { name: 'Really give up?' }).click();
  await expect(online.getByRole('region', { name: 'History' })).toContainText('Given up');
  await expect(online.getByRole('button', { name: 'Silna Officials (open)' })).toBeVisible();
});

const hasWon = (view: unknown): boolean =>
  (view as { readonly result: Result | null }).result?.winners.includes(0) === true;

test('what was won in a file is on the chart: tiers, races, best results', async ({ page }) => {
  await page.goto('/campaign/the-warp');
  await take(page, campaignWith(['dura', 'skolok', 'silna', 'xurdun']));
  await page.getByRole('button', { name: 'Far away' }).click();
  await expect(rivalButton(page, 'Dura Scavengers (defeated in hard mode)')).toBeVisible();
  await expect(rivalButton(page, 'Tavma Morphlings (open) next')).toBeVisible();
  await expect(page.getByText('4 of 11')).toBeVisible();
  await expect(page.getByText(/^To open tier 3, defeat Tavma Morphlings/)).toBeVisible();
  const races = page.getByRole('region', { name: 'Your races' });
  await races.getByText('Xurdun Slavers').click();
  await expect(races.getByText('Conquering an area puts 1 Troop into your reserve')).toBeVisible();
  await rivalButton(page, /^Skolok Miners/).click();
  await expect(page.getByRole('dialog', { name: 'Skolok Miners' })).toContainText('14 to 9, 12 rounds');
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const saved = JSON.parse(await readFile(await file.path(), 'utf8')) as CampaignRecord;
  expect(saved).toMatchObject({ name: 'Far away', progress: { rivals: { dura: { wins: 1 } } } });
});

async function take(page: Page, record: object): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(record));
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('The file has been read.')).toBeVisible();
}

/** Dura was defeated in hard mode, the others in normal mode. */
function campaignWith(rivals: readonly string[]): object {
  const scenario = (rival: string, mode: string) => ({
    rival,
    mode,
    outcome: 'won',
    points: [14, 9],
    hardPoints: 0,
    rounds: 12,
    races: ['luron-droids', 'volut-smugglers'],
    hints: 0,
    time: 60_000,
    side: 'A',
    pioneering: 'basic',
    clock: 'time',
    table: rival,
    at: 1000,
  });
  const games = rivals.map((rival, i) => scenario(rival, i === 0 ? 'hard' : 'normal'));
  return {
    format: 'warptable-campaign/1',
    id: 'far',
    game: 'the-warp',
    name: 'Far away',
    startedAt: 5,
    version: 1,
    counted: rivals,
    progress: {
      history: games,
      choices: { side: 'A', pioneering: 'basic', clock: 'time' },
      rivals: Object.fromEntries(
        games.map((game) => [
          game.rival,
          {
            won: { normal: true, hard: game.mode === 'hard' },
            attempts: 1,
            wins: 1,
            best: { [game.mode]: game },
          },
        ]),
      ),
    },
  };
}
