import { randomAnswer } from '@warptable/bots';
import { Random, canonical, isAnswer } from '@warptable/kernel';
import type { AnyMatch, AnswerValue, Viewer, Pending } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import type { SavedTable, TableSetup } from '../src/index.ts';
import { NONCE, openTable, playRandomly, setupOf } from './at-the-table.ts';
import { HELLO, LIVE, Runtime } from './worlds.ts';

// What goes over the wire to one viewer must be the same, byte for byte, in two worlds that differ only in what it
// cannot know. The second world is the table as it stands, dealt anew for that viewer.

/** The same table twice: as it is, and dealt anew for this viewer. */
function twoWorlds(
  gameModule: Table['gameModule'],
  setup: TableSetup,
  saved: SavedTable,
  viewer: Viewer,
  random: Random,
) {
  const truth = new Runtime(Table.load(gameModule, setup, saved, []));
  const other = new Runtime(Table.load(gameModule, setup, saved, []));
  gameModule.game.determinize(other.match.state, viewer, random);
  for (const pending of other.match.pending) pending.options = pending.ask.options();
  return { truth, other, worlds: [truth, other] as const };
}

const secretAnswers = (match: AnyMatch, viewer: Viewer): number =>
  match.entries
    .slice(match.position - match.firstEntry)
    .filter((entry) => isAnswer(entry) && entry.seat !== viewer).length;

/**
 * May an answer that was given in both worlds be compared through this viewer? It may if nothing hidden has come to light by it; and
 * if something has, but not for this viewer, whose view is the same: then nothing else may tell it more.
 */
function isComparable(
  worlds: readonly Runtime[],
  seat: number,
  viewer: Viewer,
  before: number,
  events: readonly number[],
): boolean {
  const [truth, other] = worlds as [Runtime, Runtime];
  if (viewer === seat && truth.match.undoable(seat).ok) return true;
  const awaited = ({ match }: Runtime): string =>
    canonical(match.pending.map(({ ask }) => [ask.seat, ask.kind]));
  const view = ({ match }: Runtime): string => canonical(match.view(viewer));
  // Where the driver answered for another seat because it had one option, the hidden hand behind it may show.
  const isForced = worlds.some(({ match }, i) =>
    match.events
      .slice(events[i])
      .some(({ event }) => event.type === 'Forced' && event.audience?.[0] !== viewer),
  );
  const isLocked = worlds.some(({ match }) => match.checkpoint().undoLimit.at > before);
  return !isForced && awaited(truth) === awaited(other) && (!isLocked || view(truth) === view(other));
}

/** Things that are refused: whatever is said about it must not tell more than the viewer knows. */
function refusedFor(viewer: Viewer, position: number, seats: number, cards: readonly string[]): object[] {
  const seat = viewer === 'spectator' ? 0 : viewer;
  return [
    { do: 'answer', id: 1, seat, kind: 'card', value: 'nonsense', expected: position },
    { do: 'answer', id: 2, seat, kind: 'card', value: 'nonsense', expected: position + 1 },
    { do: 'answer', id: 3, seat: (seat + 1) % seats, kind: 'card', value: 'nonsense', expected: position },
    ...cards.map((value, i) => ({ do: 'answer', id: 10 + i, seat, kind: 'card', value, expected: position })),
    { do: 'sideAction', id: 4, seat, kind: 'lay', value: 'nonsense' },
    { do: 'look', id: 5, viewer: (seat + 1) % seats },
    { do: 'rubbish' },
  ];
}

/** At so many positions of a game. */
const MAX_LOOKS = 24;

/** The games to look at, after so many answers each time at most. */
const TABLES = [
  { seats: 2, stride: 40 },
  { seats: 3, stride: 40, clock: LIVE },
  { seats: 4, stride: 40 },
  { seats: 3, stride: 60, game: 'the-warp', options: {}, clock: LIVE },
  { seats: 4, stride: 60, game: 'the-warp', options: { mode: 'team' } },
  {
    seats: 2,
    stride: 60,
    game: 'chaos-order',
    options: { factions: 'dealt', pool: ['circadians', 'oxataya'] },
  },
  { seats: 3, stride: 80, game: 'chaos-order', options: { factions: 'dealt' }, clock: LIVE },
];

test(
  'what a seat or a spectator receives is the same in all worlds that look the same to it',
  { timeout: 60_000 },
  async () => {
    const random = new Random('wire leaks');
    let positions = 0;
    let different = 0;
    let crossings = 0;
    for (const { seats, stride, ...wish } of TABLES) {
      const setup = setupOf({ ...wish, seats: Array.from({ length: seats }, () => 'open' as const) });
      const table = openTable(setup);
      for (let seat = 0; seat < seats; seat++)
        table.perform({ at: 0, do: 'sit', seat, who: `who-${seat}`, name: `P${seat}`, nonce: NONCE });
      for (let looks = 0; looks < MAX_LOOKS && table.status === 'playing'; looks++) {
        const saved = table.save();
        for (const viewer of [...Array(seats).keys(), 'spectator'] as Viewer[]) {
          const { truth, other, worlds } = twoWorlds(table.gameModule, setup, saved, viewer, random);
          positions++;
          if (canonical(truth.match.state) !== canonical(other.match.state)) different++;
          crossings += await compare(worlds, viewer, seats, random);
        }
        playRandomly(table, 1 + random.below(stride), random);
      }
    }
    expect(positions).toBeGreaterThan(200);
    expect(different / positions).toBeGreaterThan(0.9);
    expect(crossings).toBeGreaterThan(200);
  },
);

/** Has the same conversation in both worlds; returns how many answers were crossed. */
async function compare(
  worlds: readonly [Runtime, Runtime],
  viewer: Viewer,
  seats: number,
  random: Random,
): Promise<number> {
  const [truth, other] = worlds;
  const hidden = truth.match.pending
    .flatMap(({ options }) => options)
    .filter((value) => typeof value === 'string');
  const refused = refusedFor(viewer, truth.positionOf(viewer), seats, hidden.slice(0, 4));
  const isLegal = (message: object): boolean =>
    viewer !== 'spectator' &&
    truth.match.pendingOf(viewer)?.options.includes((message as { value?: string }).value ?? '') === true;
  for (const message of [HELLO, ...refused.filter((one) => !isLegal(one))])
    for (const runtime of worlds) await runtime.say(viewer, message);
  expect(other.ear(viewer).heard).toEqual(truth.ear(viewer).heard);
  if (secretAnswers(truth.match, viewer) > 0) return 0;
  let crossed = 0;
  for (; crossed < 4; crossed++) {
    const pending = truth.match.pending.find(({ ask }) => ask.seat === viewer) ?? truth.match.pending[0];
    const value = pending && answerForBoth(pending, other.match, random);
    if (!pending || value === undefined) break;
    const { seat, kind } = pending.ask;
    const before = truth.match.length;
    const events = worlds.map(({ match }) => match.events.length);
    const answer = { do: 'answer', id: 100 + crossed, seat, kind, value, expected: truth.positionOf(seat) };
    for (const runtime of worlds) await runtime.say(seat, answer);
    if (!isComparable(worlds, seat, viewer, before, events)) break;
    expect(other.ear(viewer).heard).toEqual(truth.ear(viewer).heard);
    if (viewer !== seat || !truth.match.undoable(seat).ok || random.below(3) > 0) continue;
    for (const runtime of worlds)
      await runtime.say(seat, { do: 'undo', id: 200 + crossed, seat, expected: runtime.positionOf(seat) });
    expect(other.ear(viewer).heard).toEqual(truth.ear(viewer).heard);
    return crossed + 1;
  }
  return crossed;
}

/** An answer that can be given in both worlds: others may not hold the same there. */
function answerForBoth(pending: Pending, other: AnyMatch, random: Random): AnswerValue | undefined {
  const there = other.pendingOf(pending.ask.seat);
  if (there?.ask.kind !== pending.ask.kind) return undefined;
  for (let n = 0; n < 5; n++) {
    const value = randomAnswer(pending, random);
    const values = typeof value === 'object' ? value : [value];
    if (values.every((one) => there.options.includes(one))) return value;
  }
  return undefined;
}
