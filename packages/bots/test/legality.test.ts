import type { AnswerValue, Asked } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { isLegalFor } from '../src/legality.ts';

const asked = (form: Asked['form'], min = 1, max = 1): Asked => ({
  seat: 0,
  kind: 'any',
  form,
  options: ['a', 'b', 'c'],
  refused: [],
  rule: '',
  min,
  max,
});

test.each<[Asked, readonly AnswerValue[], readonly AnswerValue[]]>([
  [asked('one'), ['a', 'c'], ['d', 1, ['a']]],
  [asked('some', 1, 2), [['a'], ['a', 'c']], [[], ['a', 'b', 'c'], ['d'], 'a']],
  [asked('order'), [['c', 'a', 'b']], [['a', 'b'], ['a', 'b', 'd'], 'a']],
])('an answer fits a question if it might be given to it', (question, fitting, others) => {
  for (const value of fitting) expect(isLegalFor(value, question)).toBe(true);
  for (const value of others) expect(isLegalFor(value, question)).toBe(false);
});
