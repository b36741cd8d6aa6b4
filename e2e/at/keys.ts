import type { Page } from '@playwright/test';

/** Presses a key that answers. Pressed twice in a row it would be taken for one press, so the prompt is gone to in between. */
export async function pressAnew({ keyboard }: Page, key: string): Promise<void> {
  await keyboard.press('a');
  await keyboard.press(key);
}
