import { chooseFirst, chooseTogether } from '@warptable/kernel';
import { askYesNo, confirm, pickAmount, pickOne } from '@warptable/kernel/sketch';
import type { Flow } from '@warptable/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, errorOf, give, sketch } from './sketch.ts';
import type { G } from './sketch.ts';

const SEATS = [0, 1, 2];
const bid = (seat: number) => pickAmount(seat, 'bid', 1, 9);

const bidding = sketch(function* (g: G): Flow {
  yield* confirm(0, 'begin');
  const bids = yield* chooseTogether(SEATS.map(bid));
  g.state.notes.push(bids);
  g.emit?.({ type: 'BidsShown', text: bids.join() });
  yield* confirm(0, 'end');
});

function opened() {
  const match = begin(bidding, 3);
  give(match, [0, 'begin', 'done']);
  return match;
}

describe('chooseTogether', () => {
  test('the order of arrival cannot change the result', () => {
    const orders = fc.shuffledSubarray(SEATS, { minLength: 3 });
    const bids = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(orders, bids, (order, values) => {
        const match = opened();
        for (const seat of order) give(match, [seat, 'bid', values[seat]!]);
        expect(match.state.notes).toEqual([values]);
        expect(match.events.map(({ at }) => at)).toEqual([4]);
      }),
    );
  });

  test('nobody sees an answer before all have answered', () => {
    const [one, other] = [opened(), opened()];
    give(one, [1, 'bid', 3]);
    give(other, [1, 'bid', 8]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.eventsFor(viewer)).toEqual(other.eventsFor(viewer));
    }
    expect(one.pending.map(({ ask }) => ask.seat)).toEqual([0, 2]);
    expect(one.state).toEqual(other.state);
  });

  test('the answers of others do not make mine stale', () => {
    const match = opened();
    const { position } = match;
    match.answer({ seat: 2, kind: 'bid', value: 1 }, position);
    match.answer({ seat: 0, kind: 'bid', value: 2 }, position);
    expect(match.position).toBe(position);
    match.answer({ seat: 1, kind: 'bid', value: 3 }, position);
    expect(match.position).toBe(position + 3);
  });

  test('nobody answers twice', () => {
    const match = opened();
    give(match, [0, 'bid', 1]);
    expect(errorOf(() => give(match, [0, 'bid', 2])).code).toBe('notAsked');
  });

  test('my own answer can be taken back until the last one is in, whatever the others did since', () => {
    const match = opened();
    give(match, [1, 'bid', 1], [0, 'bid', 2]);
    expect(match.undoable(1)).toEqual({ ok: true, at: 1 });
    match.undo(1);
    expect(match.pending.map(({ ask }) => ask.seat)).toEqual([1, 2]);
    give(match, [1, 'bid', 7], [2, 'bid', 3]);
    expect(match.state.notes).toEqual([[2, 7, 3]]);
  });

  test('what lies before cannot be taken back once somebody has answered', () => {
    const match = opened();
    expect(match.undoable(0)).toEqual({ ok: true, at: 0 });
    give(match, [1, 'bid', 1]);
    expect(match.undoable(0)).toEqual({ ok: false, because: 'another player has answered since' });
    match.undo(1);
    expect(match.undoable(0)).toEqual({ ok: true, at: 0 });
  });

  test('once all have answered, nobody can take an answer back: it was seen', () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
    ]) {
      const match = opened();
      for (const seat of order) give(match, [seat, 'bid', 5]);
      for (const seat of SEATS) {
        expect(match.undoable(seat)).toEqual({ ok: false, because: 'everybody has chosen' });
      }
    }
  });

  test('forced answers are given by the driver, and others still choose', () => {
    const match = begin(
      sketch(function* (g) {
        const low = (seat: number) => pickAmount(seat, 'bid', 1, seat === 1 ? 1 : 3);
        g.state.notes.push(yield* chooseTogether(SEATS.map(low)));
      }),
      3,
    );
    expect(match.pending.map(({ ask }) => ask.seat)).toEqual([0, 2]);
    expect(match.eventsFor(1)).toMatchObject([{ event: { type: 'Forced', value: 1 } }]);
    give(match, [2, 'bid', 3], [0, 'bid', 2]);
    expect(match.state.notes).toEqual([[2, 1, 3]]);
  });

  test('if all answers are forced, the next question is an ordinary one', () => {
    const match = begin(
      sketch(function* (g) {
        g.state.notes.push(yield* chooseTogether(SEATS.map((seat) => pickAmount(seat, 'bid', 1, 1))));
        g.state.notes.push(yield* pickOne(0, 'colour', () => ['red', 'blue']));
      }),
      3,
    );
    give(match, [0, 'colour', 'blue']);
    expect(match.state.notes).toEqual([[1, 1, 1], 'blue']);
    expect(match.over).toBe(true);
  });

  test('nobody asked is nothing to wait for', () => {
    const match = begin(
      sketch(function* (g) {
        g.state.notes.push(yield* chooseTogether([]));
      }),
    );
    expect([match.over, match.state.notes]).toEqual([true, [[]]]);
  });

  test('a seat cannot be asked two things at once', () => {
    const twice = sketch(function* () {
      yield* chooseTogether([bid(0), bid(0)]);
    });
    expect(errorOf(() => begin(twice))).toMatchObject({
      code: 'rulesFault',
      message: expect.stringMatching(/twice/) as string,
    });
  });
});

describe('chooseFirst', () => {
  const racing = sketch(function* (g: G): Flow {
    const { seat, value } = yield* chooseFirst(SEATS.map((one) => askYesNo(one, 'grab')));
    g.state.notes.push(`${seat}: ${value}`);
    yield* confirm(0, 'end');
  });

  test('goes on with the first answer and asks the others no more', () => {
    const match = begin(racing, 3);
    give(match, [2, 'grab', 'yes']);
    expect(match.state.notes).toEqual(['2: yes']);
    expect(errorOf(() => give(match, [1, 'grab', 'yes'])).code).toBe('notAsked');
  });

  test('can be taken back as long as nothing else happened', () => {
    const match = begin(racing, 3);
    give(match, [2, 'grab', 'yes']);
    match.undo(2);
    expect(match.pending).toHaveLength(3);
  });

  test('somebody must be asked', () => {
    const nobody = sketch(function* () {
      yield* chooseFirst([]);
    });
    expect(errorOf(() => begin(nobody))).toMatchObject({
      code: 'rulesFault',
      message: expect.stringMatching(/nobody/) as string,
    });
  });
});
