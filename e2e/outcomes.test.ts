import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { Random, isChance, readGameFile, replay } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import { warpgate } from '../games/warpgate/rules/game.ts';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable } from './at/played.ts';
import { expectMapInSight, expectNoSideways, expectRoom, expectUncovered } from './at/room.ts';
import type { Seat } from './at/seat.ts';

const GAMES = [
  {
    game: 'warpgate',
    kind: 'tactics',
    end: /^You (won|lost) the battle at .+, \d+ to \d+/,
    rule: 'WG 12.11',
  },
  {
    game: 'the-warp',
    kind: 'rerollDice',
    end: /(conquered|held|failed|Nobody is left).*, \d+ to \d+/,
    rule: 'TW 10.55',
  },
] as const;

/** A table where this person is about to end a fight. */
function beforeEnd(game: string, kind: string): KeptTable {
  const isWanted = ({ ask }: Pending): boolean => ask.kind === kind;
  for (let n = 0; n < 100; n++) {
    const played = new PlayedTable({ ...(game === 'warpgate' ? {} : { game }), seats: 3, seed: `end ${n}` });
    if (played.playUntil(isWanted)) return played.kept();
  }
  throw new Error('nobody fights');
}

const newsOf = (page: Page) => page.getByRole('region', { name: 'What happened' });

/** Fights to the end and waits for what is asked next. */
async function fightOut(seat: Seat, game: string, kind: string): Promise<void> {
  await openKept(seat.page, beforeEnd(game, kind));
  const random = new Random('outcomes');
  for (let asked = await seat.question(); asked?.kind === kind; asked = await seat.question())
    await answerByTouch(seat, asked, random);
}

for (const { game, kind, end, rule } of GAMES) {
  test(`${game}: both sides of a fight stay in sight when it is over, until they are put away`, async ({
    page,
    seat,
  }) => {
    await fightOut(seat, game, kind);
    const news = newsOf(page);
    await expect(news.locator('header')).toContainText(end);
    await expect(news.getByRole('heading')).toHaveCount(2);
    await expect(news.getByRole('button', { name: rule })).toBeVisible();
    await expectUncovered(seat, 'the end of a fight');
    await expectAccessible(page, { within: '.wt-news' });

    const { position } = seat.snapshot;
    await page.keyboard.press('Escape');
    await expect(news).toHaveCount(0);
    // It has answered nothing.
    await seat.look();
    expect(seat.snapshot.position).toBe(position);
  });

  test(`${game}: the end of a fight goes with the next answer`, async ({ page, seat }) => {
    await fightOut(seat, game, kind);
    await expect(newsOf(page)).toBeVisible();
    const asked = await seat.question();
    if (asked) await answerByTouch(seat, asked, new Random('next'));
    await expect(newsOf(page)).toHaveCount(0);
  });

  test.describe('on the smallest phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`${game}: a strip tells how the fight ended, and shows more when it is touched`, async ({
      page,
      seat,
    }) => {
      await fightOut(seat, game, kind);
      const news = newsOf(page);
      await expect(news.locator('header')).toContainText(end);
      await expectRoom(seat, 'the end of a fight');
      await expectMapInSight(seat, 'the end of a fight');
      await expectUncovered(seat, 'the end of a fight');
      await expectNoSideways(seat);
      await news.getByRole('button', { name: 'Show' }).tap();
      await expect(news.getByRole('heading')).toHaveCount(2);
      await expectAccessible(page, { within: '.wt-news' });
      await news.getByRole('button', { name: 'Close' }).tap();
      await expect(news).toHaveCount(0);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('one line tells what others did since the last answer, and leads to the first of it in the log', async ({
    page,
    seat,
  }) => {
    const game = new PlayedTable({ seats: 3, seed: 'since' });
    expect(game.playUntil(({ ask }) => ask.kind === 'card')).toBeDefined();
    await openKept(page, game.kept());
    await expect(newsOf(page)).toHaveCount(0);
    await seat.question();
    await seat.playTurn(new Random('since'));
    await seat.question();
    const line = newsOf(page).getByRole('button', { name: /^Since your last answer: .+ and \d+ more$/ });
    await expect(line).toBeInViewport();
    await expectRoom(seat, 'what others did');
    await expectUncovered(seat, 'what others did');
    await line.tap();
    const log = page.getByRole('tabpanel', { name: 'Log' });
    await expect(log.locator('[data-new="New since your last answer"]')).toBeInViewport();
    await page.getByRole('button', { name: 'Close panel' }).tap();
    await expect(newsOf(page)).toHaveCount(0);
  });
});

test('the log marks what is new since the last answer, and has the first of it in sight', async ({
  page,
  seat,
}) => {
  const game = new PlayedTable({ seats: 4, seed: 'since' });
  expect(game.playUntil(({ ask }) => ask.kind === 'card')).toBeDefined();
  await openKept(page, game.kept());
  await seat.question();
  await seat.playTurn(new Random('since'));
  await seat.question();
  await expect(page.getByRole('region', { name: 'Log' }).locator('[data-new]')).toBeInViewport();
});

test('a screen reader hears what happened; whom one waits for, only when it is quiet', async ({
  page,
  seat,
}) => {
  const game = new PlayedTable({ seats: 3, seed: 'heard' });
  expect(game.playUntil(({ ask }) => ask.kind === 'card')).toBeDefined();
  await openKept(page, game.kept());
  await seat.question();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('[data-live]'))
      new MutationObserver(() => heard.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await seat.playTurn(new Random('heard'));
  await seat.question();
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.some((text) => /played/.test(text))).toBe(true);
  expect(heard.filter((text) => /Waiting for|'s turn \d/.test(text))).toEqual([]);
});

test('a replay shows how a fight ended at its moment', async ({ page }) => {
  const path = `${import.meta.dirname}/../games/warpgate/test/golden/three.json`;
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(path);
  const slider = page.getByRole('group', { name: 'Replay' }).getByRole('slider');
  await expect(newsOf(page)).toHaveCount(0);
  await slider.fill(String(firstEndOfBattle(await readFile(path, 'utf8'))));
  await expect(newsOf(page)).toContainText(/won the battle at .+ against .+, \d+ to \d+/);
  await newsOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(newsOf(page)).toHaveCount(0);
});

/** After so many answers the first battle of a recorded game is won. */
function firstEndOfBattle(text: string): number {
  const file = readGameFile(text);
  const won = replay(warpgate, file).events.find(({ event }) => event.type === 'BattleWon');
  return file.entries.slice(0, won?.at).filter((entry) => !isChance(entry)).length;
}
