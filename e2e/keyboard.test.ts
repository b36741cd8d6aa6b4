import type { Page } from '@playwright/test';
import { Random } from '@warptable/kernel';
import { expect, test } from './at/fixtures.ts';
import { gameCard } from './at/home.ts';
import type { Seat } from './at/seat.ts';

const TURNS = 2;
const MOST_TABS = 80;

test('a game is started and two turns are played by keyboard alone', async ({ page, seat }) => {
  const random = new Random('by keyboard');
  await page.goto('/');
  await expect(gameCard(page).getByRole('button', { name: 'Play now' })).toBeVisible();
  await tabTo(page, 'Play now');
  await page.keyboard.press('Enter');
  await seat.question();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toBeVisible();
  await expect(help.getByText('End the turn')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  let turns = 0;
  let ways = 0;
  while (turns < TURNS) {
    const asked = await seat.question();
    if (!asked) break;
    const { position } = seat.seen;
    const n = random.below(asked.options.length);
    if (asked.form === 'confirm') {
      await page.keyboard.press('e');
      turns++;
    } else if (asked.form === 'place' && ways++ % 2 === 0) {
      await takeOnMap(seat, asked.options.map(String));
    } else if (n < 9) {
      await page.keyboard.press(String(n + 1));
    } else {
      await takeFromList(seat, String(asked.options[n]));
    }
    await seat.movedOn(position);
  }
  expect(turns).toBe(TURNS);
});

test('undo, redo and the parts of the table have their keys', async ({ page, seat }) => {
  await page.goto('/');
  await gameCard(page).getByRole('button', { name: 'Play now' }).click();
  await seat.question();
  const { position, asked } = seat.seen;
  await page.keyboard.press('1');
  await seat.movedOn(position);
  const after = seat.seen.asked;
  await seat.question();
  await page.keyboard.press('u');
  await expect.poll(async () => (await seat.look()) && seat.seen.asked).toEqual(asked);
  await seat.question();
  await page.keyboard.press('y');
  await expect.poll(async () => (await seat.look()) && seat.seen.asked).toEqual(after);

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
  for (let i = 0; i < MOST_TABS; i++) {
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

/** Goes to the map, through its places with Tab, and takes a lit one. */
async function takeOnMap({ page }: Seat, legal: readonly string[]): Promise<void> {
  await page.keyboard.press('m');
  for (let i = 0; i < MOST_TABS; i++) {
    const option = await page.locator(':focus').getAttribute('data-option');
    if (option !== null && legal.includes(option)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('no lit place can be reached');
}

/** Opens the list and walks down to the option. */
async function takeFromList({ page, prompt }: Seat, value: string): Promise<void> {
  const options = prompt.getByRole('group', { name: 'Options' });
  if (!(await options.isVisible())) await page.keyboard.press('o');
  await options.locator('[data-option]').first().waitFor();
  await page.keyboard.press('a');
  for (let i = 0; i < MOST_TABS; i++) {
    const focused = page.locator(':focus');
    if ((await focused.getAttribute('data-option')) === value) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press((await options.locator(':focus').count()) > 0 ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`the keys do not lead to '${value}'`);
}
