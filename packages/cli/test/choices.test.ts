import type { Asked } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { invitationTo, listOfChoices, readAnswer } from '../src/terminal/choices.ts';

const asked = (form: Asked['form'], more: Partial<Asked> = {}): Asked => ({
  seat: 0,
  kind: 'follow',
  form,
  options: [],
  refused: [],
  rule: '',
  min: 1,
  max: 1,
  ...more,
});

const ONLY = [{ value: 'no', text: 'Do not follow' }];

describe('a question with a single answer', () => {
  // It is put all the same where not being asked would tell something.
  test.each(['one', 'place', 'path'] as const)('is answered by Enter: %s', (form) => {
    expect(invitationTo(asked(form), ONLY)).toBe('Enter');
    expect(readAnswer(asked(form), ONLY, '')).toEqual({ answer: 'no' });
    expect(readAnswer(asked(form), ONLY, '1')).toEqual({ answer: 'no' });
  });

  test('Enter is no answer where there are several', () => {
    const two = [...ONLY, { value: 'yes', text: 'Follow' }];
    expect(readAnswer(asked('one'), two, '')).toEqual({ fault: 'Please type 1 to 2, or help.' });
  });
});

test('on the way through a path one may go back', () => {
  const two = [...ONLY, { value: 'yes', text: 'Follow' }];
  expect(invitationTo(asked('path', { taken: [] }), two)).toBe('1 to 2');
  expect(invitationTo(asked('path', { taken: ['card'] }), two)).toBe('1 to 2, or b to go back');
});

test('long texts are broken between words and set in', () => {
  const text = 'Red Tape: the first mission of a turn is free, and every bribe brings something in.';
  const lines = listOfChoices('one', [{ value: 'a', text }, ...ONLY], 40);
  expect(lines).toEqual([
    '  1  Red Tape: the first mission of a',
    '     turn is free, and every bribe',
    '     brings something in.',
    '  2  Do not follow',
  ]);
});
