import { expect, test } from 'vitest';
import { position } from './arrange.ts';

test('WG 6.6, WG E5 Skirmish in turn 3 reaches every place in range 3 and none beyond', () => {
  const table = position({ turn: 3, sides: { blue: { hand: ['ac-05'] } } }).act('skirmish');
  expect(table.options('moveTo')).toEqual(['t1a-jungle', 't4c-desert', 't4c-jungle', 'home-blue']);
  expect(table.refusal('moveTo', 't1a-desert')).toEqual({ rule: 'WG 6.6', reason: 'outOfRange' });
});

test('WG 6.9, WG 6.10, WG C6 the second group of a Maneuver leaves the ships of the first where they ended', () => {
  const table = position({
    turn: 2,
    sides: { blue: { hand: ['ac-04'], ships: { 'gate-blue': 2, 'home-blue': 1 } } },
  }).act('maneuver');
  table.answers(['moveFrom', 'gate-blue'], ['moveTo', 'home-blue'], ['shipsToMove', 2]);
  expect(table.options('secondGroup')).toEqual(['home-blue', 'none']);
  table.answers(['secondGroup', 'home-blue'], ['moveTo', 't4c-desert']);
  expect(table.ships('home-blue')).toBe(2);
  expect(table.ships('t4c-desert')).toBe(1);
  table.answer('endTurn', 'done');
});
