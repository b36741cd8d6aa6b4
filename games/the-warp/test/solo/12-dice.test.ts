import { describe, expect, it } from 'vitest';
import { diceOfRival } from '../../rules/solo/combat/dice.ts';
import type { Bonus, CombatSide } from '../../rules/state.ts';

function side(dice: readonly number[], more: Partial<CombatSide> = {}): CombatSide {
  return {
    cards: [],
    extraDice: 0,
    plus: 0,
    multiplier: 0,
    dice: [...dice],
    doubled: dice.map(() => 'no'),
    bonuses: [],
    effects: [],
    lost: 0,
    power: 0,
    ...more,
  };
}
const chosen = (does: Bonus['does'], n: number, dice: readonly number[], more?: Partial<CombatSide>) =>
  diceOfRival(side(dice, more), { does, n });

describe('which dice the Rival uses a bonus on', () => {
  it('TWS 12.15 reroll: the lowest of 3 or less, together, by their numbers', () => {
    expect(chosen('reroll', 1, [3, 2, 2])).toEqual([2]);
    expect(chosen('reroll', 2, [3, 6, 1])).toEqual([1, 3]);
    expect(chosen('reroll', 2, [3, 5, 6])).toEqual([1]);
    expect(chosen('reroll', 2, [4, 5, 6])).toEqual([]);
  });

  it('TWS 12.16 flip: the lowest if it shows 3 or less', () => {
    expect(chosen('flip', 1, [3, 1, 1])).toEqual([2]);
    expect(chosen('flip', 1, [4, 4])).toEqual([]);
  });

  it('TWS 12.17 double: the largest gain, with all plus, at most 6', () => {
    expect(chosen('double', 1, [4, 5, 3])).toEqual([3]);
    expect(chosen('double', 1, [1, 2], { plus: 1 })).toEqual([2]);
    expect(chosen('double', 1, [3, 3])).toEqual([1]);
    expect(chosen('double', 1, [6, 5], { plus: 1 })).toEqual([]);
    expect(chosen('double', 1, [3, 2], { doubled: ['free', 'no'] })).toEqual([2]);
  });

  it('TWS 12.18 doubleFree: the highest face that is not doubled yet', () => {
    expect(chosen('doubleFree', 1, [4, 6, 6])).toEqual([2]);
    expect(chosen('doubleFree', 1, [4, 6], { doubled: ['no', 'double'] })).toEqual([1]);
  });
});
