import { Match, Random, chooseTogether, roll, seededChance, simulate } from '@warptable/kernel';
import { confirm, pickAmount, pickOne } from '@warptable/kernel/sketch';
import type { Flow } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { playRandomly } from '@warptable/bots';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, errorOf, give, sketch, summaryOf } from './sketch.ts';
import type { G } from './sketch.ts';

function somewhere(seed: number, answers: number) {
  const match = new Match(pearlwater, { options: { length: 'long' }, seats: 3, chance: seededChance(seed) });
  playRandomly(match, new Random(seed), answers);
  return match;
}

const positions = fc.tuple(fc.nat(1000), fc.nat(70));

describe('a fork', () => {
  test('stands where the match stands', () => {
    fc.assert(
      fc.property(positions, fc.boolean(), ([seed, answers], isSimulated) => {
        const match = somewhere(seed, answers);
        const fork = isSimulated ? match.simulate(seededChance('fork')) : match.fork(seededChance('fork'));
        expect(fork.state).toEqual(match.state);
        expect([fork.position, fork.length]).toEqual([match.position, match.length]);
        expect(fork.pending.map(({ ask, options }) => [ask.seat, ask.kind, options])).toEqual(
          match.pending.map(({ ask, options }) => [ask.seat, ask.kind, options]),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('goes its own way', () => {
    fc.assert(
      fc.property(positions, fc.boolean(), ([seed, answers], isSimulated) => {
        const match = somewhere(seed, answers);
        const before = summaryOf(match);
        const fork = isSimulated ? match.simulate(seededChance('fork')) : match.fork(seededChance('fork'));
        playRandomly(fork, new Random('fork'));
        expect(fork.over).toBe(true);
        expect(summaryOf(match)).toEqual(before);
        const untouched = match.fork(seededChance('fork'));
        playRandomly(match, new Random('match'));
        expect(summaryOf(untouched)).toMatchObject({ state: (before as { state: unknown }).state });
      }),
      { numRuns: 30 },
    );
  });

  test('knows the line of undo', () => {
    const game = sketch(function* (g) {
      g.state.notes.push(yield* pickAmount(0, 'bet', 1, 2), yield* roll('the dice were rolled', 1));
      g.state.notes.push(yield* pickAmount(0, 'bet', 1, 2));
      yield* confirm(0, 'end');
    });
    const match = begin(game);
    give(match, [0, 'bet', 1]);
    const fork = match.fork(seededChance('fork'));
    expect(fork.undoable(0)).toEqual({ ok: false, because: 'the dice were rolled' });
    give(fork, [0, 'bet', 2]);
    fork.undo(0);
    expect(summaryOf(fork)).toEqual(summaryOf(match));
  });
});

describe('a simulation', () => {
  const setup = (seed: number) =>
    ({ options: { length: 'short' }, seats: 2, chance: seededChance(seed) }) as const;

  test('plays the same game as a match', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const played = [new Match(pearlwater, setup(seed)), simulate(pearlwater, setup(seed))].map((game) => {
          // A match is asked to confirm, so both take the last option: random numbers would get out of step.
          while (!game.over) {
            const { ask, options } = game.pending[0]!;
            const value =
              ask.form === 'some'
                ? options.slice(0, ask.min)
                : ask.form === 'order'
                  ? options
                  : options.at(-1)!;
            game.answer({ seat: ask.seat, kind: ask.kind, value });
          }
          return [game.state, game.result];
        });
        expect(played[1]).toEqual(played[0]);
      }),
      { numRuns: 20 },
    );
  });

  test('is never asked to confirm', () => {
    const driver = simulate(pearlwater, setup(1));
    let confirms = 0;
    while (!driver.over) {
      if (driver.pending[0]!.ask.form === 'confirm') confirms++;
      playRandomly(driver, new Random(1), 1);
    }
    expect(confirms).toBe(0);
  });

  test('refuses what is not legal, and goes on', () => {
    const driver = simulate(
      sketch(function* (g) {
        g.state.notes.push(yield* pickAmount(0, 'bet', 1, 2));
      }),
      { options: {}, seats: 2, chance: seededChance(1) },
    );
    expect(codeOf(() => give(driver, [0, 'bet', 3]))).toBe('illegalValue');
    expect(codeOf(() => give(driver, [1, 'bet', 1]))).toBe('notAsked');
    give(driver, [0, 'bet', 2]);
    expect(driver.state.notes).toEqual([2]);
    expect(codeOf(() => give(driver, [0, 'bet', 2]))).toBe('gameOver');
  });

  test('in which the rules fail is a typed error', () => {
    const driver = simulate(
      sketch(function* () {
        yield* pickAmount(0, 'bet', 1, 2);
        throw new Error('the boat sank');
      }),
      { options: {}, seats: 2, chance: seededChance(1) },
    );
    const error = errorOf(() => give(driver, [0, 'bet', 2]));
    expect([error.code, error.message]).toEqual(['rulesFault', 'the rules failed: the boat sank']);
  });
});

describe('an imagined world', () => {
  /** Hands of two; a joint choice from them; then the top of the deck is shown. */
  const guessing = sketch(function* (g: G): Flow {
    for (const hand of g.state.hands) hand.push(...g.state.deck.splice(-2));
    yield* confirm(0, 'begin');
    const cards = [0, 1].map((seat) => pickOne(seat, 'card', () => g.state.hands[seat]!));
    g.state.notes.push(yield* chooseTogether(cards));
    g.state.notes.push(g.state.deck.at(-1));
    yield* confirm(0, 'end');
  });

  const dealt = () => {
    const match = begin(guessing);
    give(match, [0, 'begin', 'done']);
    return match;
  };

  test('has what the seat sees, and determinizes the rest', () => {
    fc.assert(
      fc.property(positions, fc.nat(2), fc.nat(), ([seed, answers], seat, dealing) => {
        const match = somewhere(seed, answers);
        const world = match.determinize(seat, new Random(dealing));
        expect(world.view(seat)).toEqual(match.view(seat));
        expect(world.pendingOf(seat)?.options).toEqual(match.pendingOf(seat)?.options);
        expect(pearlwater.violations(world.state)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('does not know the truth: all hidden hands come up, the true one no more often than it should', () => {
    const match = dealt();
    const truth = match.state.hands[1]!.toSorted().join();
    const seen = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const hand = match.determinize(0, new Random(i)).state.hands[1]!.toSorted().join();
      seen.set(hand, (seen.get(hand) ?? 0) + 1);
    }
    // Two of the four cards that seat 0 does not hold.
    expect(seen.size).toBe(6);
    expect(Math.abs(seen.get(truth)! - 100)).toBeLessThan(40);
  });

  test('asks others again for what they have answered in secret, and keeps my own answer', () => {
    const match = dealt();
    give(match, [1, 'card', match.pendingOf(1)!.options[0]!]);
    expect(match.determinize(0, new Random(1)).pending.map(({ ask }) => ask.seat)).toEqual([0, 1]);
    const mine = dealt();
    give(mine, [0, 'card', mine.pendingOf(0)!.options[0]!]);
    const world = mine.determinize(0, new Random(1));
    expect(world.pending.map(({ ask }) => ask.seat)).toEqual([1]);
    expect(world.pending[0]!.options).toEqual(world.state.hands[1]);
  });

  test('goes on by itself where determinizing leaves no choice', () => {
    const match = begin(
      sketch(function* (g) {
        g.state.hands[0]!.push(g.state.deck.pop()!);
        const high = () => (g.state.deck.includes('a') ? ['low', 'high'] : ['low']);
        const asks = [pickOne(0, 'call', high), pickAmount(1, 'bet', 1, 2)];
        g.state.notes.push(yield* chooseTogether<string | number>(asks));
        g.state.notes.push(yield* pickOne(0, 'next', () => ['x', 'y']));
      }),
    );
    give(match, [1, 'bet', 2]);
    const worlds = Array.from({ length: 40 }, (_, i) => match.determinize(1, new Random(i)));
    const kinds = new Set(worlds.map((world) => world.pending[0]!.ask.kind));
    expect(kinds).toEqual(new Set(['call', 'next']));
    for (const world of worlds) {
      playRandomly(world, new Random(1));
      expect(world.state.notes).toHaveLength(2);
    }
  });

  test('waits before a confirmation: what lies behind it happens in the determinized world', () => {
    const match = begin(
      sketch(function* (g) {
        yield* confirm(0, 'begin');
        g.state.notes.push(g.state.deck.pop());
        yield* pickAmount(0, 'bet', 1, 2);
      }),
    );
    const seen = new Set<unknown>();
    for (let i = 0; i < 60; i++) {
      const world = match.determinize(0, new Random(i));
      expect(world.pending[0]!.ask.kind).toBe('begin');
      give(world, [0, 'begin', 'done']);
      seen.add(world.state.notes[0]);
    }
    expect(seen.size).toBe(6);
  });

  test('has luck of its own', () => {
    const match = begin(
      sketch(function* (g) {
        yield* pickAmount(0, 'bet', 1, 2);
        g.state.notes.push(yield* roll('dice', 4));
        yield* pickAmount(0, 'bet', 1, 2);
      }),
    );
    const rolled = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const world = match.determinize(0, new Random(i));
      give(world, [0, 'bet', 1]);
      rolled.add(JSON.stringify(world.state.notes));
    }
    expect(rolled.size).toBeGreaterThan(15);
  });

  test('that cannot be gone on in is a typed error', () => {
    const match = begin(
      sketch(function* (g) {
        g.state.hands[0]!.push('x', 'y');
        yield* pickOne(0, 'show', () => g.state.hands[0]!.filter((card) => card >= 'x'));
      }),
    );
    const errors = Array.from({ length: 10 }, (_, i) => {
      try {
        return match.determinize(1, new Random(i)) && undefined;
      } catch (error) {
        return error;
      }
    });
    expect(errors).toContainEqual(expect.objectContaining({ code: 'rulesFault' }));
  });
});
