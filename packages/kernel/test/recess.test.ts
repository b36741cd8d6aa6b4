import { confirm, chooseTogether, pickOne, resume, takeSnapshot } from '@warptable/kernel';
import type { Flow, Recess } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, errorOf, give, sketch } from './sketch.ts';
import type { Sheet, SheetGame } from './sketch.ts';

const NAP = { rule: 'SK 1', reason: 'nap' };
const BUSY = { rule: 'SK 2', reason: 'busy' };

const recess = ({ marks }: Sheet): Recess | null =>
  marks.includes('nap')
    ? { refusal: NAP, seconds: 60, end: [{ seat: 0, aside: 'nap', value: 'end' }] }
    : null;

/** Seat 0 may call for a nap as long as neither seat decides anything in secret. */
const napping = (main: () => Flow): SheetGame =>
  sketch(main, {
    recess,
    asides: {
      nap: {
        options: ({ marks }, seat) => (seat !== 0 ? [] : marks.includes('nap') ? ['end'] : ['call']),
        whyNot: (_, seat, value, inSecret) =>
          value === 'call' && (inSecret(seat) || inSecret(1)) ? BUSY : undefined,
        apply: (state, _, value) => (state.marks = value === 'call' ? ['nap'] : []),
      },
    },
  });

const calm = napping(function* () {
  for (let n = 0; n < 3; n++) yield* confirm(1, 'go');
});

describe('while play stands still', () => {
  test('nobody can answer, and is told the rule', () => {
    const match = begin(calm);
    match.aside(0, 'nap', 'call');
    expect(match.recess).toMatchObject({ seconds: 60 });
    const error = errorOf(() => give(match, [1, 'go', 'done']));
    expect([error.code, error.refusal]).toEqual(['recess', NAP]);
    const [ending] = match.recess!.end;
    match.aside(ending!.seat, ending!.aside, ending!.value);
    expect(match.recess).toBeNull();
    give(match, [1, 'go', 'done']);
    expect(match.length).toBe(3);
  });

  test('nothing can be taken back; and nothing of before, when it is over', () => {
    const match = begin(calm);
    give(match, [1, 'go', 'done']);
    expect(match.undoable(1).ok).toBe(true);
    match.aside(0, 'nap', 'call');
    expect(match.undoable(1)).toEqual({ ok: false, because: 'play stands still' });
    match.aside(0, 'nap', 'end');
    expect(match.undoable(1)).toEqual({ ok: false, because: 'play stood still' });
    give(match, [1, 'go', 'done']);
    match.undo(1);
    expect(match.undoable(1).ok).toBe(false);
  });

  test('a match that is woken still stands still', () => {
    const match = begin(calm);
    give(match, [1, 'go', 'done']);
    match.aside(0, 'nap', 'call');
    const again = resume(calm, takeSnapshot(match), match.chance);
    expect(codeOf(() => give(again, [1, 'go', 'done']))).toBe('recess');
    again.aside(0, 'nap', 'end');
    expect(again.undoable(1)).toEqual({ ok: false, because: 'play stood still' });
  });
});

describe('an aside', () => {
  const bid = (seat: number) => pickOne(seat, 'bid', () => ['a', 'b']);

  test('is listed for those who may do it', () => {
    const match = begin(calm);
    expect(match.asidesOf(0)).toEqual([{ seat: 0, aside: 'nap', value: 'call' }]);
    expect(match.asidesOf(1)).toEqual([]);
  });

  test('can be refused with its rule while somebody chooses in secret, from the first question to the last answer', () => {
    const match = begin(
      napping(function* () {
        yield* chooseTogether([bid(1), bid(2)]);
        yield* confirm(1, 'go');
      }),
      3,
    );
    const refused = () => errorOf(() => match.aside(0, 'nap', 'call'));
    expect([refused().code, refused().refusal]).toEqual(['illegalValue', BUSY]);
    give(match, [1, 'bid', 'a']);
    expect(refused().refusal).toEqual(BUSY);
    expect(match.asidesOf(0)).toEqual([]);
    give(match, [2, 'bid', 'a']);
    expect(match.asidesOf(0)).toHaveLength(1);
  });

  test('is not refused for a choice among others', () => {
    const others = napping(function* () {
      yield* chooseTogether([bid(2), bid(3)]);
    });
    expect(begin(others, 4).asidesOf(0)).toHaveLength(1);
  });

  test('is refused to everybody while somebody is asked in secret: nobody may know who', () => {
    const secret = napping(function* () {
      yield* bid(2).inSecret();
    });
    expect(begin(secret, 4).asidesOf(0)).toEqual([]);
  });
});
