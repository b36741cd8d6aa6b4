import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import { expectAccessible } from './at/axe.ts';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable } from './at/played.ts';

const SIZES = [
  { on: 'a desk', viewport: { width: 1366, height: 768 }, isMobile: false },
  { on: 'a phone', viewport: { width: 390, height: 844 }, isMobile: true },
  { on: 'the smallest phone', viewport: { width: 360, height: 640 }, isMobile: true },
] as const;

/** A solo game up to the first question of this kind. */
function playedTo(kind: string, rival = 'xurdun'): KeptTable {
  for (let game = 0; game < 100; game++) {
    const table = new PlayedTable({ game: 'the-warp', seats: 1, seed: `solo ${game}`, options: { rival } });
    if (table.playUntil(({ ask }) => ask.kind === kind)) return table.kept();
  }
  throw new Error('no game comes to that');
}

/** What is only in a panel of the phone. */
async function openPanel(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  if (await tab.isVisible()) await tab.click();
}

for (const { on, viewport, isMobile } of SIZES)
  test.describe(`on ${on}`, () => {
    test.use({ viewport, isMobile, hasTouch: isMobile });

    test('the Rival, its Automa Card and its turn, step by step', async ({ page, seat }) => {
      await openKept(page, playedTo('extract'));
      await seat.question();
      const turn = page.getByRole('region', { name: "The Rival's turn" });
      await expect(turn).toContainText('Step 1 of');
      await expect(turn).toContainText('The Rival draws');
      await expectAccessible(page);
      const text = await turn.innerText();
      const all = Number(/of (\d+)/.exec(text)?.[1]);
      for (let step = 2; step <= all; step++) {
        await turn.getByRole('button', { name: 'Next' }).click();
        await expect(turn).toContainText(`Step ${step} of ${all}`);
      }
      await turn.getByRole('button', { name: 'Back' }).click();
      await expect(turn).toContainText(`Step ${all - 1} of ${all}`);
      await turn.getByRole('button', { name: 'Skip' }).click();
      await expect(turn).toBeHidden();

      await openPanel(page, 'Cards');
      await expect(page.getByText('Automa Card', { exact: true })).toBeVisible();
      await page.getByText(/^What may come next/).click();
      await openPanel(page, 'Others');
      const rival = page.getByRole('article', { name: 'Xurdun Slavers' });
      await expect(rival).toContainText('/9');
      await rival.getByRole('button').first().click();
      await expect(page.getByRole('dialog', { name: 'Xurdun Slavers' })).toContainText(
        'of 9: with 9 the Endgame',
      );
      await expectAccessible(page, { within: '[role=dialog]' });
    });

    test('the log tells why, shows it on the map and leads to the steps', async ({ page, seat }) => {
      await openKept(page, playedTo('extract'));
      await seat.question();
      await page
        .getByRole('region', { name: "The Rival's turn" })
        .getByRole('button', { name: 'Skip' })
        .click();
      await openPanel(page, 'Log');
      const why = page.getByRole('button', { name: /^Why\? It / }).last();
      await why.click();
      await expect(why).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.tw-reasons')).toContainText('It goes by');
      await expect(page.locator('.tw-picks [data-fate=picked]')).toHaveCount(1);
      await page.getByRole('button', { name: 'Step by step' }).click();
      await expect(page.getByRole('region', { name: "The Rival's turn" })).toContainText('It ');
    });

    test('a tie says by what the areas are equal, and one is touched on the map', async ({ page, seat }) => {
      await openKept(page, playedTo('rivalBuild', 'tavma'));
      const asked = await seat.question();
      expect(asked?.kind).toBe('rivalBuild');
      await expect(seat.prompt).toContainText('These areas are equal by multiplier');
      await expect(page.locator('[data-place][data-target=legal]')).toHaveCount(asked?.options.length ?? 0);
      if (asked) await answerByTouch(seat, asked, new Random('tie'));
      await expect(seat.prompt).not.toContainText('The Rival builds.');
    });

    test('Rival Combat Cards lie there with their price, and are paid off by touch', async ({
      page,
      seat,
    }) => {
      await openKept(page, playedTo('bribeRival'));
      await seat.question();
      const slots = page.getByRole('group', { name: 'Rival Combat Cards' });
      const open = slots.getByRole('button').filter({ hasText: 'Pay off' });
      await expect(open.first()).toBeVisible();
      const before = await open.count();
      await open.first().click();
      const confirm = seat.prompt.getByRole('button', { name: /^Confirm/ });
      if (await confirm.isVisible()) await confirm.click();
      await expect.poll(() => open.count()).toBeLessThan(before);
    });
  });

test('who does not want the steps turns them off', async ({ page, seat }) => {
  await openKept(page, playedTo('extract'));
  await seat.question();
  const turn = page.getByRole('region', { name: "The Rival's turn" });
  await expect(turn).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('warptable.settings') ?? '{}') as object;
    localStorage.setItem('warptable.settings', JSON.stringify({ ...kept, steps: 'off' }));
  });
  await page.reload();
  await seat.question();
  await expect(page.getByRole('article', { name: 'Xurdun Slavers' })).toContainText('Phase');
  await expect(turn).toBeHidden();
});
