import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What must be whole: no letter of it lies beyond its box. */
const WHOLE = [
  '.wt-card-body',
  '.wt-card-body *',
  '.wt-strip',
  '.wt-strip *',
  '[data-part=market] *',
  '[data-part=prompt] *',
  '[data-part=status] *',
];

/** Rows and columns of things that lie beside each other, never one over the other. */
const APART = [
  '.wt-cards > li',
  '.wt-players > ul > li',
  '[data-part=market] .wt-card',
  '.wt-strip header > *',
  '.wt-figures > li',
  '.wt-resources > li',
  '.wt-prompt-sentence, .wt-choice-row, .wt-amount, .wt-list-button, .wt-turn',
  '.wt-choice-row > *',
  '.wt-card-body .tw-face-head > *, .wt-card-body .tw-use',
  '.wt-face-cards > *',
];

/** Nothing is cut off and nothing overlaps, in everything that is shown. */
export async function expectFit(page: Page, where: string): Promise<void> {
  const faults = await page.evaluate(findFaults, { whole: WHOLE.join(), apart: APART });
  expect(faults, `cut off or one over the other at ${where}`).toEqual([]);
}

/** Runs in the page. */
async function findFaults({ whole, apart }: { whole: string; apart: readonly string[] }): Promise<string[]> {
  await document.fonts.ready;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.wt-hidden, .wt-card-lens, svg, [aria-hidden=true] > .wt-banners') === null;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 50)}"`;
  const faults = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(whole)) {
    if (!(element instanceof HTMLElement) || !isShown(element)) continue;
    const { overflowX, overflowY, display, columnFill } = getComputedStyle(element);
    if (display === 'inline' || display === 'contents') continue;
    // What can be pushed along is not lost.
    const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    // What is seen to go on, and grows when it is pointed at.
    const goesOn = element.closest('.wt-hand [data-kind=text]') !== null;
    // A text that ends on a whole line, in a card that a touch shows whole: its other lines stand in a column out of sight.
    const flowsOn = columnFill === 'auto' && element.closest('.wt-hand [data-kind=tactics]') !== null;
    // Said to those who listen, or a dot.
    if (clientWidth < 10 && clientHeight < 10) continue;
    if (scrollWidth > clientWidth + 2 && !canScroll(overflowX) && !flowsOn)
      faults.add(`${nameOf(element)} is ${scrollWidth} wide in ${clientWidth}`);
    if (scrollHeight > clientHeight + 3 && !canScroll(overflowY) && !goesOn && overflowY !== 'visible')
      faults.add(`${nameOf(element)} is ${scrollHeight} high in ${clientHeight}`);
  }
  for (const selector of apart) {
    const groups = new Map<Element | null, DOMRect[]>();
    const names = new Map<DOMRect, string>();
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (!isShown(element) || box.width === 0 || box.height === 0) continue;
      names.set(box, nameOf(element));
      groups.set(element.parentElement, [...(groups.get(element.parentElement) ?? []), box]);
    }
    for (const boxes of groups.values())
      for (const [n, a] of boxes.entries())
        for (const b of boxes.slice(n + 1)) {
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (Math.min(across, down) > 1.5) faults.add(`${names.get(a)} lies over ${names.get(b)}`);
        }
  }
  return [...faults];
}
