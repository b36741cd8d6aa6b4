// How fast a search thinks, and where its time goes.
//   node packages/bots/bench/search.ts [game] [seats] [level] [iterations for each position]

import { findGame } from '@warptable/games';
import type { AnyBoxed } from '@warptable/games';
import { Ask, Match, seededChance } from '@warptable/kernel';
import type { GameEvent, Pending, Playable } from '@warptable/kernel';
import { createBot, outlookOf, playMatch } from '../src/index.ts';
import type { AnyGuide, Level } from '../src/index.ts';
import { Stopwatch } from './stopwatch.ts';

type AnyMatch = Match<Playable, unknown, unknown, GameEvent>;

const POSITIONS = 24;
const [id = 'warpgate', seatsText = '2', level = 'expert', iterationsText = '500'] = process.argv.slice(2);
const seats = Number(seatsText);
const budget = { iterations: Number(iterationsText) };

const boxed = findGame(id);
if (!boxed?.guide) throw new Error(`there is no game '${id}' with a guide for bots`);
const { guide } = boxed;

const positions = Array.from({ length: POSITIONS }, (_, i) => midGame(boxed, guide, i));
const plain = search(positions, guide);
const watch = new Stopwatch();
watchMatches(watch);
search(positions, watched(guide, watch), watch);

const total = [...watch.sums.values()].reduce((sum, one) => sum + one, 0);
console.log(
  `${boxed.game.name}, ${seats} seats, ${level}, ${POSITIONS} positions of ${budget.iterations} iterations`,
);
console.log(`iterations in a second of processor time: ${Math.round(plain.iterations / plain.seconds)}`);
console.log('where it goes:');
for (const [section, sum] of [...watch.sums].toSorted((a, b) => b[1] - a[1])) {
  console.log(`  ${section.padEnd(16)} ${((100 * sum) / total).toFixed(1).padStart(5)} %`);
}

/** A game of novices that stands at a question in its middle. */
function midGame({ game }: AnyBoxed, advice: AnyGuide, i: number): AnyMatch {
  const match: AnyMatch = new Match(game, {
    options: game.readOptions({}, seats),
    seats,
    chance: seededChance(`bench ${i}`),
  });
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot(advice, { level: 'novice' }, `${i}/${seat}`),
  );
  playMatch(match, bots, seats * (40 + 4 * i));
  return match;
}

/** Lets a new bot think about each position. */
function search(
  matches: readonly AnyMatch[],
  advice: AnyGuide,
  stopwatch?: Stopwatch,
): { iterations: number; seconds: number } {
  let iterations = 0;
  const began = process.cpuUsage();
  for (const [i, match] of matches.entries()) {
    const pending: Pending | undefined = match.pending[0];
    if (!pending) continue;
    const outlook = outlookOf(match, pending.ask.seat);
    const bot = createBot(advice, { level: level as Level, budget }, i);
    const think = (): number => bot.answer(outlook).iterations;
    iterations += stopwatch ? stopwatch.time('tree', think) : think();
  }
  const { user, system } = process.cpuUsage(began);
  return { iterations, seconds: (user + system) / 1e6 };
}

function watched(advice: AnyGuide, stopwatch: Stopwatch): AnyGuide {
  return {
    ...advice,
    measure: (state, seat) => stopwatch.time('evaluate', () => advice.measure(state, seat)),
    advise: (state, pending, taken) => stopwatch.time('advise', () => advice.advise(state, pending, taken)),
  };
}

/** Times what matches do from here on. */
function watchMatches(stopwatch: Stopwatch): void {
  const watchMethod = (prototype: object, method: string, section: string, keeps = false): void => {
    const plain = Reflect.get(prototype, method) as (...args: unknown[]) => unknown;
    Reflect.set(prototype, method, function timed(this: unknown, ...args: unknown[]) {
      return stopwatch.time(section, () => Reflect.apply(plain, this, args), keeps);
    });
  };
  watchMethod(Match.prototype, 'fork', 'copy and replay', true);
  watchMethod(Match.prototype, 'imagine', 'deal anew');
  watchMethod(Match.prototype, 'answer', 'rules');
  watchMethod(Ask.prototype, 'options', 'enumerate');
}
