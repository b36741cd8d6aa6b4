import type { AnswerValue, Asked } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { isFitting } from '../src/fitting.ts';

const asked = (form: Asked['form'], least = 1, most = 1): Asked => ({
  seat: 0,
  kind: 'any',
  form,
  options: ['a', 'b', 'c'],
  refused: [],
  least,
  most,
});

test.each<[Asked, readonly AnswerValue[], readonly AnswerValue[]]>([
  [asked('one'), ['a', 'c'], ['d', 1, ['a']]],
  [asked('some', 1, 2), [['a'], ['a', 'c']], [[], ['a', 'b', 'c'], ['d'], 'a']],
  [asked('order'), [['c', 'a', 'b']], [['a', 'b'], ['a', 'b', 'd'], 'a']],
])('an answer fits a question if it might be given to it', (question, fitting, others) => {
  for (const value of fitting) expect(isFitting(value, question)).toBe(true);
  for (const value of others) expect(isFitting(value, question)).toBe(false);
});
