import {
  amount,
  byKind,
  confirm,
  declareQuestions,
  isFinalAnswer,
  one,
  order,
  path,
  place,
  some,
  yesNo,
} from '@warptable/kernel';
import type { Asked, AskedOf, Flow } from '@warptable/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { begin, give, sketch } from './sketch.ts';
import type { G, SheetGame } from './sketch.ts';

const QUESTIONS = {
  letter: one<{ readonly of: string }>({ rule: 'S 1.1', endsTurn: 'stop' }),
  field: place({ rule: ({ far }: { far: boolean }) => (far ? 'S 2.2' : 'S 2.1') }),
  price: amount({ rule: 'S 3.1', cost: true }),
  draw: yesNo({ rule: 'S 4.1' }),
  discard: some({ rule: 'S 5.1' }),
  rank: order({ rule: 'S 6.1' }),
  way: path({ rule: 'S 7.1' }),
  end: confirm({ rule: 'S 8.1', final: true }),
  look: one({ rule: 'S 9.1', final: 'tried' }),
} as const;

const ask = declareQuestions(QUESTIONS);

/** Runs this, then waits. */
const playing = (main: (g: G) => Flow): SheetGame =>
  sketch(function* (g) {
    yield* main(g);
    yield* ask.end(0);
  });

function firstAsked(main: (g: G) => Flow): Asked {
  const match = begin(playing(main));
  return match.asked(match.pending[0]!);
}

describe('a declared question', () => {
  test('is put with its kind, its form, its rule and what it is about', () => {
    const asked = firstAsked(function* () {
      yield* ask.letter(1, { about: { of: 'Greek' }, candidates: () => ['a', 'b', 'stop'] });
    });
    expect(asked).toEqual({
      seat: 1,
      kind: 'letter',
      form: 'one',
      rule: 'S 1.1',
      about: { of: 'Greek' },
      options: ['a', 'b', 'stop'],
      refused: [],
      min: 1,
      max: 1,
      endsTurn: 'stop',
    });
  });

  test('may come from another rule, depending on what it is about', () => {
    const asked = firstAsked(function* () {
      yield* ask.field(0, { about: { far: true }, candidates: () => ['x', 'y'] });
    });
    expect(asked.rule).toBe('S 2.2');
  });

  test('gives its answer back, in every form', () => {
    const match = begin(
      playing(function* ({ state }) {
        const between = { min: 1, max: 3 };
        const candidates = (): string[] => ['a', 'b', 'c'];
        state.notes.push(yield* ask.price(0, between));
        state.notes.push(yield* ask.draw(0));
        state.notes.push(yield* ask.discard(0, { ...between, candidates }));
        state.notes.push(yield* ask.rank(0, { candidates }));
        state.notes.push(yield* ask.way(0, { next: (taken) => (taken.length < 2 ? candidates() : []) }));
      }),
    );
    give(match, [0, 'price', 2], [0, 'draw', 'no'], [0, 'discard', ['a', 'c']], [0, 'rank', ['c', 'a', 'b']]);
    give(match, [0, 'way', ['b', 'b']]);
    expect(match.state.notes).toEqual([2, 'no', ['a', 'c'], ['c', 'a', 'b'], ['b', 'b']]);
  });

  test('does not compile with a kind that is not declared, or without what it is about', () => {
    // @ts-expect-error not declared
    expect(ask.leter).toBeUndefined();
    // @ts-expect-error `about` is missing
    expect(ask.letter(0, { candidates: () => ['a'] }).kind).toBe('letter');
    // @ts-expect-error a place has candidates, not a least amount
    expect(ask.look(0, { min: 1, max: 2 }).kind).toBe('look');
    type A = AskedOf<typeof QUESTIONS>;
    expectTypeOf<Extract<A, { kind: 'letter' }>['about']>().toEqualTypeOf<{ readonly of: string }>();
  });
});

describe('final answers', () => {
  const finalOf = (main: (g: G) => Flow): Asked['final'] => firstAsked(main).final;

  test('are all, some or none of them', () => {
    expect(finalOf(() => ask.end(0) as unknown as Flow)).toBe('all');
    const draw = (final: boolean | ((answer: string) => boolean)) =>
      finalOf(function* () {
        yield* ask.draw(0, { final });
      });
    expect(draw(true)).toBe('all');
    expect(draw((answer) => answer === 'yes')).toEqual(['yes']);
    expect(draw(() => true)).toBe('all');
    expect(draw(false)).toBeUndefined();
  });

  test('of several picked: unless nothing is', () => {
    const final = finalOf(function* () {
      yield* ask.discard(0, { candidates: () => ['a', 'b'], min: 0, max: 2, final: 'ifAny' });
    });
    expect(isFinalAnswer({ final }, [])).toBe(false);
    expect(isFinalAnswer({ final }, ['b'])).toBe(true);
  });

  test('of paths: those that end so', () => {
    const final = finalOf(function* () {
      const next = (taken: readonly string[]): string[] => (taken.length < 2 ? ['a', 'b'] : []);
      yield* ask.way(0, { next, final: ([first, second]) => first === 'a' && second === 'b' });
    });
    expect(final).toEqual([['a', 'b']]);
    expect(isFinalAnswer({ final }, ['a', 'b'])).toBe(true);
    expect(isFinalAnswer({ final }, ['b', 'a'])).toBe(false);
  });

  test('are found by trying what follows, up to the next question', () => {
    const match = begin(
      playing(function* (g) {
        const chosen = yield* ask.look(0, { candidates: () => ['deck', 'nothing', 'think'] });
        if (chosen === 'think') yield* ask.draw(0);
        if (chosen !== 'nothing') g.lockUndo('a card was seen');
      }),
    );
    const before = JSON.stringify(match.state);
    expect(match.asked(match.pending[0]!).final).toEqual(['deck']);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.entries).toEqual([]);
  });

  test('trying tells nothing that the seat does not know', () => {
    const finals = ['a', 'f'].map((top) => {
      const game = playing(function* (g) {
        yield* ask.look(0, { candidates: () => ['deck', 'nothing'] });
        if (g.state.deck.at(-1) === 'a') g.lockUndo('the bottom card lay on top');
      });
      const match = begin(game);
      match.state.deck.sort((a, b) => Number(a === top) - Number(b === top));
      return match.asked(match.pending[0]!).final;
    });
    expect(finals[0]).toEqual(finals[1]);
  });
});

test('a table by kind gives what fits the question, and nothing for a kind of other rules', () => {
  const asked = (kind: string): AskedOf<typeof QUESTIONS> =>
    ({ kind, about: { of: 'Greek' } }) as unknown as AskedOf<typeof QUESTIONS>;
  const table = { letter: ({ about }: { about: { of: string } }) => about.of };
  expect(byKind(table, asked('letter'))).toBe('Greek');
  expect(byKind(table, asked('toString'))).toBeUndefined();
});
