import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { answerByTouch } from './at/forks.ts';
import { openKept, playTo } from './at/played.ts';
import type { Seat } from './at/seat.ts';

/** Notes every piece that begins to travel from now on, wherever it goes. */
const watchTravel = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector('.wt-theatre');
    if (!layer) throw new Error('there is no stage');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.classList.contains('wt-travelling'))
            document.body.dataset['travelled'] = String(Number(document.body.dataset['travelled'] ?? 0) + 1);
    }).observe(layer, { childList: true });
  });

/** Moves ships, answer by answer. */
async function move(seat: Seat): Promise<void> {
  const random = new Random('moves');
  await openKept(
    seat.page,
    playTo(3, ({ ask }) => ask.kind === 'moveFrom'),
  );
  await expect(seat.page.locator('.wt-theatre')).toBeAttached();
  await watchTravel(seat.page);
  for (let n = 0; n < 8; n++) {
    const asked = await seat.question();
    if (!asked || !['moveFrom', 'moveTo', 'shipsToMove'].includes(asked.kind)) return;
    const { position } = seat.snapshot;
    await answerByTouch(seat, asked, random);
    await seat.movedOn(position);
  }
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('ships travel over the map, and nothing waits for them', async ({ page, seat }) => {
    await move(seat);
    await expect(page.locator('body')).toHaveAttribute('data-travelled', /[1-9]/);
    // Whatever is pressed ends it; it is not in the way of anything.
    await page.keyboard.press('Shift');
    await expect(page.locator('.wt-travelling')).toHaveCount(0);
    await expect(page.locator('.wt-theatre')).toHaveCSS('pointer-events', 'none');
  });
});

test('whoever wants less motion sees no piece travel', async ({ page, seat }) => {
  await move(seat);
  await expect(page.locator('body')).not.toHaveAttribute('data-travelled');
});

test('how loud sounds are is a setting that is kept', async ({ page }) => {
  await page.goto('/settings');
  const volume = page.getByRole('slider', { name: 'Sounds' });
  await expect(volume).toHaveValue('50');
  await volume.fill('0');
  await expect(volume).toHaveAttribute('aria-valuetext', 'Off');
  await page.reload();
  await expect(volume).toHaveValue('0');
});

test('a touch that ends a scene is taken as the answer that it is', async ({ page, seat }) => {
  await openKept(
    page,
    playTo(3, ({ ask, options }) => ask.kind === 'tactics' && options.length > 1),
  );
  await seat.question();
  const { position } = seat.snapshot;
  await page.locator('[data-part=hand] [data-option]').first().click();
  await seat.movedOn(position);
  const scene = page.locator('.wt-scene');
  await expect(scene).toBeVisible();
  // How it ended is told afterwards.
  await expect(page.locator('.wt-news')).toHaveCount(0);
  const asked = await seat.question();
  const next = seat.snapshot.position;
  if (asked) await seat.answer(asked.options[0] ?? '');
  await expect(scene).toHaveCount(0);
  expect(seat.snapshot.position).toBeGreaterThan(next);
});
