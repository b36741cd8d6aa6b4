import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expectAccessible } from './at/axe.ts';
import { expect, set, test } from './at/fixtures.ts';
import { PlayedTable, openKept, playTo } from './at/played.ts';
import { expectApart } from './at/room.ts';

interface Placed {
  readonly places: readonly { readonly id: string; readonly fleet?: { readonly seat: number } }[];
}

/** Ships could go to a place that somebody else holds. */
function isAttack({ ask, options }: Pending, { match }: Table): boolean {
  if (!match) return false;
  const { places } = match.view(0) as Placed;
  const held = places.filter(({ fleet }) => fleet !== undefined && fleet.seat !== 0);
  return ask.kind === 'moveTo' && held.some(({ id }) => options.includes(id));
}

test('before an answer is given one sees what it would do, and what an attack may come to', async ({
  page,
  seat,
}) => {
  await openKept(page, playTo(3, isAttack));
  await seat.question();
  const { position } = seat.snapshot;
  const board = page.locator('[data-part=board]');
  const ghosts = board.locator('.wg-ghost');
  await expect(ghosts).toHaveCount(0);

  await board.locator('[data-option][aria-label*="attack"]').first().hover();
  await expect(ghosts).not.toHaveCount(0);
  await expect(board.locator('.wg-way').first()).toBeAttached();
  await expect(board.getByRole('table')).toContainText('You win');
  await page.mouse.move(0, 0);
  await expect(ghosts).toHaveCount(0);

  // From the list too, and by keyboard.
  await seat.openList();
  await seat.prompt.getByRole('group', { name: 'Options' }).locator('[data-option]').first().focus();
  await expect(ghosts).not.toHaveCount(0);
  expect((await seat.look()) && seat.snapshot.position).toBe(position);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a first touch shows what an answer would do, a second one gives it', async ({ page, seat }) => {
    await openKept(page, playTo(3, isAttack));
    await seat.question();
    const { position } = seat.snapshot;
    const board = page.locator('[data-part=board]');
    const ghosts = board.locator('.wg-ghost');
    const enemy = board.locator('[data-option][aria-label*="attack"]').first();

    await enemy.tap();
    await expect(seat.confirm).toHaveText(/^Confirm: Attack/);
    await expect(ghosts).not.toHaveCount(0);
    await expect(board.getByRole('table')).toContainText('You win');
    await expectApart(seat);
    await expectAccessible(page);
    await board.getByRole('button', { name: 'Details' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();

    // It can be let go.
    await seat.prompt.getByRole('button', { name: 'Back', exact: true }).tap();
    await expect(ghosts).toHaveCount(0);
    // Another place is looked at in its place.
    await enemy.tap();
    await board.locator('[data-option]:not([aria-label*="attack"])').first().tap();
    await expect(seat.confirm).not.toHaveText(/Attack/);
    await enemy.tap();
    await expect(seat.confirm).toHaveText(/Attack/);
    expect((await seat.look()) && seat.snapshot.position).toBe(position);

    await enemy.tap();
    await seat.movedOn(position);
  });

  test('so it is in The Warp, on the map and in the hand', async ({ page, seat }) => {
    const game = new PlayedTable({ game: 'the-warp', seats: 4, seed: 'with a finger' });
    expect(game.playUntil(({ ask }) => ask.kind === 'attackTarget')).toBeDefined();
    await openKept(page, game.kept());
    await seat.question();
    const attack = seat.snapshot.position;
    const board = page.locator('[data-part=board]');
    await board.locator('[data-option]').first().tap();
    await expect(board.locator('.tw-way')).toHaveCount(1);
    await expect(board.getByRole('table')).toContainText('Win');
    await expectApart(seat);
    expect((await seat.look()) && seat.snapshot.position).toBe(attack);
    await seat.confirm.tap();
    await seat.movedOn(attack);

    expect(game.playUntil(({ ask }) => ask.kind === 'drawFrom')).toBeDefined();
    await openKept(page, game.kept());
    await seat.question();
    const draw = seat.snapshot.position;
    const deck = page.locator('[data-part=hand] [data-option=deck]');
    await expect(deck).toHaveAccessibleName(/no undo/);
    await deck.tap();
    await expect(seat.confirm).toContainText('no undo');
    expect((await seat.look()) && seat.snapshot.position).toBe(draw);
    await deck.tap();
    await seat.movedOn(draw);
  });

  test('what was touched stays so when news come in meanwhile', async ({ page, seat }) => {
    const game = new PlayedTable({ game: 'the-warp', seats: 4, seed: 'with a finger' });
    expect(game.playUntil(({ ask }) => ask.kind === 'attackTarget')).toBeDefined();
    await openKept(page, game.kept());
    await seat.question();
    const { position, view } = seat.snapshot;
    await page.locator('[data-part=board] [data-option]').first().tap();
    const answer = await seat.confirm.textContent();
    // An answer given beforehand, which the host takes down.
    await page.getByRole('tab', { name: 'Me', exact: true }).tap();
    await page.getByRole('switch', { name: 'Take no bribe' }).tap();
    await expect.poll(async () => (await seat.look()) && seat.snapshot.view).not.toEqual(view);
    await page.getByRole('button', { name: 'Close panel' }).tap();
    await expect(seat.confirm).toHaveText(answer ?? '');
    await seat.confirm.tap();
    await seat.movedOn(position);
  });

  test('who wants no preview answers at once', async ({ page, seat }) => {
    await set(page, { confirm: 'never' });
    await openKept(page, playTo(3, isAttack));
    await seat.question();
    const { position } = seat.snapshot;
    await page.locator('[data-part=board] [data-option]').first().tap();
    await seat.movedOn(position);
  });
});

test('a question leads to the rule it comes from', async ({ page, seat }) => {
  await openKept(page, playTo(3, isAttack));
  await seat.question();
  const link = seat.prompt.getByRole('button', { name: /^Rule WG \d+\.\d+$/ });
  const rule = await link.innerText();
  await link.click();
  const dialog = page.getByRole('dialog', { name: `Rule ${rule}` });
  await expect(dialog).toContainText(/\w{4}/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a line of the log lights up on the map what it is about', async ({ page, seat }) => {
  await openKept(
    page,
    playTo(3, ({ ask }, { match }) => ask.kind === 'card' && (match?.length ?? 0) > 80),
  );
  await seat.question();
  const line = page
    .getByRole('region', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: /moved \d+ ships? from/ });
  // What has just happened glows by itself at first.
  await expect(page.locator('.wg-place[data-flash]')).toHaveCount(0);
  await line.last().hover();
  await expect(page.locator('.wg-place[data-flash]')).toHaveCount(2);
});
