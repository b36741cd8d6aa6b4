import { Random } from '@warptable/kernel';
import type { Json } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { DiffTracker } from '../src/diff-tracker.ts';
import { applyPatch } from '../src/patch.ts';
import type { Patch } from '../src/patch.ts';

type Fields = { readonly [key: string]: Json };

function anyJson(random: Random, depth: number): Json {
  const kind = depth === 0 ? random.below(4) : random.below(6);
  if (kind === 0) return random.below(5);
  if (kind === 1) return random.pick(['', 'a', 'b', 'two words', 'a "quote"', 'line\nbreak', '\ud800', 'é']);
  if (kind === 2) return null;
  if (kind === 3) return random.below(2) === 0;
  const length = random.below(5);
  if (kind === 4) return Array.from({ length }, () => anyJson(random, depth - 1));
  return Object.fromEntries(Array.from({ length }, (_, i) => [`f"${i}`, anyJson(random, depth - 1)]));
}

/** The same with a few things changed. */
function changed(value: Json, random: Random): Json {
  if (random.below(12) === 0) return anyJson(random, 2);
  if (Array.isArray(value)) {
    const list = (value as readonly Json[]).map((one) => changed(one, random));
    return random.below(4) === 0 ? list.slice(0, random.below(list.length + 1)) : list;
  }
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(() => random.below(10) > 0);
  return Object.fromEntries(fields.map(([key, one]) => [key, changed(one, random)]));
}

/** The open value as it is in some places, and something of its own in others. */
function partly(open: Json, random: Random): Json {
  if (open === null || typeof open !== 'object' || random.below(3) === 0) return open;
  if (random.below(6) === 0) return anyJson(random, 2);
  if (Array.isArray(open)) return (open as readonly Json[]).map((one) => partly(one, random));
  const own = Object.entries(open).map(([key, one]) => [key, partly(one, random)]);
  return { ...Object.fromEntries(own), own: random.below(3) } as Json;
}

const patchIn = (text: string): Patch => JSON.parse(text) as Patch;

/** What somebody has who was told this. */
const told = (before: Json, text: string): Json => (text === '' ? before : applyPatch(before, patchIn(text)));

/** A value is shown, then another: how they differ. */
function difference(before: Json, after: Json): Patch | undefined {
  const tracker = new DiffTracker();
  tracker.show(before);
  const text = tracker.show(after);
  return text === '' ? undefined : patchIn(text);
}

describe('a mirror', () => {
  test('tells patches that lead from each value to the next; equal values need none', () => {
    const random = new Random('patches');
    for (let n = 0; n < 300; n++) {
      const tracker = new DiffTracker();
      let value = anyJson(random, 4);
      let had = told(null, tracker.show(value));
      for (let step = 0; step < 12; step++) {
        value = random.below(6) === 0 ? anyJson(random, 4) : changed(value, random);
        const frozen = JSON.stringify(value);
        had = told(had, tracker.show(value));
        expect(had).toEqual(JSON.parse(frozen));
        expect(JSON.stringify(value)).toBe(frozen);
        expect(tracker.show(JSON.parse(frozen))).toBe('');
      }
    }
  });

  test('is not changed by what goes on changing afterwards, and leaves out what has no value', () => {
    const state = { hand: [{ card: 'a' }], far: { away: [1, 2, 3] }, none: undefined };
    const tracker = new DiffTracker();
    expect(tracker.show(state)).toBe('[{"hand":[{"card":"a"}],"far":{"away":[1,2,3]}}]');
    state.hand[0]!.card = 'b';
    expect(patchIn(tracker.show(state))).toEqual({ o: { hand: { a: { 0: { o: { card: ['b'] } } }, n: 1 } } });
    expect(tracker.show(state)).toBe('');
  });

  test('tells the change of one field as that field', () => {
    expect(difference({ a: 1, b: { c: [1, 2, 3, 4] } }, { a: 1, b: { c: [1, 2, 9, 4] } })).toEqual({
      o: { b: { o: { c: { a: { 2: [9] }, n: 4 } } } },
    });
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toEqual({ o: {}, gone: ['b'] });
  });

  test('tells of a field that comes and goes each time', () => {
    const tracker = new DiffTracker();
    tracker.show({ a: 1, b: 2 });
    expect([{ a: 1 }, { a: 2 }, { a: 2, b: 2 }, { b: 2 }].map((one) => tracker.show(one))).toEqual([
      '{"o":{},"gone":["b"]}',
      '{"o":{"a":[2]}}',
      '{"o":{"b":[2]}}',
      '{"o":{},"gone":["a"]}',
    ]);
  });
});

describe('a mirror beside an open one', () => {
  test('tells the same as if it stood alone, whatever the two have in common', () => {
    const random = new Random('beside');
    for (let n = 0; n < 300; n++) {
      const open = new DiffTracker();
      const beside = [0, 1, 2].map(() => ({ tracker: new DiffTracker(open), had: null as Json }));
      let value = anyJson(random, 4);
      for (let step = 0; step < 12; step++) {
        open.show(value);
        for (const one of beside) {
          const own = { view: partly(open.value as Json, random), n: random.below(2) };
          one.had = told(one.had, one.tracker.show(own, { view: open.value }));
          expect(one.had).toEqual(JSON.parse(JSON.stringify(own)));
        }
        expect(open.value).toEqual(value);
        value = random.below(6) === 0 ? anyJson(random, 4) : changed(value, random);
      }
    }
  });

  test('takes over what was found out there', () => {
    const open = new DiffTracker();
    const tracker = new DiffTracker(open);
    const look = (value: Fields): string => {
      open.show(value);
      return tracker.show({ ...(open.value as Fields), own: 1 }, open.value);
    };
    look({ far: { away: [1, 2, 3], near: 1 } });
    expect(patchIn(look({ far: { away: [1, 2, 4], near: 1 } }))).toEqual({
      o: { far: { o: { away: { a: { 2: [4] }, n: 3 } } } },
    });
    expect(patchIn(look({ far: { away: [1, 2, 4], near: 2 } }))).toEqual({
      o: { far: { o: { near: [2] } } },
    });
    expect(look({ far: { away: [1, 2, 4], near: 2 } })).toBe('');
  });
});
