import { GAMES } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { Match, Random, canonical, seededChance } from '@warptable/kernel';
import type { AnyMatch, AnswerValue, Pending, Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { LEVELS, answeredBy, createBot, observationOf, randomAnswer } from '../src/index.ts';
import type { AnyObservation, Bot, BotSpec, Level } from '../src/index.ts';

function newMatch({ game }: AnyGameModule, seats: number, seed: string): AnyMatch {
  return new Match(game, { options: game.readOptions({}, seats), seats, chance: seededChance(seed) });
}

/** The same game for this seat, if a step has just begun; but all that it cannot know is otherwise. */
function twinOf(match: AnyMatch, seat: Seat, seed: string): AnyMatch | undefined {
  const { game, options, seats } = match;
  const { state, at, entries, undoLimit } = match.checkpoint();
  if (entries.length > 0) return undefined;
  const other = game.copy(state);
  game.determinize(other, seat, new Random(seed));
  if (canonical(other) === canonical(state)) return undefined;
  const twin = new Match(game, {
    options,
    seats,
    chance: seededChance(seed),
    from: { state: other, at, entries: [], undoLimit },
  });
  // The step may have shown the seat something already.
  const seen = ({ view, length }: AnyObservation): string => JSON.stringify([view, length]);
  const isTwin = twin.pendingOf(seat) && seen(observationOf(twin, seat)) === seen(observationOf(match, seat));
  return isTwin ? twin : undefined;
}

/** Positions of a random game with a twin each, so many at most. */
function twins(gameModule: AnyGameModule, seed: string, max: number): [AnyMatch, AnyMatch, Seat][] {
  const random = new Random(seed);
  const match = newMatch(gameModule, Math.min(3, gameModule.game.seats.max), seed);
  const found: [AnyMatch, AnyMatch, Seat][] = [];
  while (!match.over && found.length < max) {
    const pending = random.pick(match.pending);
    const { seat, kind } = pending.ask;
    const twin = random.below(6) === 0 ? twinOf(match, seat, `${seed}/${match.length}`) : undefined;
    if (twin) found.push([match.fork(seededChance(1)), twin, seat]);
    match.answer({ seat, kind, value: randomAnswer(pending, random) });
  }
  return found;
}

function answersOf(match: AnyMatch, gameModule: AnyGameModule, seat: Seat, level: Level): AnswerValue[] {
  const bot = createBot(gameModule.guide, { level, budget: { iterations: 8 } }, 'a seed');
  const first = observationOf(match, seat);
  const answers = [bot.answer(first).value];
  // On with the same turn, as long as nothing but the own answers can have made a difference.
  match.answer({ seat, kind: first.asked.kind, value: answers[0] as AnswerValue });
  const next = match.pendingOf(seat);
  if (next && match.length === first.length + 1) answers.push(bot.answer(observationOf(match, seat)).value);
  return answers;
}

/** How a game went on until the seat was asked again, after chance and the others, if there is a twin of that too. */
function later(
  match: AnyMatch,
  seat: Seat,
  value: AnswerValue,
  seed: string,
): readonly [AnyObservation, AnyObservation] | undefined {
  const random = new Random(seed);
  const { kind } = observationOf(match, seat).asked;
  const { length } = match;
  match.answer({ seat, kind, value });
  while (!match.over && !match.pendingOf(seat)) {
    const { ask, ...pending } = match.pending[0] as Pending;
    match.answer({ seat: ask.seat, kind: ask.kind, value: randomAnswer({ ask, ...pending }, random) });
  }
  const twin = match.over || match.length === length + 1 ? undefined : twinOf(match, seat, seed);
  // A twin has no record of the game before it.
  return twin && [observationOf(match, seat), observationOf(twin, seat, answeredBy(match, seat))];
}

const EXPERT: BotSpec = { level: 'expert', budget: { iterations: 8 } };

/** Bots think only in games that have a guide for them. */
const GUIDED = GAMES.filter(({ guide }) => guide !== undefined);

describe.each(GUIDED.map((gameModule) => [gameModule.game.id, gameModule] as const))(
  '%s: what a bot answers',
  (_, gameModule) => {
    test.each(LEVELS)('%s: follows from what its seat knows, whatever the truth is', (level) => {
      const found = twins(gameModule, `secret ${level}`, 16);
      expect(found).toHaveLength(16);
      for (const [match, twin, seat] of found) {
        const answers = answersOf(match, gameModule, seat, level);
        expect(answersOf(twin, gameModule, seat, level)).toEqual(answers);
      }
    });

    test('follows from what its seat knew and knows, also after chance and the others had their say', () => {
      let compared = 0;
      for (const [i, [match, twin, seat]] of twins(gameModule, 'later', 60).entries()) {
        if (compared === 2) break;
        const [one, two] = [match, twin].map(() => createBot(gameModule.guide, EXPERT, 'a seed')) as [
          Bot,
          Bot,
        ];
        const { value } = one.answer(observationOf(match, seat));
        expect(two.answer(observationOf(twin, seat)).value).toEqual(value);
        const now = later(match, seat, value, `later ${i}`);
        if (!now) continue;
        compared++;
        expect(two.answer(now[1])).toEqual(one.answer(now[0]));
      }
      expect(compared).toBe(2);
    });

    test('is told apart by what lies open in truth as in every world that agrees with it', () => {
      const random = new Random('open');
      const match = newMatch(gameModule, 2, 'open');
      while (!match.over) {
        const { ask, options } = random.pick(match.pending);
        if (random.below(4) === 0) {
          const { state } = observationOf(match, ask.seat).determinize(random);
          expect(gameModule.guide?.shown?.(state)).toEqual(gameModule.guide?.shown?.(match.state));
        }
        match.answer({ seat: ask.seat, kind: ask.kind, value: randomAnswer({ ask, options }, random) });
      }
    });

    test('is thought of in worlds that are the same, whatever the truth is', () => {
      const found = twins(gameModule, 'worlds', 60);
      expect(found.length).toBeGreaterThan(10);
      for (const [match, twin, seat] of found) {
        const [one, two] = [match, twin].map((from) => observationOf(from, seat).determinize(new Random(5)));
        expect(two?.state).toEqual(one?.state);
      }
    });
  },
);

test('the question is handed out as plain data', () => {
  const match = newMatch(GAMES[0] as AnyGameModule, 2, 'plain');
  const { seat } = (match.pending[0] as Pending).ask;
  const { asked, view } = observationOf(match, seat);
  expect(JSON.parse(JSON.stringify({ asked, view }))).toEqual({ asked, view });
});
