import { askedOf } from '@warptable/kernel';
import type { Asked, Pending } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { firstFork } from './at/forks.ts';
import { pressAnew } from './at/keys.ts';
import { PlayedTable, openKept } from './at/played.ts';

/** A table at a Develop with several cards, of which one can build in several places. */
function atDevelop(): { readonly game: PlayedTable; readonly asked: Asked } {
  for (let n = 0; n < 200; n++) {
    const game = new PlayedTable({ game: 'the-warp', seats: 3, seed: `develop ${n}` });
    const next = game.playUntil(isRich);
    if (next) return { game, asked: askedOf(next) };
  }
  throw new Error('nobody develops');
}

function isRich(pending: Pending): boolean {
  if (pending.ask.kind !== 'develop' || pending.options.length < 2) return false;
  const { paths } = askedOf(pending);
  return Object.keys(paths?.['start-1'] ?? {}).length === 2;
}

test('a path is walked by touch and by keys, one step back at a time, and survives a reload', async ({
  page,
  seat,
}) => {
  test.setTimeout(120_000);
  const { game, asked } = atDevelop();
  await openKept(page, game.kept());
  await seat.question();
  const { position } = seat.snapshot;
  const crumbs = seat.prompt.locator('.wt-crumbs');
  const lit = async (): Promise<string[]> =>
    [...new Set((await seat.look()).targets.map(({ value }) => value))].toSorted();
  const first = firstFork(asked).options.map(String).toSorted();
  await expect.poll(lit).toEqual(first);

  // The card in the hand, then its uses on the card.
  await page.locator('[data-part=hand] [data-option="start-1"]').click();
  await expect.poll(lit).toEqual(['1', '2']);
  await expect(crumbs).toContainText('Start Card');
  await page.keyboard.press('Escape');
  await expect.poll(lit).toEqual(first);
  await expect(crumbs).toBeHidden();

  await page.locator('[data-part=hand] [data-option="start-1"]').click();
  await page.locator('[data-part=hand] [data-option="1"]').click();
  await expect(crumbs).toContainText('Build');
  const types = await lit();
  expect(types).toContain('trade-post');
  await page.reload();
  await seat.question();
  await expect.poll(lit).toEqual(types);
  await seat.prompt.getByRole('button', { name: 'Back' }).click();
  await expect.poll(lit).toEqual(['1', '2']);

  // By keys alone to the end.
  await page.keyboard.press('1');
  await expect.poll(lit).toEqual(types);
  await expect(async () => {
    await pressAnew(page, '1');
    await seat.look();
    expect(seat.snapshot.position).not.toBe(position);
  }).toPass();
  expect(seat.ear.refused).toEqual([]);
});

test('with nothing to draw, one button ends the turn and the prompt says so', async ({ page, seat }) => {
  const isFull = ({ ask, options }: Pending): boolean =>
    ask.kind === 'replenish' &&
    options.every((value) => value === 'endTurn' || String(value).startsWith('+'));
  const game = gameAt(isFull);
  await openKept(page, game.kept());
  await seat.question();
  const prompt = page.getByRole('region', { name: 'What to do' });
  await expect(prompt).toContainText('Use a free move, or end your turn');
  await expect(prompt.getByRole('button', { name: /end (the )?turn/i })).toHaveCount(1);
  await page.keyboard.press('e');
  await expect(prompt).not.toContainText('Use a free move');
});

/** A game in which the person is asked for this. */
function gameAt(isWanted: (pending: Pending) => boolean): PlayedTable {
  for (let n = 0; n < 40; n++) {
    const game = new PlayedTable({ game: 'the-warp', seats: 3, seed: `full ${n}` });
    if (game.playUntil(isWanted)) return game;
  }
  throw new Error('it does not come up');
}
