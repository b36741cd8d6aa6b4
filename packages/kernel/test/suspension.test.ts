import { chooseTogether, resume, takeSnapshot } from '@warptable/kernel';
import { confirm, pickOne } from '@warptable/kernel/sketch';
import type { Flow, Suspension } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, errorOf, give, sketch } from './sketch.ts';
import type { Sheet, SheetGame } from './sketch.ts';

const NAP = { rule: 'SK 1', reason: 'nap' };
const BUSY = { rule: 'SK 2', reason: 'busy' };

const suspension = ({ marks }: Sheet): Suspension | null =>
  marks.includes('nap')
    ? { refusal: NAP, seconds: 60, end: [{ seat: 0, sideAction: 'nap', value: 'end' }] }
    : null;

/** Seat 0 may call for a nap as long as neither seat decides anything in secret. */
const napping = (main: () => Flow): SheetGame =>
  sketch(main, {
    suspension,
    sideActions: {
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
    match.sideAction(0, 'nap', 'call');
    expect(match.suspension).toMatchObject({ seconds: 60 });
    const error = errorOf(() => give(match, [1, 'go', 'done']));
    expect([error.code, error.refusal]).toEqual(['suspension', NAP]);
    const [ending] = match.suspension!.end;
    match.sideAction(ending!.seat, ending!.sideAction, ending!.value);
    expect(match.suspension).toBeNull();
    give(match, [1, 'go', 'done']);
    expect(match.length).toBe(3);
  });

  test('nothing can be taken back; and nothing of before, when it is over', () => {
    const match = begin(calm);
    give(match, [1, 'go', 'done']);
    expect(match.undoable(1).ok).toBe(true);
    match.sideAction(0, 'nap', 'call');
    expect(match.undoable(1)).toEqual({ ok: false, because: 'play stands still' });
    match.sideAction(0, 'nap', 'end');
    expect(match.undoable(1)).toEqual({ ok: false, because: 'play stood still' });
    give(match, [1, 'go', 'done']);
    match.undo(1);
    expect(match.undoable(1).ok).toBe(false);
  });

  test('a match that is woken still stands still', () => {
    const match = begin(calm);
    give(match, [1, 'go', 'done']);
    match.sideAction(0, 'nap', 'call');
    const again = resume(calm, takeSnapshot(match), match.chance);
    expect(codeOf(() => give(again, [1, 'go', 'done']))).toBe('suspension');
    again.sideAction(0, 'nap', 'end');
    expect(again.undoable(1)).toEqual({ ok: false, because: 'play stood still' });
  });
});

describe('a side action', () => {
  const bid = (seat: number) => pickOne(seat, 'bid', () => ['a', 'b']);

  test('is listed for those who may do it', () => {
    const match = begin(calm);
    expect(match.sideActionsOf(0)).toEqual([{ seat: 0, sideAction: 'nap', value: 'call' }]);
    expect(match.sideActionsOf(1)).toEqual([]);
  });

  test('can be refused with its rule while somebody chooses in secret, from the first question to the last answer', () => {
    const match = begin(
      napping(function* () {
        yield* chooseTogether([bid(1), bid(2)]);
        yield* confirm(1, 'go');
      }),
      3,
    );
    const refused = () => errorOf(() => match.sideAction(0, 'nap', 'call'));
    expect([refused().code, refused().refusal]).toEqual(['illegalValue', BUSY]);
    give(match, [1, 'bid', 'a']);
    expect(refused().refusal).toEqual(BUSY);
    expect(match.sideActionsOf(0)).toEqual([]);
    give(match, [2, 'bid', 'a']);
    expect(match.sideActionsOf(0)).toHaveLength(1);
  });

  test('is not refused for a choice among others', () => {
    const others = napping(function* () {
      yield* chooseTogether([bid(2), bid(3)]);
    });
    expect(begin(others, 4).sideActionsOf(0)).toHaveLength(1);
  });

  test('is refused to everybody while somebody is asked in secret: nobody may know who', () => {
    const secret = napping(function* () {
      yield* bid(2).inSecret();
    });
    expect(begin(secret, 4).sideActionsOf(0)).toEqual([]);
  });
});
