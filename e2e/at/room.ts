import { expect } from '@playwright/test';
import type { Seat } from './seat.ts';

/** The page itself never scrolls sideways. */
export async function expectNoSideways({ page }: Seat): Promise<void> {
  const room = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth: content, clientWidth: window } = document.documentElement;
    return { content, window };
  });
  expect(room.content).toBeLessThanOrEqual(room.window);
}

/** The state of play and the own resources are lines that show all they have: nobody has to push them along. */
export async function expectWholeLines({ page }: Seat, kind: string): Promise<void> {
  const lines = [
    page.getByRole('region', { name: 'State of play' }),
    page.getByRole('list', { name: 'Your resources' }),
  ];
  for (const line of lines) {
    const { content, window } = await line.evaluate(({ scrollWidth: content, clientWidth: window }) => ({
      content,
      window,
    }));
    expect(content, `nothing is cut off at ${kind}`).toBeLessThanOrEqual(window);
  }
}

/** No word on a button of the bar is broken in two, and none sticks out of it. */
export async function expectWholeWords({ page }: Seat, kind: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-part=prompt] .wt-choice-row button');
    return [...buttons].flatMap((button) => {
      const { left, right } = button.getBoundingClientRect();
      const text = button.querySelector('.wt-option-label')?.firstChild;
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        const isWhole = lines.length === 1 && lines.every((line) => line.left >= left && line.right <= right);
        return isWhole ? [] : word;
      });
    });
  });
  expect(broken, `broken words at ${kind}`).toEqual([]);
}

/** A finger hits every button of the bar, of a list in it and of the last row. Ids of rules within a sentence are no such buttons. */
export async function expectThumbs({ page }: Seat, kind: string): Promise<void> {
  const small = await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>(
      ':is([data-part=prompt], .wt-foot) button:not(p *)',
    );
    return [...buttons].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const isHit = width >= 44 && height >= 48;
      return isHit || !button.checkVisibility() ? [] : `${button.textContent} ${width} × ${height}`;
    });
  });
  expect(small, `small buttons at ${kind}`).toEqual([]);
}

/** What is said of a place and of the attack on it lies side by side, not one over the other. */
export async function expectApart({ page }: Seat): Promise<void> {
  const notes = await page.locator('[data-part=board] aside').evaluateAll((all) =>
    all.map((note) => {
      const { left, right, top, bottom } = note.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(notes.length).toBeGreaterThan(1);
  for (const [n, a] of notes.entries()) {
    for (const b of notes.slice(n + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      expect(Math.min(across, down), 'by so much they overlap').toBeLessThanOrEqual(0);
    }
  }
}

/** What of the screen shows what: each point of a grid belongs to the part that lies on top there. */
async function sharesOf({ page }: Seat): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const counts: Record<string, number> = { map: 0 };
    const points = 30;
    for (let i = 0; i < points; i++) {
      for (let j = 0; j < points; j++) {
        const x = ((i + 0.5) * innerWidth) / points;
        const y = ((j + 0.5) * innerHeight) / points;
        const top = document.elementFromPoint(x, y);
        const part = top?.closest<HTMLElement>('[data-part]')?.dataset['part'];
        if (part !== undefined) counts[part] = (counts[part] ?? 0) + 1;
        if (top?.closest('.wt-panzoom')) counts['map'] = (counts['map'] ?? 0) + 1;
      }
    }
    return { all: points ** 2, ...counts };
  });
}

/** No panel takes the map away, however much there is to say: on a phone it keeps three quarters of its half of the screen. */
export async function expectMapInSight(seat: Seat, kind: string, min = 0.375): Promise<void> {
  const shares = await sharesOf(seat);
  expect((shares['map'] ?? 0) / (shares['all'] ?? 1), `the map is in sight at ${kind}`).toBeGreaterThan(min);
}

/** On a desktop no text is smaller than 12 px, but for what is drawn on the map. */
export async function expectReadable({ page }: Seat, kind: string): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.wt-desktop :not(svg, svg *)')].flatMap((element) => {
      const isText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return isText && size < 12 && element.checkVisibility() ? `${element.textContent}: ${size} px` : [];
    }),
  );
  expect(small, `too small at ${kind}`).toEqual([]);
}

/** What is lit in the hand is in sight, and nothing lies over its middle. */
export async function expectHandInSight({ page }: Seat, kind: string): Promise<void> {
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-part=hand] [data-option]')].flatMap((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const isOnTop = card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      return isOnTop ? [] : card.dataset['option'];
    }),
  );
  expect(hidden, `hidden at ${kind}`).toEqual([]);
}

export async function expectRoom(seat: Seat, kind: string): Promise<void> {
  const shares = await sharesOf(seat);
  const said = `${kind}: ${JSON.stringify(shares)}`;
  expect(2 * (shares['board'] ?? 0), `the map has half of the screen at ${said}`).toBeGreaterThanOrEqual(
    shares['all'] ?? 0,
  );
  expect(shares['prompt'] ?? 0, `the prompt is there at ${said}`).toBeGreaterThan(0);
  expect(shares['hand'] ?? 0, `the own resources are there at ${said}`).toBeGreaterThan(0);
}

/**
 * Nothing lies over what is lit on the map: a touch in the middle of it means it. What is out of sight is counted at the edge, or stands
 * further along in a row that can be pushed.
 */
export async function expectUncovered({ page }: Seat, kind: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const board = document.querySelector('[data-part=board]');
    const isWithin = (x: number, y: number, box: DOMRect): boolean =>
      x > box.left && x < box.right && y > box.top && y < box.bottom;
    const lit = document.querySelectorAll<SVGElement>('[data-part=board] [data-option]');
    return [...lit].flatMap((place) => {
      const { x, y, width, height } = place.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const windows = [board, place.closest('.tw-goods')].filter((around) => around !== null);
      const isInSight = windows.every((around) =>
        isWithin(middle.x, middle.y, around.getBoundingClientRect()),
      );
      const top = document.elementFromPoint(middle.x, middle.y);
      return isInSight && !place.contains(top)
        ? `${place.dataset['option']} under ${top?.outerHTML.slice(0, 80)}`
        : [];
    });
  });
  expect(covered, `covered at ${kind}`).toEqual([]);
}
