import { Random } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { PlayedTable, openKept } from './at/played.ts';
import {
  expectHandInSight,
  expectNoSideways,
  expectReadable,
  expectRoom,
  expectUncovered,
  expectWholeWords,
} from './at/room.ts';
import { expectStrips } from './at/whole.ts';

const roundOf = ({ match }: Table): number => (match?.view(0) as { round: number } | undefined)?.round ?? 0;

const fromRound =
  (round: number) =>
  (_: Pending, table: Table): boolean =>
    roundOf(table) >= round;

test('five factions on the desk, from round 5 to the end: everything is in sight at every question', async ({
  page,
  seat,
}) => {
  test.setTimeout(600_000);
  const random = new Random('five');
  const played = new PlayedTable({ game: 'chaos-order', seats: 5, seed: 'five' });
  expect(played.playUntil(fromRound(5))).toBeDefined();
  await openKept(page, played.kept());
  const seen = new Set<string>();
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    const { kind } = asked;
    if (!seen.has(kind)) {
      seen.add(kind);
      await expectRoom(seat, kind);
      await expectReadable(seat, kind);
      await expectWholeWords(seat, kind);
      await expectHandInSight(seat, kind);
      await expectUncovered(seat, kind);
      await expectNoSideways(seat);
      await expectStrips(page);
      const strips = page.getByRole('region', { name: 'Players' }).getByRole('article');
      await expect(strips).toHaveCount(5);
      for (const strip of await strips.all()) await expect(strip).toBeInViewport({ ratio: 1 });
    }
    await answerByTouch(seat, asked, random);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['price', 'actOrPass', 'turn', 'income']));
  const end = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(end.getByRole('table').first().getByRole('row')).toHaveCount(6);
  await expectAccessible(page);
});

/** What looks different each: the row of prices, a turn, a battle, income. */
const SCENES = ['price', 'turn', 'plan', 'income'];

test('no fault for axe at a table of five in either theme', async ({ page, seat }) => {
  test.setTimeout(300_000);
  const played = new PlayedTable({ game: 'chaos-order', seats: 5, seed: 'five in both themes' });
  for (const scene of SCENES) {
    await test.step(scene, async () => {
      const isScene = ({ ask }: Pending, table: Table) => ask.kind === scene && roundOf(table) >= 2;
      expect(played.playUntil(isScene)).toBeDefined();
      await openKept(page, played.kept());
      expect((await seat.question())?.kind).toBe(scene);
      await expectAccessible(page);
      await expectAccessible(page, { rules: ['heading-order'] });
      // Only colours differ between the themes.
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
      });
      await expectAccessible(page, { rules: ['color-contrast'] });
    });
  }
});
