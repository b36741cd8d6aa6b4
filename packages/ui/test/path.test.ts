import type { Asked } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { isComplete, stepOf } from '../src/path.ts';

const ASKED: Asked = {
  seat: 0,
  kind: 'build',
  form: 'path',
  options: ['wall', 'tower'],
  refused: [{ value: 'gate', refusal: { rule: 'XY 1', reason: 'none' } }],
  least: 1,
  most: 1,
  paths: { wall: {}, tower: { north: {}, south: { tall: {}, low: {} } } },
};

describe('a path of choices', () => {
  it('lights what may come next', () => {
    expect(stepOf(ASKED, [])).toBe(ASKED);
    expect(stepOf(ASKED, ['tower'])).toMatchObject({ options: ['north', 'south'], refused: [] });
    expect(stepOf(ASKED, ['tower', 'south']).options).toEqual(['tall', 'low']);
  });

  it('is the same question as long as nothing is chosen', () => {
    expect(stepOf(ASKED, ['tower'])).toBe(stepOf(ASKED, ['tower']));
  });

  it('ends where nothing may follow', () => {
    expect(isComplete(ASKED, ['wall'])).toBe(true);
    expect(isComplete(ASKED, ['tower', 'north'])).toBe(true);
    expect(isComplete(ASKED, ['tower', 'south'])).toBe(false);
    expect(isComplete(ASKED, ['tower', 'east'])).toBe(false);
    expect(isComplete(ASKED, [])).toBe(false);
  });
});
