import { describe, expect, it } from 'vitest';
import { findLesson, nextToFollow, stepToShow } from '../src/learn/lesson.ts';

const step = (id: string, done?: boolean, isMissed = false) => ({
  id,
  text: id,
  pointAt: [],
  ...(done === undefined ? {} : { done: () => done, isMissed: () => isMissed }),
});
const MOMENT = { view: null, asked: null, events: [] };

describe('a lesson', () => {
  it('is found by its id; a table of earlier versions has the first', () => {
    const lessons = [{ id: 'first' }, { id: 'solo' }];
    expect(findLesson(lessons, 'solo')?.id).toBe('solo');
    expect(findLesson(lessons, true)?.id).toBe('first');
    expect(findLesson(lessons, 'other')).toBeUndefined();
  });

  it('shows the first step that is not done; one without a condition waits for Next', () => {
    const steps = [step('read'), step('done', true), step('to do', false)];
    expect(stepToShow(steps, 0, MOMENT)).toBe(0);
    expect(stepToShow(steps, 1, MOMENT)).toBe(2);
    expect(stepToShow(steps, 3, MOMENT)).toBe(3);
  });

  it('goes on with the next step that can be followed', () => {
    const steps = [step('here', false, true), step('missed', false, true), step('next', false)];
    expect(nextToFollow(steps, 0, MOMENT)).toBe(2);
    expect(nextToFollow(steps, 2, MOMENT)).toBe(3);
  });
});
