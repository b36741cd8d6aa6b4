import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Nothing of what is told of a player reaches beyond the edge of their strip. */
export async function expectStrips(page: Page): Promise<void> {
  const beyond = await page.locator('[data-part=players] article').evaluateAll((strips) =>
    strips.flatMap((strip) => {
      const { right, bottom } = strip.getBoundingClientRect();
      const parts = [...strip.querySelectorAll<HTMLElement | SVGElement>('*:not(.wt-hidden)')];
      return parts.flatMap((part) => {
        const box = part.getBoundingClientRect();
        const isWithin = box.right <= right && box.bottom <= bottom;
        return isWithin || box.width <= 1 ? [] : `${part.outerHTML.slice(0, 60)} by ${box.right - right}`;
      });
    }),
  );
  expect(beyond).toEqual([]);
}

/** Every card in the hand holds all that it says, and no word of it is broken. */
export async function expectCards(page: Page, where: string): Promise<void> {
  const faults = await page.locator('[data-part=hand] li > div').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect();
      const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (text.parentElement?.closest('.wt-hidden, .wt-no-undo-tab')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          const isWithin = lines.every(({ bottom, right }) => bottom <= edge.bottom && right <= edge.right);
          if (lines.length > 1 || !isWithin) found.push(`${word} of ${card.textContent.slice(0, 20)}`);
        }
      }
      return found;
    }),
  );
  expect(faults, `cut or broken at ${where}`).toEqual([]);
}
