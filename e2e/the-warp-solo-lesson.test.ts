import { Random } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { gameCard } from './at/home.ts';
import { expectMapInSight, expectUncovered } from './at/room.ts';
import type { Seat } from './at/seat.ts';

/** First the races are chosen, over the map; later a combat or the Rival's turn, told step by step, may lie over it. */
const WITHOUT_BOX = [3];

const SCREENS = [
  { name: 'a desktop', way: ['Learn by playing', 'Alone against a Rival'], width: 1280, height: 800 },
  { name: 'a phone', way: ['Campaign', 'Learn the solo game'], width: 390, height: 844 },
];

for (const { name, way, ...size } of SCREENS) {
  test(`the lesson against Dura leads through its steps, on ${name}`, async ({ page, seat }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(size);
    await page.goto('/');
    const [first = '', then = ''] = way;
    await gameCard(page, 'The Warp').getByRole('link', { name: first }).click();
    await page.getByRole('link', { name: then }).click();
    const lesson = page.getByRole('complementary', { name: 'Lesson' });
    const step = async (n: number) => {
      await expect(lesson).toContainText(`Step ${n} of 19`);
      if (WITHOUT_BOX.includes(n)) await expectMapInSight(seat, `step ${n}`);
    };
    const next = () => lesson.getByRole('button', { name: 'Next' }).click();

    await step(1);
    await next();
    await step(2);
    await pick(seat, 'soloRaces', ['luron-droids', 'volut-smugglers']);
    await step(3);
    await pick(seat, 'keepMissions', ['pg-07', 'pr-11', 'cq-01']);
    await step(4);
    await expectAccessible(page);
    await next();
    await step(5);
    const told = page.getByRole('region', { name: "The Rival's turn" });
    for (let n = 0; n < 2; n++) await told.getByRole('button', { name: 'Next' }).click();
    await expect(told).toContainText('furthest from its Colony');
    await next();
    await step(6);
    await answer(seat, 'followTerrashift', 'no');
    await step(7);
    await answer(seat, 'extract', 'resources');
    await answer(seat, 'discard', 'draw');
    await answer(seat, 'drawFrom');
    await answer(seat, 'drawFrom');
    await step(8);
    await answer(seat, 'action', 'develop');
    await step(9);
    await answerByTouch(seat, await asked(seat, 'develop'), new Random('develop'));
    await playTo(seat, 'moveFrom');
    await step(10);
    await next();
    await step(11);
    await answer(seat, 'moveFrom', 'stop');
    await answer(seat, 'replenish', 'endTurn');
    await step(12);
    await answer(seat, 'support', 'none');
    await step(13);
    await next();
    await step(14);
    await answer(seat, 'extract', 'resources');
    await playTo(seat, 'discard');
    await answer(seat, 'discard', 'draw');
    await playTo(seat, 'action');
    await answer(seat, 'action', 'attack');
    await answer(seat, 'attackTarget', 's1-left');
    await answer(seat, 'attackTroops', 2);
    await step(15);
    await answer(seat, 'combatCard', 'enforce-3');
    await step(16);
    await answer(seat, 'bribeRival', 'rc-15');
    await step(17);
    await playTo(seat, 'moveFrom', 'replenish', 'endTurn');
    await step(18);
    await next();
    await step(19);
    await next();
    await expect(lesson).toContainText('Well done');
  });
}

async function asked(seat: Seat, kind: string): Promise<Asked> {
  const question = await seat.question();
  if (question?.kind !== kind) throw new Error(`${question?.kind} is asked, not ${kind}`);
  return question;
}

/** Answers the question of this kind with this option, or with any. */
async function answer(seat: Seat, kind: string, wanted?: string | number): Promise<void> {
  const { options } = await asked(seat, kind);
  const option = wanted ?? options[0];
  if (option === undefined || !options.includes(option)) throw new Error(`${option} is not possible`);
  await seat.answer(option);
}

/** Touches these where they lie and hands them in. */
async function pick(seat: Seat, kind: string, values: readonly string[]): Promise<void> {
  await asked(seat, kind);
  const { position } = seat.snapshot;
  const { targets } = seat.shown;
  for (const value of values) {
    const target = targets.find((one) => one.value === value);
    if (!target) throw new Error(`${value} cannot be touched`);
    await seat.touch(target);
  }
  await seat.submit.click();
  await seat.movedOn(position);
}

/** Whatever comes along is answered somehow. */
async function playTo(seat: Seat, ...kinds: readonly string[]): Promise<void> {
  const random = new Random('on the way');
  for (let question = await seat.question(); question; question = await seat.question()) {
    if (kinds.includes(question.kind)) return;
    await expectUncovered(seat, question.kind);
    await answerByTouch(seat, question, random);
  }
}
