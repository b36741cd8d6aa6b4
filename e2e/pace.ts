import type { Page } from '@playwright/test';
import type { Pending } from '@warptable/kernel';
import type { Table } from '@warptable/table';
import { test } from './at/fixtures.ts';
import { PlayedTable, openKept } from './at/played.ts';
import type { KeptTable } from './at/played.ts';
import { Timing } from './at/timing.ts';
import type { Taken } from './at/timing.ts';

// How long the page takes to show that it has understood. Prints figures and judges nothing: see `scripts/pace.ts`.

const SLOWED = 4;
const WANTED = 100;
const TIMES = 20;
/** For the work alone fewer will do: nothing disturbs it. */
const WORK_TIMES = 6;

type Screen = 'desktop' | 'phone';

/** One thing that a person does. */
interface Act {
  readonly name: string;
  /** What it is done to must be there. */
  readonly needs: string;
  readonly act: (n: number) => Promise<void>;
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

const MAP = '.wt-panzoom-map';
const LIT = '[data-part=board] [data-option]';
const CARD = '[data-part=hand] :is(.wt-card-body, .wt-card-body):not([data-option])';
const LIST = '[aria-controls=wt-option-list]';
const TABS = '.wt-sheet-tabs [role=tab]';
const UNDO = '.wt-turn-button:first-child';
const LINE = '.wt-log section:last-of-type li';
const STEPS = '.replay-buttons button';

/** What can be done, in rounds: what one act has opened or changed, the next one of its round closes or changes back. */
function roundsOn(page: Page, screen: Screen): Act[][] {
  const touch = async (selector: string, n = 0) => {
    const { x, y } = await middleOf(page, selector, n);
    await (screen === 'desktop' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
  };
  const touching = (name: string, needs: string, which?: number): Act => ({
    name,
    needs,
    act: (n) => touch(needs, which ?? n),
  });
  const pointing = (what: string, needs: string): Act[] => [
    {
      name: `pointing at ${what}`,
      needs,
      act: async (n) => {
        const { x, y } = await middleOf(page, needs, n);
        await page.mouse.move(x, y);
      },
    },
  ];
  const pressing = (name: string, needs: string, key: string): Act => ({
    name,
    needs,
    act: () => page.locator(needs).press(key),
  });
  const both = [
    [touching('opening the list', LIST, 0), touching('closing the list', LIST, 0)],
    [touching('opening a card', CARD, 0), pressing('closing a card', '[role=dialog]', 'Escape')],
    [
      touching('zooming in', '[data-does=closer]', 0),
      touching('showing the whole map', '[data-does=fit]', 0),
    ],
  ];
  if (screen === 'phone')
    return [
      ...both,
      [touching('opening a panel', TABS), touching('opening another panel', TABS)],
      [touching('closing the panel', '[role=tab][aria-selected=true]', 0)],
      [
        touching('undo', UNDO, 0),
        touching('touching a lit place', LIT),
        touching('confirming', '.wt-confirming [data-look=main]', 0),
      ],
    ];
  return [
    pointing('a lit place', LIT),
    pointing('a grey place', '[data-part=board] [data-refused]'),
    pointing('a line of the log', LINE),
    ...both,
    [touching('opening a player', '.wt-strip-name'), pressing('closing a player', '[role=dialog]', 'Escape')],
    [pressing('moving the map', MAP, 'ArrowLeft'), pressing('moving it back', MAP, 'ArrowRight')],
    [
      touching('looking back', `${LINE} .wt-log-jump`, 0),
      touching('a step back', `${STEPS}:nth-of-type(2)`, 0),
      touching('a step on', `${STEPS}:nth-of-type(4)`, 0),
      touching('back to now', '[data-part=prompt] .wt-choice-row button', 0),
    ],
    // A pointer is on a place for a while before it is pressed there.
    [touching('undo', UNDO, 0), ...pointing('a lit place', LIT), touching('answering on the map', LIT)],
  ];
}

/** Does everything over and over; hands over what can be done here. */
async function* repeated(
  page: Page,
  screen: Screen,
  times: number,
): AsyncGenerator<[string, () => Promise<void>]> {
  for (const round of roundsOn(page, screen))
    for (let n = 0; n < times; n++)
      for (const { name, needs, act } of round)
        if ((await page.locator(needs).count()) > 0) yield [name, () => act(n)];
}

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b).map(Math.round);

/** So much or less in this part of all cases. */
const within = (part: number, numbers: readonly number[]): number =>
  sorted(numbers)[Math.ceil(part * numbers.length) - 1] ?? 0;

const column = (value: string | number): string => String(value).padStart(5);

function lineOf(name: string, work: readonly number[], taken: readonly Taken[]): string {
  const painted = taken.map((one) => one.painted);
  const answered = taken.flatMap((one) => one.answered ?? []);
  const share = painted.filter((time) => time < WANTED).length / painted.length;
  return [
    name.padEnd(26),
    column(within(0.5, work)),
    ' |',
    ...[0.5, 0.95, 1].map((part) => column(within(part, painted))),
    column(`${Math.round(100 * share)} %`),
    ' |',
    ...(answered.length > 0 ? [0.5, 0.95].map((part) => column(within(part, answered))) : []),
  ].join(' ');
}

const HEAD = `${''.padEnd(26)}  work |   50%   95%  most  <${WANTED} | until answered: 50%, 95%`;

interface Busy {
  readonly name: string;
  readonly game?: string;
  readonly seats: number;
  readonly kind: string;
  /** Of the options. */
  readonly min: number;
}

/** A full map late in the game, with several places to choose from. */
function busyTable({ game, seats, kind, min }: Busy): KeptTable {
  const roundOf = (view: unknown): number => (view as { round: number }).round;
  const isBusy = ({ ask, options }: Pending, { match }: Table): boolean =>
    ask.kind === kind && options.length >= min && roundOf(match?.view(0)) >= 8;
  for (let n = 0; n < 1000; n++) {
    const played = new PlayedTable({ ...(game === undefined ? {} : { game }), seats, seed: `busy ${n}` });
    if (played.playUntil(isBusy)) return played.kept();
  }
  throw new Error('no game comes to that');
}

const TABLES: readonly Busy[] = [
  { name: 'Warpgate, 4 players', seats: 4, kind: 'moveTo', min: 4 },
  { name: 'Warpgate, 6 players', seats: 6, kind: 'moveTo', min: 4 },
  { name: 'The Warp, 4 players', game: 'the-warp', seats: 4, kind: 'moveTo', min: 2 },
  { name: 'The Warp, 4 players, an attack', game: 'the-warp', seats: 4, kind: 'attackTarget', min: 3 },
  { name: 'The Warp, 6 players', game: 'the-warp', seats: 6, kind: 'moveTo', min: 2 },
];

const SCREENS = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

// As most people have it.
test.use({ reducedMotion: 'no-preference' });

for (const screen of ['desktop', 'phone'] as const)
  test.describe(screen, () => {
    test.use(SCREENS[screen]);
    // One after the other: they would slow each other down.
    test.describe.configure({ mode: 'default' });

    for (const table of TABLES)
      test(table.name, async ({ page, seat }) => {
        test.setTimeout(1_200_000);
        const timing = await Timing.at(page);
        await openKept(page, busyTable(table));
        await seat.question();
        await page.waitForTimeout(2000);
        const work = new Map<string, number[]>();
        for await (const [name, act] of repeated(page, screen, WORK_TIMES))
          work.set(name, [...(work.get(name) ?? []), await timing.work(act)]);
        await timing.slow(SLOWED);
        const taken = new Map<string, Taken[]>();
        for await (const [name, act] of repeated(page, screen, TIMES))
          taken.set(name, [...(taken.get(name) ?? []), await timing.time(act)]);
        console.log(
          `\n${table.name}, ${screen}: milliseconds; event to paint on a processor slowed ${SLOWED} times`,
        );
        console.log(HEAD);
        for (const [name, all] of taken) console.log(lineOf(name, work.get(name) ?? [], all));
      });
  });
