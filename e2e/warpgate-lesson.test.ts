import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { expectMapInSight, expectNoSideways, expectUncovered } from './at/room.ts';
import type { Seat } from './at/seat.ts';

// The Warp's lesson is tested on a desktop.
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('the guided first game: doing what it says leads through all of its steps', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('link', { name: 'Learn by playing' }).click();
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  const step = (n: number) => expect(lesson).toContainText(`Step ${n} of 12`);
  // Where the link was, something of the map may lie now.
  await page.mouse.move(0, 0);

  for (const n of [1, 2, 3]) {
    await step(n);
    await expectMapInSight(seat, `step ${n}`);
    await lesson.getByRole('button', { name: 'Next' }).click();
  }
  await step(4);
  for (const n of [3, 2]) {
    await lesson.getByRole('button', { name: 'Back' }).click();
    await step(n);
  }
  for (const n of [3, 4]) {
    await lesson.getByRole('button', { name: 'Next' }).click();
    await step(n);
  }
  await expect(lesson.getByRole('button', { name: 'Next' })).toHaveCount(0);
  // What is done on the table leads on from an earlier step too.
  await lesson.getByRole('button', { name: 'Back' }).click();
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

test('whoever goes another way is led back, or on, or to the beginning', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('link', { name: 'Learn by playing' }).click();
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  for (let n = 0; n < 3; n++) await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(lesson).toContainText('Step 4 of 12');
  await answer(seat, 'card', 'ac-02');
  await expect(lesson).toContainText('You went another way');
  await expectNoSideways(seat);
  await expectAccessible(page);
  await lesson.getByRole('button', { name: 'Undo' }).click();
  await expect(lesson).toContainText('Play the card Maneuver / Skirmish');

  await answer(seat, 'card', 'ac-10');
  await lesson.getByRole('button', { name: 'Go on' }).click();
  // The cards of the steps in between are played otherwise: the end of the turn comes next.
  await expect(lesson).toContainText('Step 7 of 12');

  await lesson.getByRole('button', { name: 'The text of this step' }).click();
  await expect(lesson.getByText('Nothing is final yet')).toBeHidden();
  await page.reload();
  await expect(lesson).toContainText('Nothing is final yet');
  await seat.question();
  await seat.undo.click();
  await answer(seat, 'card', 'ac-02');
  await answer(seat, 'action', 'draw');
  for (let asked = await seat.question(); asked?.kind !== 'endTurn'; asked = await seat.question())
    await seat.answer(asked?.options[0] ?? '');
  await seat.answer('done');
  await expect(lesson).toContainText('You went another way');
  await lesson.getByRole('link', { name: 'Start the lesson over' }).click();
  await expect(lesson).toContainText('Step 1 of 12');
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false });

  test('the lesson lies below the players, whole, and the map keeps its half', async ({ page, seat }) => {
    await page.goto('/learn/warpgate');
    const lesson = page.getByRole('complementary', { name: 'Lesson' });
    for (const n of [1, 2, 3, 4]) {
      await expect(lesson).toContainText(`Step ${n} of 12`);
      await seat.question();
      await expectMapInSight(seat, `step ${n}`, 0.5);
      const { content, window } = await lesson.evaluate(
        ({ scrollHeight: content, clientHeight: window }) => ({ content, window }),
      );
      expect(content).toBeLessThanOrEqual(window);
      if (n < 4) await lesson.getByRole('button', { name: 'Next' }).click();
    }
  });
});

/** Answers the question of this kind with this option, or with any. */
async function answer(seat: Seat, kind: string, wanted?: string | number | RegExp): Promise<void> {
  const asked = await seat.question();
  expect(asked?.kind).toBe(kind);
  const fits = (option: string | number): boolean =>
    wanted === undefined || (wanted instanceof RegExp ? wanted.test(String(option)) : wanted === option);
  const option = asked?.options.find(fits);
  if (option === undefined) throw new Error(`${String(wanted)} is not among ${asked?.options.join(', ')}`);
  await expectUncovered(seat, kind);
  await seat.answer(option);
}
