import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expect, test } from './at/fixtures.ts';
import { openKept, playTo } from './at/played.ts';

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
  const { position } = seat.seen;
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
  expect((await seat.look()) && seat.seen.position).toBe(position);
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
