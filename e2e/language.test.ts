import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { MANIFESTS } from '@warptable/games';
import type { Pending } from '@warptable/kernel';
import { expectBrackets } from './at/brackets.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { chooseInMenu } from './at/menu.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable } from './at/played.ts';

const ROOT = resolve(import.meta.dirname, '..');
const GAMES = MANIFESTS.filter(({ ui }) => ui !== undefined);

const read = (page: Page, at: string): Promise<void> => expectBrackets(page, at);

/** From here on this tab speaks in brackets. */
async function begin(page: Page): Promise<void> {
  await page.goto('/?language=en-XA');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^⟦.*⟧$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
}

/** Opens a dialog, reads it and closes it. */
async function readDialog(page: Page, at: string, open: () => Promise<void>): Promise<void> {
  await open();
  // Some dialogs open before they are filled.
  await expect(page.locator('.wt-dialog-content > *').first()).toBeVisible();
  await read(page, at);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('English is what is spoken as long as nobody asks for something else', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heavy games, light to play');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  // There is nothing to choose from yet.
  await expect(page.getByText('Language')).toHaveCount(0);
});

test('the pages around the tables say nothing past the tables of texts', async ({ page }) => {
  await begin(page);
  await read(page, 'home');
  for (const { name } of GAMES)
    for (const way of ['Choose opponents', 'Around one screen', 'Online table'])
      await readDialog(page, `${name}, ${way}`, async () => {
        await gameCard(page, name).getByRole('button', { name: way }).click();
        await expect(page.getByRole('dialog').getByText('Odds of battles')).toBeVisible();
      });
  for (const address of [
    '/settings',
    '/replay',
    '/guest',
    '/games',
    '/friends',
    '/friend#nothing',
    '/privacy',
    '/admin',
    '/lobby',
    '/join#nothing',
    '/no/such/page',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await read(page, address);
  }
  for (const { id, campaign } of GAMES) {
    if (!campaign) continue;
    await page.goto(`/campaign/${id}`);
    const here = page.getByRole('region', { name: 'On this device' });
    const start = here.getByRole('button', { name: 'Start' });
    // A game with a page of its own for its campaign shows it at once.
    await expect(start.or(here.getByRole('article')).first()).toBeVisible();
    if (await start.isVisible()) await start.click();
    await expect(here.getByRole('article')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await read(page, `the campaign of ${id}`);
  }
  for (const { id } of GAMES) {
    await page.goto(`/rules/${id}`);
    await page.getByRole('searchbox').fill('player');
    await expect(page.getByRole('status')).toHaveText(/\d+ entr(?:y|ies)/);
    await read(page, `the rules of ${id}`);
  }
});

test('nor does an online table, before the game and in it', async ({ page, seat }) => {
  await begin(page);
  await page.goto('/lobby');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Online table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link for one person' })).toBeVisible();
  await read(page, 'the waiting room');
  await page.goto('/lobby');
  await expect(page.getByRole('link', { name: 'Enter' })).toBeVisible();
  await read(page, 'the lobby with a table');
  for (const address of ['/guest', '/games', '/friends', '/privacy']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await read(page, `${address} of a guest`);
  }
  await page.goto('/lobby');
  await page.getByRole('link', { name: 'Enter' }).click();
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await seat.question();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await read(page, 'an online table');
  await readDialog(page, 'the menu', () => page.getByRole('button', { name: 'Menu' }).click());
  await readDialog(page, 'where the luck comes from', () => chooseInMenu(page, 'Where the luck comes from'));
  await readDialog(page, 'resigning', () => chooseInMenu(page, 'Resign'));
  await chooseInMenu(page, 'Pause');
  await expect(seat.prompt.getByText('You have paused the table.')).toBeVisible();
  await read(page, 'a paused table');
});

const MAX_KINDS = 8;

/** A table at the first question of so many kinds, spread over those that a game comes across. */
function tablesOf(game: string): ReadonlyMap<string, KeptTable> {
  const found = new Map<string, KeptTable>();
  const played = new PlayedTable({ game, seats: 3, seed: `brackets ${game}` });
  const isNew = ({ ask }: Pending): boolean => !found.has(ask.kind);
  for (let next = played.playUntil(isNew); next; next = played.playUntil(isNew))
    found.set(next.ask.kind, played.kept());
  const step = Math.max(1, Math.floor(found.size / MAX_KINDS));
  return new Map([...found].filter((_, i) => i % step === 0));
}

for (const { id, name } of GAMES) {
  test(`nor does a table of ${name}`, async ({ page, seat }) => {
    test.setTimeout(400_000);
    await begin(page);
    const tables = tablesOf(id);
    for (const [kind, kept] of tables) {
      await test.step(kind, async () => {
        await openKept(page, kept);
        await seat.question();
        await read(page, kind);
        await seat.openList();
        for (const grey of await page.locator('.wt-refused > summary').all()) await grey.click();
        await read(page, `${kind}, all options`);
      });
    }
    await readPanels(page);
    await page.setViewportSize({ width: 360, height: 640 });
    const tabs = page.locator('.wt-sheet-tabs [role=tab]');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      await read(page, `panel ${i} on a phone`);
    }
  });

  test(`nor does the lesson of ${name}`, async ({ page, seat }) => {
    await begin(page);
    await page.goto(`/learn/${id}/first`);
    await expect(page.getByRole('complementary', { name: 'Lesson' })).toBeVisible();
    await seat.question();
    await read(page, 'the first step');
  });

  test(`nor does a replay of ${name}`, async ({ page }) => {
    await begin(page);
    await page.goto('/replay');
    const golden = globSync(`{games,examples}/${id}/test/golden/*`, { cwd: ROOT });
    await page.getByLabel('Choose a file').setInputFiles(resolve(ROOT, golden.toSorted().at(-1) ?? ''));
    const bar = page.getByRole('group', { name: 'Replay' });
    await expect(bar).toBeVisible();
    await read(page, 'the beginning');
    const middle = Math.floor(Number(await bar.getByRole('slider').getAttribute('max')) / 2);
    await bar.getByRole('slider').fill(String(middle));
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('0');
    await read(page, 'the middle');
    await readDialog(page, 'the menu', () => page.getByRole('button', { name: 'Menu' }).click());
    await readDialog(page, 'the check of the luck', () => chooseInMenu(page, 'Verify luck'));
    await bar.getByRole('button', { name: 'To the end' }).click();
    await readDialog(page, 'the result', () => page.getByRole('button', { name: 'Result' }).click());
    await page.goto('/replay');
    await expect(page.getByRole('region', { name: 'Game files' })).toBeVisible();
    await read(page, 'the list of replays');
  });
}

/** All that can be opened at a table with a wide screen. */
async function readPanels(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await readDialog(page, 'keys', () => page.keyboard.press('?'));
  await readDialog(page, 'settings', () => page.keyboard.press('s'));
  const players = page.locator('.wt-strip-name');
  for (let i = 0; i < (await players.count()); i++)
    await readDialog(page, `player ${i}`, () => players.nth(i).click());
  await readDialog(page, 'a hint', () => page.getByRole('button', { name: 'Hint' }).click());
  const things = page.locator(
    '.wt-card-info, .wt-card-info, [data-target=idle]:not([data-kind=back]) > :is(.wt-card-body, .wt-card-body)',
  );
  for (let i = 0; i < Math.min(3, await things.count()); i++)
    await readDialog(page, `card ${i}`, () => things.nth(i).click());
  for (const key of ['y', 'e', 'r', 'u']) {
    await page.keyboard.press(key);
    await read(page, `the turn, after ${key}`);
    await page.keyboard.press('Escape');
  }
}
