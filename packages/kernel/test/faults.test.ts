import { ScriptedChance, chooseTogether, proceed, roll, seededChance, takeSnapshot } from '@warptable/kernel';
import { confirm, pickAmount, pickOne } from '@warptable/kernel/sketch';
import type { ChanceSource, Flow } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { begin, confirmOnce, errorOf, give, summaryOf, sketch } from './sketch.ts';
import type { G } from './sketch.ts';

const letter = () => pickOne(0, 'letter', () => ['good', 'bad']);

/** Plays on with a bad letter for a while: chance, locks, events, whole steps; and fails in the end. */
const brittle = sketch(
  function* (g: G): Flow {
    g.state.notes.push(yield* letter(), yield* roll('the first dice', 1));
    proceed(g.state, { step: 'second', args: null });
  },
  {
    steps: {
      *second(g: G): Flow {
        const value = yield* letter();
        g.state.notes.push(value);
        g.emit?.({ type: 'Noted', text: value });
        g.lockUndo('it was noted');
        g.state.notes.push(yield* roll('more dice', 2));
        const next = value === 'bad' ? ['third', 'fourth'] : ['fifth'];
        proceed(g.state, ...next.map((step) => ({ step, args: null })));
      },
      *third(g: G): Flow {
        g.state.notes.push(yield* roll('even more dice', 3), yield* pickAmount(0, 'forced', 1, 1));
      },
      *fourth(g: G): Flow {
        g.state.deck.length = 0;
        throw new Error('the boat sank');
      },
      *fifth(): Flow {
        yield* confirm(0, 'end');
      },
    },
  },
);

describe('when a step throws', () => {
  const sources: [string, () => ChanceSource][] = [
    ['seeded', () => seededChance('fault')],
    ['scripted', () => new ScriptedChance([[1], [2, 3], [4, 5, 0], [1, 1]])],
  ];
  test.each(sources)('the match is as it was before the answer, its luck too (%s)', (_, chance) => {
    const [match, sound] = [begin(brittle, 2, chance()), begin(brittle, 2, chance())];
    for (const each of [match, sound]) give(each, [0, 'letter', 'good']);
    const before = summaryOf(match);
    const snapshot = takeSnapshot(match);
    const error = errorOf(() => give(match, [0, 'letter', 'bad']));
    expect(error).toMatchObject({ code: 'rulesFault', message: 'the rules failed: the boat sank' });
    expect(error.cause).toMatchObject({ message: 'the boat sank' });
    expect(summaryOf(match)).toEqual(before);
    expect(takeSnapshot(match)).toEqual(snapshot);
    for (const each of [match, sound]) give(each, [0, 'letter', 'good']);
    expect(summaryOf(match)).toEqual(summaryOf(sound));
  });

  test('secret answers of others are kept', () => {
    const match = begin(
      sketch(function* (g) {
        const [mine, yours] = yield* chooseTogether<string | number>([letter(), pickAmount(1, 'size', 1, 3)]);
        if (mine === 'bad') throw new Error('the boat sank');
        g.state.notes.push(mine, yours);
      }),
    );
    give(match, [1, 'size', 2]);
    expect(errorOf(() => give(match, [0, 'letter', 'bad'])).code).toBe('rulesFault');
    expect(match.pending.map(({ ask }) => ask.seat)).toEqual([0]);
    give(match, [0, 'letter', 'good']);
    expect(match.state.notes).toEqual(['good', 2]);
  });

  test('undo over the place of the fault works as before', () => {
    const match = begin(confirmOnce('fail'));
    expect(errorOf(() => give(match, [0, 'end', 'done'])).code).toBe('rulesFault');
    expect(match.undoable(0)).toEqual({ ok: false, because: 'the game has just begun' });
  });
});

test('a step that does not exist is a fault of the rules', () => {
  const game = sketch(function* (g) {
    yield* confirm(0, 'go');
    proceed(g.state, { step: 'nowhere', args: null });
  });
  const match = begin(game);
  expect(errorOf(() => give(match, [0, 'go', 'done'])).message).toContain("no step 'nowhere'");
  expect(match.over).toBe(false);
});

test('a result before the end is refused', () => {
  expect(errorOf(() => begin(confirmOnce('fine')).result).code).toBe('notAsked');
});
