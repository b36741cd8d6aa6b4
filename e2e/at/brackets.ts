import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { MANIFESTS } from '@warptable/games';

/** What is no language: it stays as it is, whatever is spoken. */
const NO_LANGUAGE: readonly RegExp[] = [
  /\b[A-Z]{2,3} \d+(?:\.\d+)*[a-z]?\b/g, // ids of rules
  new RegExp(String.raw`\b(?:${['Warptable', ...MANIFESTS.map(({ name }) => name)].join('|')})\b`, 'g'), // names of games, and ours
  /\b(?:You|Ada|Ben)\b/g, // people of these tests
  /\b(?:Chrome|Linux)\b/g, // names of browsers and systems
  /\b\d*[A-Z]\d*\b/g, // letters of seats, sides and tiles of a map, the X of an action
  /\band\b/g, // lists are put together by the browser, in the language of the page
  /[0-9a-f]{16,}/g, // fingerprints
  /https?:\S+/g,
];

/** Names of keys, and documents: a rulebook is translated as a whole, if at all. */
const NO_TEXT = 'script, style, noscript, kbd, .rules-text, .rules-contents li, .rules-book, .wt-rule-body';

/** Somebody reads or hears a text of the page; `where` is its nearest part. */
interface Read {
  readonly where: string;
  readonly text: string;
}

const outsideOf = (text: string): string => {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === '⟦') depth++;
    else if (letter === '⟧') depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += letter;
  }
  return outside;
};

const hasWords = (text: string): boolean =>
  /\p{L}/u.test(NO_LANGUAGE.reduce((rest, known) => rest.replace(known, ''), text));

/** Everything on the page comes from the tables: in the language of brackets, no letter stands outside of them. */
export async function expectBrackets(page: Page, at: string): Promise<void> {
  const read = await page.evaluate(readPage, NO_TEXT);
  expect(read.length, `something can be read at ${at}`).toBeGreaterThan(0);
  const offenders = read.flatMap(({ where, text }) => {
    const outside = outsideOf(text);
    return hasWords(outside) ? `${where}: ${outside.trim().slice(0, 120)}` : [];
  });
  expect([...new Set(offenders)], `outside of brackets at ${at}`).toEqual([]);
}

/** Runs in the page. */
function readPage(exempt: string): Read[] {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const isExempt = (element: Element): boolean => element.closest(exempt) !== null;
  const whereIs = (element: Element): string => {
    const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'];
    const named = element.closest('[class]')?.getAttribute('class') ?? element.tagName;
    return [part, named].filter((name) => name !== undefined).join(' ');
  };
  /** A text with a link in it is one text: what stands in one line or paragraph is read together. */
  const blockOf = (element: Element): Element => {
    let block = element;
    while (block.parentElement && /^(?:inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement;
    return block;
  };
  const blocks = new Map<Element, Read>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || isExempt(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const block = blockOf(element);
    const before = blocks.get(block);
    const text = `${before?.text ?? ''} ${node.nodeValue ?? ''}`;
    blocks.set(block, { where: before?.where ?? whereIs(element), text });
  }
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    isExempt(element) || !element.checkVisibility()
      ? []
      : ATTRIBUTES.flatMap((name) => {
          const text = element.getAttribute(name);
          return text === null ? [] : { where: `${whereIs(element)} [${name}]`, text };
        }),
  );
  return [{ where: 'title', text: document.title }, ...blocks.values(), ...attributes];
}
