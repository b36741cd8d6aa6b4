import type { CDPSession, Page } from '@playwright/test';
import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { test } from './at/fixtures.ts';
import { openKept, playTo } from './at/played.ts';
import type { KeptTable } from './at/played.ts';
import type { Seat } from './at/seat.ts';

// How long the page takes to show that it has understood. Prints figures and judges nothing: see `scripts/pace.ts`.

const SLOWED = 4;
const TIMES = 12;

/** One thing that a person does, over and over; `n` counts. */
interface Act {
  readonly name: string;
  readonly act: (n: number) => Promise<void>;
}

declare global {
  interface Window {
    warptableTimings: { readonly start: number; readonly duration: number }[];
  }
}

/** Runs in the page: notes how long after each event the next frame was painted, as the browser itself measures it. */
function watchTimings(): void {
  window.warptableTimings = [];
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.warptableTimings.push({ start, duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const rest = (page: Page): Promise<void> => page.waitForTimeout(300);

/** From the event to the next frame, in milliseconds. The browser does not tell of less than 16. */
async function timeToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  const begin = await page.evaluate(() => performance.now());
  await act();
  await rest(page);
  const timings = await page.evaluate(() => window.warptableTimings);
  return Math.max(16, ...timings.filter(({ start }) => start >= begin).map(({ duration }) => duration));
}

/** The work of the page's main thread, all that follows included, in milliseconds of the processor: others do not disturb it. */
async function workOf(devtools: CDPSession, page: Page, act: () => Promise<void>): Promise<number> {
  const before = await workSoFar(devtools);
  await act();
  await rest(page);
  return (await workSoFar(devtools)) - before;
}

async function workSoFar(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return 1000 * (valueOf('TaskDuration') - valueOf('DevToolsCommandDuration'));
}

async function repeat(measure: (n: number) => Promise<number>): Promise<string> {
  const all: number[] = [];
  for (let n = 0; n < TIMES; n++) all.push(await measure(n));
  const sorted = all.toSorted((a, b) => a - b).map(Math.round);
  return [sorted[0], sorted[TIMES / 2], sorted.at(-1)].map((n) => String(n).padStart(4)).join(' ');
}

/** The middle of one of the things that the selector finds. */
async function middleOf(page: Page, selector: string, n: number): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([wanted, which]) => {
      const all = document.querySelectorAll(wanted);
      const { x, y, width, height } = (all[which % all.length] as Element).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selector, n] as const,
  );
}

function actsAt({ page }: Seat): Act[] {
  const point = async (selector: string, n: number) => {
    const { x, y } = await middleOf(page, selector, n);
    await page.mouse.move(x, y);
  };
  const click = async (selector: string, n = 0) => {
    const { x, y } = await middleOf(page, selector, n);
    await page.mouse.click(x, y);
  };
  const openAndClose = (selector: string) => (n: number) =>
    n % 2 === 0 ? click(selector) : page.keyboard.press('Escape');
  return [
    { name: 'pointing at a lit place', act: (n) => point('[data-part=board] [data-option]', n) },
    { name: 'pointing at a grey place', act: (n) => point('[data-part=board] [data-refused]', n) },
    { name: 'pointing at a line of the log', act: (n) => point('.wt-log section:last-of-type li', n) },
    { name: 'opening and closing the list', act: () => click('[aria-controls=wt-option-list]') },
    { name: 'opening and closing a card', act: openAndClose('[data-part=hand] .wg-card-body') },
    { name: 'opening and closing a player', act: openAndClose('.wt-strip-name') },
    { name: 'zooming', act: (n) => click('.wt-panzoom-buttons button', n % 2) },
    {
      name: 'undo, and touching a lit place',
      act: (n) => (n % 2 === 0 ? click('.wt-turn-button') : click('[data-part=board] [data-option]', n)),
    },
  ];
}

/** A full map late in the game, with several places to go to. */
function busyTable(seats: number): KeptTable {
  const roundOf = (view: unknown): number => (view as { round: number }).round;
  const isBusy = ({ ask, options }: Pending, { match }: Table): boolean =>
    ask.kind === 'moveTo' && options.length >= 4 && roundOf(match?.view(0)) >= 8;
  return playTo(seats, isBusy);
}

for (const seats of [3, 6]) {
  test(`a table of ${seats}`, async ({ page, seat }) => {
    test.setTimeout(600_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watchTimings);
    await openKept(page, busyTable(seats));
    await seat.question();
    await page.waitForTimeout(2000);
    const work = new Map<string, string>();
    for (const { name, act } of actsAt(seat))
      work.set(name, await repeat((n) => workOf(devtools, page, () => act(n))));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    console.log(`\n${seats} players: work of the main thread | event to paint, slowed ${SLOWED} times`);
    console.log(`${''.padEnd(32)} (least, median, most in ms)`);
    for (const { name, act } of actsAt(seat)) {
      const painted = await repeat((n) => timeToPaint(page, () => act(n)));
      console.log(`${name.padEnd(32)} ${work.get(name) ?? ''} | ${painted}`);
    }
  });
}
