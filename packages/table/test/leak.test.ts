import { randomAnswer } from '@warptable/bots';
import { Random, canonical, isAnswer } from '@warptable/kernel';
import type { AnswerValue, Eye, Pending } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { Table } from '../src/index.ts';
import type { SavedTable, TableSetup } from '../src/index.ts';
import type { AnyMatch } from '../src/saved.ts';
import { NONCE, openTable, playRandomly, setupOf } from './at-the-table.ts';
import { HELLO, LIVE, World } from './worlds.ts';

// What goes over the wire to one pair of eyes must be the same, byte for byte, in two worlds that differ only in what it
// cannot know. The second world is the table as it stands, dealt anew for that eye.

/** The same table twice: as it is, and dealt anew for this eye. */
function twoWorlds(boxed: Table['boxed'], setup: TableSetup, saved: SavedTable, eye: Eye, random: Random) {
  const truth = new World(Table.load(boxed, setup, saved, []));
  const other = new World(Table.load(boxed, setup, saved, []));
  boxed.game.redeal(other.match.state, eye, random);
  for (const pending of other.match.pending) pending.options = pending.ask.options();
  return { truth, other, worlds: [truth, other] as const };
}

const secretAnswers = (match: AnyMatch, eye: Eye): number =>
  match.entries
    .slice(match.position - match.firstEntry)
    .filter((entry) => isAnswer(entry) && entry.seat !== eye).length;

/**
 * May an answer that was given in both worlds be compared through this eye? It may if nothing hidden has come to light by it; and
 * if something has, but not for this eye, whose view is the same: then nothing else may tell it more.
 */
function isComparable(
  worlds: readonly World[],
  seat: number,
  eye: Eye,
  before: number,
  events: readonly number[],
): boolean {
  const [truth, other] = worlds as [World, World];
  if (eye === seat && truth.match.undoable(seat).ok) return true;
  const awaited = ({ match }: World): string =>
    canonical(match.pending.map(({ ask }) => [ask.seat, ask.kind]));
  const view = ({ match }: World): string => canonical(match.view(eye));
  // Where the driver answered for another seat because it had one option, the hidden hand behind it may show.
  const isForced = worlds.some(({ match }, i) =>
    match.events.slice(events[i]).some(({ event }) => event.type === 'Forced' && event.audience?.[0] !== eye),
  );
  const isSealed = worlds.some(({ match }) => match.checkpoint().horizon.at > before);
  return !isForced && awaited(truth) === awaited(other) && (!isSealed || view(truth) === view(other));
}

/** Things that are refused: whatever is said about it must not tell more than the eye knows. */
function refusedFor(eye: Eye, position: number, seats: number, cards: readonly string[]): object[] {
  const seat = eye === 'spectator' ? 0 : eye;
  return [
    { do: 'answer', id: 1, seat, kind: 'card', value: 'nonsense', expected: position },
    { do: 'answer', id: 2, seat, kind: 'card', value: 'nonsense', expected: position + 1 },
    { do: 'answer', id: 3, seat: (seat + 1) % seats, kind: 'card', value: 'nonsense', expected: position },
    ...cards.map((value, i) => ({ do: 'answer', id: 10 + i, seat, kind: 'card', value, expected: position })),
    { do: 'aside', id: 4, seat, kind: 'lay', value: 'nonsense' },
    { do: 'look', id: 5, eye: (seat + 1) % seats },
    { do: 'rubbish' },
  ];
}

/** At so many positions of a game. */
const MOST_LOOKS = 24;

/** The games to look at, after so many answers each time at most. */
const TABLES = [
  { seats: 2, stride: 40 },
  { seats: 3, stride: 40, clock: LIVE },
  { seats: 4, stride: 40 },
  { seats: 3, stride: 60, game: 'the-warp', options: {}, clock: LIVE },
  { seats: 4, stride: 60, game: 'the-warp', options: { mode: 'team' } },
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
      for (let looks = 0; looks < MOST_LOOKS && table.status === 'playing'; looks++) {
        const saved = table.save();
        for (const eye of [...Array(seats).keys(), 'spectator'] as Eye[]) {
          const { truth, other, worlds } = twoWorlds(table.boxed, setup, saved, eye, random);
          positions++;
          if (canonical(truth.match.state) !== canonical(other.match.state)) different++;
          crossings += await compare(worlds, eye, seats, random);
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
  worlds: readonly [World, World],
  eye: Eye,
  seats: number,
  random: Random,
): Promise<number> {
  const [truth, other] = worlds;
  const hidden = truth.match.pending
    .flatMap(({ options }) => options)
    .filter((value) => typeof value === 'string');
  const refused = refusedFor(eye, truth.positionOf(eye), seats, hidden.slice(0, 4));
  const isLegal = (message: object): boolean =>
    eye !== 'spectator' &&
    truth.match.pendingOf(eye)?.options.includes((message as { value?: string }).value ?? '') === true;
  for (const message of [HELLO, ...refused.filter((one) => !isLegal(one))])
    for (const world of worlds) await world.say(eye, message);
  expect(other.ear(eye).heard).toEqual(truth.ear(eye).heard);
  if (secretAnswers(truth.match, eye) > 0) return 0;
  let crossed = 0;
  for (; crossed < 4; crossed++) {
    const pending = truth.match.pending.find(({ ask }) => ask.seat === eye) ?? truth.match.pending[0];
    const value = pending && answerForBoth(pending, other.match, random);
    if (!pending || value === undefined) break;
    const { seat, kind } = pending.ask;
    const before = truth.match.length;
    const events = worlds.map(({ match }) => match.events.length);
    const answer = { do: 'answer', id: 100 + crossed, seat, kind, value, expected: truth.positionOf(seat) };
    for (const world of worlds) await world.say(seat, answer);
    if (!isComparable(worlds, seat, eye, before, events)) break;
    expect(other.ear(eye).heard).toEqual(truth.ear(eye).heard);
    if (eye !== seat || !truth.match.undoable(seat).ok || random.below(3) > 0) continue;
    for (const world of worlds)
      await world.say(seat, { do: 'undo', id: 200 + crossed, seat, expected: world.positionOf(seat) });
    expect(other.ear(eye).heard).toEqual(truth.ear(eye).heard);
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
