import { createHmac } from 'node:crypto';
import {
  KeyedChance,
  Random,
  ScriptedChance,
  SeededChance,
  applyShuffle,
  commitmentTo,
  drawNumber,
  roll,
  seededChance,
  shuffle,
  swapsTo,
} from '@warptable/kernel';
import type { ChanceSource, Flow } from '@warptable/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../src/flow.ts';
import { begin, errorOf, sketch } from './sketch.ts';
import type { G } from './sketch.ts';

const SECRET = '0123456789abcdef'.repeat(4);

const gambling = sketch(function* (g: G): Flow {
  g.state.notes.push(yield* roll('dice', 3));
  g.state.notes.push(yield* drawNumber('a number', 10));
  yield* shuffle('the deck', g.state.deck);
});

const outcomeWith = (chance: ChanceSource) => {
  const { notes, deck } = begin(gambling, 2, chance).state;
  return { notes, deck };
};

describe('what chance is asked for', () => {
  test('dice show 1 to 6, numbers begin at 0, a shuffle keeps every card', () => {
    const script = [[0, 5, 2], [9], swapsTo(['a', 'b', 'c', 'd', 'e', 'f'], ['f', 'e', 'd', 'c', 'b', 'a'])];
    expect(outcomeWith(new ScriptedChance(script))).toEqual({
      notes: [[1, 6, 3], 9],
      deck: ['f', 'e', 'd', 'c', 'b', 'a'],
    });
  });

  test('each outcome is an entry of the record with its purpose', () => {
    const { entries } = begin(gambling);
    expect(entries.map((entry) => 'chance' in entry && entry.chance)).toEqual([
      'dice',
      'a number',
      'the deck',
    ]);
  });

  test('nothing is asked where there is nothing to draw', () => {
    const match = begin(
      sketch(function* (g) {
        g.state.notes.push(yield* roll('dice', 0), yield* drawNumber('a number', 1));
        g.state.deck = ['a'];
        yield* shuffle('the deck', g.state.deck);
      }),
    );
    expect([match.state.notes, match.entries]).toEqual([[[], 0], []]);
  });

  test('drawing from nothing is a dead end', () => {
    const empty = [() => drawNumber('a card', 0), () => roll('dice', 2, 0)];
    for (const draw of empty) {
      const game = sketch(function* () {
        yield* draw();
      });
      expect(errorOf(() => begin(game))).toMatchObject({
        code: 'rulesFault',
        message: expect.stringContaining('dead end') as string,
      });
    }
  });

  test('any arrangement can be scripted', () => {
    const cards = fc.uniqueArray(fc.integer(), { maxLength: 12 });
    const two = cards.chain((from) =>
      fc.tuple(fc.constant(from), fc.shuffledSubarray(from, { minLength: from.length })),
    );
    fc.assert(
      fc.property(two, ([from, to]) => {
        const pile = [...from];
        applyShuffle(pile, swapsTo(from, to));
        expect(pile).toEqual(to);
      }),
    );
    expect(() => swapsTo(['a', 'b'], ['a', 'c'])).toThrow('do not hold the same');
  });
});

describe('seeded chance', () => {
  test('the same seed brings the same, another seed something else', () => {
    expect(outcomeWith(seededChance(5))).toEqual(outcomeWith(seededChance(5)));
    expect(outcomeWith(seededChance(5))).not.toEqual(outcomeWith(seededChance(6)));
  });

  test('goes on from where it was saved', () => {
    const source = seededChance('x');
    const request = new Chance('dice', [6, 6, 6, 100, 100]);
    source.draw(request);
    const saved = source.save();
    const next = [source.draw(request), source.draw(request)];
    const later = new SeededChance(Random.restore(saved.kind === 'seeded' ? saved.state : []));
    expect([later.draw(request), later.draw(request)]).toEqual(next);
    source.restore(saved);
    expect(source.draw(request)).toEqual(next[0]);
  });

  test('random numbers are spread evenly', () => {
    const random = new Random('even');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[random.below(6)]!++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('keyed chance', () => {
  const keyed = (secret = SECRET, nonces = ['n0', 'n1']) => new KeyedChance(secret, nonces);
  const dice = new Chance(
    'dice',
    Array.from({ length: 20 }, () => 6),
  );

  test('follows from secret, nonces, position and purpose, and from nothing else', () => {
    const drawn = keyed().draw(dice, 7);
    expect(keyed().draw(dice, 7)).toEqual(drawn);
    const others = [
      keyed('f'.repeat(64)).draw(dice, 7),
      keyed(SECRET, ['n0', 'n2']).draw(dice, 7),
      keyed(SECRET, ['n0n1']).draw(dice, 7),
      keyed().draw(dice, 8),
      keyed().draw(new Chance('other dice', dice.bounds), 7),
    ];
    for (const other of others) expect(other).not.toEqual(drawn);
  });

  test('can be worked out by anybody, with any HMAC', () => {
    const message = `["n0","n1"]\n3\ndice\n0`;
    const digest = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(message).digest();
    const words = [0, 4, 8, 12].map((at) => digest.readUInt32BE(at));
    const [six, twenty, large] = [words[0]! % 6, words[1]! % 20, words[2]! % 1000];
    expect(keyed().draw(new Chance('dice', [6, 20, 1000]), 3)).toEqual([six, twenty, large]);
  });

  test('all outcomes are equally likely, whatever the bound', () => {
    // 3 * 2^30 is the worst bound: a quarter of all 32-bit numbers lies beyond its last full multiple.
    const bound = 3 * 2 ** 30;
    const drawn = keyed().draw(
      new Chance(
        'large',
        Array.from({ length: 3000 }, () => bound),
      ),
      0,
    );
    const thirds = [0, 0, 0];
    for (const n of drawn) thirds[Math.floor(n / 2 ** 30)]!++;
    for (const count of thirds) expect(Math.abs(count - 1000)).toBeLessThan(100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (below, position) => {
        const [n] = keyed().draw(new Chance('any', [below]), position);
        expect(Number.isInteger(n) && n! >= 0 && n! < below).toBe(true);
      }),
    );
  });

  test('the commitment binds the secret without telling it', () => {
    expect(commitmentTo(SECRET)).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentTo(SECRET)).not.toBe(commitmentTo('f'.repeat(64)));
    expect(keyed().save()).toEqual({ kind: 'keyed', commitment: commitmentTo(SECRET) });
    expect(JSON.stringify(keyed().save())).not.toContain(SECRET);
  });

  test.each(['', 'secret', SECRET.toUpperCase(), `${SECRET}0`])('%j is no secret', (secret) => {
    expect(errorOf(() => keyed(secret)).code).toBe('corrupt');
  });
});

describe('scripted chance', () => {
  test('says what it has no line for', () => {
    const error = errorOf(() => begin(gambling, 2, new ScriptedChance([[0, 0, 0]])));
    expect(error.message).toContain("no outcome for 'a number' (bounds 10)");
  });

  test.each([[[0, 0]], [[0, 0, 6]], [[0, 0, -1]], [[0, 0, 0.5]]])('%j does not fit three dice', (line) => {
    expect(errorOf(() => begin(gambling, 2, new ScriptedChance([line]))).message).toContain('does not fit');
  });

  test('hands over to another source after its last line', () => {
    expect(outcomeWith(new ScriptedChance([[0, 0, 0]], seededChance(1))).notes[0]).toEqual([1, 1, 1]);
  });
});
