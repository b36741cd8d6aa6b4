import { Random } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable } from './at/played.ts';
import {
  expectMapInSight,
  expectNoSideways,
  expectRoom,
  expectThumbs,
  expectUncovered,
  expectWholeLines,
  expectWholeWords,
} from './at/room.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('a whole game of The Warp on the smallest phone: map, prompt and resources are always in sight', async ({
  page,
  seat,
}) => {
  // Hundreds of answers, each a second or more where the machine is busy with other things.
  test.setTimeout(1_500_000);
  const random = new Random('on the phone');
  const game = new PlayedTable({ game: 'the-warp', seats: 4, seed: 'on the phone' });
  expect(game.playUntil(({ ask }) => ask.kind === 'extract')).toBeDefined();
  await openKept(page, game.kept());
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    await expectRoom(seat, asked.kind);
    await expectThumbs(seat, asked.kind);
    await expectNoSideways(seat);
    await answerByTouch(seat, asked, random);
  }
  await expect(page.getByRole('dialog', { name: 'The end of the game' })).toBeInViewport();
  await expectNoSideways(seat);
});

/** Questions that show different things each: a combat, a bribe, dice, cards, missions, the whole board, a list, an order. */
const KINDS = [
  'keepMissions',
  'drawFrom',
  'raise',
  'followTerrashift',
  'combatCard',
  'bribe',
  'offerKinds',
  'offerCardKind',
  'rerollDice',
  'cardOption',
  'demandReward',
  'orderUnder',
];

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
];

test('what is special has its place on phones, and keeps nobody out', async ({ page, seat }) => {
  test.setTimeout(600_000);
  const found = tablesByKind();
  expect([...found.keys()].toSorted()).toEqual(KINDS.toSorted());
  for (const [kind, kept] of found) {
    await test.step(kind, async () => {
      await openKept(page, kept);
      expect((await seat.question())?.kind).toBe(kind);
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        const at = `${kind}, ${phone.width} wide`;
        await expectRoom(seat, at);
        await expectMapInSight(seat, at);
        await expectThumbs(seat, at);
        await expectWholeLines(seat, at);
        await expectWholeWords(seat, at);
        await expectUncovered(seat, at);
        await expectNoSideways(seat);
      }
      await expectAccessible(page);
      await expectAccessible(page, { rules: ['heading-order'] });
    });
  }
});

const MAX_GAMES = 50;

/** A table at a question of each of these kinds, as somebody who plays many games comes across them. */
function tablesByKind(): ReadonlyMap<string, KeptTable> {
  const found = new Map<string, KeptTable>();
  const isNew = ({ ask }: Pending): boolean => KINDS.includes(ask.kind) && !found.has(ask.kind);
  for (let n = 0; n < MAX_GAMES && found.size < KINDS.length; n++) {
    const game = new PlayedTable({ game: 'the-warp', seats: 4, seed: `special ${n}` });
    for (let next = game.playUntil(isNew); next; next = game.playUntil(isNew))
      found.set(next.ask.kind, game.kept());
  }
  return found;
}

test('the end says what its signs mean, and its bars are told apart by them', async ({ page }) => {
  const game = new PlayedTable({ game: 'the-warp', seats: 2, seed: 'the end' });
  expect(game.playUntil(() => false)).toBeUndefined();
  await openKept(page, game.kept());
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  for (const source of ['Progress', 'Prosperity', 'Conquest', 'Pioneering', 'Warp Gate']) {
    await expect(end.locator('.wt-result-legend').getByText(source)).toBeInViewport();
    await expect(end.getByRole('columnheader', { name: source })).toBeVisible();
  }
  const parts = end.getByRole('img', { name: 'Points by source' }).locator('.wt-kind');
  await expect(parts.first()).toBeAttached();
  expect(await parts.count()).toBe(await parts.filter({ has: page.locator('.wt-bar-icon') }).count());
});

test('the panels open as sheets, and the answers given beforehand stay', async ({ page, seat }) => {
  test.setTimeout(120_000);
  const game = new PlayedTable({ game: 'the-warp', seats: 4, seed: 'panels' });
  game.playUntil(({ ask }) => ask.kind === 'extract');
  await openKept(page, game.kept());
  await seat.question();
  for (const name of ['Me', 'Cards', 'Others', 'Log']) {
    await page.getByRole('tab', { name, exact: true }).tap();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeInViewport();
    await expectNoSideways(seat);
  }
  await page.getByRole('tab', { name: 'Me', exact: true }).tap();
  const follow = page.getByRole('switch', { name: 'Do not follow Develop' });
  await follow.tap();
  await expect(follow).toBeChecked();
  await page.getByRole('switch', { name: 'Take no bribe' }).tap();
  await page.getByRole('combobox', { name: /^Support/ }).selectOption('never');
  await page.getByRole('combobox', { name: /^Dice/ }).selectOption('own');
  await expect
    .poll(async () => (await seat.look()) && presetsOf(seat))
    .toMatchObject({
      noDevelop: true,
      noBribes: true,
      support: 'never',
      bonuses: 'own',
      // Against bots alone.
      forced: 'auto',
    });
});

/** As the host tells them. */
function presetsOf({ snapshot }: { readonly snapshot: { readonly view: unknown } }): unknown {
  const { players } = snapshot.view as { players: readonly { own?: { presets: unknown } }[] };
  return players[0]?.own?.presets;
}
