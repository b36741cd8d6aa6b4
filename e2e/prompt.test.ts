import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expect, test } from './at/fixtures.ts';
import { PlayedTable, openKept, playTo } from './at/played.ts';
import type { KeptTable } from './at/played.ts';

/** What is needed of a view of Warpgate. */
interface Hands {
  readonly players: readonly {
    readonly own?: { readonly hand: readonly string[] };
    readonly objectives: readonly unknown[];
    readonly technologies: readonly unknown[];
  }[];
}

/** A game of The Warp in which the person is asked for this. */
function warpAt(isWanted: (pending: Pending) => boolean): KeptTable {
  for (let n = 0; n < 60; n++) {
    const game = new PlayedTable({ game: 'the-warp', seats: 2, seed: `prompt ${n}` });
    if (game.playUntil(isWanted)) return game.kept();
  }
  throw new Error('it does not come up');
}

test('handing in dice says that they are rolled, and that there is no undo', async ({ page, seat }) => {
  await openKept(
    page,
    warpAt(({ ask, options }) => ask.kind === 'rerollDice' && options.length > 1),
  );
  await seat.question();
  await expect(seat.submit).toHaveText('Keep the dice');
  await page.locator('[data-part=board] [data-option]').first().click();
  await expect(seat.submit).toHaveText('Roll 1 die againno undo');
  const { position } = seat.snapshot;
  await seat.submit.click();
  await seat.movedOn(position);
  expect(seat.ear.refused).toEqual([]);
});

test('no number ends the turn, and a key pressed twice answers once', async ({ page, seat }) => {
  await openKept(
    page,
    playTo(2, ({ ask }) => ask.form === 'confirm'),
  );
  await seat.question();
  // Undo is not locked: the turn is still the own.
  const { length } = seat.snapshot;
  await page.keyboard.press('1');
  await page.keyboard.press('u');
  await expect.poll(async () => (await seat.look()) && seat.snapshot.length).toBeLessThan(length);

  await openKept(
    page,
    playTo(2, ({ ask, options }) => ask.kind === 'card' && options.length > 1),
  );
  const card = await seat.question();
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect.poll(async () => (await seat.look()) && seat.snapshot.asked[0]?.kind).not.toBe(card?.kind);
  await seat.question();
  expect(seat.snapshot.asked[0]?.kind).toBe('action');
});

test('who has no cards left reads so from the first word on', async ({ page, seat }) => {
  const isEmpty = ({ ask }: Pending, { match }: Table): boolean => {
    const view = match?.view(0) as Hands | undefined;
    const me = view?.players[0];
    const cards = (me?.objectives.length ?? 0) + (me?.technologies.length ?? 0);
    return ask.form === 'amount' && me?.own?.hand.length === 0 && cards >= 3;
  };
  await page.setViewportSize({ width: 1366, height: 768 });
  await openKept(page, playTo(3, isEmpty));
  await seat.question();
  const text = page.locator('[data-part=hand]').getByText('You have no cards in hand.');
  await expect(text).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet over the hand is put away when its cards are asked for', async ({ page, seat }) => {
    await openKept(
      page,
      playTo(2, ({ ask }) => ask.form === 'confirm'),
    );
    await seat.question();
    await page.getByRole('tab', { name: 'Cards', exact: true }).tap();
    const sheet = page.getByRole('tabpanel', { name: 'Cards', exact: true });
    await expect(sheet).toBeVisible();
    await seat.prompt.locator('[data-does=end]').tap();
    await expect(sheet).toBeHidden();
    await expect(page.locator('[data-part=hand] [data-option]').first()).toBeInViewport();
  });

  test('free moves are large enough for a finger, and say what they are', async ({ page, seat }) => {
    await openKept(
      page,
      warpAt(({ options }) => options.includes('+fire') && options.includes('+trade')),
    );
    await seat.question();
    for (const word of ['Trade', 'Fire']) {
      const move = page.locator('[data-part=hand] [data-option^="+"]').filter({ hasText: word });
      await expect(move.locator('small')).toBeVisible();
      expect((await move.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});
