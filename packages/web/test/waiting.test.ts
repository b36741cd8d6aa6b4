import { expect, it } from 'vitest';
import { isTableId } from '../src/online/api.ts';
import { pauseAfter } from '../src/online/useMe.ts';

it('a server that does not answer is asked again after longer and longer pauses, of half a minute at most', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('only an address of the form that the server gives can lead to a table', () => {
  expect(isTableId(crypto.randomUUID())).toBe(true);
  const wrong = [
    '',
    'no-such-table',
    'x'.repeat(3000),
    `${crypto.randomUUID()}0`,
    `../${crypto.randomUUID()}`,
  ];
  expect(wrong.filter(isTableId)).toEqual([]);
});
