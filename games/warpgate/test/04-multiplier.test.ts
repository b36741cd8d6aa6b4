import { describe, expect, test } from 'vitest';
import { ACTION_CARDS } from '../content/index.ts';
import type { Action, ActionCardId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Side, WarpgateTable } from './arrange.ts';
import { errorOf } from './playing.ts';

const ACTIONS = [...new Set(ACTION_CARDS.flatMap(({ top, bottom }) => [top, bottom])), 'draw' as const];

const cardWith = (action: Action): ActionCardId =>
  ACTION_CARDS.find(({ top, bottom }) => top === action || bottom === action)?.id ?? 'ac-01';

/** Blue is to announce this action, in a position where every action is possible. */
function announcing(action: Action, turn: number, blue: Side = {}): WarpgateTable {
  const table = position({
    turn,
    technologies: ['te-alien-imports', 'te-spore-drydocks'],
    sides: {
      blue: {
        hand: [cardWith(action)],
        ships: { 'gate-blue': 1, 'home-blue': 2, 't1a-jungle': 1 },
        ...blue,
      },
    },
  });
  return table.answer('action', action);
}

const announced = (table: WarpgateTable): unknown => table.events('ActionAnnounced').at(-1);

describe('the multiplier of a turn', () => {
  test.each([1, 2, 3, 4])('WG 4.1, WG E1 X in turn %i is the number of the turn', (turn) => {
    const table = announcing('warpIn', turn);
    expect(announced(table)).toMatchObject({ action: 'warpIn', x: turn, goods: 0 });
    expect(table.options('deployShips')).toEqual(Array.from({ length: turn + 1 }, (_, n) => n));
  });

  test('WG 4.6 every action may be used as if X were smaller, down to 0', () => {
    expect(announcing('draw', 3).options('drawCount')).toEqual([0, 1, 2, 3]);
    expect(announcing('promote', 3).options('promoteCount')).toEqual([0, 1, 2, 3]);
    expect(announcing('warpIn', 3).options('deployShips')).toEqual([0, 1, 2, 3]);
    expect(announcing('reinforce', 3).options('reinforceAt')).toContain('done');
    expect(announcing('control', 3).options('settle')).toContain('done');
  });

  test('WG 4.6 at 0X no cards are drawn or taken, no ships deployed, no planets settled', () => {
    for (const [action, kind, nothing] of [
      ['draw', 'drawCount', 0],
      ['promote', 'promoteCount', 0],
      ['warpIn', 'deployShips', 0],
      ['reinforce', 'reinforceAt', 'done'],
      ['control', 'settle', 'done'],
    ] as const) {
      const table = announcing(action, 3);
      const { agenda: _, ...before } = structuredClone(table.state);
      table.answer(kind, nothing);
      expect(table.isAsked('endTurn')).toBe(true);
      expect(table.state).toMatchObject(before);
    }
  });

  test('WG 4.6, WG E4 Maneuver in turn 3 may be used as 1X, or as 0X to an adjacent planet', () => {
    const table = announcing('maneuver', 3, { ships: { 'home-blue': 2, 'gate-blue': 1 } });
    table.answer('moveFrom', 'home-blue');
    const reach = table.options('moveTo');
    expect(reach).toEqual(expect.arrayContaining(['t1a-jungle', 't4c-desert'])); // range 0
    expect(reach).toEqual(expect.arrayContaining(['t1a-volcanic', 'gate-blue'])); // range 1
    table.answers(['moveTo', 't4c-desert'], ['shipsToMove', 2], ['secondGroup', 'none']);
    expect(table.ships('t4c-desert')).toBe(2);
  });
});

describe('Trade Goods', () => {
  test('WG 4.2, WG E1 a Trade Good spent at the announcement raises X by 1 for this action', () => {
    const table = announcing('warpIn', 4, { goods: 2 });
    expect(table.options('spendGoods')).toEqual([0, 1]);
    table.answer('spendGoods', 1);
    expect(announced(table)).toMatchObject({ x: 5, goods: 1 });
    expect(table.options('deployShips')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table.player('blue')).toMatchObject({ goods: 2, spentGoods: 1 });
  });

  test('WG 4.2 the next action has its own X again', () => {
    const table = position({ sides: { blue: { goods: 1 } } });
    table.act('draw', 1).answers(['drawCount', 2], ['endTurn', 'done']);
    table.act('draw').answers(['drawCount', 0], ['endTurn', 'done']);
    table.act('draw');
    expect(announced(table)).toMatchObject({ seat: table.seat('blue'), x: 2, goods: 0 });
  });

  test('WG 4.2, WG 4.3 not two of them, and not a spent one', () => {
    const two = announcing('draw', 2, { goods: 3, spent: 1 });
    expect(two.options('spendGoods')).toEqual([0, 1]);
    expect(two.refusal('spendGoods', 2).rule).toBe('WG 4.3');
    expect(errorOf(() => two.answer('spendGoods', 2)).message).toContain('WG 4.3');
    const spent = announcing('draw', 2, { goods: 2, spent: 2 });
    expect(spent.isAsked('drawCount')).toBe(true);
    expect(announced(spent)).toMatchObject({ x: 2, goods: 0 });
  });

  test('WG 4.4 not after the action has begun; and it stays spent if the action needs less', () => {
    const table = announcing('warpIn', 2, { goods: 2 });
    table.answer('spendGoods', 1);
    const late = errorOf(() => table.match.answer({ seat: 0, kind: 'spendGoods', value: 1 }));
    expect(late.code).toBe('unknownKind');
    table.answer('deployShips', 0);
    expect(table.isAsked('endTurn')).toBe(true);
    expect(table.player('blue')).toMatchObject({ goods: 2, spentGoods: 1 });
  });

  test.each(ACTIONS)('WG 4.5 a Trade Good may be spent on %s', (action) => {
    const table = announcing(action, 3, { goods: 1 });
    expect(table.options('spendGoods')).toEqual([0, 1]);
    table.answer('spendGoods', 1);
    expect(announced(table)).toMatchObject({ action, x: 4, goods: 1 });
  });

  test('WG 4.5 the Trade Good of a Trade comes too late for it', () => {
    const table = announcing('trade', 2);
    expect(table.isAsked('tradeSecond')).toBe(true);
    expect(announced(table)).toMatchObject({ x: 2, goods: 0 });
    table.answer('tradeSecond', 't4c-jungle'); // and on to Arctic 4C, the only third planet in range
    expect(table.player('blue')).toMatchObject({ goods: 1, spentGoods: 0 });
    expect(table.isAsked('endTurn')).toBe(true);
  });
});

describe('the order of working X out', () => {
  const reach = (table: WarpgateTable): readonly unknown[] => table.options('moveTo');
  const fromGate: Side = { ships: { 'gate-blue': 1 } };

  test('WG 4.2, WG C1 Recon in turn 2 with a Trade Good: X is 3, the range 6', () => {
    const table = announcing('recon', 2, { ...fromGate, goods: 1 }).answer('spendGoods', 1);
    expect(announced(table)).toMatchObject({ x: 3 });
    expect(reach(table)).toContain('t1a-oceanic'); // 6
    expect(table.refusal('moveTo', 'home-red').rule).toBe('WG 5.3'); // 7
  });

  test('WG 4.7, WG 16.4, WG C2 Time Dilation replaces the slot value, then the Trade Good is added', () => {
    const table = announcing('draw', 1, { technologies: ['te-time-dilation'], goods: 1 });
    table.answer('spendGoods', 1);
    expect(announced(table)).toMatchObject({ x: 3 });
    expect(table.options('drawCount')).toEqual([0, 1, 2, 3]);
  });

  test('WG 4.7, WG C3 Recon in turn 2 with Sandrunner Hulls has range 5: the bonus comes after doubling', () => {
    const table = announcing('recon', 2, { ...fromGate, technologies: ['te-sandrunner-hulls'] });
    expect(reach(table)).toContain('t4c-volcanic'); // 5
    expect(table.refusal('moveTo', 't1a-oceanic').rule).toBe('WG 5.3'); // 6
  });

  test('WG 4.7, WG 16.4 replacement, X+n, Trade Good, then COUNT+n', () => {
    const table = announcing('warpIn', 1, {
      faction: 'drumholt-foundries',
      technologies: ['te-time-dilation', 'te-solar-foundries'],
      goods: 1,
    });
    table.answer('spendGoods', 1);
    expect(announced(table)).toMatchObject({ x: 2 + 1 + 1 });
    expect(table.options('deployShips')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('WG 4.7 bonuses raise the limit only: less may be used', () => {
    const table = announcing('warpIn', 2, { technologies: ['te-solar-foundries'] });
    table.answer('deployShips', 1);
    expect(table.ships('gate-blue')).toBe(2);
  });

  test('WG 4.7, WG 4.8, WG C56 Draw at 2X with Current Charts: 0 to 3 cards, named before drawing', () => {
    const table = announcing('draw', 2, { technologies: ['te-current-charts'] });
    expect(table.events('CardsDrawn')).toEqual([]);
    expect(table.options('drawCount')).toEqual([0, 1, 2, 3]);
    table.answer('drawCount', 3);
    expect(table.events('CardsDrawn')).toMatchObject([{ count: 3 }]);
  });

  test('WG 4.8 for Promote too the number is named before a card is looked at', () => {
    const table = announcing('promote', 3);
    expect(table.events('PromotionCardsTaken')).toEqual([]);
    expect(table.state.players[0]!.recruits).toEqual([]);
    table.answer('promoteCount', 2);
    expect(table.events('PromotionCardsTaken')).toMatchObject([{ count: 2 }]);
    expect(table.options('keepTactics')).toHaveLength(2);
  });
});

describe('what can be chosen', () => {
  const choosing = (hand: ActionCardId, ships: Side['ships'] & {}, turn = 1): WarpgateTable =>
    position({
      turn,
      technologies: ['te-alien-imports', 'te-spore-drydocks'],
      sides: { blue: { hand: [hand], ships } },
    });

  test('WG 4.9, WG C55 Advance without two ships in one place cannot be chosen, also not at 0X', () => {
    const table = choosing('ac-09', { 'home-blue': 1, 't1a-jungle': 1 });
    expect(table.options('action')).toEqual(['promote', 'draw']);
    expect(table.refusal('action', 'advance').rule).toBe('WG 4.9');
  });

  test('WG 4.9, WG C55 Trade without a complete route cannot be chosen', () => {
    // No other trade planet is in range 1 of Jungle 4C.
    const table = choosing('ac-07', { 't4c-jungle': 1 });
    expect(table.options('action')).toEqual(['recon', 'draw']);
    expect(table.refusal('action', 'trade').reason).toBe('noTradeRoute');
  });

  test('WG 4.9 without ships on the board no action that moves them can be chosen, but deploying can', () => {
    expect(choosing('ac-01', {}, 4).options('action')).toEqual(['control', 'draw']);
    expect(choosing('ac-04', {}, 4).options('action')).toEqual(['research', 'draw']);
    expect(choosing('ac-08', {}, 4).options('action')).toEqual(['reinforce', 'draw']);
    expect(choosing('ac-11', {}, 4).options('action')).toEqual(['reinforce', 'draw']);
    // Maneuver and Skirmish: nothing but Draw is left, and the driver takes it.
    expect(announced(choosing('ac-12', {}, 4))).toMatchObject({ action: 'draw' });
    expect(choosing('ac-10', {}).options('action')).toEqual(['warpIn', 'promote', 'draw']);
    const table = choosing('ac-03', {});
    expect(table.options('action')).toEqual(['reinforce', 'control', 'draw']);
    expect(table.answer('action', 'reinforce').isAsked('endTurn')).toBe(true);
  });

  test('WG 4.9, WG C55 Control without a legal planet may be chosen and does nothing', () => {
    const table = choosing('ac-03', { 'gate-blue': 3 }).answer('action', 'control');
    expect(table.isAsked('endTurn')).toBe(true);
    expect(table.player('blue').markers).toBe(12);
  });

  test('WG 4.9 an action that needs a Trade Good to move anything cannot be chosen without spending it', () => {
    const sides = (blue: Side): Record<'blue' | 'red', Side> => ({
      blue: { hand: ['ac-12'], ships: { 'gate-blue': 1 }, ...blue },
      red: { faction: 'tethisian-enclave', ships: { 'home-blue': 1 } }, // no attack in turn 1
    });
    // The only place in range 1 of the Warpgate is held by red; the next ones are at range 2.
    expect(announced(position({ sides: sides({}) }))).toMatchObject({ action: 'draw' });
    const goods = { goods: 2, technologies: ['te-caravan-networks'] as const };
    const table = position({ sides: sides(goods) }).answer('action', 'maneuver');
    expect(table.options('spendGoods')).toEqual([1, 2]);
    expect(table.refusal('spendGoods', 0).rule).toBe('WG 4.9');
  });

  test('WG 4.9 every card can be used for Draw', () => {
    for (const { id } of ACTION_CARDS) {
      const table = choosing(id, { 'gate-blue': 2 }, 2).answer('action', 'draw');
      expect(table.answer('drawCount', 2).player('blue').hand).toHaveLength(2);
    }
  });

  test('WG 4.9 Promote can be chosen with no Promotion card left', () => {
    const table = position({ sides: { blue: { hand: ['ac-10'] } } });
    table.state.promotionDeck.length = 0;
    expect(table.options('action')).toContain('promote');
    table.answers(['action', 'promote'], ['promoteCount', 1]);
    expect(table.isAsked('endTurn')).toBe(true);
  });
});
