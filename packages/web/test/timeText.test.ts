import { expect, it } from 'vitest';
import { agoText } from '../src/home/timeText.ts';

it('what is past is told in whole minutes, hours or days', () => {
  const now = Date.UTC(2026, 0, 10);
  const ago = (minutes: number): string => agoText(now - minutes * 60_000, now);
  expect([0.5, 25, 59.9, 60, 150, 24 * 60 * 3].map(ago)).toEqual([
    'this minute',
    '25 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '2 hours ago',
    '3 days ago',
  ]);
  // The clock of the server may be ahead of ours.
  expect(ago(-5)).toBe('this minute');
});
