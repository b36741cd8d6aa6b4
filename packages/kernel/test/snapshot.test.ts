import {
  Match,
  Random,
  SeededChance,
  checksum,
  proceed,
  readSnapshot,
  resume,
  roll,
  seededChance,
  takeSnapshot,
} from '@warptable/kernel';
import { confirm, pickAmount, pickOne } from '@warptable/kernel/sketch';
import type { ChanceSource, Flow, Snapshot } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { playRandomly } from '@warptable/bots';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, errorOf, give, summaryOf, sketch } from './sketch.ts';
import type { G, SheetGame } from './sketch.ts';

const later = ({ chance }: { readonly chance: ReturnType<ChanceSource['save']> }): ChanceSource =>
  new SeededChance(Random.restore(chance.kind === 'seeded' ? chance.state : []));

/** A game at some position, played at random. */
function somewhere(seed: number, answers: number) {
  const match = new Match(pearlwater, { options: { length: 'long' }, seats: 3, chance: seededChance(seed) });
  playRandomly(match, new Random(seed), answers);
  return match;
}

describe('a snapshot', () => {
  const positions = fc.tuple(fc.nat(1000), fc.nat(80));

  test('as text, read back and resumed, gives the same game', () => {
    fc.assert(
      fc.property(positions, ([seed, answers]) => {
        const match = somewhere(seed, answers);
        const text = JSON.stringify(takeSnapshot(match));
        const snapshot = readSnapshot(pearlwater, text);
        const cold = resume(pearlwater, snapshot, later(snapshot));
        expect(cold.dropped).toEqual([]);
        expect(cold.state).toEqual(match.state);
        expect([cold.position, cold.length, cold.over]).toEqual([match.position, match.length, match.over]);
        expect(cold.pending.map(({ ask, options }) => [ask.seat, ask.kind, options])).toEqual(
          match.pending.map(({ ask, options }) => [ask.seat, ask.kind, options]),
        );
        for (const seat of [0, 1, 2]) expect(cold.undoable(seat)).toEqual(match.undoable(seat));
        expect(JSON.stringify(takeSnapshot(cold))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test('leads to the same end', () => {
    fc.assert(
      fc.property(positions, ([seed, answers]) => {
        const match = somewhere(seed, answers);
        const snapshot = readSnapshot(pearlwater, JSON.stringify(takeSnapshot(match)));
        const cold = resume(pearlwater, snapshot, later(snapshot));
        playRandomly(match, new Random('to the end'));
        playRandomly(cold, new Random('to the end'));
        expect(cold.result).toEqual(match.result);
        expect(cold.state).toEqual(match.state);
      }),
      { numRuns: 30 },
    );
  });

  test('allows the same undo, with the same effect', () => {
    fc.assert(
      fc.property(positions, fc.nat(2), ([seed, answers], seat) => {
        const match = somewhere(seed, answers);
        const snapshot = readSnapshot(pearlwater, JSON.stringify(takeSnapshot(match)));
        const cold = resume(pearlwater, snapshot, later(snapshot));
        while (match.undoable(seat).ok) {
          match.undo(seat);
          cold.undo(seat);
          expect(cold.state).toEqual(match.state);
          expect(cold.pending.map(({ ask }) => ask.kind)).toEqual(match.pending.map(({ ask }) => ask.kind));
        }
        expect(cold.undoable(seat)).toEqual(match.undoable(seat));
      }),
      { numRuns: 60 },
    );
  });

  test('is not touched by the game that goes on, and does not touch it', () => {
    const match = somewhere(3, 30);
    const snapshot = takeSnapshot(match);
    const text = JSON.stringify(snapshot);
    const cold = resume(pearlwater, snapshot, seededChance('other'));
    playRandomly(match, new Random(1));
    playRandomly(cold, new Random(2));
    expect(JSON.stringify(snapshot)).toBe(text);
  });

  test('is short: it begins where undo ends', () => {
    const { at, entries, undoLimit } = takeSnapshot(somewhere(3, 60));
    expect(at).toBeLessThanOrEqual(undoLimit.at);
    expect(entries.length).toBeLessThan(30);
  });

  test('of format 1 is read under its old names', () => {
    const match = somewhere(3, 30);
    match.sideAction(0, 'mark', match.state.divers[0]!.hand[0]!);
    const { checksum: _, undoLimit: horizon, entries, ...rest } = takeSnapshot(match);
    const renamed = entries.map((entry) => {
      if (!('sideAction' in entry)) return entry;
      const { sideAction: aside, ...more } = entry;
      return { ...more, aside };
    });
    const content = { ...rest, format: 'warptable-snapshot/1', horizon, entries: renamed };
    const text = JSON.stringify({ ...content, checksum: checksum(content) });
    const snapshot = readSnapshot(pearlwater, text);
    expect(renamed).not.toEqual(entries);
    const cold = resume(pearlwater, snapshot, later(snapshot));
    expect(takeSnapshot(cold)).toEqual(takeSnapshot(match));
  });
});

describe('a bad snapshot is a typed error', () => {
  const good = takeSnapshot(somewhere(5, 40));
  const text = JSON.stringify(good);
  const changed = (change: Partial<Record<keyof Snapshot<unknown, unknown>, unknown>>) =>
    JSON.stringify({ ...good, ...change });
  const bad: [string, string, string][] = [
    ['no JSON', 'nonsense', 'corrupt'],
    ['nothing', '', 'corrupt'],
    ['truncated', text.slice(0, -20), 'corrupt'],
    ['a list', '[]', 'corrupt'],
    ['null', 'null', 'corrupt'],
    ['of another format', changed({ format: 'warptable-snapshot/9' }), 'otherVersion'],
    ['a game file', changed({ format: 'warptable-game/1' }), 'otherVersion'],
    ['of another game', changed({ game: 'chess' }), 'corrupt'],
    ['with another state', changed({ state: { ...good.state, round: 7 } }), 'corrupt'],
    ['with an entry less', changed({ entries: good.entries.slice(1) }), 'corrupt'],
    ['with other luck', changed({ chance: { kind: 'scripted' } }), 'corrupt'],
    ['without checksum', changed({ checksum: undefined }), 'corrupt'],
  ];
  test.each(bad)('%s', (_, broken, code) => {
    expect(errorOf(() => readSnapshot(pearlwater, broken)).code).toBe(code);
  });

  test('wherever it was cut or changed', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('', '0', '1', 'x', '"', '}'), (at, other) => {
        const broken = text.slice(0, at) + other + text.slice(at + 1);
        fc.pre(broken !== text);
        expect(['corrupt', 'otherVersion']).toContain(errorOf(() => readSnapshot(pearlwater, broken)).code);
      }),
      { numRuns: 300 },
    );
  });
});

describe('after an update of the rules', () => {
  const first = function* (g: G): Flow {
    g.state.notes.push(yield* pickOne(0, 'letter', () => ['a', 'b']));
    proceed(g.state, { step: 'second', args: null });
  };
  /** Rules with this second step. */
  const rules = (rulesVersion: string, second?: (g: G) => Flow): SheetGame =>
    sketch(first, { rulesVersion, ...(second ? { steps: { second } } : {}) });

  const old = rules('1', function* (g) {
    g.state.notes.push(yield* pickOne(0, 'colour', () => ['red', 'blue']));
    g.state.notes.push(yield* roll('dice', 1));
    g.state.notes.push(yield* pickAmount(0, 'size', 1, 9));
    yield* confirm(0, 'end');
  });

  const saved = () => {
    const match = begin(old);
    give(match, [0, 'letter', 'a'], [0, 'colour', 'blue'], [0, 'size', 7]);
    return takeSnapshot(match);
  };
  const updated = (game: SheetGame) =>
    resume(game, readSnapshot(game, JSON.stringify(saved())), seededChance('new'));

  test('entries that still fit are kept', () => {
    const match = updated(
      rules('2', function* (g) {
        const colour = yield* pickOne(0, 'colour', () => ['red', 'blue', 'green']);
        const dice = yield* roll('dice', 1);
        g.state.notes.push(colour.toUpperCase(), dice, yield* pickAmount(0, 'size', 1, 99));
        yield* confirm(0, 'end');
      }),
    );
    expect(match.dropped).toEqual([]);
    expect(match.state.notes).toMatchObject(['a', 'BLUE', {}, 7]);
  });

  const misfits: [string, (g: G) => Flow][] = [
    [
      'a value that is not possible any more',
      function* () {
        yield* pickOne(0, 'colour', () => ['red', 'green']);
      },
    ],
    [
      'a question that is not asked any more',
      function* () {
        yield* pickOne(0, 'sound', () => ['low', 'high']);
      },
    ],
    [
      'chance that is due for something else',
      function* () {
        yield* pickOne(0, 'colour', () => ['red', 'blue']);
        yield* roll('other dice', 2);
        yield* confirm(0, 'end');
      },
    ],
    [
      'chance that is not due any more',
      function* () {
        yield* pickOne(0, 'colour', () => ['red', 'blue']);
        yield* confirm(0, 'end');
      },
    ],
    [
      'a step that fails with those answers',
      function* () {
        if ((yield* pickOne(0, 'colour', () => ['red', 'blue'])) === 'blue')
          throw new Error('no blue any more');
      },
    ],
  ];
  test.each(misfits)('%s drops the step in flight, and only that', (_, second) => {
    const match = updated(rules('2', second));
    expect(match.state.notes).toEqual(['a']);
    expect(match.length).toBe(1);
    expect(match.dropped).toMatchObject([{ kind: 'colour' }, { chance: 'dice' }, { kind: 'size' }]);
    expect(match.pending).toHaveLength(1);
    expect(match.pending[0]!.options).toHaveLength(2);
  });

  test('undo still knows its line after a step was dropped', () => {
    const match = updated(rules('2', misfits[1]![1]));
    expect(match.undoable(0)).toEqual({ ok: false, because: 'dice' });
    give(match, [0, 'sound', 'low']);
    expect(match.undoable(0)).toEqual({ ok: true, at: 1 });
  });

  test('a step that does not exist any more is a typed error', () => {
    expect(errorOf(() => updated(rules('2')))).toMatchObject({
      code: 'rulesFault',
      message: expect.stringContaining("no step 'second'") as string,
    });
  });

  test('with the same version, entries that do not fit are damage', () => {
    expect(errorOf(() => updated(rules('1', misfits[0]![1])))).toMatchObject({
      code: 'corrupt',
      message: expect.stringContaining('entry 1 does not fit') as string,
    });
  });

  test('a re-run of the old rules is not disturbed by a failed one', () => {
    const snapshot = saved();
    const before = JSON.stringify(snapshot);
    resume(rules('2', misfits[0]![1]), snapshot, seededChance('new'));
    expect(JSON.stringify(snapshot)).toBe(before);
    expect(summaryOf(resume(old, snapshot, seededChance('new')))).toMatchObject({ length: 4 });
  });
});
