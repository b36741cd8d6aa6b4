// Makes the golden games anew: `node games/the-warp/test/make-golden.ts`. To be done when the rules have changed on purpose;
// golden.test.ts says whether the new games still show all that they should.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomAnswer } from '@warptable/bots';
import { replay } from '@warptable/kernel';
import type { AnswerValue, GameFile, Pending, Random, Value } from '@warptable/kernel';
import { goldenText, makeGolden } from '@warptable/testkit';
import type { EventType } from '../rules/events.ts';
import { theWarp } from '../rules/game.ts';
import type { Options } from '../rules/state.ts';
import { endingOf } from './endings.ts';
import type { Ending } from './endings.ts';

interface Plan extends Partial<Omit<Options, 'rounds'>> {
  readonly seats: number;
  /** Lively ones, if not said otherwise. */
  readonly players?: keyof typeof PLAYERS;
  /** The first seed that leads to this ending with so many entries at most, and to this event if one is named, is taken. */
  readonly ending: Ending;
  readonly max: number;
  readonly event?: EventType;
}

const GAMES: Readonly<Record<string, Plan>> = {
  two: { seats: 2, ending: 'points', max: 700 },
  'two-idle': { seats: 2, players: 'idle', ending: 'round 40', max: 900 },
  'two-b-advanced': { seats: 2, side: 'B', pioneering: 'advanced', ending: 'points', max: 700 },
  'three-advanced': { seats: 3, pioneering: 'advanced', ending: 'points', max: 900 },
  'three-b': { seats: 3, side: 'B', ending: 'points', max: 1000, event: 'BuildingTaken' },
  'four-bold': { seats: 4, players: 'bold', ending: 'points', max: 1300, event: 'PointsTaken' },
  'four-teams-b': { seats: 4, mode: 'team', side: 'B', pioneering: 'advanced', ending: 'points', max: 1000 },
  'five-b': { seats: 5, side: 'B', ending: 'points', max: 1100 },
  'five-prototype': { seats: 5, edition: 'prototype', ending: 'points', max: 1100 },
  'six-b-advanced': { seats: 6, side: 'B', pioneering: 'advanced', ending: 'points', max: 1200 },
  'solo-dura': { seats: 1, rival: 'dura', unlocked: [], ending: 'points', max: 500, event: 'ScrapCounted' },
  'solo-skolok': { seats: 1, rival: 'skolok', difficulty: 'hard', side: 'B', ending: 'points', max: 500 },
  'solo-silna': { seats: 1, rival: 'silna', side: 'B', pioneering: 'advanced', ending: 'points', max: 500 },
  'solo-xurdun': { seats: 1, rival: 'xurdun', difficulty: 'hard', ending: 'points', max: 500 },
  'solo-tavma': { seats: 1, rival: 'tavma', ending: 'points', max: 500, event: 'CardsCancelled' },
  'solo-solca': { seats: 1, rival: 'solca', difficulty: 'hard', side: 'B', ending: 'points', max: 500 },
  'solo-zeto': { seats: 1, rival: 'zeto', pioneering: 'advanced', ending: 'points', max: 500 },
  'solo-xelo': { seats: 1, rival: 'xelo', difficulty: 'hard', players: 'bold', ending: 'points', max: 500 },
  'solo-ralan': {
    seats: 1,
    rival: 'ralan',
    side: 'B',
    ending: 'points',
    max: 500,
    event: 'RivalRewardsSpent',
  },
  'solo-darja': { seats: 1, rival: 'darja', difficulty: 'hard', players: 'idle', ending: 'time', max: 500 },
  'solo-xotan': {
    seats: 1,
    rival: 'xotan',
    difficulty: 'hard',
    clock: 'turns',
    side: 'B',
    ending: 'points',
    max: 500,
    event: 'RivalGaveBack',
  },
  'six-teams-prototype': { seats: 6, mode: 'team', edition: 'prototype', ending: 'points', max: 1450 },
};

/** Answers that do as little as possible. */
const IDLE: readonly Value[] = [
  'none',
  'no',
  'stop',
  'wait',
  'hold',
  'stay',
  'draw',
  'endTurn',
  'endIncome',
  'endAction',
  'skip',
  0,
];
/** The forms whose answer is one of the options. */
const SIMPLE: readonly string[] = ['one', 'place', 'amount', 'yesNo', 'confirm'];

/** Plays at random, but mostly does something rather than nothing. */
function lively(pending: Pending, random: Random): AnswerValue {
  const { ask, options } = pending;
  if (!SIMPLE.includes(ask.form)) return randomAnswer(pending, random);
  const busy = options.filter((value) => !IDLE.includes(value) && value !== 'terrashift');
  return busy.length > 0 && random.below(4) > 0 ? random.pick(busy) : random.pick(options);
}

/** What the bold want most comes first: to attack, and to be nearer to the Warp Gate. */
const WISHES: readonly RegExp[] = [/^attack$/, /^troops$/, /gate/, /ring/, /middle/, /corner/];

function bold(pending: Pending, random: Random): AnswerValue {
  const { ask, options } = pending;
  if (ask.kind === 'attackTroops') return options.at(-1)!;
  const wish = WISHES.find((one) => options.some((value) => one.test(String(value))));
  if (wish === undefined || !SIMPLE.includes(ask.form)) return lively(pending, random);
  return options.find((value) => wish.test(String(value)))!;
}

/** As little as possible: such a game lasts up to the last round there can be. */
function idle(pending: Pending, random: Random): AnswerValue {
  const { ask, options } = pending;
  if (ask.form === 'path' && options.includes('no')) return ['no'];
  if (!SIMPLE.includes(ask.form)) return randomAnswer(pending, random);
  const min = ['terrashift', ...IDLE].find((value) => options.includes(value));
  const plain = options.filter((value) => !String(value).startsWith('+'));
  return min ?? random.pick(plain.length > 0 ? plain : options);
}

const PLAYERS = { lively, bold, idle } as const;

function goldenGame(name: string, plan: Plan): GameFile<Options> {
  const { seats, players = 'lively', ending, max, event, ...options } = plan;
  for (let n = 1; n < 200; n++) {
    const limit = seats === 1 ? {} : { rounds: '40' };
    const setup = { seats, seed: `${name}-${n}`, options: { ...options, ...limit } };
    const file = makeGolden(theWarp, { ...setup, choose: PLAYERS[players] });
    if (file.entries.length > max) continue;
    const { state, events } = replay(theWarp, file);
    const isShown = event === undefined || events.some((one) => one.event.type === event);
    if (isShown && endingOf(state) === ending) return file;
  }
  throw new Error(`${name}: no game ends by ${ending} in ${max} entries`);
}

const folder = join(import.meta.dirname, 'golden');
mkdirSync(folder, { recursive: true });
for (const [name, plan] of Object.entries(GAMES)) {
  const file = goldenGame(name, plan);
  writeFileSync(join(folder, `${name}.json`), goldenText(file));
  console.log(`${name}: ${file.entries.length} entries, ${file.result!.scores.join(' - ')}`);
}
