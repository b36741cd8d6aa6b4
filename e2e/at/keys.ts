import type { Page } from '@playwright/test';
import type { Seat } from './seat.ts';

/** More steps with Tab than any part of a table has. */
export const MAX_TABS = 80;

/** Presses a key that answers. Pressed twice in a row it would be taken for one press, so the prompt is gone to in between. */
export async function pressAnew({ keyboard }: Page, key: string): Promise<void> {
  await keyboard.press('a');
  await keyboard.press(key);
}

/** Goes to the slider, sets it and takes what it says. */
export async function takeBySlider({ page, slider }: Seat, n: number): Promise<void> {
  await page.keyboard.press('a');
  for (let i = 0; i < MAX_TABS; i++) {
    if (await slider.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  for (let i = 0; i < n; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < MAX_TABS; i++) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').getAttribute('data-option')) !== null) break;
  }
  await page.keyboard.press('Enter');
}

const KEYS = { board: 'm', hand: 'h' } as const;

/** Goes to this part of the table, through it with Tab, and takes one of these where it lies. */
export async function takeWithTab(
  { page }: Seat,
  part: keyof typeof KEYS,
  values: readonly string[],
): Promise<void> {
  await page.keyboard.press(KEYS[part]);
  for (let i = 0; i < MAX_TABS; i++) {
    const option = await page.locator(':focus').getAttribute('data-option');
    if (option !== null && values.includes(option)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads to nothing that is lit in the ${part}`);
}

/** Goes to the button that gives all that is picked. */
export async function submitByKey({ page, submit }: Seat): Promise<void> {
  await page.keyboard.press('a');
  for (let i = 0; i < MAX_TABS; i++) {
    if (await submit.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the button');
}

/** Opens the list, if there is one, and walks to the option. */
export async function takeFromPrompt({ page, prompt }: Seat, value: string): Promise<'list' | 'button'> {
  const options = prompt.getByRole('group', { name: 'Options' });
  const hasList = (await prompt.locator('[aria-controls=wt-option-list]').count()) > 0;
  if (hasList && !(await options.isVisible())) await page.keyboard.press('o');
  if (hasList) await options.locator('[data-option]').first().waitFor();
  await page.keyboard.press('a');
  for (let i = 0; i < MAX_TABS; i++) {
    if ((await page.locator(':focus').getAttribute('data-option')) === value) {
      await page.keyboard.press('Enter');
      return hasList ? 'list' : 'button';
    }
    await page.keyboard.press((await options.locator(':focus').count()) > 0 ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`the keys do not lead to '${value}'`);
}
