import { answerText, askedOf, chooseTogether } from '@warptable/kernel';
import { confirm, pickOne, pickPath } from '@warptable/kernel/sketch';
import type { AnswerValue, Ask, Flow, GameEvent, Words } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { begin, errorOf, give, sketch } from './sketch.ts';
import type { G, SheetGame } from './sketch.ts';

/** A dish, then its sauce if it has one, then a size. */
const next = (taken: readonly string[]): readonly string[] => {
  if (taken.length === 0) return ['fish', 'rice', 'water', 'stone'];
  if (taken[0] === 'water') return [];
  if (taken.length === 1) return taken[0] === 'fish' ? ['lemon', 'butter'] : ['small', 'large'];
  return taken[0] === 'fish' && taken.length === 2 ? ['small', 'large'] : [];
};

const order = (): Ask<readonly string[]> =>
  pickPath(0, 'order', next, (dish) => (dish === 'stone' ? { rule: 'S 2.1', reason: 'tooHard' } : undefined));

const asking = (ask: () => Ask<unknown>): SheetGame =>
  sketch(function* (g: G): Flow {
    g.state.notes.push(yield* ask());
    yield* confirm(0, 'end');
  });

describe('a path', () => {
  test.each([[['water']], [['rice', 'large']], [['fish', 'butter', 'small']]])('may be %j', (path) => {
    const match = begin(asking(order));
    give(match, [0, 'order', path]);
    expect(match.state.notes).toEqual([path]);
  });

  test.each([
    [[], 'at least one choice is expected'],
    ['fish', 'a list of choices is expected'],
    [['fish'], 'a choice is missing'],
    [['fish', 'small'], '"small" cannot follow on fish'],
    [['water', 'large'], '"large" cannot follow on water'],
    [['soup'], '"soup" is not one of the options'],
    [['stone', 'small'], 'tooHard (S 2.1)'],
  ] as [AnswerValue, string][])('may not be %j', (path, why) => {
    const match = begin(asking(order));
    expect(errorOf(() => give(match, [0, 'order', path])).message).toContain(why);
    expect(match.state.notes).toEqual([]);
  });

  test('is shown with all that may follow, and with what is refused', () => {
    const match = begin(asking(order));
    expect(askedOf(match.pending[0]!)).toMatchObject({
      form: 'path',
      options: ['fish', 'rice', 'water'],
      refused: [{ value: 'stone', refusal: { rule: 'S 2.1' } }],
      paths: {
        fish: { lemon: { small: {}, large: {} }, butter: { small: {}, large: {} } },
        rice: { small: {}, large: {} },
        water: {},
      },
    });
  });

  test('without a fork is taken by the driver', () => {
    const only = (): Ask<readonly string[]> =>
      pickPath(0, 'order', (taken) => [['fish'], ['lemon'], []][taken.length]!);
    expect(begin(asking(only)).state.notes).toEqual([['fish', 'lemon']]);
  });

  test('is told choice by choice, each with what was taken before it', () => {
    const words = {
      option: (_view, { taken = [] }, value) =>
        taken.length === 0 ? `${value}` : `${value} ${taken.at(-1)}`,
    } as Words<undefined, GameEvent>;
    const asked = askedOf(begin(asking(order)).pending[0]!);
    expect(answerText(words, undefined, asked, ['fish', 'lemon', 'small'])).toBe(
      'fish, lemon fish, small lemon',
    );
    expect(answerText(words, undefined, asked, 'fish')).toBe('fish');
  });
});

const both = (mark: (ask: Ask<string>) => Ask<string>): SheetGame =>
  sketch(function* (g: G): Flow {
    const cards = [['a'], ['a', 'b']];
    const asks = cards.map((hand, seat) => mark(pickOne(seat, 'card', () => hand)));
    g.state.notes.push(...(yield* chooseTogether(asks)));
    yield* confirm(0, 'end');
  });

describe('a question whatever is held', () => {
  test('is put to a seat with a single answer, too', () => {
    expect(begin(both((ask) => ask)).pending.map(({ ask }) => ask.seat)).toEqual([1]);
    const match = begin(both((ask) => ask.alwaysAsk()));
    expect(match.pending.map(({ ask }) => ask.seat)).toEqual([0, 1]);
    give(match, [0, 'card', 'a'], [1, 'card', 'b']);
    expect(match.state.notes).toEqual(['a', 'b']);
  });

  test('is put only if there is a choice to a seat that has waived it', () => {
    const match = begin(both((ask) => ask.alwaysAsk(ask.seat === 0)));
    expect(match.pending.map(({ ask }) => ask.seat)).toEqual([1]);
    expect(match.asks.map(({ always, waived }) => [always, waived])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

test('a secret question says so', () => {
  const match = begin(both((ask) => ask.inSecret()));
  expect(match.pending.map(({ ask }) => ask.secret)).toEqual([true]);
});
