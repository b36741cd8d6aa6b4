import type { Asked } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { isAnswer, isComplete, stepBack, stepOf, walk } from '../src/path.ts';

const ASKED: Asked = {
  seat: 0,
  kind: 'build',
  form: 'path',
  rule: 'XY 1',
  options: ['wall', 'tower', 'moat'],
  refused: [{ value: 'gate', refusal: { rule: 'XY 1', reason: 'none' } }],
  min: 1,
  max: 1,
  paths: {
    wall: {},
    tower: { north: {}, south: { tall: {}, low: {} } },
    moat: { round: { deep: { cold: {}, warm: {} } } },
  },
};

describe('a path of choices', () => {
  it('lights what may come next, and tells what was taken', () => {
    expect(stepOf(ASKED, [])).toMatchObject({ options: ASKED.options, refused: ASKED.refused, taken: [] });
    expect(stepOf(ASKED, ['tower'])).toMatchObject({
      options: ['north', 'south'],
      refused: [],
      taken: ['tower'],
    });
    expect(stepOf(ASKED, ['tower', 'south']).options).toEqual(['tall', 'low']);
  });

  it('asks for a place where there is one on the board', () => {
    const isOnBoard = (_: Asked, value: unknown): boolean => value === 'south';
    expect(stepOf({ ...ASKED }, [], isOnBoard).form).toBe('one');
    expect(stepOf({ ...ASKED }, ['tower'], isOnBoard).form).toBe('place');
  });

  it('is the same question as long as nothing is chosen', () => {
    expect(stepOf(ASKED, ['tower'])).toBe(stepOf(ASKED, ['tower']));
  });

  it('goes on by itself where there is only one way', () => {
    expect(walk(ASKED, ['moat'])).toEqual(['moat', 'round', 'deep']);
    expect(stepOf(ASKED, ['moat']).options).toEqual(['cold', 'warm']);
  });

  it('does not answer by itself: a single way is still to be taken', () => {
    const single: Asked = { ...ASKED, options: ['moat'], paths: { moat: { round: {} } } };
    expect(stepOf(single, [])).toMatchObject({ options: ['moat'], taken: [] });
    expect(isAnswer(stepOf(single, []), 'moat')).toBe(true);
  });

  it('leaves out the steps of a draft that lead nowhere any more', () => {
    expect(walk(ASKED, ['tower', 'east', 'tall'])).toEqual(['tower']);
    expect(walk(ASKED, ['gate'])).toEqual([]);
  });

  it('goes back to the last real choice', () => {
    expect(stepBack(ASKED, ['moat', 'round', 'deep'])).toEqual([]);
    expect(stepBack(ASKED, ['tower', 'south'])).toEqual(['tower']);
    expect(stepBack(ASKED, [])).toBeUndefined();
  });

  it('ends where nothing may follow', () => {
    expect(isComplete(ASKED, ['wall'])).toBe(true);
    expect(isComplete(ASKED, ['tower', 'north'])).toBe(true);
    expect(isComplete(ASKED, ['tower', 'south'])).toBe(false);
    expect(isComplete(ASKED, ['tower', 'east'])).toBe(false);
    expect(isComplete(ASKED, [])).toBe(false);
  });

  it('knows which option is the last one', () => {
    const step = stepOf(ASKED, ['tower']);
    expect(isAnswer(step, 'north')).toBe(true);
    expect(isAnswer(step, 'south')).toBe(false);
    expect(isAnswer(stepOf(ASKED, []), 'moat')).toBe(false);
    expect(isAnswer({ ...ASKED, form: 'one' }, 'wall')).toBe(true);
  });
});
