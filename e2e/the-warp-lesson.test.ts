import { Random } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { gameCard } from './at/home.ts';
import { expectMapInSight, expectUncovered } from './at/room.ts';
import type { Seat } from './at/seat.ts';

test('the guided first round of The Warp: doing what it says leads through its steps', async ({
  page,
  seat,
}) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await gameCard(page, 'The Warp').getByRole('link', { name: 'Learn by playing' }).click();
  await page.getByRole('link', { name: 'The first round' }).click();
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  const step = async (n: number) => {
    await expect(lesson).toContainText(`Step ${n} of 14`);
    // While a race is chosen, their faces lie over the map.
    if (n > 2) await expectMapInSight(seat, `step ${n}`, 0.5);
  };
  const next = () => lesson.getByRole('button', { name: 'Next' }).click();

  await step(1);
  await next();
  await step(2);
  await answer(seat, 'draftRace', 'luron-droids');
  await answer(seat, 'draftRace');
  await step(3);
  await pick(seat, 'keepMissions', ['pg-08', 'pr-07', 'cq-01']);
  await step(4);
  await expectAccessible(page);
  await next();
  await step(5);
  await answer(seat, 'extract', 'troops');
  await expect(lesson).toContainText('You went another way');
  await lesson.getByRole('button', { name: 'Undo' }).click();
  await expect(lesson).toContainText('Extract resources');
  await answer(seat, 'extract', 'resources');
  await step(6);
  await answer(seat, 'discard', 'draw');
  await answer(seat, 'drawFrom');
  await answer(seat, 'drawFrom');
  await step(7);
  await answer(seat, 'action', 'develop');
  await step(8);
  await answerByTouch(seat, await asked(seat, 'develop'), new Random('develop'));
  await playTo(seat, 'moveFrom');
  await step(9);
  await answer(seat, 'moveFrom', 'stop');
  await playTo(seat, 'endTurn', 'replenish');
  await step(10);
});

async function asked(seat: Seat, kind: string): Promise<Asked> {
  const question = await seat.question();
  if (question?.kind !== kind) throw new Error(`${question?.kind} is asked, not ${kind}`);
  return question;
}

/** Answers the question of this kind with this option, or with any. */
async function answer(seat: Seat, kind: string, wanted?: string): Promise<void> {
  const { options } = await asked(seat, kind);
  const option = wanted ?? options[0];
  if (option === undefined || !options.includes(option)) throw new Error(`${option} is not possible`);
  await seat.answer(option);
}

/** Touches these in the hand and hands them in. */
async function pick(seat: Seat, kind: string, values: readonly string[]): Promise<void> {
  await asked(seat, kind);
  const { position } = seat.snapshot;
  for (const value of values) await seat.touch({ value, part: 'hand' });
  await seat.submit.click();
  await seat.movedOn(position);
}

/** Whatever a building brings along is answered somehow. */
async function playTo(seat: Seat, ...kinds: readonly string[]): Promise<void> {
  const random = new Random('on the way');
  for (let question = await seat.question(); question; question = await seat.question()) {
    if (kinds.includes(question.kind)) return;
    await expectUncovered(seat, question.kind);
    await answerByTouch(seat, question, random);
  }
}
