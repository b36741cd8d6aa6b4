import { expect, test } from 'vitest';
import { spread } from '../src/result/spread.ts';

test('badges at the ends of lines stay where they are if there is room, and are moved apart in their order if not', () => {
  expect(spread([10, 60, 100], 20, 0)).toEqual([10, 60, 100]);
  expect(spread([100, 95, 40], 20, 0)).toEqual([100, 80, 40]);
  expect(spread([5, 4, 3], 20, 0)).toEqual([40, 20, 0]);
});
