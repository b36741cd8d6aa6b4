import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { expectNoSideways, expectUncovered } from './at/room.ts';
import type { Seat } from './at/seat.ts';

// The Warp's lesson is tested on a desktop.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('the guided first game: doing what it says leads through all of its steps', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('link', { name: 'Learn by playing' }).click();
  const lesson = page.getByRole('complementary').filter({ hasText: /^Step/ });
  const step = (n: number) => expect(lesson).toContainText(`Step ${n} of 12`);

  for (const n of [1, 2, 3]) {
    await step(n);
    await lesson.getByRole('button', { name: 'Next' }).click();
  }
  await step(4);
  await answer(seat, 'card', 'ac-12');
  await step(5);
  await answer(seat, 'action', 'maneuver');
  await step(6);
  await answer(seat, 'shipsToMove', 2);
  await answer(seat, 'secondGroup', 'none');
  await step(7);
  await answer(seat, 'endTurn', 'done');
  await step(8);
  await answer(seat, 'card', 'ac-02');
  await answer(seat, 'action', 'control');
  await answer(seat, 'settle', 'home-red');
  await step(9);
  await answer(seat, 'objective', /^volcanic/);
  // Asked only if there are ships at another planet.
  if ((await seat.question())?.kind === 'settle') await answer(seat, 'settle', 'none');
  await answer(seat, 'endTurn', 'done');
  await step(10);
  await answer(seat, 'card', 'ac-10');
  await answer(seat, 'action', 'warpIn');
  await answer(seat, 'deployShips', 3);
  await answer(seat, 'endTurn', 'done');
  await step(11);
  await answer(seat, 'action', 'research');
  await answer(seat, 'flyDroneTo');
  // Asked only if there are two of the planet's type.
  if ((await seat.question())?.kind === 'technology') await answer(seat, 'technology');
  await step(12);
  await expectNoSideways(seat);
  await expectAccessible(page);
  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Well done')).toBeVisible();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('Well done')).toBeHidden();
});

/** Answers the question of this kind with this option, or with any. */
async function answer(seat: Seat, kind: string, wanted?: string | number | RegExp): Promise<void> {
  const asked = await seat.question();
  expect(asked?.kind).toBe(kind);
  const fits = (option: string | number): boolean =>
    wanted === undefined || (wanted instanceof RegExp ? wanted.test(String(option)) : wanted === option);
  const option = asked?.options.find(fits);
  if (option === undefined) throw new Error(`${String(wanted)} is not among ${asked?.options.join(', ')}`);
  // The lesson lies over the map, but not over what can be chosen there.
  await expectUncovered(seat, kind);
  await seat.answer(option);
}
