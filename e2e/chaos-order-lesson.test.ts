import { Random } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { gameCard } from './at/home.ts';
import { expectNoSideways, expectRoom, expectUncovered } from './at/room.ts';
import type { Seat } from './at/seat.ts';

interface Place {
  readonly round: number;
  readonly phase: string;
}

const placeOf = ({ snapshot }: Seat): Place => snapshot.view as Place;

test('the guided first round of Chaos Order: doing what it says leads through its steps', async ({
  page,
  seat,
}) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await gameCard(page, 'Chaos Order').getByRole('link', { name: 'Learn by playing' }).click();
  await page.getByRole('link', { name: 'The first round' }).click();
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  const step = async (n: number) => {
    await expect(lesson).toContainText(`Step ${n} of 15`);
    await expectNoSideways(seat);
  };
  const next = () => lesson.getByRole('button', { name: 'Next' }).click();
  const random = new Random('the first round');

  await step(1);
  await next();
  await step(2);
  await expectAccessible(page);
  await answerByTouch(seat, await asked(seat, 'keepLeaders'), random);
  await step(3);
  await answerByTouch(seat, await asked(seat, 'baseLocation'), random);
  await step(4);
  await playOn(seat, random, ({ phase }) => phase === 'setup');
  await step(5);
  await expectRoom(seat, 'step 5');
  await expectAccessible(page);
  await next();
  await step(6);
  await playOn(seat, random, ({ phase }) => phase === 'prices');
  for (const [i, phase] of ['discover', 'build', 'harvest', 'recruit', 'move'].entries()) {
    // Whoever cannot pay a price passes, and has seen the step all the same.
    if (placeOf(seat).phase !== phase) continue;
    await step(7 + i);
    await expectRoom(seat, phase);
    await playOn(seat, random, (now) => now.phase === phase);
  }
  await playOn(seat, random, ({ round }) => round === 1);
  await step(15);
  await next();
  await expect(page.getByText('Well done')).toBeVisible();
});

test('the lesson about battles waits for one, and follows it to the wounds', async ({ page, seat }) => {
  test.setTimeout(600_000);
  await page.goto('/learn/chaos-order/battle');
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  await expect(lesson).toContainText('Step 1 of 7');
  const random = new Random('a battle');
  const steps = new Set<string>();
  const text = async () => /Step (\d) of 7/.exec(await lesson.innerText())?.[1] ?? '';
  for (let question = await seat.question(); question; question = await seat.question()) {
    const now = await text();
    steps.add(now);
    if (now === '7' || now === '') break;
    await expectUncovered(seat, question.kind);
    await march(seat, question, random);
  }
  expect([...steps]).toEqual(expect.arrayContaining(['1', '2', '3', '5', '7']));
  await expectAccessible(page);
  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Well done')).toBeVisible();
});

async function asked(seat: Seat, kind: string): Promise<Asked> {
  const question = await seat.question();
  if (question?.kind !== kind) throw new Error(`${question?.kind} is asked, not ${kind}`);
  return question;
}

/** Answers, and acts where it can, as long as the game is there. */
async function playOn(seat: Seat, random: Random, isThere: (place: Place) => boolean): Promise<void> {
  for (let question = await seat.question(); question; question = await seat.question()) {
    if (!isThere(placeOf(seat))) return;
    await expectUncovered(seat, question.kind);
    await act(seat, question, random);
  }
}

async function act(seat: Seat, question: Asked, random: Random): Promise<void> {
  if (question.kind === 'actOrPass' && question.options.includes('act')) await seat.answer('act');
  else if (question.kind === 'turn' && question.options.includes('main')) await seat.answer('main');
  else await answerByTouch(seat, question, random);
}

/** Goes to meet the other faction: with everything there is, to where it stands if that can be reached. */
async function march(seat: Seat, question: Asked, random: Random): Promise<void> {
  const { options, kind } = question;
  if (kind === 'moveFighters') await seat.answer(options.at(-1) ?? 0);
  else await act(seat, question, random);
}
