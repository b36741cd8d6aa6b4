import type { CDPSession, Page } from '@playwright/test';
import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { test } from './at/fixtures.ts';
import { PlayedTable, openKept } from './at/played.ts';
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

const LIT = '[data-part=board] [data-option]';
const LIST = '[aria-controls=wt-option-list]';
const ZOOM = '.wt-panzoom-buttons button';

/** What can be done here; the last of it takes the last answer back and gives another one, by turns. */
async function actsAt(seat: Seat): Promise<Act[]> {
  const { page } = seat;
  const point = async (selector: string, n: number) => {
    const { x, y } = await middleOf(page, selector, n);
    await page.mouse.move(x, y);
  };
  const click = async (selector: string, n = 0) => {
    const { x, y } = await middleOf(page, selector, n);
    await page.mouse.click(x, y);
  };
  const pointing = (what: string, needs: string) => ({
    name: `pointing at ${what}`,
    needs,
    act: (n: number) => point(needs, n),
  });
  const opening = (what: string, needs: string) => ({
    name: `opening and closing ${what}`,
    needs,
    act: (n: number) => (n % 2 === 0 ? click(needs) : page.keyboard.press('Escape')),
  });
  const acts: (Act & { readonly needs: string })[] = [
    pointing('a lit place', LIT),
    pointing('a grey place', '[data-part=board] [data-refused]'),
    pointing('a line of the log', '.wt-log section:last-of-type li'),
    { name: 'opening and closing the list', needs: LIST, act: () => click(LIST) },
    opening('a card', '[data-part=hand] :is(.wg-card-body, .tw-card-body):not([data-option])'),
    opening('a player', '.wt-strip-name'),
    { name: 'zooming', needs: ZOOM, act: (n) => click(ZOOM, n % 2) },
    {
      name: 'undo, and touching a lit place',
      needs: LIT,
      act: (n) => (n % 2 === 0 ? click('.wt-turn-button') : click(LIT, n)),
    },
  ];
  const isThere = await Promise.all(acts.map(async ({ needs }) => (await page.locator(needs).count()) > 0));
  return acts.filter((_, i) => isThere[i]);
}

/** A full map late in the game, with several places to choose from. */
function busyTable({ game, seats, kind, least }: Busy): KeptTable {
  const roundOf = (view: unknown): number => (view as { round: number }).round;
  const isBusy = ({ ask, options }: Pending, { match }: Table): boolean =>
    ask.kind === kind && options.length >= least && roundOf(match?.view(0)) >= 8;
  for (let n = 0; n < 1000; n++) {
    const played = new PlayedTable({ ...game, seats, seed: `busy ${n}` });
    if (played.playUntil(isBusy)) return played.kept();
  }
  throw new Error('no game comes to that');
}

interface Busy {
  readonly name: string;
  readonly game: { readonly game?: string };
  readonly seats: number;
  readonly kind: string;
  /** Of the options. */
  readonly least: number;
}

const THE_WARP = { game: 'the-warp' };
const TABLES: readonly Busy[] = [
  { name: 'Warpgate, 3 players', game: {}, seats: 3, kind: 'moveTo', least: 4 },
  { name: 'Warpgate, 6 players', game: {}, seats: 6, kind: 'moveTo', least: 4 },
  { name: 'The Warp, 4 players', game: THE_WARP, seats: 4, kind: 'moveTo', least: 2 },
  { name: 'The Warp, 4 players, an attack', game: THE_WARP, seats: 4, kind: 'attackTarget', least: 3 },
];

for (const table of TABLES) {
  test(table.name, async ({ page, seat }) => {
    test.setTimeout(600_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watchTimings);
    await openKept(page, busyTable(table));
    await seat.question();
    await page.waitForTimeout(2000);
    const work = new Map<string, string>();
    for (const { name, act } of await actsAt(seat))
      work.set(name, await repeat((n) => workOf(devtools, page, () => act(n))));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    console.log(`\n${table.name}: work of the main thread | event to paint, slowed ${SLOWED} times`);
    console.log(`${''.padEnd(32)} (least, median, most in ms)`);
    for (const { name, act } of await actsAt(seat)) {
      const painted = await repeat((n) => timeToPaint(page, () => act(n)));
      console.log(`${name.padEnd(32)} ${work.get(name) ?? ''} | ${painted}`);
    }
  });
}
