import type { Asked } from '@warptable/kernel';
import { expect, it } from 'vitest';
import type { AnyGameUi } from '../src/game-ui.ts';
import { choicesOf, optionByKey } from '../src/prompt/choices.ts';

const gameUi = {
  words: { option: (_view: unknown, _asked: Asked, value: string | number) => `${value}`.repeat(30) },
  brief: (_view: unknown, { form }: Asked, value: string | number) =>
    form === 'amount' ? `Spend ${value}: as many cards as that` : String(value),
  isOnBoard: () => false,
} as unknown as AnyGameUi;

const ask = (more: Partial<Asked>): Asked => ({
  seat: 0,
  kind: 'card',
  form: 'one',
  options: ['a', 'b'],
  refused: [],
  min: 1,
  max: 1,
  rule: 'R 1.1',
  ...more,
});

it('no number ends the turn', () => {
  const end = ask({ form: 'confirm', options: ['done'], endsTurn: 'done' });
  expect(optionByKey(gameUi, end, '1')).toBeUndefined();
  const beside = ask({ kind: 'replenish', options: ['end', 'draw', 'stay'], endsTurn: 'end' });
  expect(['1', '2', '3'].map((key) => optionByKey(gameUi, beside, key))).toEqual(['draw', 'stay', undefined]);
  expect(choicesOf(gameUi, {}, beside).all.map(({ key }) => key)).toEqual([undefined, '1', '2']);
});

it('a number is its own key', () => {
  const amount = ask({ form: 'amount', options: [0, 3, 12] });
  expect(['0', '3', '1'].map((key) => optionByKey(gameUi, amount, key))).toEqual([0, 3, undefined]);
});

it('two options are two buttons, three long ones are not', () => {
  const two = choicesOf(gameUi, {}, ask({ form: 'amount', options: [0, 1] }));
  expect(two.quick).toHaveLength(2);
  const three = choicesOf(gameUi, {}, ask({ form: 'amount', options: [0, 1, 2] }));
  expect(three.quick).toHaveLength(0);
});
