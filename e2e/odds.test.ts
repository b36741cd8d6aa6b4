import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable } from './at/played.ts';

interface Placed {
  readonly places: readonly { readonly id: string; readonly fleet?: { readonly seat: number } }[];
}

/** Warpgate: ships could go to a place that somebody else holds. The Warp: there is a target to choose. Chaos Order: a plan. */
function isAttack({ ask, options }: Pending, { match }: Table): boolean {
  if (ask.kind === 'attackTarget' || ask.kind === 'plan') return true;
  if (!match) return false;
  const { places = [] } = match.view(0) as Partial<Placed>;
  return (
    ask.kind === 'moveTo' &&
    places.some(({ id, fleet }) => fleet !== undefined && fleet.seat !== 0 && options.includes(id))
  );
}

function attacking(game: string): KeptTable {
  for (let n = 0; n < 100; n++) {
    const played = new PlayedTable({ game, seats: 3, seed: `odds ${n}` });
    if (played.playUntil(isAttack)) return played.kept();
  }
  throw new Error('nobody attacks');
}

const withOdds = ({ table, ...kept }: KeptTable, odds: 'shown' | 'hidden'): KeptTable => ({
  ...kept,
  table: { ...table, setup: { ...table.setup, odds } },
});

/** Runs in the page: odds are worked out when nothing else is left to do. */
const atRest = (): Promise<unknown> =>
  new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 1000 }));

const GAMES = [
  { game: 'warpgate', target: '[data-option][aria-label*="attack"]', ghost: '.wg-way' },
  { game: 'the-warp', target: '[data-option]', ghost: '.tw-way' },
  { game: 'chaos-order', target: '.co-slice[data-option]', ghost: '.co-planning-text .co-triple' },
];

for (const odds of ['shown', 'hidden'] as const)
  for (const { game, target, ghost } of GAMES)
    test(`${game}: where odds are ${odds}`, async ({ page, seat }) => {
      await openKept(page, withOdds(attacking(game), odds));
      await seat.question();
      const board = page.locator('[data-part=board]');
      await board.locator(target).first().hover();
      await expect(board.locator(ghost).first()).toBeAttached();
      await page.evaluate(atRest);
      await expect(board.getByRole('table')).toHaveCount(odds === 'shown' ? 1 : 0);
    });

test('whoever opens a table chooses whether odds are shown', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Choose opponents' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Odds of battles')).toHaveValue('shown');
  await dialog.getByLabel('Odds of battles').selectOption('Not shown');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await seat.question();
  expect(seat.ear.info?.odds).toBe('hidden');
});
