import { GAMES } from '@warptable/games';
import { Match, Random, WarptableError, seededChance } from '@warptable/kernel';
import type { AnyMatch, Game, GameEvent, Pending, Playable } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { describe, expect, test } from 'vitest';
import { LEVELS, createBot, observationOf, playMatch, randomAnswer } from '../src/index.ts';
import type { AnyGuide, AnyObservation, Bot, Level } from '../src/index.ts';
import { maze, mazeGuide, reefGuide } from './reef.ts';

type AnyGame = Game<Playable, unknown, unknown, GameEvent>;

interface Shelved {
  readonly game: AnyGame;
  readonly guide?: AnyGuide;
}

const reef: Shelved = { game: pearlwater as unknown as AnyGame, guide: reefGuide };
const shelf: Shelved[] = [...GAMES, reef, { game: reef.game }];
const nameOf = ({ game, guide }: Shelved): string => (guide ? game.id : `${game.id} without a guide`);
const CASES = shelf.map((gameModule) => [nameOf(gameModule), gameModule] as const);

function newMatch(game: AnyGame, seats: number, seed: string): AnyMatch {
  const random = new Random(seed);
  const raw = Object.fromEntries(game.optionTable.map(({ id, values }) => [id, random.pick(values).value]));
  let options: unknown;
  try {
    options = game.readOptions(raw, seats);
  } catch {
    options = game.readOptions({}, seats);
  }
  return new Match(game, { options, seats, chance: seededChance(seed) });
}

const botsFor = (
  { game, guide }: Shelved,
  level: Level,
  seats: number,
  iterations: number,
  seed: string,
): Bot[] => {
  expect(game.seats.max).toBeGreaterThanOrEqual(seats);
  return Array.from({ length: seats }, (_, seat) =>
    createBot(guide, { level, budget: { iterations } }, `${seed}/${seat}`),
  );
};

describe.each(CASES)('%s: bots of every level', (_, gameModule) => {
  const { game, guide } = gameModule;

  test('answer legally, within their budget, in any position', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const match = newMatch(game, seats, `any ${seats}`);
      const random = new Random(seats);
      for (let asked = 0; !match.over && asked < 400; asked++) {
        const pending = random.pick(match.pending);
        const { seat, kind } = pending.ask;
        const level = random.pick(LEVELS);
        if (random.below(4) === 0) {
          const bot = createBot(guide, { level, budget: { iterations: 3 } }, asked);
          const { value, iterations, faults } = bot.answer(observationOf(match, seat));
          expect(iterations).toBeLessThanOrEqual(3);
          expect(faults).toBe(0);
          match.answer({ seat, kind, value });
        } else {
          match.answer({ seat, kind, value: randomAnswer(pending, random) });
        }
      }
    }
  });

  test.each(LEVELS)('%s: play whole games', (level) => {
    const seats = Math.max(2, game.seats.min);
    const match = newMatch(game, seats, `whole ${level}`);
    playMatch(match, botsFor(gameModule, level, seats, 2, level), 20_000);
    expect(match.over).toBe(true);
  });
});

describe('a bot', () => {
  const start = (): AnyMatch => newMatch(reef.game, 3, 'start');
  const observation = (match: AnyMatch): AnyObservation =>
    observationOf(match, (match.pending[0] as Pending).ask.seat);

  test.each(LEVELS)('%s plays the same game again from the same seeds', (level) => {
    const [one, two] = [start(), start()];
    for (const match of [one, two]) playMatch(match, botsFor(reef, level, 3, 4, 'x'));
    expect(two.entries).toEqual(one.entries);
  });

  test('answers even if its time is over before it begins', () => {
    let now = 0;
    const bot = createBot(reefGuide, { level: 'regular', budget: { time: 0 } }, 1, () => (now += 1000));
    expect(bot.answer(observation(start())).iterations).toBe(1);
  });

  test('says so if nothing limits it', () => {
    const bot = createBot(reefGuide, { level: 'expert', budget: { time: 50 } }, 1);
    expect(() => bot.answer(observation(start()))).toThrow('clock');
  });

  test('finds the one good way through a path of choices, against advice', () => {
    const game = maze as unknown as AnyGame;
    for (const level of ['regular', 'expert'] as const) {
      const match = newMatch(game, 1, level);
      const { value, expectedValue } = createBot(mazeGuide, { level, budget: { iterations: 200 } }, 1).answer(
        observation(match),
      );
      expect(value).toEqual(['right', 'left', 'right']);
      expect(expectedValue).toBeGreaterThan(0.5);
    }
  });

  test('goes on thinking where it was, as long as nothing but its answer has happened', () => {
    const counted = { worlds: 0 };
    const watched = (match: AnyMatch): AnyObservation => {
      const plain = observation(match);
      const determinize: AnyObservation['determinize'] = (random) => {
        counted.worlds++;
        return plain.determinize(random);
      };
      return { ...plain, determinize };
    };
    const worldsFor = (bot: Bot, match: AnyMatch): number => {
      counted.worlds = 0;
      const seen = watched(match);
      const { value } = bot.answer(seen);
      match.answer({ seat: seen.seat, kind: seen.asked.kind, value });
      return counted.worlds;
    };
    const match = newMatch(reef.game, 2, 'start');
    const bot = createBot(reefGuide, { level: 'expert', budget: { iterations: 20 } }, 1);
    const first = worldsFor(bot, match);
    const second = worldsFor(bot, match);
    expect(second).toBeLessThan(first); // no new tree was begun
    const stranger = createBot(reefGuide, { level: 'expert', budget: { iterations: 20 } }, 2);
    expect(worldsFor(stranger, match)).toBe(first);
  });

  test('tells what its answer brings that the next best does not, the greatest difference first', () => {
    const match = newMatch(reef.game, 2, 'why');
    const bots = botsFor(reef, 'regular', 2, 30, 'why');
    const told = new Set<string>();
    while (!match.over) {
      const seen = observation(match);
      const bot = bots[seen.seat] as Bot;
      const decision = bot.answer(seen);
      const changes = bot
        .explain(seen, decision)
        .map(({ term, change }) => (told.add(term), Math.abs(change)));
      expect(changes).toEqual(changes.toSorted((a, b) => b - a));
      expect(decision.instead).not.toEqual(decision.value);
      match.answer({ seat: seen.seat, kind: seen.asked.kind, value: decision.value });
    }
    expect([...told].toSorted()).toEqual(['air', 'pearls', 'shelf']);
  });

  test('tells nothing of what any answer would bring', () => {
    const seen = observation(start());
    const bot = createBot(reefGuide, { level: 'regular' }, 1);
    const { value, iterations, faults } = bot.answer(seen);
    expect(bot.explain(seen, { value, iterations, faults, instead: value })).toEqual([]);
    expect(bot.explain(seen, { value, iterations, faults })).toEqual([]);
  });

  test('says how often the rules fail in the worlds that it imagines', () => {
    const seen = observation(start());
    const broken: AnyObservation = {
      ...seen,
      determinize: () => {
        throw new WarptableError('rulesFault', 'no such world');
      },
    };
    const { faults } = createBot(reefGuide, { level: 'novice' }, 1).answer(broken);
    expect(faults).toBe(8);
    const expert = createBot(reefGuide, { level: 'expert', budget: { iterations: 1 } }, 1);
    expect(expert.answer(broken).faults).toBeGreaterThan(8);
  });
});

describe('levels', () => {
  test('regular bots are better at Pearlwater than random ones', () => {
    let won = 0;
    const games = 30;
    for (let i = 0; i < games; i++) {
      const match = newMatch(reef.game, 2, `better ${i}`);
      const bots = [...botsFor(reef, 'regular', 1, 40, `${i}`), ...botsFor(reef, 'random', 1, 1, `${i}`)];
      playMatch(match, bots);
      if (match.result.winners.includes(0)) won++;
    }
    expect(won).toBeGreaterThan(games * 0.7);
  });
});

test.each(GAMES.flatMap(({ game, guide }) => (guide ? [[game.id, guide] as const] : [])))(
  '%s: every term of the evaluation has its weights',
  (_, { terms, weights }) => expect(Object.keys(weights).toSorted()).toEqual(terms.toSorted()),
);
