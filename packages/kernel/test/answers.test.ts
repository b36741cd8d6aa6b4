import { askedOf } from '@warptable/kernel';
import {
  askYesNo,
  confirm,
  pickAmount,
  pickOne,
  pickOrder,
  pickPlace,
  pickSome,
} from '@warptable/kernel/sketch';
import type { AnswerValue, Ask, Flow } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, errorOf, give, summaryOf, sketch } from './sketch.ts';
import type { G, SheetGame } from './sketch.ts';

/** Asks seat 0 one thing and notes the answer; then waits. */
const asking = (ask: () => Ask): SheetGame =>
  sketch(function* (g: G): Flow {
    g.state.notes.push(yield* ask());
    yield* confirm(0, 'end');
  });

const LETTERS = ['a', 'b', 'c', 'd'] as const;
const noB = (value: string) => (value === 'b' ? { rule: 'S 1.2', reason: 'tooRound' } : undefined);

const ask = {
  one: () => pickOne(0, 'letter', () => LETTERS, noB),
  place: () => pickPlace(0, 'letter', () => LETTERS, noB),
  amount: () => pickAmount(0, 'letter', 2, 5),
  yesNo: () => askYesNo(0, 'letter'),
  some: () => pickSome(0, 'letter', () => LETTERS, 1, 2, noB),
  order: () => pickOrder(0, 'letter', () => LETTERS),
  confirm: () => confirm(0, 'letter'),
} as const;

type Form = keyof typeof ask;

describe('every form takes its legal answers', () => {
  const legal: [Form, AnswerValue[]][] = [
    ['one', ['a', 'c', 'd']],
    ['place', ['a', 'c', 'd']],
    ['amount', [2, 3, 4, 5]],
    ['yesNo', ['yes', 'no']],
    ['some', [['a'], ['d'], ['a', 'c'], ['c', 'd']]],
    [
      'order',
      [
        ['a', 'b', 'c', 'd'],
        ['d', 'c', 'b', 'a'],
      ],
    ],
    ['confirm', ['done']],
  ];
  test.each(legal)('%s', (form, values) => {
    for (const value of values) {
      const match = begin(asking(ask[form]));
      give(match, [0, 'letter', value]);
      expect(match.state.notes).toEqual([value]);
    }
  });
});

describe('every form refuses all else, and nothing changes', () => {
  const noValues: unknown[] = [
    undefined,
    null,
    Number.NaN,
    Infinity,
    -1,
    2.5,
    '',
    'x',
    {},
    true,
    ['x'],
    [['a']],
    '__proto__',
  ];
  const illegal: [Form, unknown[]][] = [
    ['one', [...noValues, 'b', ['a'], []]],
    ['place', [...noValues, 'b', ['a'], []]],
    ['amount', [...noValues, 1, 6, '3', [3]]],
    ['yesNo', [...noValues, ['yes'], 'maybe']],
    ['some', [...noValues, 'a', [], ['a', 'a'], ['c', 'a'], ['a', 'b'], ['a', 'c', 'd'], [null]]],
    [
      'order',
      [
        ...noValues,
        'a',
        [],
        ['a', 'b', 'c'],
        ['a', 'a', 'b', 'c'],
        ['a', 'b', 'c', 'd', 'd'],
        ['a', 'b', 'c', 'x'],
      ],
    ],
    ['confirm', [...noValues, ['done']]],
  ];
  test.each(illegal)('%s', (form, values) => {
    const match = begin(asking(ask[form]));
    const before = summaryOf(match);
    for (const value of values) {
      expect(codeOf(() => give(match, [0, 'letter', value as AnswerValue]))).toBe('illegalValue');
      expect(summaryOf(match)).toEqual(before);
    }
  });
});

describe('an answer that is not to the question', () => {
  const match = begin(asking(ask.one));
  const before = summaryOf(match);
  const cases: [string, () => void, string][] = [
    ['from a seat that is not asked', () => give(match, [1, 'letter', 'a']), 'notAsked'],
    ['from a seat that does not exist', () => give(match, [7, 'letter', 'a']), 'notAsked'],
    ['from no seat at all', () => give(match, [Number.NaN, 'letter', 'a']), 'notAsked'],
    ['of an unknown kind', () => give(match, [0, 'constructor', 'a']), 'unknownKind'],
    ['to an earlier position', () => match.answer({ seat: 0, kind: 'letter', value: 'a' }, -1), 'stale'],
    ['to a later position', () => match.answer({ seat: 0, kind: 'letter', value: 'a' }, 1), 'stale'],
    ['as an unknown side action', () => match.sideAction(0, 'letter', 'a'), 'unknownKind'],
    ['as a side action of that name', () => match.sideAction(0, 'toString', 'a'), 'unknownKind'],
  ];
  test.each(cases)('%s is a typed error and changes nothing', (_, act, code) => {
    expect(codeOf(act)).toBe(code);
    expect(summaryOf(match)).toEqual(before);
  });

  test('after the end is one too', () => {
    const over = begin(sketch(function* () {}));
    expect(codeOf(() => give(over, [0, 'letter', 'a']))).toBe('gameOver');
    expect(codeOf(() => over.undo(0))).toBe('undoLocked');
  });

  test('to the right position is taken', () => {
    match.answer({ seat: 0, kind: 'letter', value: 'a' }, match.position);
    expect(match.position).toBe(1);
  });
});

describe('options and refusals', () => {
  test('options are the candidates without the refused ones, in their order', () => {
    expect(begin(asking(ask.one)).pending[0]!.options).toEqual(['a', 'c', 'd']);
  });

  test('a refused candidate comes with its rule and reason', () => {
    const error = errorOf(() => give(begin(asking(ask.one)), [0, 'letter', 'b']));
    expect(error.refusal).toEqual({ rule: 'S 1.2', reason: 'tooRound' });
    expect(error.message).toContain('S 1.2');
  });

  test('so does one among several', () => {
    const error = errorOf(() => give(begin(asking(ask.some)), [0, 'letter', ['a', 'b']]));
    expect(error.refusal).toEqual({ rule: 'S 1.2', reason: 'tooRound' });
  });

  test('what nobody would expect has no reason', () => {
    expect(errorOf(() => give(begin(asking(ask.one)), [0, 'letter', 'x'])).refusal).toBeUndefined();
  });

  test('a question as plain JSON holds all of it', () => {
    const asked = askedOf(begin(asking(ask.some)).pending[0]!);
    expect(asked).toEqual({
      seat: 0,
      kind: 'letter',
      rule: '',
      form: 'some',
      options: ['a', 'c', 'd'],
      refused: [{ value: 'b', refusal: { rule: 'S 1.2', reason: 'tooRound' } }],
      min: 1,
      max: 2,
    });
    expect(JSON.parse(JSON.stringify(asked))).toEqual(asked);
  });

  test('a list that is answered belongs to the game alone', () => {
    const match = begin(asking(ask.order));
    const mine = ['d', 'c', 'b', 'a'];
    give(match, [0, 'letter', mine]);
    mine.reverse();
    expect(match.state.notes).toEqual([['d', 'c', 'b', 'a']]);
    (match.state.notes[0] as string[]).push('e');
    expect(match.entries[0]).toEqual({ seat: 0, kind: 'letter', value: ['d', 'c', 'b', 'a'] });
  });
});

describe('a forced single option', () => {
  const only = (value: string) => value !== 'c';
  const forced: [string, () => Ask, AnswerValue][] = [
    [
      'one',
      () =>
        pickOne(
          0,
          'letter',
          () => LETTERS,
          (value) => (only(value) ? noB('b') : undefined),
        ),
      'c',
    ],
    ['place', () => pickPlace(0, 'letter', () => ['c']), 'c'],
    ['amount', () => pickAmount(0, 'letter', 3, 3), 3],
    ['some, when all must be taken', () => pickSome(0, 'letter', () => ['a', 'b'], 2, 3), ['a', 'b']],
    ['some, when none can be taken', () => pickSome(0, 'letter', () => [], 0, 3), []],
    ['some, when none may be taken', () => pickSome(0, 'letter', () => ['a', 'b'], 0, 0), []],
    ['order of one', () => pickOrder(0, 'letter', () => ['a']), ['a']],
    ['order of none', () => pickOrder(0, 'letter', () => []), []],
  ];
  test.each(forced)('%s is taken by the driver, visibly for that seat', (_, question, value) => {
    const match = begin(asking(question));
    expect(match.state.notes).toEqual([value]);
    expect(match.pending[0]!.ask.kind).toBe('end');
    const event = { type: 'Forced', audience: [0], kind: 'letter', value };
    expect(match.eventsFor(0)).toEqual([{ at: 0, event }]);
    expect(match.eventsFor(1)).toEqual([]);
    expect(match.eventsFor('spectator')).toEqual([]);
    expect(match.entries).toEqual([]);
  });

  test('a list that the driver takes is not the list of the state', () => {
    const match = begin(
      sketch(function* (g) {
        const taken = yield* pickSome(0, 'letter', () => g.state.deck, 6, 6);
        g.state.deck.pop();
        g.state.notes.push(taken.length);
      }),
    );
    expect(match.state.notes).toEqual([6]);
  });

  test('a confirmation is never taken at a table', () => {
    expect(begin(asking(ask.confirm)).pending[0]!.ask.kind).toBe('letter');
  });
});

describe('a dead end is a fault of the rules', () => {
  const dead: [string, () => Ask][] = [
    ['nothing to pick', () => pickOne(0, 'letter', () => [])],
    ['all refused', () => pickOne(0, 'letter', () => ['b'], noB)],
    ['no amount', () => pickAmount(0, 'letter', 2, 1)],
    ['fewer than must be taken', () => pickSome(0, 'letter', () => ['a'], 2, 3)],
    ['more at least than at most', () => pickSome(0, 'letter', () => LETTERS, 2, 1)],
  ];
  test.each(dead)('%s', (_, question) => {
    expect(errorOf(() => begin(asking(question)))).toMatchObject({
      code: 'rulesFault',
      message: expect.stringMatching(/dead end/) as string,
    });
  });
});
