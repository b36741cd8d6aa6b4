import { expect, test } from 'vitest';
import { TableClock } from '../src/clock.ts';

const HOUR = 3_600_000;

/** A machine whose clock is set by hand. */
function machine(known = 0) {
  const at = { wall: 10 * HOUR, paced: 0 };
  const clock = new TableClock(
    known,
    () => at.wall,
    () => at.paced,
  );
  const pass = (time: number): number => {
    at.wall += time;
    at.paced += time;
    return clock.now();
  };
  return { at, clock, pass };
}

test('the time of the tables goes on at its own pace when the clock of the machine is set back', () => {
  const { at, pass } = machine();
  const before = pass(1000);
  at.wall -= HOUR;
  expect(pass(0)).toBe(before);
  expect(pass(5000)).toBe(before + 5000);
  at.wall += HOUR;
  expect(pass(5000)).toBe(before + 10_000);
});

test('it follows the clock of the machine after a sleep', () => {
  const { at, pass } = machine();
  const before = pass(1000);
  at.wall += HOUR;
  expect(pass(0)).toBe(before + HOUR);
});

test('it does not run back over a restart either, unless the clock was quite wrong before', () => {
  expect(machine(10 * HOUR + 500).clock.now()).toBe(10 * HOUR + 500);
  expect(machine(1000 * HOUR).clock.now()).toBe(10 * HOUR);
});
