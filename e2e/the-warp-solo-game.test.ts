import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { Seat } from './at/seat.ts';

const SCENARIOS = [
  { on: 'a desk', size: { width: 1440, height: 900 }, options: { rival: 'xurdun' } },
  { on: 'a phone', size: { width: 390, height: 844 }, options: { rival: 'xelo', difficulty: 'hard' } },
] as const;

for (const { on, size, options } of SCENARIOS)
  test(`a whole scenario against a Rival by touch, on ${on}`, async ({ page, seat }) => {
    test.setTimeout(900_000);
    await page.setViewportSize(size);
    const table = new PlayedTable({ game: 'the-warp', seats: 1, seed: `solo on ${on}`, options });
    await openKept(page, table.kept());
    const kinds = await playToTheEnd(seat, new Random(on));
    expect([...kinds]).toEqual(expect.arrayContaining(['soloRaces', 'keepMissions', 'extract', 'action']));
    await expectTheEnd(page);
  });

test('alone against a Rival a hint can be asked for', async ({ page, seat }) => {
  const table = new PlayedTable({ game: 'the-warp', seats: 1, seed: 'a hint', options: { rival: 'silna' } });
  await openKept(page, table.kept());
  await seat.question();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('dialog', { name: 'An expert would choose' });
  const { length } = seat.snapshot;
  await hint.getByRole('button', { name: 'Do it' }).click();
  await expect(hint).toBeHidden();
  await seat.question();
  expect(seat.snapshot.length).toBeGreaterThan(length);
});

async function expectTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(end).toBeVisible();
  await expectAccessible(page);
}

/** Answers at random; tells what was asked. */
async function playToTheEnd(seat: Seat, random: Random): Promise<Set<string>> {
  const kinds = new Set<string>();
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    kinds.add(asked.kind);
    await answerByTouch(seat, asked, random);
  }
  return kinds;
}
