import { afterEach, expect, it, vi } from 'vitest';
import { failureText } from '../src/failures.ts';
import { isSeatTaken, isTableId, rest } from '../src/online/api.ts';
import { pauseAfter } from '../src/online/useMe.ts';

afterEach(() => vi.unstubAllGlobals());

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

it('what the server refuses is known by its code, and said in our own words', async () => {
  const refusal = { error: 'seatTaken', message: 'somebody has taken this seat' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 409 })));
  const error = await rest('POST /join', { token: 'token', nonce: '00' }).catch((reason: unknown) => reason);
  expect(isSeatTaken(error)).toBe(true);
  expect(failureText(error)).toBe('Somebody has taken this seat.');
});
