import type { Page } from '@playwright/test';
import { expect, test } from './at/fixtures.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { Seat } from './at/seat.ts';

/** What somebody hears of the bar who cannot see it: its sentence, and the names of what can be pressed there. */
interface Heard {
  readonly sentence: string;
  readonly buttons: readonly string[];
}

/** Buttons of the bar that answer nothing. */
const NO_ANSWER = /^(All options|Undo|Redo|Restart|Rule |Less$|More$|Back$|Move up|Move down)/;

async function hear(page: Page): Promise<Heard> {
  const bar = page.getByRole('region', { name: 'What to do' });
  const spoken = await bar.ariaSnapshot();
  const buttons = [...spoken.matchAll(/- '?button "((?:[^"\\]|\\.)*)"( \[[^\]]*disabled[^\]]*\])?/g)]
    .filter(([, , isOff]) => isOff === undefined)
    .map(([, name = '']) => name.replaceAll('\\"', '"'))
    .filter((name) => !NO_ANSWER.test(name));
  return { sentence: (await page.locator('[data-live=prompt]').textContent()) ?? '', buttons };
}

/** Presses a key on what has this name, as a screen reader does. */
async function press(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'What to do' });
  await bar.getByRole('button', { name, exact: true }).first().press('Enter');
}

/** Answers by what is heard alone, until the turn has gone to somebody else. */
async function playTurn(page: Page, seat: Seat): Promise<readonly string[]> {
  const told: string[] = [];
  for (let n = 0; n < 60; n++) {
    if ((await seat.question()) === null) return told;
    const { position } = seat.snapshot;
    const list = page.locator('[aria-controls=wt-option-list][aria-expanded=false]');
    if (await list.isVisible()) await page.keyboard.press('o');
    const { sentence, buttons } = await hear(page);
    expect(sentence, 'the question is said').not.toBe('');
    expect(buttons.length, `there is something to press at "${sentence}"`).toBeGreaterThan(0);
    told.push(sentence);
    const end = buttons.find((name) => /^End (the|your) turn|^End turn/.test(name));
    // Rather on than round and round: the last of the list is often the one that ends a choice.
    const wanted =
      end ??
      buttons.findLast((name) => /^(Done|Confirm|Play|Draw|No|None|Stop)/.test(name)) ??
      buttons.at(-1) ??
      '';
    await press(page, wanted);
    await expect
      .poll(async () => {
        await seat.look();
        const now = await hear(page);
        return seat.snapshot.position !== position || now.buttons.join() !== buttons.join();
      })
      .toBe(true);
    if (end !== undefined) return told;
  }
  throw new Error(`the turn does not end: ${told.slice(-4).join(' / ')}`);
}

for (const [game, kind] of [
  ['warpgate', 'card'],
  ['the-warp', 'extract'],
] as const) {
  test(`a turn of ${game} by what is said alone`, async ({ page, seat }) => {
    const played = new PlayedTable({ game, seats: 3, seed: 'by ear' });
    expect(played.playUntil(({ ask }) => ask.kind === kind)).toBeDefined();
    await openKept(page, played.kept());
    const told = await playTurn(page, seat);
    expect(new Set(told).size).toBeGreaterThan(2);
    await expect(page.getByRole('list', { name: 'Where your pieces are' })).toBeAttached();
  });
}

test('a dive of Pearlwater by what is said alone', async ({ page, seat }) => {
  const played = new PlayedTable({ game: 'pearlwater', seats: 3, seed: 'by ear' });
  expect(played.playUntil(({ ask }) => ask.kind === 'bid')).toBeDefined();
  await openKept(page, played.kept());
  for (let n = 0; n < 3 && (await seat.question()); n++) {
    const { position } = seat.snapshot;
    if (await page.locator('[aria-controls=wt-option-list][aria-expanded=false]').isVisible())
      await page.keyboard.press('o');
    const { sentence, buttons } = await hear(page);
    expect(sentence).not.toBe('');
    await press(page, buttons[0] ?? '');
    await seat.movedOn(position);
  }
});
