import {
  canonical,
  chooseTogether,
  declareQuestions,
  proceed,
  readGameFile,
  replay,
  verify,
  yesNo,
  confirm as declaredConfirm,
} from '@warptable/kernel';
import { askYesNo, confirm, pickAmount, pickOne } from '@warptable/kernel/sketch';
import type { Flow, Game, Play, Seat } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import type { Bay, BayEvent, BayOptions, BayView } from '@warptable/pearlwater/rules';
import { describe, expect, test } from 'vitest';
import { fuzzGame } from '../src/index.ts';
import type { Check, FuzzFailure } from '../src/index.ts';

type Pearlwater = Game<Bay, BayOptions, BayView, BayEvent>;
type G = Play<Bay, BayEvent>;

/** Runs the real step after something else. */
function stepAfter(step: string, first: (g: G, args: { seat: Seat }) => Flow): Pearlwater {
  const body = pearlwater.steps[step]!;
  return {
    ...pearlwater,
    steps: {
      ...pearlwater.steps,
      *[step](g: G, args: { seat: Seat }): Flow {
        yield* first(g, args);
        yield* body(g, args as never);
      },
    },
  };
}

function fuzz(game: Pearlwater, seeds = 3): FuzzFailure | undefined {
  for (let seed = 0; seed < seeds; seed++) {
    const setup = { seats: 3, seed: `test ${seed}`, maxAnswers: 250, thorough: true };
    const outcome = fuzzGame(game, setup);
    if (!outcome.ok) return outcome;
  }
  return undefined;
}

test('nothing is found in a sound game', () => {
  const outcome = fuzzGame(pearlwater, { seats: 4, seed: 'sound', thorough: true });
  if (!outcome.ok) throw new Error(outcome.message);
  const made = Object.keys(outcome.checks).toSorted();
  expect(made).toEqual([
    'copy',
    'final',
    'invariants',
    'json',
    'leak',
    'options',
    'resume',
    'undo',
    'undoReveals',
  ]);
  expect(outcome.otherWorlds).toBeGreaterThan(outcome.answers);
  expect(outcome.longestStep.answers).toBeGreaterThan(3);
});

test('the same seed plays the same game', () => {
  const setup = { seats: 3, seed: 'again' };
  expect(fuzzGame(pearlwater, setup)).toEqual(fuzzGame(pearlwater, setup));
});

const DECLARED = { ready: yesNo({ rule: 'PW 2' }), gaze: declaredConfirm({ rule: 'PW 2' }) };
const declared = declareQuestions(DECLARED);

let flips = 0;
let calls = 0;

const BROKEN: [what: string, check: Check, game: Pearlwater][] = [
  [
    'a view that shows the top of the deck',
    'leak',
    {
      ...pearlwater,
      view: (state, viewer) => ({
        ...pearlwater.view(state, viewer),
        first: state.deck.at(-1) === 'oyster:1' ? 1 : 0,
        spent: state.deck.slice(-1),
      }),
    },
  ],
  [
    'a view that shows the others hands in their order',
    'leak',
    {
      ...pearlwater,
      view: (state, viewer) => ({
        ...pearlwater.view(state, viewer),
        spent: state.divers.flatMap(({ hand }) => hand),
      }),
    },
  ],
  [
    'a view that holds the seed',
    'leak',
    {
      ...pearlwater,
      view: (state, viewer) => ({
        ...pearlwater.view(state, viewer),
        spent: ['fuzz-luck:test 0' as 'oyster:0'],
      }),
    },
  ],
  [
    'an answer that ends undo and is not marked as final',
    'final',
    {
      ...stepAfter('bidding', function* (g) {
        yield* declared.ready(0);
        g.lockUndo('a card was shown');
        yield* declared.gaze(0);
      }),
      questions: DECLARED,
    },
  ],
  [
    'an answer that is marked as final and can be undone',
    'final',
    {
      ...stepAfter('bidding', function* () {
        yield* declared.ready(0, { final: true });
        yield* declared.gaze(0);
      }),
      questions: DECLARED,
    },
  ],
  [
    'options that depend on a hidden hand',
    'leak',
    stepAfter('turn', function* (g, { seat }) {
      const next = g.state.divers[(seat + 1) % g.state.divers.length]!;
      yield* pickOne(seat, 'guess', () => [...next.hand.slice(0, 1), 'none']);
    }),
  ],
  [
    'a prompt that tells the top of the deck',
    'leak',
    stepAfter('turn', function* (g, { seat }) {
      yield* askYesNo(seat, 'ready');
      g.lockUndo('a guess is due');
      yield* askYesNo(seat, 'guess', { top: g.state.deck.at(-1)! });
    }),
  ],
  [
    'a joint choice that skips those whose hidden hand leaves them no choice',
    'leak',
    stepAfter('bidding', function* (g) {
      const asks = g.state.divers.map((diver, seat) => {
        return pickOne(seat, 'boast', () => [
          'nothing',
          ...(diver.hand.some((oyster) => oyster > 'oyster:35') ? ['something'] : []),
        ]);
      });
      yield* chooseTogether([...asks.slice(0, 2), pickOne(2, 'boast', () => ['nothing', 'everything'])]);
    }),
  ],
  [
    'an event that tells what the view does not',
    'leak',
    stepAfter('endOfRound', function* (g) {
      yield* confirm(0, 'gaze');
      g.lockUndo('somebody looked');
      g.emit?.({ type: 'BidsShown', bids: g.state.deck.slice(-1) });
      yield* confirm(1, 'gaze');
    }),
  ],
  [
    'a hidden oyster that is shown without locking undo',
    'undoReveals',
    stepAfter('turn', function* (g, { seat }) {
      if ((yield* askYesNo(seat, 'dredge')) === 'yes') g.state.spent.push(g.state.deck.pop()!);
      yield* confirm(seat, 'dredged');
    }),
  ],
  [
    'a question to another seat that gives a hidden hand away',
    'undoReveals',
    stepAfter('turn', function* (g, { seat }) {
      const other = (seat + 1) % g.state.divers.length;
      yield* askYesNo(seat, 'provoke');
      if (g.state.divers[other]!.hand.includes('oyster:40')) yield* askYesNo(other, 'react');
    }),
  ],
  [
    'a dead end',
    'rules',
    stepAfter('turn', function* (g, { seat }) {
      yield* pickOne(seat, 'nothing', () => g.state.spent.filter((oyster) => oyster === 'oyster:0'));
    }),
  ],
  [
    'a crash after an answer',
    'rules',
    stepAfter('endOfRound', function* () {
      if ((yield* pickAmount(0, 'risk', 1, 3)) === 2) throw new Error('the boat sank');
    }),
  ],
  [
    'an oyster that gets lost',
    'invariants',
    stepAfter('endOfRound', function* (g) {
      yield* confirm(0, 'count');
      g.state.deck.shift();
    }),
  ],
  [
    'options in another order every time',
    'options',
    stepAfter('turn', function* (_, { seat }) {
      yield* pickOne(seat, 'side', () => (flips++ % 2 === 0 ? ['left', 'right'] : ['right', 'left']));
    }),
  ],
  [
    'an option that comes twice',
    'options',
    stepAfter('turn', function* (_, { seat }) {
      yield* pickOne(seat, 'side', () => ['left', 'right', 'left']);
    }),
  ],
  [
    'a refusal without a reason',
    'options',
    stepAfter('turn', function* (_, { seat }) {
      yield* pickOne(
        seat,
        'side',
        () => ['left', 'right', 'ahead'],
        (value) => (value === 'left' ? { rule: 'PW 9.9', reason: '' } : undefined),
      );
    }),
  ],
  [
    'a copier that shares what changes',
    'copy',
    { ...pearlwater, copy: (state) => ({ ...pearlwater.copy(state), spent: state.spent }) },
  ],
  [
    'a copier that forgets something',
    'copy',
    { ...pearlwater, copy: (state) => ({ ...pearlwater.copy(state), first: 0 }) },
  ],
  [
    'a state with something that is not JSON',
    'json',
    stepAfter('bidding', function* (g) {
      yield* confirm(0, 'begin');
      g.state.first = Number.NaN;
    }),
  ],
  [
    'a rule that remembers something outside of the state',
    'resume',
    stepAfter('turn', function* (g, { seat }) {
      g.state.divers[seat]!.air += calls++ % 2;
      yield* confirm(seat, 'begin');
    }),
  ],
  [
    'a determinization that loses an oyster',
    'determinize',
    {
      ...pearlwater,
      determinize: (state, viewer, random) => {
        pearlwater.determinize(state, viewer, random);
        state.deck.pop();
      },
    },
  ],
  [
    'a determinization that forgets what a question has told',
    'determinize',
    stepAfter('turn', function* (g, { seat }) {
      const low = () => g.state.divers[seat]!.hand.filter((oyster) => oyster < 'oyster:25');
      g.lockUndo('a turn has begun');
      if (low().length > 1) yield* pickOne(seat, 'showLow', low);
    }),
  ],
  [
    'a step that asks too much',
    'stepLength',
    stepAfter('bidding', function* () {
      for (let n = 0; n < 70; n++) yield* confirm(0, 'again');
    }),
  ],
  [
    'a game without an end',
    'endless',
    stepAfter('endOfRound', function* (g) {
      proceed(g.state, { step: 'endOfRound', args: null });
      yield* confirm(0, 'again');
    }),
  ],
];

describe('the fuzzer finds', () => {
  test.each(BROKEN)('%s', (_, check, game) => {
    const failure = fuzz(game);
    expect(failure && [failure.check, failure.message]).toEqual([check, expect.any(String)]);
    const file = readGameFile(JSON.stringify(failure!.file));
    expect(file.entries).toHaveLength(failure!.position);
    expect(canonical(file)).toBe(canonical(failure!.file));
  });
});

describe('the file of a failure', () => {
  test('leads to the position where the check fails first', () => {
    const [, , game] = BROKEN.find(([what]) => what === 'an oyster that gets lost')!;
    const { file } = fuzz(game)!;
    expect(file.entries.at(-1)).toMatchObject({ kind: 'count' });
    expect(game.violations(replay(game, file).state)).toHaveLength(1);
    expect(game.violations(replay(game, file, file.entries.length - 1).state)).toEqual([]);
    expect(verify(game, file)).toMatchObject({ ok: true });
  });

  test('ends with the answer that the rules failed on', () => {
    const [, , game] = BROKEN.find(([what]) => what === 'a crash after an answer')!;
    const { file, message } = fuzz(game)!;
    expect(message).toBe('the rules failed: the boat sank');
    expect(file.entries.at(-1)).toEqual({ seat: 0, kind: 'risk', value: 2 });
    expect(() => replay(game, file)).toThrow('the boat sank');
  });
});
