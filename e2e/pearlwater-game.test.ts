import { Random } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { expectLegalTargets } from './at/legal.ts';
import type { Seat } from './at/seat.ts';

// The example game, as a new game would be tested.

test('a whole game by clicks: what can be touched is what is legal', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page, 'Pearlwater').getByRole('combobox').selectOption('novice');
  await gameCard(page, 'Pearlwater').getByRole('button', { name: 'Play now' }).click();
  await seat.question();
  await expectAccessible(page);
  const parts = await playToTheEnd(seat, new Random('pearls'));
  expect([...parts]).toEqual(expect.arrayContaining(['board', 'hand', 'prompt']));
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(end.getByText(/ won with \d+ points/)).toBeVisible();
  await expectAccessible(page);
});

test('the crews stand in a table after the rules', async ({ page }) => {
  await page.goto('/rules/pearlwater#sailor');
  await expect(page.locator('[id="sailor"]')).toBeInViewport();
  await expect(page.locator('[id="sailor"]')).toContainText('Sailing costs 1 air less');
});

test('the lesson leads through the first round', async ({ page, seat }) => {
  await page.goto('/learn/pearlwater');
  const lesson = page.getByRole('complementary', { name: 'Lesson' });
  await expect(lesson).toContainText('Step 1 of 10');
  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(lesson).toContainText('Step 2 of 10');
  await seat.question();
  await seat.answer('lungs');
  await expect(lesson).toContainText('Step 3 of 10');
  await seat.question();
  await seat.answer('reef:c');
  await expect(lesson).toContainText('Step 4 of 10');
});

/** Answers at random, each time by another part of the table; tells by which. */
async function playToTheEnd(seat: Seat, random: Random): Promise<Set<string>> {
  const parts = new Set<string>();
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    // The quickest gets the feather: a bot.
    if (asked.kind === 'feather') {
      await seat.movedOn(seat.snapshot.position);
      continue;
    }
    if (asked.form === 'order') {
      await submit(seat);
      continue;
    }
    await expectLegalTargets(seat, asked);
    if (await seat.slider.isVisible()) {
      await seat.answer(random.pick(asked.options));
      continue;
    }
    const target = random.pick(seat.shown.targets);
    if (asked.form === 'some') {
      await seat.touch(target);
      await submit(seat);
    } else await seat.take(target);
    parts.add(target.part);
  }
  return parts;
}

async function submit(seat: Seat): Promise<void> {
  const { position } = seat.snapshot;
  await seat.submit.click();
  await seat.movedOn(position);
}
