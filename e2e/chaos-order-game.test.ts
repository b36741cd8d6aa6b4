import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { findGame } from '@warptable/games';
import { Random, readGameFile, replay } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch, firstFork } from './at/forks.ts';
import { gameCard } from './at/home.ts';
import { expectCompleteList } from './at/legal.ts';
import { chooseInMenu } from './at/menu.ts';
import type { Seat } from './at/seat.ts';

/** The list is compared after every so many questions only: opening it takes a while. */
const LIST_EVERY = 8;

test('a whole game of Chaos Order by clicks: what is lit is legal, and the result is the engine’s', async ({
  page,
  seat,
}) => {
  // More than a hundred answers, each a second or more where the machine is busy with other things.
  test.setTimeout(900_000);
  await page.goto('/');
  // Bots that answer at once.
  await gameCard(page, 'Chaos Order').getByRole('combobox').selectOption('novice');
  await gameCard(page, 'Chaos Order').getByRole('button', { name: 'Play now' }).click();
  const parts = await playToTheEnd(seat, new Random('the whole of it'));
  // The map, the row of prices, the hand and the bar have all been played by.
  expect([...parts]).toEqual(expect.arrayContaining(['board', 'hand', 'prompt', 'list']));

  const dialog = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const winner = await dialog.locator('.co-result-winner').innerText();
  const rows = await rowsOf(dialog.getByRole('table').first());
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Replay' }).click();
  const file = readGameFile(await downloaded(page));
  const gameModule = findGame(file.game);
  if (!gameModule) throw new Error(`the file is of '${file.game}'`);
  const match = replay(gameModule.game, file);
  const { winners, breakdown } = match.result;
  expect(rows).toHaveLength(3);
  for (const [i, figures] of breakdown.entries()) {
    const name = gameModule.words.seat(match.view('spectator'), i);
    const row = rows.find(({ player }) => player.includes(name));
    expect(row?.figures, name).toEqual({
      Fame: figures['fame'],
      'Relics on the board': figures['relics'],
      'Land regions': figures['land'],
    });
    expect(row?.isWinner, name).toBe(winners.includes(i));
    expect(winner.includes(name) || (i === 0 && winner.includes('You')), name).toBe(winners.includes(i));
  }

  await chooseInMenu(page, 'Verify luck');
  await expect(page.getByRole('dialog', { name: 'Verify luck' }).getByRole('status')).toHaveText(/^Verified/);
});

/** Answers at random; tells by which parts of the table. */
async function playToTheEnd(seat: Seat, random: Random): Promise<Set<string>> {
  const parts = new Set<string>();
  let sinceList = 0;
  let lists = 0;
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    // Not every question has one.
    if (++sinceList >= LIST_EVERY && (await seat.openList())) {
      sinceList = 0;
      await expectCompleteList(seat, { ...asked, options: firstFork(asked).options });
      // It may lie over the map: whoever wants to touch the map shuts it.
      if (++lists % 2 === 0) await seat.shutList();
      await seat.lookAtRest();
    }
    for (const { part } of await answerByTouch(seat, asked, random)) parts.add(part);
  }
  return parts;
}

interface Row {
  readonly player: string;
  readonly isWinner: boolean;
  /** By heading. */
  readonly figures: Readonly<Record<string, number>>;
}

async function rowsOf(table: Locator): Promise<Row[]> {
  const headings = (await table.getByRole('columnheader').allInnerTexts()).slice(1);
  const rows = (await table.getByRole('row').all()).slice(1);
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.getByRole('cell').allInnerTexts();
      const numbers = headings.map(
        (heading, i) => [heading.trim(), Number.parseInt(cells[i] ?? '', 10)] as const,
      );
      // What was held last is no part of the result: it lies on the map.
      const figures = Object.fromEntries(numbers.filter(([heading]) => heading !== 'Relic regions held'));
      return {
        player: await row.getByRole('rowheader').innerText(),
        isWinner: (await row.getAttribute('data-winner')) === 'true',
        figures,
      };
    }),
  );
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Download')]);
  return readFile(await download.path(), 'utf8');
}
