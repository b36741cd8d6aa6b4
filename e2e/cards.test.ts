import type { Page } from '@playwright/test';
import { expect, test } from './at/fixtures.ts';
import { PlayedTable, openKept } from './at/played.ts';
import { expectHandInSight, expectWholeLines } from './at/room.ts';

/** The Warp at a question of this kind with so many answers or more. */
function warpAt(kind: string, min = 1): PlayedTable {
  const played = new PlayedTable({ game: 'the-warp', seats: 4, seed: 'half' });
  expect(played.playUntil(({ ask, options }) => ask.kind === kind && options.length >= min)).toBeDefined();
  return played;
}

test('all of a full hand is in sight, and a card that is pointed at grows over its neighbours', async ({
  page,
  seat,
}) => {
  await openKept(page, warpAt('discard', 10).kept());
  await seat.question();
  await expectHandInSight(seat, 'discard');
  const card = page.locator('[data-part=hand] .tw-card[data-kind=archive]').first();
  const lens = page.locator('.wt-card-lens');
  await expect(lens).toBeHidden();
  const width = (await card.boundingBox())?.width;
  await card.hover();
  await expect(lens.locator('.tw-use-words').first()).toBeVisible();
  // The others stay as they are, and what is touched is the card itself.
  expect((await card.boundingBox())?.width).toBe(width);
  await expect(lens).toHaveCSS('pointer-events', 'none');
  await page.mouse.move(5, 5);
  await expect(lens).toBeHidden();
});

test('whoever chooses a race sees its face and reads all of it, on every screen', async ({ page, seat }) => {
  await openKept(page, warpAt('draftRace').kept());
  const asked = await seat.question();
  for (const [width, height] of [
    [1366, 768],
    [1366, 625],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const races = page.locator('.wt-face-choice .wt-card-body');
    await expect(races).toHaveCount(asked?.options.length ?? 0);
    for (let n = 0; n < (await races.count()); n++) {
      await expect(races.nth(n).locator('.wt-face')).toHaveCount(1);
      expect(await races.nth(n).evaluate(isCut)).toBe(false);
    }
  }
});

test('the own missions stay in sight, and the panel comes back when what lies in it was chosen', async ({
  page,
  seat,
}) => {
  await openKept(page, warpAt('drawFrom').kept());
  await seat.question();
  const market = page.locator('[data-part=market]');
  await expect(market.locator('.tw-pinned')).toHaveCount(0);
  await market.evaluate((panel) => panel.scrollTo({ top: panel.scrollHeight }));
  await expect(market.locator('.tw-pinned')).toBeInViewport();
  for (let asked = await seat.question(); asked?.kind === 'drawFrom'; asked = await seat.question())
    await seat.answer('deck');
  await expect.poll(() => market.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(market.locator('.tw-pinned')).toHaveCount(0);
});

test('discard piles are open: what lies in them can be looked at', async ({ page, seat }) => {
  const warpgate = new PlayedTable({ seats: 3, seed: 'half' });
  const pileOf = (table: PlayedTable['table']) => openTo(table).players[1]?.discard ?? [];
  warpgate.playUntil(({ ask }, table) => ask.kind === 'card' && pileOf(table).length > 3);
  const discard = pileOf(warpgate.table);
  await openKept(page, warpgate.kept());
  await seat.question();
  const name = new RegExp(`^${openTo(warpgate.table).players[1]?.colour}$`, 'i');
  await page.getByRole('article', { name }).locator('.wt-strip-name').click();
  const pile = page.locator('.wt-section', { hasText: `Action cards discarded (${discard.length})` });
  await expect(pile.locator('.wg-card')).toHaveCount(discard.length);
  await pile.locator('.wg-card').first().click();
  await expect(page.getByText(/On \d of the 12 cards/).first()).toBeVisible();

  const theWarp = warpAt('discard', 10);
  const { length } = openTo(theWarp.table).discard;
  await openKept(page, theWarp.kept());
  await seat.question();
  const market = page.locator('[data-part=market]');
  await market.getByText(`Discarded Archive Cards (${length})`).click();
  await expect(market.locator('.tw-discards details[open] .tw-card')).toHaveCount(length);
});

/** As anybody sees it. */
const openTo = (table: PlayedTable['table']) =>
  table.match?.view('spectator') as {
    readonly discard: readonly string[];
    readonly players: readonly { readonly colour: string; readonly discard: readonly string[] }[];
  };

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true });

  for (const kind of ['draftRace', 'discard', 'develop']) {
    test(`all resources and all of the bar are in sight: ${kind}`, async ({ page, seat }) => {
      await openKept(page, warpAt(kind).kept());
      await seat.question();
      await expectWholeLines(seat, kind);
      expect(await page.locator('[data-part=prompt]').evaluate(isCut)).toBe(false);
    });
  }

  test('where there is room, the cards say what they do', async ({ page, seat }) => {
    await openOnWiderPhone(page);
    await seat.question();
    await expect(page.locator('[data-part=hand] .wg-half-text').first()).toBeVisible();
  });
});

async function openOnWiderPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 844, height: 390 });
  const played = new PlayedTable({ seats: 4, seed: 'half' });
  played.playUntil(({ ask }) => ask.kind === 'card');
  await openKept(page, played.kept());
}

/** Runs in the page. */
const isCut = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;
