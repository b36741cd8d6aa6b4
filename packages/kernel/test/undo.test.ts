import { proceed, roll } from '@warptable/kernel';
import { askYesNo, confirm, pickAmount, pickOne } from '@warptable/kernel/sketch';
import type { Flow } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, errorOf, give, summaryOf, sketch } from './sketch.ts';
import type { G, SheetGame } from './sketch.ts';

const letter = (seat: number) => pickOne(seat, 'letter', () => ['a', 'b', 'c']);

/** Note a letter, and go on to the next of these steps. */
const noting = (seat: number, ...next: string[]) =>
  function* (g: G): Flow {
    g.state.notes.push(yield* letter(seat));
    g.emit?.({ type: 'Noted', text: String(g.state.notes.at(-1)) });
    proceed(g.state, ...next.map((step) => ({ step, args: null })));
  };

describe('undo', () => {
  const walking = sketch(noting(0, 'second', 'third', 'last'), {
    steps: {
      second: noting(0),
      *third(g: G): Flow {
        g.state.notes.push(yield* letter(0), yield* pickAmount(0, 'forced', 1, 1), yield* letter(0));
      },
      *last(): Flow {
        yield* confirm(0, 'end');
      },
    },
  });

  test('takes back one answer after the other, over several steps, to exactly what was before', () => {
    const match = begin(walking);
    const summaries = ['a', 'b', 'c', 'a'].map((value) => {
      const before = summaryOf(match);
      give(match, [0, 'letter', value]);
      return before;
    });
    for (const before of summaries.toReversed()) {
      match.undo(0);
      expect(summaryOf(match)).toEqual(before);
    }
    expect(match.undoable(0)).toEqual({ ok: false, because: 'the game has just begun' });
  });

  test('skips what the driver answered by itself', () => {
    const match = begin(walking);
    give(match, [0, 'letter', 'a'], [0, 'letter', 'b'], [0, 'letter', 'c']);
    expect(match.events.at(-1)).toMatchObject({ event: { type: 'Forced', kind: 'forced' } });
    match.undo(0);
    expect(match.state.notes).toEqual(['a', 'b']);
    expect(match.events.map(({ event }) => event.type)).toEqual(['Noted', 'Noted']);
  });

  test('events are never there twice', () => {
    const match = begin(walking);
    give(match, [0, 'letter', 'a']);
    match.undo(0);
    give(match, [0, 'letter', 'b']);
    expect(match.events).toEqual([{ at: 1, event: { type: 'Noted', text: 'b' } }]);
  });

  test('leads to a game that goes on as if nothing had been', () => {
    const [straight, detour] = [begin(walking), begin(walking)];
    give(straight, [0, 'letter', 'a'], [0, 'letter', 'b'], [0, 'letter', 'c'], [0, 'letter', 'a']);
    give(detour, [0, 'letter', 'a'], [0, 'letter', 'c']);
    detour.undo(0);
    detour.undo(0);
    give(detour, [0, 'letter', 'a'], [0, 'letter', 'b'], [0, 'letter', 'c'], [0, 'letter', 'a']);
    expect(summaryOf(detour)).toEqual(summaryOf(straight));
  });

  test('can take back the answer that ended the game', () => {
    const match = begin(sketch(noting(0)));
    give(match, [0, 'letter', 'a']);
    expect(match.over).toBe(true);
    match.undo(0);
    expect(match.over).toBe(false);
  });
});

describe('the line that undo does not cross', () => {
  const lines: [string, SheetGame, string][] = [
    [
      'an outcome of chance',
      sketch(function* (g) {
        g.state.notes.push(yield* letter(0), yield* roll('the dice were rolled', 1), yield* letter(0));
        yield* confirm(0, 'end');
      }),
      'the dice were rolled',
    ],
    [
      'something that locked undo',
      sketch(function* (g) {
        g.state.notes.push(yield* letter(0));
        g.lockUndo('a card was shown');
        g.state.notes.push(yield* letter(0));
        yield* confirm(0, 'end');
      }),
      'a card was shown',
    ],
    [
      'chance in a later step',
      sketch(noting(0, 'rolling', 'second'), {
        steps: {
          *rolling(g: G): Flow {
            g.state.notes.push(yield* roll('the dice were rolled', 1));
          },
          second: noting(0, 'last'),
          *last(): Flow {
            yield* confirm(0, 'end');
          },
        },
      }),
      'the dice were rolled',
    ],
  ];
  test.each(lines)('is %s', (_, game, because) => {
    const match = begin(game);
    give(match, [0, 'letter', 'a']);
    expect(match.undoable(0)).toEqual({ ok: false, because });
    const before = summaryOf(match);
    expect(errorOf(() => match.undo(0))).toMatchObject({
      code: 'undoLocked',
      message: expect.stringContaining(because) as string,
    });
    expect(summaryOf(match)).toEqual(before);
    give(match, [0, 'letter', 'b']);
    match.undo(0);
    expect(summaryOf(match)).toEqual(before);
    expect(codeOf(() => match.undo(0))).toBe('undoLocked');
  });

  test('is an answer of another seat', () => {
    const match = begin(
      sketch(noting(0, 'second', 'third'), { steps: { second: noting(1), third: noting(0) } }),
    );
    give(match, [0, 'letter', 'a']);
    expect(match.undoable(0)).toEqual({ ok: true, at: 0 });
    expect(match.undoable(1).ok).toBe(false);
    give(match, [1, 'letter', 'b']);
    expect(match.undoable(0)).toEqual({ ok: false, because: 'another player has answered since' });
    match.undo(1);
    match.undo(0);
    expect(match.length).toBe(0);
  });

  test('does not move when a game goes on from a snapshot or takes an answer back', () => {
    const [, game] = lines[0]!;
    const match = begin(game);
    give(match, [0, 'letter', 'a'], [0, 'letter', 'b']);
    match.undo(0);
    expect(match.undoable(0)).toEqual({ ok: false, because: 'the dice were rolled' });
  });
});

describe('sideActions', () => {
  const marking = sketch(noting(0, 'second', 'third'), {
    steps: { second: noting(0), third: noting(1) },
    sideActions: {
      mark: {
        // A letter that was noted, or z: so a side action can depend on an answer.
        options: ({ notes }) => [...(notes as string[]), 'z'],
        apply: ({ marks }, seat, value) => void marks.push(`${seat}${value}`),
      },
      break: {
        options: () => ['x'],
        apply: ({ marks }) => {
          marks.push('half');
          throw new Error('the pencil broke');
        },
      },
    },
  });

  test('are entries, but no step of play: nobody is asked anything else', () => {
    const match = begin(marking);
    const [asked] = match.pending;
    match.sideAction(1, 'mark', 'z');
    expect(match.state.marks).toEqual(['1z']);
    expect(match.pending[0]).toBe(asked);
    expect([match.position, match.length]).toEqual([0, 1]);
    match.answer({ seat: 0, kind: 'letter', value: 'a' }, 0);
  });

  test('survive undo, of any seat, and do not lock it', () => {
    const match = begin(marking);
    give(match, [0, 'letter', 'a'], [0, 'letter', 'b']);
    match.sideAction(1, 'mark', 'z');
    match.sideAction(0, 'mark', 'a');
    match.undo(0);
    expect(match.state).toMatchObject({ notes: ['a'], marks: ['1z', '0a'] });
    give(match, [0, 'letter', 'c']);
    expect(match.state).toMatchObject({ notes: ['a', 'c'], marks: ['1z', '0a'] });
    match.undo(0);
    match.undo(0);
    expect(match.state).toMatchObject({ notes: [], marks: ['1z'] });
  });

  test('that only the answer taken back had made possible go with it', () => {
    const match = begin(marking);
    give(match, [0, 'letter', 'a'], [0, 'letter', 'b']);
    match.sideAction(1, 'mark', 'b');
    match.sideAction(1, 'mark', 'z');
    match.undo(0);
    expect(match.state.marks).toEqual(['1z']);
    expect(match.entries).toEqual([
      { seat: 0, kind: 'letter', value: 'a' },
      { seat: 1, sideAction: 'mark', value: 'z' },
    ]);
  });

  test.each([
    ['a value that is not possible', 0, 'mark', 'q', 'illegalValue'],
    ['a seat that does not exist', 9, 'mark', 'z', 'notAsked'],
    ['no seat at all', Number.NaN, 'mark', 'z', 'notAsked'],
    ['a failure of the rules', 0, 'break', 'x', 'rulesFault'],
  ])('with %s change nothing', (_, seat, kind, value, code) => {
    const match = begin(marking);
    give(match, [0, 'letter', 'a']);
    const before = summaryOf(match);
    expect(codeOf(() => match.sideAction(seat, kind, value))).toBe(code);
    expect(summaryOf(match)).toEqual(before);
  });
});

test('a yes and a no are as good as any other answer', () => {
  const match = begin(
    sketch(function* (g) {
      g.state.notes.push(yield* askYesNo(0, 'sure'));
      yield* confirm(0, 'end');
    }),
  );
  give(match, [0, 'sure', 'no']);
  match.undo(0);
  give(match, [0, 'sure', 'yes']);
  expect(match.state.notes).toEqual(['yes']);
});

describe('the policy of a game: until others are asked', () => {
  const OTHERS = { ok: false, because: 'another player was asked' };
  const untilOthersAsked = { untilOthersAsked: () => 0 };

  test.each([
    ['in the same step', sketch(twice, { undoPolicy: untilOthersAsked })],
    [
      'in the next step',
      sketch(noting(0, 'second'), { steps: { second: noting(1) }, undoPolicy: untilOthersAsked }),
    ],
  ])('%s', (_, game) => {
    const match = begin(game);
    give(match, [0, 'letter', 'a']);
    expect(match.undoable(0)).toEqual(OTHERS);
  });

  test('a step that ends with another player locks what that player decided', () => {
    const game = sketch(noting(1, 'second'), { steps: { second: noting(0) }, undoPolicy: untilOthersAsked });
    const match = begin(game);
    give(match, [1, 'letter', 'a']);
    expect(match.undoable(1)).toEqual(OTHERS);
  });

  test('the own next question locks nothing, nor does any without a policy', () => {
    const own = sketch(noting(0, 'second'), { steps: { second: noting(0) }, undoPolicy: untilOthersAsked });
    for (const game of [own, sketch(twice)]) {
      const match = begin(game);
      give(match, [0, 'letter', 'a']);
      expect(match.undoable(0)).toMatchObject({ ok: true });
    }
  });

  function* twice(): Flow {
    yield* letter(0);
    yield* letter(1);
  }
});
