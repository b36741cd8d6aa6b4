import { Match, Random, seededChance, takeSnapshot } from '@warptable/kernel';
import type { AnyMatch, AnswerValue, Game, GameEvent, Pending, Playable, Value } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { describe, expect, test } from 'vitest';
import { BotPool, answeredBy, createBot, observationOf } from '../src/index.ts';
import type { Bot, BotDecision, BotRequest } from '../src/index.ts';
import { Search } from '../src/search.ts';
import { Effort } from '../src/worlds.ts';
import { doorsGuide, doorsWith } from './doors.ts';
import { reefGuide } from './reef.ts';
import { wagerGuide, wagerWith } from './wager.ts';
import type { Wager } from './wager.ts';

type AnyGame = Game<Playable, unknown, unknown, GameEvent>;

const gameWith = (lamps: 1 | 2): AnyGame => doorsWith(lamps) as unknown as AnyGame;
const game = gameWith(2);
/** Without chance: one lamp, and it is red. */
const dark = gameWith(1);

/** By the light of a red lamp. */
const FITTING = { left: 'iron', right: 'brass' } as const;

const expert = (): Bot => createBot(doorsGuide, { level: 'expert', budget: { iterations: 300 } }, 1);

/** What the bot says to the present question; what is played is another matter. */
const asked = (bot: Bot, match: AnyMatch, iterations = 300): BotDecision =>
  bot.answer(observationOf(match, 0), { iterations });

const play = (match: AnyMatch, kind: string, value: AnswerValue): void =>
  match.answer({ seat: 0, kind, value });

const otherThan = (value: AnswerValue): 'left' | 'right' => (value === 'left' ? 'right' : 'left');

describe('what a bot keeps of its thoughts', () => {
  test('is not what would have come of an answer that was not given', () => {
    const bot = expert();
    const match = new Match(dark, { options: null, seats: 1, chance: seededChance(1) });
    const door = otherThan(asked(bot, match).value);
    play(match, 'door', door);
    play(match, 'enter', asked(bot, match).value);
    expect(asked(bot, match).value).toBe(FITTING[door]);
  });

  test('is nothing, if somebody else has answered what it was not asked', () => {
    const bot = expert();
    const match = new Match(dark, { options: null, seats: 1, chance: seededChance(1) });
    play(match, 'door', asked(bot, match).value);
    play(match, 'enter', 'done');
    expect(asked(bot, match).iterations).toBe(300);
  });

  test('counts as thought as long as chance has had no say', () => {
    for (const lamps of [1, 2] as const) {
      const bot = expert();
      const match = new Match(gameWith(lamps), { options: null, seats: 1, chance: seededChance(1) });
      play(match, 'door', asked(bot, match).value);
      play(match, 'enter', asked(bot, match).value);
      const { iterations } = asked(bot, match);
      if (lamps === 1) expect(iterations).toBeLessThan(300);
      else expect(iterations).toBe(300);
    }
  });

  test('is what it planned for the outcome that has come', () => {
    const seen = new Set<AnswerValue>();
    for (let i = 0; i < 20; i++) {
      const bot = expert();
      const match = new Match(game, { options: null, seats: 1, chance: seededChance(i) });
      const door = asked(bot, match).value as 'left' | 'right';
      play(match, 'door', door);
      play(match, 'enter', asked(bot, match).value);
      const lamp = (observationOf(match, 0).asked.options[2] ?? '') as 'red' | 'green';
      const key = asked(bot, match, 1).value;
      expect(key).toBe(lamp === 'red' ? FITTING[door] : FITTING[otherThan(door)]);
      seen.add(lamp);
    }
    expect(seen).toEqual(new Set(['red', 'green']));
  });

  test('is the same thought, if it is asked once more', () => {
    const bot = expert();
    const match = new Match(game, { options: null, seats: 1, chance: seededChance(1) });
    asked(bot, match, 200);
    expect(asked(bot, match, 300).iterations).toBe(100);
  });

  test('is told to a pool that is given snapshots alone', () => {
    const botPool = new BotPool(
      () => ({ game: dark, guide: doorsGuide }),
      () => 0,
    );
    const match = new Match(dark, { options: null, seats: 1, chance: seededChance(1) });
    const order = (iterations: number): BotRequest => ({
      game: dark.id,
      table: 't',
      seat: 0,
      bot: { level: 'expert', budget: { iterations } },
      seed: 's',
      snapshot: takeSnapshot(match),
      answered: answeredBy(match, 0),
    });
    const door = botPool.answer(order(300)).value as 'left' | 'right';
    play(match, 'door', door);
    play(match, 'enter', botPool.answer(order(300)).value);
    expect(botPool.answer(order(1)).value).toBe(FITTING[door]);
  });
});

describe('a plan', () => {
  const newWager = (seed = 1, tails: 'one' | 'some' = 'one'): AnyMatch =>
    new Match(wagerWith(tails) as unknown as AnyGame, {
      options: null,
      seats: 1,
      chance: seededChance(seed),
    });
  const wagerer = (): Bot => createBot(wagerGuide, { level: 'expert', budget: { iterations: 400 } }, 1);

  test('may hang on what chance will bring', () => {
    const { value, expectedValue } = asked(wagerer(), newWager(), 400);
    expect(value).toBe('coin');
    expect(expectedValue).toBeGreaterThan(0.8);
  });

  test('is followed when chance has brought it, whatever it is', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = newWager(seed);
      const bot = wagerer();
      play(match, 'wager', asked(bot, match, 400).value);
      const { coin } = match.state as Wager;
      expect(asked(bot, match, 1).value).toBe(coin);
    }
  });

  test('may lead to questions of different forms', () => {
    const coins = new Set<string>();
    for (let seed = 0; seed < 10; seed++) {
      const match = newWager(seed, 'some');
      const bot = wagerer();
      asked(bot, match, 100);
      play(match, 'wager', 'coin');
      const { coin } = match.state as Wager;
      expect(asked(bot, match, 20).value).toEqual(coin === 'tails' ? [coin] : coin);
      coins.add(coin);
    }
    expect(coins.size).toBe(2);
  });
});

describe('a tree', () => {
  test('grows no further than it may, and is searched on', () => {
    const reef = pearlwater as unknown as AnyGame;
    const match = new Match(reef, { options: reef.readOptions({}, 2), seats: 2, chance: seededChance(1) });
    const { seat } = (match.pending[0] as Pending).ask;
    const sizeOf = (max: number): number => {
      const growing = { anchor: 10, exploration: 0.3, width: 3, outcomes: 1, borrowed: 32 };
      const search = new Search(reefGuide, { ...growing, turns: 3, trust: 0.3, max }, new Random(1));
      for (let i = 0; i < 300; i++) search.explore(observationOf(match, seat), new Effort());
      expect(search.visits).toBe(300);
      return search.size;
    };
    expect(sizeOf(100)).toBeLessThan(110); // what one look ahead adds may be a little more
    expect(sizeOf(10_000)).toBeGreaterThan(200);
  });
});

describe('what a seat answered of late', () => {
  test('is told with its place in the game, as far as the match has it on record', () => {
    const match = new Match(game, { options: null, seats: 1, chance: seededChance(1) });
    expect(answeredBy(match, 0)).toEqual({ since: 0, answers: [] });
    play(match, 'door', 'left');
    play(match, 'enter', 'done');
    const values: Value[] = ['left', 'done'];
    expect(answeredBy(match, 0)).toEqual({ since: 0, answers: values.map((value, at) => ({ at, value })) });
  });
});
