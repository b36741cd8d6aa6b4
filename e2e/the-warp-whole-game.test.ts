import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { findGame } from '@warptable/games';
import { Random, readGameFile, replay } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { chooseInMenu } from './at/menu.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { Seat } from './at/seat.ts';

// The longest test: by its name among the first, so that the others are done meanwhile.

test('a whole game of The Warp by clicks: what is lit is legal, and the scores are the engine’s', async ({
  page,
  seat,
}) => {
  // Hundreds of answers, each a second or more where the machine is busy with other things.
  test.setTimeout(1_500_000);
  await openKept(page, new PlayedTable({ game: 'the-warp', seats: 4, seed: 'the whole of it' }).kept());
  const parts = await playToTheEnd(seat, new Random('the whole of it'));
  // The map, the hand and the bar have all been played by.
  expect([...parts]).toEqual(expect.arrayContaining(['board', 'hand', 'prompt']));

  const dialog = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const rows = await rowsOf(dialog.getByRole('table').first());
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Replay' }).click();
  const file = readGameFile(await downloaded(page));
  const gameModule = findGame(file.game);
  if (!gameModule) throw new Error(`the file is of '${file.game}'`);
  const match = replay(gameModule.game, file);
  const { scores, breakdown } = match.result;
  expect(rows).toHaveLength(scores.length);
  for (const [i, total] of scores.entries()) {
    const name = gameModule.words.seat(match.view('spectator'), i);
    expect(rows.find(({ player }) => player.includes(name))?.points, name).toEqual({
      Progress: breakdown[i]?.['progress'],
      Prosperity: breakdown[i]?.['prosperity'],
      Conquest: breakdown[i]?.['conquest'],
      Pioneering: breakdown[i]?.['pioneering'],
      'Warp Gate': breakdown[i]?.['gate'],
      Total: total,
    });
  }
});

/** Answers at random; tells by which parts of the table. */
async function playToTheEnd(seat: Seat, random: Random): Promise<Set<string>> {
  const parts = new Set<string>();
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    for (const { part } of await answerByTouch(seat, asked, random)) parts.add(part);
  }
  return parts;
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
      const points = Object.fromEntries(headings.map((heading, i) => [heading.trim(), Number(cells[i])]));
      return { player: await row.getByRole('rowheader').innerText(), points };
    }),
  );
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, 'Download')]);
  return readFile(await download.path(), 'utf8');
}
