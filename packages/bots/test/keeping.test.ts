import { Match, seededChance, takeSnapshot } from '@warptable/kernel';
import type { AnswerValue, Game, GameEvent, Playable, Value } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Desk, answeredBy, createBot, outlookOf } from '../src/index.ts';
import type { Bot, Decision, Order } from '../src/index.ts';
import { doorsGuide, doorsWith } from './doors.ts';

type AnyMatch = Match<Playable, unknown, unknown, GameEvent>;

const gameWith = (lamps: 1 | 2) => doorsWith(lamps) as unknown as Game<Playable, unknown, unknown, GameEvent>;
const game = gameWith(2);
/** Without chance: one lamp, and it is red. */
const dark = gameWith(1);

/** By the light of a red lamp. */
const FITTING = { left: 'iron', right: 'brass' } as const;

const expert = (): Bot => createBot(doorsGuide, { level: 'expert', budget: { iterations: 300 } }, 1);

/** What the bot says to the present question; what is played is another matter. */
const asked = (bot: Bot, match: AnyMatch, iterations = 300): Decision =>
  bot.answer(outlookOf(match, 0), { iterations });

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

  test('counts as thought, and is given up when chance has had its say', () => {
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

  test('is the same thought, if it is asked once more', () => {
    const bot = expert();
    const match = new Match(game, { options: null, seats: 1, chance: seededChance(1) });
    asked(bot, match, 200);
    expect(asked(bot, match, 300).iterations).toBe(100);
  });

  test('is told to a desk that is given snapshots alone', () => {
    const desk = new Desk(
      () => ({ game: dark, guide: doorsGuide }),
      () => 0,
    );
    const match = new Match(dark, { options: null, seats: 1, chance: seededChance(1) });
    const order = (iterations: number): Order => ({
      game: dark.id,
      table: 't',
      seat: 0,
      bot: { level: 'expert', budget: { iterations } },
      seed: 's',
      snapshot: takeSnapshot(match),
      answered: answeredBy(match, 0),
    });
    const door = desk.answer(order(300)).value as 'left' | 'right';
    play(match, 'door', door);
    play(match, 'enter', desk.answer(order(300)).value);
    expect(desk.answer(order(1)).value).toBe(FITTING[door]);
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
