import {
  Match,
  Random,
  chooseIndependently,
  readSnapshot,
  resume,
  roll,
  seededChance,
  takeSnapshot,
} from '@warptable/kernel';
import { confirm, pickAmount, pickOne } from '@warptable/kernel/sketch';
import type { Answer, Flow, Seat } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { fuzzGame } from '@warptable/testkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, errorOf, give, summaryOf, sketch } from './sketch.ts';
import type { G, SheetGame, SheetMatch } from './sketch.ts';

describe('single seats', () => {
  const alone = (flowOf: (seat: Seat) => Flow<string>) =>
    chooseIndependently([0, 1, 2].map((seat) => ({ seats: [seat], flow: flowOf(seat) })));

  const preparing = sketch(function* (g: G): Flow {
    const made = yield* alone(function* (seat): Flow<string> {
      const colour = yield* pickOne(seat, 'colour', () => ['red', 'blue']);
      if (colour === 'red') yield* pickAmount(seat, 'shade', 1, 1);
      const size = yield* pickAmount(seat, 'size', 1, 2);
      g.state.hands[seat]!.push(colour);
      return `${colour} ${size}`;
    });
    g.state.notes.push(made);
    yield* confirm(0, 'end');
  });

  test('each seat goes at its own pace; results come in the order of the seats', () => {
    const match = begin(preparing, 3);
    give(match, [2, 'colour', 'blue'], [2, 'size', 2], [0, 'colour', 'red']);
    expect(askedIn(match)).toEqual(['0 size', '1 colour']);
    give(match, [1, 'colour', 'blue'], [0, 'size', 1], [1, 'size', 1]);
    expect(match.state.notes).toEqual([['red 1', 'blue 1', 'blue 2']]);
  });

  test('forced answers on the way are taken by the driver', () => {
    const match = begin(preparing, 3);
    give(match, [1, 'colour', 'red']);
    expect(match.pendingOf(1)!.ask.kind).toBe('size');
    expect(match.eventsFor(1)).toMatchObject([{ event: { type: 'Forced', kind: 'shade', value: 1 } }]);
  });

  test('the pace cannot change the result', () => {
    const seats = fc.array(fc.constantFrom(0, 1, 2, 3), { maxLength: 20 });
    const final = (order: readonly number[]) => {
      const match = new Match(pearlwater, {
        options: { length: 'short' },
        seats: 4,
        chance: seededChance('pace'),
      });
      for (const seat of [...order, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]) {
        const pending = match.pendingOf(seat);
        if (!pending || pending.ask.kind === 'bid') continue;
        const { kind, form } = pending.ask;
        const first = pending.options[0]!;
        match.answer({ seat, kind, value: form === 'some' ? [first] : first });
      }
      return summaryOf(match) as { state: unknown; pending: unknown };
    };
    const usual = final([]);
    fc.assert(
      fc.property(seats, (order) => {
        const { state, pending } = final(order);
        expect({ state, pending }).toEqual({ state: usual.state, pending: usual.pending });
      }),
      { numRuns: 40 },
    );
  });

  test('nobody has to ask anything', () => {
    const match = begin(
      sketch(function* (g) {
        g.state.notes.push(
          yield* alone(function* (seat): Flow<string> {
            return `seat ${seat}`;
          }),
        );
        yield* confirm(0, 'end');
      }),
      3,
    );
    expect(match.state.notes).toEqual([['seat 0', 'seat 1', 'seat 2']]);
  });

  test('my last answer can be taken back, whatever the others did since', () => {
    const match = begin(preparing, 3);
    give(match, [0, 'colour', 'red'], [1, 'colour', 'blue'], [0, 'size', 1], [2, 'colour', 'red']);
    expect(match.undoable(1)).toEqual({ ok: true, at: 1 });
    match.undo(1);
    expect(askedIn(match)).toEqual(['1 colour', '2 size']);
    match.undo(0);
    match.undo(0);
    expect(match.entries).toEqual([{ seat: 2, kind: 'colour', value: 'red' }]);
    give(match, [1, 'colour', 'red'], [1, 'size', 2], [0, 'colour', 'blue'], [2, 'size', 1]);
    // Not even before the end, though somebody else gave the last answer.
    expect(match.undoable(1)).toEqual({ ok: true, at: 2 });
    give(match, [0, 'size', 2]);
    expect(match.state.notes).toEqual([['blue 2', 'red 2', 'red 1']]);
    expect([0, 1, 2].map((seat) => match.undoable(seat).ok)).toEqual([true, false, false]);
  });
});

const askedIn = (match: Pick<SheetMatch, 'pending'>): string[] =>
  match.pending.map(({ ask }) => `${ask.seat} ${ask.kind}`);

const CREWS = [
  [0, 2],
  [1, 3],
] as const;
const crewOf = (seat: Seat): number => seat % 2;

/**
 * Two crews of two. Each has three cards, seen by the crew alone; the first member proposes one to be shown, the other agrees or
 * proposes another. The hands: the cards of both crews, then what each of them proposes.
 */
const crews: SheetGame = sketch(
  function* (g: G): Flow {
    const { hands, deck, notes } = g.state;
    for (const crew of [0, 1]) hands[crew]!.push(...deck.splice(-3));
    yield* confirm(0, 'begin');
    yield* chooseIndependently(CREWS.map((seats, crew) => ({ seats, flow: agreeing(g, crew) })));
    g.lockUndo('the cards were shown');
    notes.push(...hands.slice(2).flat());
    yield* confirm(0, 'end');
  },
  {
    seats: { min: 4, max: 4 },
    view: ({ notes, hands, deck }, viewer) => ({
      notes: [...notes],
      inDeck: deck.length,
      ...(viewer === 'spectator' ? {} : { own: [hands[crewOf(viewer)], hands[2 + crewOf(viewer)]] }),
    }),
    determinize: ({ hands, deck, notes }, viewer, random) => {
      if (notes.length > 0) return;
      const others = [0, 1].filter((crew) => viewer === 'spectator' || crewOf(viewer) !== crew);
      const hidden = [...deck.splice(0), ...others.flatMap((crew) => hands[crew]!)];
      random.shuffle(hidden);
      for (const crew of others) {
        const before = [...hands[crew]!];
        hands[crew] = hidden.splice(0, before.length);
        hands[2 + crew] = hands[2 + crew]!.map((card) => hands[crew]![before.indexOf(card)]!);
      }
      deck.push(...hidden);
    },
  },
);

function* agreeing(g: G, crew: number): Flow {
  const { hands } = g.state;
  let [one, other] = CREWS[crew] as readonly [Seat, Seat];
  for (;;) {
    const card = yield* pickOne(one, 'propose', () => hands[crew]!);
    hands[2 + crew] = [card];
    g.emit?.({ type: 'Proposed', text: `by ${one}` });
    if ((yield* pickOne(other, 'agree', () => ['yes', 'no'])) === 'yes') return;
    [one, other] = [other, one];
  }
}

function begun(): SheetMatch {
  const match = begin(crews, 4);
  give(match, [0, 'begin', 'done']);
  return match;
}

describe('parties', () => {
  test('go at their own pace, and ask their members one at a time', () => {
    const match = begun();
    expect(askedIn(match)).toEqual(['0 propose', '1 propose']);
    give(match, [1, 'propose', 'b'], [3, 'agree', 'no']);
    expect(askedIn(match)).toEqual(['0 propose', '3 propose']);
    give(match, [3, 'propose', 'c'], [1, 'agree', 'yes']);
    expect(askedIn(match)).toEqual(['0 propose']);
    expect(errorOf(() => give(match, [2, 'propose', 'd'])).code).toBe('notAsked');
    give(match, [0, 'propose', 'd'], [2, 'agree', 'yes']);
    expect(match.state.notes).toEqual(['d', 'c']);
  });

  /** What each crew answers, in its own order. */
  const WAYS: readonly (readonly Answer[])[] = [
    [
      { seat: 0, kind: 'propose', value: 'd' },
      { seat: 2, kind: 'agree', value: 'no' },
      { seat: 2, kind: 'propose', value: 'e' },
      { seat: 0, kind: 'agree', value: 'yes' },
    ],
    [
      { seat: 1, kind: 'propose', value: 'a' },
      { seat: 3, kind: 'agree', value: 'no' },
      { seat: 3, kind: 'propose', value: 'b' },
      { seat: 1, kind: 'agree', value: 'yes' },
    ],
  ];
  /** In which order the answers of the crews arrive. */
  const arrivals = fc.shuffledSubarray([0, 0, 0, 0, 1, 1, 1, 1], { minLength: 8 });

  function arrive(match: SheetMatch, arrival: readonly number[]): void {
    const next = [0, 0];
    for (const crew of arrival) match.answer(WAYS[crew]![next[crew]!++]!);
  }

  test('the order of arrival cannot change the result', () => {
    fc.assert(
      fc.property(arrivals, (arrival) => {
        const match = begun();
        arrive(match, arrival);
        expect(match.state.notes).toEqual(['e', 'b']);
        expect(askedIn(match)).toEqual(['0 end']);
      }),
    );
  });

  test('a cold start leads to the same position, from anywhere on the way', () => {
    fc.assert(
      fc.property(arrivals, fc.nat(8), (arrival, answers) => {
        const match = begun();
        arrive(match, arrival.slice(0, answers));
        const snapshot = readSnapshot(crews, JSON.stringify(takeSnapshot(match)));
        const cold = resume(crews, snapshot, seededChance('later'));
        expect(summaryOf(cold)).toEqual(summaryOf(match));
        for (const seat of [0, 1, 2, 3]) expect(cold.positionOf(seat)).toBe(match.positionOf(seat));
      }),
    );
  });

  test('the answers of other parties do not make mine stale, those of my own do', () => {
    const match = begun();
    const position = match.positionOf(0);
    give(match, [1, 'propose', 'a'], [3, 'agree', 'no']);
    expect([match.positionOf(0), match.positionOf(2)]).toEqual([position, position]);
    match.answer({ seat: 0, kind: 'propose', value: 'd' }, position);
    expect(match.positionOf(2)).toBe(match.length);
    expect(errorOf(() => match.answer({ seat: 2, kind: 'agree', value: 'yes' }, position)).code).toBe(
      'stale',
    );
    give(match, [3, 'propose', 'b']);
    match.answer({ seat: 2, kind: 'agree', value: 'yes' }, match.positionOf(2));
    give(match, [1, 'agree', 'yes']);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(match.positionOf(viewer)).toBe(match.position);
  });

  describe('undo', () => {
    test('takes back an answer with which the party stands where it is, over those of other parties', () => {
      const match = begun();
      give(match, [0, 'propose', 'd'], [1, 'propose', 'a'], [2, 'agree', 'no'], [3, 'agree', 'yes']);
      expect(match.undoable(2)).toEqual({ ok: true, at: 3 });
      match.undo(2);
      expect(askedIn(match)).toEqual(['2 agree']);
      // The last one of a party that has come to its end.
      expect(match.undoable(3)).toEqual({ ok: true, at: 3 });
      match.undo(3);
      expect(askedIn(match)).toEqual(['2 agree', '3 agree']);
      expect(match.events.map(({ at }) => at)).toEqual([2, 3]);
      give(match, [3, 'agree', 'yes'], [2, 'agree', 'yes']);
      expect(match.state.notes).toEqual(['d', 'a']);
    });

    test('is locked when another seat of the party is asked, or has answered', () => {
      const match = begun();
      give(match, [0, 'propose', 'd'], [1, 'propose', 'a']);
      const asked = { ok: false, because: 'another player was asked' };
      expect([match.undoable(0), match.undoable(1)]).toEqual([asked, asked]);
      const answered = { ok: false, because: 'another player has answered since' };
      give(match, [2, 'agree', 'no']);
      expect([match.undoable(0), match.undoable(1)]).toEqual([answered, asked]);
    });

    test('never reaches what lies before, once anybody has answered', () => {
      const match = begun();
      expect(match.undoable(0)).toEqual({ ok: true, at: 0 });
      give(match, [1, 'propose', 'a']);
      expect(match.undoable(0)).toEqual({ ok: false, because: 'another player has answered since' });
    });

    test('leads to a game that goes on as if nothing had been', () => {
      fc.assert(
        fc.property(arrivals, fc.nat(6), (arrival, answers) => {
          const match = begun();
          arrive(match, arrival.slice(0, answers));
          const before = summaryOf(match);
          for (const seat of [0, 1, 2, 3]) {
            const can = match.undoable(seat);
            if (!can.ok || can.at === 0) continue;
            const { kind, value } = match.entries[can.at] as Answer;
            const [state, pending] = [structuredClone(match.state), askedIn(match)];
            match.undo(seat);
            give(match, [seat, kind, value]);
            expect([match.state, askedIn(match)]).toEqual([state, pending]);
          }
          expect(match.length).toBe((before as { length: number }).length);
        }),
      );
    });

    test('does not cross a lock', () => {
      const locking = sketch(function* (g) {
        const flowOf = function* (seat: Seat): Flow {
          yield* pickAmount(seat, 'bet', 1, 2);
          if (seat === 1) g.lockUndo('a card was shown');
          yield* pickAmount(seat, 'bet', 1, 2);
        };
        yield* chooseIndependently([0, 1].map((seat) => ({ seats: [seat], flow: flowOf(seat) })));
      });
      const match = begin(locking);
      give(match, [0, 'bet', 1], [1, 'bet', 1]);
      expect(match.undoable(0)).toEqual({ ok: false, because: 'a card was shown' });
      give(match, [0, 'bet', 2]);
      expect(match.undoable(0)).toEqual({ ok: true, at: 2 });
    });
  });

  test('an imagined world keeps what my own party has said, and deals anew what the other one holds', () => {
    const match = begun();
    give(match, [0, 'propose', 'e'], [1, 'propose', 'a']);
    const proposed = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = match.determinize(2, new Random(i));
      expect(world.state.hands[0]).toEqual(match.state.hands[0]);
      expect(world.state.hands[2]).toEqual(['e']);
      expect(world.state.hands[1]).toContain(world.state.hands[3]![0]);
      expect(askedIn(world)).toEqual(['2 agree', '3 agree']);
      proposed.add(world.state.hands[3]![0]!);
      give(world, [2, 'agree', 'yes'], [3, 'agree', 'yes']);
      expect(world.state.notes).toEqual(['e', world.state.hands[3]![0]]);
    }
    expect(proposed.size).toBe(3);
  });

  test('the fuzzer finds nothing: no leak, no undo that tells anything, no cold start that goes astray', () => {
    for (let seed = 0; seed < 12; seed++) {
      const outcome = fuzzGame(crews, { seats: 4, seed: `crews ${seed}`, thorough: true });
      if (!outcome.ok) throw new Error(outcome.message);
      expect(outcome.otherWorlds).toBeGreaterThan(0);
    }
  });

  test('a view that shows what another party proposes is a leak', () => {
    const open: SheetGame = { ...crews, view: ({ hands, notes }) => ({ notes, proposed: hands.slice(2) }) };
    const found = [0, 1, 2].map((seed) => fuzzGame(open, { seats: 4, seed: `open ${seed}`, thorough: true }));
    expect(found).toMatchObject([{ check: 'leak' }, { check: 'leak' }, { check: 'leak' }]);
  });

  test('neither chance nor questions to others are allowed', () => {
    const rolling = sketch(function* () {
      yield* chooseIndependently([{ seats: [0, 1], flow: roll('a die', 1) }]);
    });
    const meddling = sketch(function* () {
      const flow = (function* (): Flow {
        yield* confirm(2, 'go');
      })();
      yield* chooseIndependently([{ seats: [0, 1], flow }]);
    });
    for (const game of [rolling, meddling]) {
      expect(errorOf(() => begin(game, 3))).toMatchObject({
        code: 'rulesFault',
        message: expect.stringMatching(/seats 0, 1: only questions to them/) as string,
      });
    }
  });
});
