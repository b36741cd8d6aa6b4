// Each of the sixteen Rival Combat Cards at the table, paid for with all that the Rival has, against a table of its own.
import { describe, expect, it } from 'vitest';
import { RIVAL_COMBAT_IDS } from '../../content/index.ts';
import type { RivalCombatId } from '../../content/index.ts';
import { RIVAL } from '../../rules/solo/state.ts';
import { powers, rivalAttacks, settledCards, supply } from './fighting.ts';

interface Printed {
  readonly card: RivalCombatId;
  readonly cost: readonly [gold: number, energy: number];
  /** Of two attackers with a multiplier of 3, of two Exiled with a multiplier of 3, and rerolls. */
  readonly rolls: readonly (readonly number[])[];
  readonly attack: number;
  /** 12 of dice of 1 and the Player's plus(1), if nothing is done to it. */
  readonly defence?: number;
}

const ONES = [1, 1] as const;

const CARDS: readonly Printed[] = [
  { card: 'rc-01', cost: [1, 0], rolls: [[2, 4], ONES], attack: (3 + 5) * 3 },
  { card: 'rc-02', cost: [1, 1], rolls: [[2, 3], ONES], attack: (4 + 5) * 3 },
  { card: 'rc-03', cost: [0, 1], rolls: [[2, 5, 4], ONES], attack: 11 * 3 },
  { card: 'rc-04', cost: [1, 2], rolls: [[2, 5, 4, 3], ONES], attack: 14 * 3 },
  { card: 'rc-05', cost: [0, 1], rolls: [[2, 3], ONES, [6]], attack: (6 + 3) * 3 },
  { card: 'rc-06', cost: [1, 1], rolls: [[2, 3], ONES, [6, 4]], attack: (6 + 4) * 3 },
  { card: 'rc-07', cost: [1, 0], rolls: [[1, 2], ONES], attack: (6 + 2) * 3 },
  { card: 'rc-08', cost: [1, 1], rolls: [[1, 2], ONES], attack: (6 + 5) * 3 },
  { card: 'rc-09', cost: [0, 1], rolls: [[2, 5], ONES], attack: 7 * 4 },
  { card: 'rc-10', cost: [1, 2], rolls: [[2, 5], ONES], attack: 7 * 5 },
  { card: 'rc-11', cost: [1, 0], rolls: [[2, 5], ONES], attack: (4 + 5) * 3 },
  { card: 'rc-12', cost: [1, 2], rolls: [[2, 5], ONES], attack: (2 + 10) * 3 },
  { card: 'rc-13', cost: [1, 1], rolls: [[2, 5, 4], ONES], attack: 11 * 3 },
  { card: 'rc-14', cost: [2, 1], rolls: [[2, 5], [1]], attack: 7 * 3, defence: 6 },
  { card: 'rc-15', cost: [1, 1], rolls: [[2, 5], ONES], attack: 7 * 3, defence: 6 },
  { card: 'rc-16', cost: [2, 1], rolls: [[2, 4], ONES], attack: (3 + 5) * 3, defence: 6 },
];

describe('TWS 12.6, TWS 12.9, TWS 12.13 each Rival Combat Card', () => {
  it('is here', () => {
    expect(CARDS.map(({ card }) => card)).toEqual(RIVAL_COMBAT_IDS);
  });

  it.each(CARDS)('$card costs $cost', ({ card, cost: [gold, energy], rolls, attack, defence = 12 }) => {
    const fight = (has: readonly [number, number], thrown: readonly (readonly number[])[]) =>
      rivalAttacks('NE', {
        rivals: { gold: has[0], energy: has[1], troops: { 's2-colony': 1, 's2-middle': 3 } },
        player: { hand: ['enforce-1'], gold: 1 },
        areas: { 'ring-2': { token: 'yellow-2' } },
        slots: [card, card === 'rc-10' ? 'rc-04' : 'rc-10'],
        rolls: thrown,
      })
        .answer('support', 'enforce-1')
        .ifAsked('cardOption', ['1']);
    const paid = fight([gold, energy], rolls);
    expect(settledCards(paid)[card]).toBe('paid');
    expect(supply(paid, RIVAL)).toEqual([0, 0]);
    expect(powers(paid)).toEqual([attack, defence]);

    // With 1 less it is as if it were not there.
    const short = gold > 0 ? ([gold - 1, energy] as const) : ([gold, energy - 1] as const);
    const ignored = fight(short, [[2, 5], ONES]);
    expect(settledCards(ignored)[card]).toBe('ignored');
    expect(supply(ignored, RIVAL)).toEqual(short);
    expect(powers(ignored)).toEqual([21, 12]);
  });
});
