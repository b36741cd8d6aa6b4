import { findGame } from '@warptable/games';
import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { Seat } from './at/seat.ts';

const TEAMS = { game: 'the-warp', seats: 4, options: { mode: 'team' } };

interface TeamView {
  readonly round: number;
  readonly phase: string;
  readonly timeout: { readonly team: number } | null;
  readonly players: readonly {
    readonly team: number;
    readonly own?: unknown;
    readonly shared?: { readonly hand: readonly string[] };
  }[];
}

const viewOf = ({ snapshot }: Seat): TeamView => snapshot.view as TeamView;

test('a whole team game of The Warp: dividing races and missions, a timeout with shown cards, the points of the teams', async ({
  page,
  seat,
}) => {
  // Hundreds of answers, each a second or more where the machine is busy with other things.
  test.setTimeout(1_500_000);
  const random = new Random('teams');
  await openKept(page, new PlayedTable({ ...TEAMS, seed: 'teams' }).kept());
  const kinds = new Set<string>();
  await seat.question();
  const pool = page.getByRole('region', { name: 'What your team divides' });
  await expect(pool.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('article', { name: /^Green/ })).toContainText('Team 1 with you');
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    // In one's own turn: while somebody chooses in secret, nobody calls a timeout (TW 18.9).
    if (asked.kind === 'extract') break;
    kinds.add(asked.kind);
    await answerByTouch(seat, asked, random);
  }
  expect([...kinds].some((kind) => kind.endsWith('Races'))).toBe(true);
  expect([...kinds].some((kind) => kind.endsWith('Missions'))).toBe(true);

  // Opposite seats are a team: only in a timeout does the teammate's hand lie open.
  expect(viewOf(seat).players[2]?.shared).toBeUndefined();
  await page.getByRole('button', { name: 'Call the timeout' }).click();
  await expect.poll(async () => (await seat.look()) && viewOf(seat).timeout?.team).toBe(0);
  const prompt = page.getByRole('region', { name: 'What to do' });
  await expect(prompt).toContainText('The game stands still during a timeout');
  await expect(prompt.getByRole('timer')).toHaveText(/^[23]:\d\d$/);
  const shown = viewOf(seat).players[2]?.shared?.hand.length ?? 0;
  expect(shown).toBeGreaterThan(0);
  expect(viewOf(seat).players[1]?.shared).toBeUndefined();
  await page
    .getByRole('article', { name: /^Green/ })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: `Hand (${shown})` })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await prompt.getByRole('button', { name: 'End the timeout' }).click();
  await expect(page.getByRole('button', { name: 'End the timeout' })).toBeHidden();

  for (let asked = await seat.question(); asked; asked = await seat.question())
    await answerByTouch(seat, asked, random);

  const { result } = seat.snapshot.view as { result: { scores: readonly number[] } };
  const words = findGame('the-warp')?.words;
  const rows = page.getByRole('dialog', { name: 'The end of the game' }).getByRole('table').first();
  for (const [i, score] of result.scores.entries()) {
    const name = words?.seat(seat.snapshot.view, i) ?? '';
    const row = rows.getByRole('row').filter({ hasText: name });
    await expect(row.getByRole('cell').last()).toHaveText(String(score));
  }
  // Members of a team have the same score.
  expect(result.scores[0]).toBe(result.scores[2]);
  expect(result.scores[1]).toBe(result.scores[3]);
});
