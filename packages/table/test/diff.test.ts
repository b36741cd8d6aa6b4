import { Random } from '@warptable/kernel';
import type { Json } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { applyPatch, changeOf, diff } from '../src/diff.ts';

function anyJson(random: Random, depth: number): Json {
  const kind = depth === 0 ? random.below(4) : random.below(6);
  if (kind === 0) return random.below(5);
  if (kind === 1) return random.pick(['', 'a', 'b']);
  if (kind === 2) return null;
  if (kind === 3) return random.below(2) === 0;
  const length = random.below(5);
  if (kind === 4) return Array.from({ length }, () => anyJson(random, depth - 1));
  return Object.fromEntries(Array.from({ length }, (_, i) => [`f${i}`, anyJson(random, depth - 1)]));
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

test('a patch makes one value of the other; equal values need none', () => {
  const random = new Random('patches');
  for (let n = 0; n < 3000; n++) {
    const before = anyJson(random, 4);
    const after = random.below(3) === 0 ? anyJson(random, 4) : changed(before, random);
    const frozen = JSON.stringify([before, after]);
    const change = changeOf(before, after);
    const patch = change && (JSON.parse(JSON.stringify(change.patch)) as typeof change.patch);
    expect(patch ? applyPatch(before, patch) : before).toEqual(after);
    expect(change ? change.now : before).toEqual(after);
    expect(change === undefined).toBe(
      JSON.stringify(before) === JSON.stringify(after) || isEqual(before, after),
    );
    expect(JSON.stringify([before, after])).toBe(frozen);
  }
});

const isEqual = (one: Json, other: Json): boolean => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};

test('what goes on changing afterwards changes no picture; what is the same is shared', () => {
  const state = { hand: [{ card: 'a' }], far: { away: [1, 2, 3] }, none: undefined };
  const first = changeOf(undefined, state)?.now as { far: unknown; hand: unknown };
  expect(first).toEqual({ hand: [{ card: 'a' }], far: { away: [1, 2, 3] } });
  state.hand[0]!.card = 'b';
  expect(first.hand).toEqual([{ card: 'a' }]);
  const second = changeOf(first as never, state);
  expect(second?.patch).toEqual({ o: { hand: [[{ card: 'b' }]] } });
  expect(Object.is((second!.now as { far: unknown }).far, first.far)).toBe(true);
});

test('what lasts is kept as it is, even where it has changed', () => {
  const lasting = { far: { away: [1, 2] }, near: { card: 'a' } };
  const state = { ...lasting, near: { card: 'b' }, hand: ['c'] };
  const first = changeOf(undefined, state, lasting)?.now as { far: unknown; hand: unknown };
  expect(first).toEqual(state);
  expect(first.far).toBe(lasting.far);
  expect(first.hand).not.toBe(state.hand);
  const later = { ...lasting, far: { away: [1, 3] } };
  const second = changeOf(first as never, { ...later, hand: ['c'] }, later);
  expect(second?.patch).toEqual({
    o: { far: { o: { away: { a: { 1: [3] }, n: 2 } } }, near: { o: { card: ['a'] } } },
  });
  expect((second!.now as { far: unknown }).far).toBe(later.far);
});

test('a change of one field is told as that field', () => {
  expect(diff({ a: 1, b: { c: [1, 2, 3, 4] } }, { a: 1, b: { c: [1, 2, 9, 4] } })).toEqual({
    o: { b: { o: { c: { a: { 2: [9] }, n: 4 } } } },
  });
  expect(diff({ a: 1, b: 2 }, { a: 1 })).toEqual({ o: {}, gone: ['b'] });
});
