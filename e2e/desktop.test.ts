import type { Locator, Page } from '@playwright/test';
import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expectAccessible } from './at/axe.ts';
import { expect, set, test } from './at/fixtures.ts';
import { chooseInMenu } from './at/menu.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { Plan } from './at/played.ts';
import { expectCards, expectStrips } from './at/whole.ts';

interface Played {
  readonly round: number;
  readonly players: readonly { readonly own?: { readonly hand: readonly string[] } }[];
}

const viewOf = ({ match }: Table): Played => match?.view(0) as Played;

/** Six players who have played for a while. */
const FULL: readonly Plan[] = [
  { seats: 6, seed: 'six late' },
  { game: 'the-warp', seats: 6, seed: 'six late' },
  { game: 'the-warp', seats: 6, seed: 'six late', options: { mode: 'team' } },
];

for (const plan of FULL) {
  const title = `${plan.game ?? 'warpgate'} ${plan.options?.['mode'] ?? ''}`.trim();
  test(`six players are in sight beside the map, and the menu below them: ${title}`, async ({
    page,
    seat,
  }) => {
    const played = new PlayedTable(plan);
    const isLate = ({ ask }: Pending, table: Table) =>
      viewOf(table).round >= 7 && ['action', 'card'].includes(ask.kind);
    expect(played.playUntil(isLate)).toBeDefined();
    await openKept(page, played.kept());
    await seat.question();
    const strips = page.getByRole('region', { name: 'Players' }).getByRole('article');
    await expect(strips).toHaveCount(6);
    for (const strip of await strips.all()) await expect(strip).toBeInViewport({ ratio: 1 });
    await expectStrips(page);
    await chooseInMenu(page, 'Keys');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
}

test('the longest numbers of a player of Warpgate stay within their strip', async ({ page, seat }) => {
  const played = new PlayedTable({ seats: 6, seed: 'numbers' });
  played.playUntil(({ ask }) => ask.kind === 'card');
  await openKept(page, played.kept());
  await seat.question();
  await page.evaluate(() => {
    for (const list of document.querySelectorAll('[data-part=players] .wg-strip .wt-figures'))
      ['12+0', '12', '10', '10/10', '12'].forEach((text, i) => {
        const number = list.children[i]?.lastChild;
        if (number) number.textContent = text;
      });
  });
  await expect(page.getByText('10/10')).toHaveCount(6);
  await expectStrips(page);
});

const SCREENS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
];

test('five cards of The Warp in the hand of six players show all of their words', async ({ page, seat }) => {
  const played = new PlayedTable({ game: 'the-warp', seats: 6, seed: 'cards 3' });
  const isFull = ({ ask }: Pending, table: Table) =>
    ask.kind === 'action' && (viewOf(table).players[0]?.own?.hand.length ?? 0) >= 5;
  expect(played.playUntil(isFull)).toBeDefined();
  await openKept(page, played.kept());
  await seat.question();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await seat.lookAtRest();
    await expectCards(page, `${screen.width} × ${screen.height}`);
  }
});

test('undo, redo, restart and the end of the turn stay where they are, whatever can be done', async ({
  page,
  seat,
}) => {
  const kinds = ['card', 'action', 'endTurn'];
  const played = new PlayedTable({ seats: 3, seed: 'in their place' });
  const places: Record<string, unknown>[] = [];
  for (const kind of kinds) {
    expect(played.playUntil(({ ask }) => ask.kind === kind)).toBeDefined();
    await openKept(page, played.kept());
    expect((await seat.question())?.kind).toBe(kind);
    places.push(await placesOf(page.locator('[data-part=prompt] [data-does]')));
  }
  expect(Object.keys(places[0] ?? {})).toEqual(['undo', 'redo', 'restart', 'end']);
  expect(places).toEqual(kinds.map(() => places[0]));
});

const placesOf = (buttons: Locator): Promise<Record<string, unknown>> =>
  buttons.evaluateAll((all: HTMLElement[]) =>
    Object.fromEntries(
      all.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return [button.dataset['does'] ?? '', { x, y, width, height }];
      }),
    ),
  );

test('in the turns of others one can decide beforehand, and no strip grows for whoever is to move', async ({
  page,
  seat,
}) => {
  const played = new PlayedTable({ game: 'the-warp', seats: 4, seed: 'beforehand' });
  expect(played.playUntil(({ ask }) => ask.kind === 'endTurn' || ask.kind === 'replenish')).toBeDefined();
  // Time enough to look at the page while a bot is awaited.
  await set(page, { botPace: 120_000 });
  await openKept(page, played.kept());
  await seat.question();
  const before = await heightsOf(page);
  await page.locator('[data-does=end]').click();
  const bar = page.getByRole('region', { name: 'What to do' });
  await expect(bar).toContainText('Thinking');
  expect(await heightsOf(page)).toEqual(before);
  await bar.getByRole('button', { name: 'Decide beforehand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decided beforehand' });
  const follow = dialog.getByRole('switch', { name: 'Do not follow Develop' });
  await follow.click();
  await expect(follow).toBeChecked();
  await expectAccessible(page, { within: '[role=dialog]' });
});

const heightsOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[data-part=players] article')
    .evaluateAll((strips) => strips.map((strip) => strip.getBoundingClientRect().height));

test('the page of the settings looks like their dialog', async ({ page, seat }) => {
  const played = new PlayedTable({ seats: 2, seed: 'settings' });
  played.playUntil(({ ask }) => ask.kind === 'card');
  await openKept(page, played.kept());
  await seat.question();
  await chooseInMenu(page, 'Settings');
  await expect(page.getByRole('dialog').getByRole('group', { name: 'Theme' })).toBeVisible();
  const inDialog = await radiosOf(page);
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  expect(await radiosOf(page)).toEqual(inDialog);
  expect(inDialog.every(({ height }) => height >= 44)).toBe(true);
});

const radiosOf = (page: Page): Promise<{ readonly height: number; readonly border: string }[]> =>
  page.locator('label:has([type=radio])').evaluateAll((labels) =>
    labels.map((label) => {
      const { height } = label.getBoundingClientRect();
      return { height, border: getComputedStyle(label).border };
    }),
  );
