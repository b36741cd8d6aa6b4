import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { findGame } from '@warptable/games';
import { Random, readGameFile, replay } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { expectCompleteList, expectLegalTargets } from './at/legal.ts';
import { chooseInMenu } from './at/menu.ts';
import type { Seat, Target } from './at/seat.ts';

// One of the two longest tests: by its name among the first, so that the others are done meanwhile.

/** The list is compared after every so many questions only: opening it takes a while. */
const LIST_EVERY = 10;

test('a whole game by clicks: what can be touched is what is legal, and the scores are the engine’s', async ({
  page,
  seat,
}) => {
  // Hundreds of answers, each a second or more where the machine is busy with other things.
  test.setTimeout(1_500_000);
  await page.goto('/');
  // Bots that answer at once.
  await gameCard(page).getByRole('combobox').selectOption('novice');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  const parts = await playToTheEnd(seat, new Random('a whole game'));
  // The board, the hand and the bar have all been played by.
  expect([...parts]).toEqual(expect.arrayContaining(['board', 'hand', 'prompt', 'list']));

  const dialog = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const rows = await rowsOf(dialog.getByRole('table').first());
  const history = dialog.getByRole('table', { name: /^Points after each round/ });
  const after = await history.getByRole('row').last().getByRole('cell').allInnerTexts();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Replay' }).click();
  const file = readGameFile(await downloaded(page));
  const gameModule = findGame(file.game);
  if (!gameModule) throw new Error(`the file is of '${file.game}'`);
  const match = replay(gameModule.game, file);
  const { scores, breakdown } = match.result;
  expect(rows).toHaveLength(scores.length);
  expect(after.map(Number)).toEqual(scores);
  for (const [i, total] of scores.entries()) {
    const name = gameModule.words.seat(match.view('spectator'), i);
    expect(rows.find(({ player }) => player.includes(name))?.points, name).toEqual({
      Objectives: breakdown[i]?.['objectives'],
      'Trade Goods': breakdown[i]?.['goods'],
      Technologies: breakdown[i]?.['technologies'],
      'Heroes and Advanced Tactics': breakdown[i]?.['tactics'],
      Total: total,
    });
  }

  await chooseInMenu(page, 'Verify luck');
  await expect(page.getByRole('dialog', { name: 'Verify luck' }).getByRole('status')).toHaveText(/^Verified/);
});

/** Answers at random, each time by another part of the table; tells by which. */
async function playToTheEnd(seat: Seat, random: Random): Promise<Set<string>> {
  const parts = new Set<string>();
  let sinceList = 0;
  let lists = 0;
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    await expectLegalTargets(seat, asked);
    // Not every question has one.
    if (++sinceList >= LIST_EVERY && (await seat.openList())) {
      sinceList = 0;
      await expectCompleteList(seat, asked);
      // It may lie over the map: whoever wants to touch the map shuts it.
      if (++lists % 2 === 0) await seat.shutList();
      await seat.lookAtRest();
    }
    if (await seat.slider.isVisible()) {
      await seat.answer(random.pick(asked.options));
      continue;
    }
    const target = random.pick(inReach(seat));
    await seat.take(target);
    parts.add(target.part);
  }
  return parts;
}

/** While the list is open it is what one chooses from. */
function inReach({ shown: { targets } }: Seat): readonly Target[] {
  const listed = targets.filter(({ part }) => part === 'list');
  return listed.length > 0 ? listed : targets;
}

interface Row {
  readonly player: string;
  /** By heading. */
  readonly points: Readonly<Record<string, number>>;
}

async function rowsOf(table: Locator): Promise<Row[]> {
  const headings = (await table.getByRole('columnheader').allInnerTexts()).slice(1);
  const rows = (await table.getByRole('row').all()).slice(1);
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.getByRole('cell').allInnerTexts();
      const numbers = headings.map((heading, i) => [heading.trim(), Number(cells[i])] as const);
      // Planets are no points: they only break a tie.
      const points = Object.fromEntries(numbers.filter(([heading]) => heading !== 'Planets'));
      return { player: await row.getByRole('rowheader').innerText(), points };
    }),
  );
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Download')]);
  return readFile(await download.path(), 'utf8');
}
