import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import type { Asked } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import { MAX_TABS, pressAnew, takeBySlider, takeFromPrompt, takeWithTab } from './at/keys.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { Seat } from './at/seat.ts';

test('a game is started by keyboard alone, and its keys are told', async ({ page, seat }) => {
  await page.goto('/');
  await expect(gameCard(page).getByRole('button', { name: 'Play now' })).toBeVisible();
  await tabTo(page, 'Play now');
  await page.keyboard.press('Enter');
  await seat.question();
  await expect(seat.prompt).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toBeVisible();
  await expect(help.getByText('End the turn')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('a whole game is played by keyboard alone', async ({ page, seat }) => {
  test.setTimeout(300_000);
  const played = new PlayedTable({ seats: 2, seed: 'by keyboard' });
  played.playUntil(() => true);
  await openKept(page, played.kept());
  const random = new Random('by keyboard');
  const ways = new Set<string>();
  for (let asked = await seat.question(); asked; asked = await seat.question()) {
    const { position } = seat.snapshot;
    ways.add(await answerByKey(seat, asked, random));
    await seat.movedOn(position);
  }
  expect([...ways].toSorted()).toEqual(['button', 'end', 'list', 'map', 'number', 'slider']);

  const result = page.getByRole('dialog', { name: 'The end of the game' });
  await expect(result.getByRole('table').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await page.keyboard.press('a');
  await page.keyboard.press('Tab');
  await expect(seat.prompt.getByRole('button', { name: 'Result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result).toBeVisible();
});

test('undo, redo and the parts of the table have their keys', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  await seat.question();
  const { position, asked } = seat.snapshot;
  await page.keyboard.press('1');
  await seat.movedOn(position);
  const after = seat.snapshot.asked;
  await seat.question();
  await page.keyboard.press('u');
  await expect.poll(async () => (await seat.look()) && seat.snapshot.asked).toEqual(asked);
  await seat.question();
  await page.keyboard.press('y');
  await expect.poll(async () => (await seat.look()) && seat.snapshot.asked).toEqual(after);

  for (const [key, part] of Object.entries({ m: 'board', h: 'hand', l: 'log', p: 'players', a: 'prompt' })) {
    await page.keyboard.press(key);
    await expect(page.locator(`[data-part=${part}]`).and(page.locator(':focus-within, :focus'))).toHaveCount(
      1,
    );
  }
});

/** With Tab alone; wherever the focus goes, it can be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = gameCard(page).getByRole('button', { name });
  for (let i = 0; i < MAX_TABS; i++) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to '${name}'`);
}

async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  const outline = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: element.outerHTML.slice(0, 120),
      isSeen: outlineStyle !== 'none' && outlineWidth !== '0px',
    };
  });
  expect(outline).toEqual({ name: outline.name, isSeen: true });
  await expect(focused).toBeInViewport();
}

/** Now and then the long way round, which takes more keys. */
const ROUND = 6;

/** Answers at random; tells by which of the ways that the keyboard has. */
async function answerByKey(seat: Seat, asked: Asked, random: Random): Promise<string> {
  const n = random.below(asked.options.length);
  const value = asked.options[n];
  // A number is its own key; other options have theirs by their place.
  const digit = asked.form === 'amount' ? Number(value) : n + 1;
  const goesRound = random.below(ROUND) === 0;
  if (asked.form === 'confirm') {
    await pressAnew(seat.page, 'e');
    return 'end';
  }
  if (asked.form === 'place' && goesRound) {
    await takeWithTab(seat, 'board', asked.options.map(String));
    return 'map';
  }
  if (digit <= 9 && !goesRound) {
    await pressAnew(seat.page, String(digit));
    return 'number';
  }
  if (await seat.slider.isVisible()) {
    await takeBySlider(seat, n);
    return 'slider';
  }
  return takeFromPrompt(seat, String(value));
}
