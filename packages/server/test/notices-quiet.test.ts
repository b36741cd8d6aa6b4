import { expect, test } from 'vitest';
import { quietUntil } from '../src/notices/quiet.ts';

const at = (text: string): number => Date.parse(text);
const settings = { liveDelay: 2, slowDelay: 10, reminders: true, zone: 'Europe/Vienna' };
/** From ten in the evening to seven in the morning. */
const quiet = { from: 22 * 60, to: 7 * 60 };

test.each([
  ['2026-11-18T21:30:00Z', '2026-11-19T06:00:00Z'],
  ['2026-11-19T02:00:20Z', '2026-11-19T06:00:00Z'],
  // In summer it is an hour later there.
  ['2026-07-01T20:00:00Z', '2026-07-02T05:00:00Z'],
  // Clocks are set back and ahead in these nights.
  ['2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ['2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
])('at %s it is quiet in Vienna until %s', (now, until) => {
  expect(new Date(quietUntil({ ...settings, quiet }, at(now)) ?? 0).toISOString()).toBe(
    new Date(at(until)).toISOString(),
  );
});

test.each(['2026-11-18T20:59:00Z', '2026-11-19T06:00:00Z', '2026-11-19T12:00:00Z'])(
  'at %s it is not quiet',
  (now) => expect(quietUntil({ ...settings, quiet }, at(now))).toBe(undefined),
);

test('quiet hours may lie within a day', () => {
  const noon = { ...settings, zone: 'UTC', quiet: { from: 12 * 60, to: 13 * 60 } };
  expect(quietUntil(noon, at('2026-11-18T12:30:00Z'))).toBe(at('2026-11-18T13:00:00Z'));
  expect(quietUntil(noon, at('2026-11-18T13:00:00Z'))).toBe(undefined);
});
