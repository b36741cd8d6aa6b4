import { Random } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { expect, set, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { openKept, playTo } from './at/played.ts';
import type { Seat } from './at/seat.ts';

/** A table at a question that a test wants. */
async function openAt(seat: Seat, isWanted: Parameters<typeof playTo>[1]): Promise<Asked> {
  await openKept(seat.page, playTo(3, isWanted));
  const asked = await seat.question();
  if (!asked) throw new Error('nothing is asked');
  return asked;
}

const textsOf = (values: readonly unknown[]): string[] => values.map(String).toSorted();

test('what is expected but not possible is grey, and says why with its rule', async ({ page, seat }) => {
  const { refused } = await openAt(seat, ({ ask }) => ask.form === 'place' && ask.refusals().length > 0);
  const values = textsOf(refused.map(({ value }) => value));
  const grey = page.locator('[data-part=board] [data-refused]');
  const shown = await grey.evaluateAll((all) => all.map((element) => element.getAttribute('data-refused')));
  expect(textsOf(shown)).toEqual(values);

  // Touched on the map. Playwright would wait for it to become possible.
  const { position } = seat.snapshot;
  await grey.first().click({ force: true });
  const why = page.getByRole('status', { name: 'Why not' });
  await expect(why).toContainText(/WG \d+\.\d+/);
  expect(seat.snapshot.position).toBe(position);

  // From the reason to the rule.
  const rule = await why.getByRole('button', { name: /^WG/ }).first().innerText();
  await why.getByRole('button', { name: rule }).first().click();
  const dialog = page.getByRole('dialog', { name: `Rule ${rule}` });
  await expect(dialog.getByRole('link', { name: 'Open the rulebook' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  // And all of it in the list.
  await seat.openList();
  const list = seat.prompt.getByRole('group', { name: 'Options' });
  await list.getByText(/^Not possible now/).click();
  const listed = list.locator('[data-refused]');
  const inList = await listed.evaluateAll((all) =>
    all.map((element) => element.getAttribute('data-refused')),
  );
  expect(textsOf(inList)).toEqual(values);
  for (const reason of await list.locator('.wt-refused-why').allInnerTexts())
    expect(reason).toMatch(/WG \d+/);
});

test('an answer waits for its confirmation, if that is set', async ({ page, seat }) => {
  await set(page, { confirm: 'always' });
  const asked = await openAt(seat, ({ ask }) => ask.kind === 'card');
  const { position } = seat.snapshot;
  const option = page.locator(`[data-part=hand] [data-option=${JSON.stringify(asked.options[0])}]`);
  await option.click();
  await seat.prompt.getByRole('button', { name: 'Back', exact: true }).click();
  await option.click();
  expect((await seat.look()) && seat.snapshot.position).toBe(position);
  await seat.confirm.click();
  await seat.movedOn(position);
});

test('a turn is taken back step by step, or started over as a whole', async ({ seat }) => {
  const card = await openAt(seat, ({ ask }) => ask.kind === 'card');
  await seat.answer(card.options[0] ?? '');
  const action = await seat.question();
  await seat.prompt.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(async () => (await seat.look()) && seat.snapshot.asked).toEqual([card]);

  await seat.question();
  await seat.prompt.getByRole('button', { name: /^Redo/ }).click();
  await expect.poll(async () => (await seat.look()) && seat.snapshot.asked).toEqual([action]);

  await seat.question();
  await seat.prompt.getByRole('button', { name: /^Restart turn/ }).click();
  await expect.poll(async () => (await seat.look()) && seat.snapshot.asked).toEqual([card]);
});

test('after something was revealed, the button says why nothing can be taken back', async ({ seat }) => {
  await openAt(seat, ({ ask }, { match }) => ask.kind === 'keepTactics' && match?.undoable(0).ok === false);
  const undo = seat.prompt.getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAccessibleName(/Locked: /);
});

test('the log leads to a moment of the past, and back to now', async ({ page, seat }) => {
  await openAt(seat, ({ ask }, { match }) => ask.kind === 'card' && (match?.length ?? 0) > 60);
  await page
    .getByRole('region', { name: 'Log' })
    .getByRole('button', { name: /^Show this moment/ })
    .first()
    .click();
  await expect(seat.prompt).toContainText('Looking back');
  await expect(page.locator('[data-option]')).toHaveCount(0);
  await seat.prompt.getByRole('button', { name: 'Back to now' }).click();
  await expect(seat.prompt).toContainText('Your turn');
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(lines.last()).toBeInViewport();

  await lines.first().getByRole('button').click();
  await expect(seat.prompt).toContainText('Looking back');
  await expect(lines.last()).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(seat.prompt).toContainText('Your turn');
  await expect(lines.last()).toBeInViewport();
});

test('what others do is marked as new, what one does oneself is not', async ({ page, seat }) => {
  await openAt(seat, ({ ask }, { match }) => ask.kind === 'card' && (match?.length ?? 0) > 60);
  await page.reload();
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(lines.last()).toBeInViewport();
  const before = await lines.count();
  const card = await seat.question();
  await seat.answer(card?.options[0] ?? '');
  await expect.poll(() => lines.count()).toBeGreaterThan(before);
  const news = page.locator('[data-new]');
  await expect(news).toHaveCount(0);
  await seat.playTurn(new Random('mine'));
  await expect(news).toHaveCount(1);
  await expect(news).not.toContainText(/\bYou\b/);
});

test('a game that was left stands on the first page, and goes on where it was', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  await seat.playTurn(new Random('left'));
  await seat.question();
  const { position, asked } = seat.snapshot;
  await page.getByRole('link', { name: 'First page' }).click();
  const left = page.getByRole('region', { name: 'Continue' }).getByRole('link').first();
  await expect(left).toContainText('Warpgate · round 1, your turn');
  await expect(left).toContainText('You against 2 bots');
  await left.click();
  await seat.question();
  expect(seat.snapshot.position).toBe(position);
  expect(seat.snapshot.asked).toEqual(asked);
});
