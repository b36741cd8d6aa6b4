import { canonical, checksum, visibleTo } from '@warptable/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('canonical JSON', () => {
  const shuffledKeys = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffledKeys);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, part]) => [key, shuffledKeys(part)]),
    );
  };

  test('is the same however an object was put together, and says all', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        expect(canonical(shuffledKeys(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}');
  });

  test('a checksum changes with any value', () => {
    const values = [{}, [], null, 0, '0', { a: 1 }, { a: '1' }, { b: 1 }, [1, 2], [2, 1], [[1], 2]];
    expect(new Set(values.map(checksum)).size).toBe(values.length);
    expect(checksum({ a: 1, b: 2 })).toBe(checksum({ b: 2, a: 1 }));
    expect(checksum({})).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('who sees an event', () => {
  const event = { type: 'CardsDrawn', seat: 1, count: 2, only: { seats: [1], cards: ['a', 'b'] } };

  test('all see it, but for the fields that are only for some', () => {
    expect(visibleTo(event, 1)).toEqual(event);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(visibleTo(event, viewer)).toEqual({ type: 'CardsDrawn', seat: 1, count: 2 });
    }
  });

  test('an event for an audience is for nobody else', () => {
    const told = { type: 'CardPeeked', audience: [0, 2], card: 'a' };
    expect([0, 1, 2, 'spectator' as const].map((viewer) => visibleTo(told, viewer) !== undefined)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
