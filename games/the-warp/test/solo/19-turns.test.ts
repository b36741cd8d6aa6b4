import { describe, expect, it } from 'vitest';
import type { ArchiveId } from '../../content/index.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import { playerAttacks } from './fighting.ts';

describe("TWS 19.23 Dura counts the discards of the Player's Consult", () => {
  const consult = (hand: readonly ArchiveId[], scrap: number, rivalPhase: 1 | 2 | 3 = 1): WarpTable => {
    const table = soloPosition({
      rival: 'dura',
      turnOf: 'player',
      step: 'consult',
      rivalPhase,
      player: { hand },
      solo: { scrap },
    });
    for (const card of hand) table.answer('discard', card);
    return table.ifAsked('discard', 'draw');
  };

  it('TWS E27 2, 2 and 3 cards: the counter goes to 2, 4, 7; points 0, 1, 1', () => {
    const first = consult(['build-01', 'build-02'], 0);
    expect([first.state.solo!.scrap, first.points(RIVAL)]).toEqual([2, 0]);
    const second = consult(['build-01', 'build-02'], 2);
    expect([second.state.solo!.scrap, second.points(RIVAL)]).toEqual([4, 1]);
    const third = consult(['build-01', 'build-02', 'build-03'], 4);
    expect([third.state.solo!.scrap, third.points(RIVAL)]).toEqual([7, 1]);
    expect(consult(['build-01', 'build-02'], 4, 3).points(RIVAL)).toBe(2);
  });

  it('a Start Card counts', () => {
    expect(consult(['start-1'], 2).points(RIVAL)).toBe(1);
  });

  it('TWS 28.7 the points go back with the discard', () => {
    const table = soloPosition({
      rival: 'dura',
      turnOf: 'player',
      step: 'consult',
      player: { hand: ['build-01', 'build-02'] },
      solo: { scrap: 2 },
    });
    table.answer('discard', 'build-01').answer('discard', 'draw');
    expect(table.points(RIVAL)).toBe(1);
    table.match.undo(PLAYER);
    expect([table.points(RIVAL), table.state.solo!.scrap]).toEqual([0, 2]);
  });
});

describe('TWS 19.19 Zeto looks at the hand when the turn of the Player begins', () => {
  const hand: readonly ArchiveId[] = ['build-01', 'enforce-1', 'enforce-2', 'enforce-3'];

  it('TWS E28 3 Combat Cards and 1 Build Card: 2 points, before anything else', () => {
    const table = soloPosition({ rival: 'zeto', turnOf: 'player', step: 'turnStart', player: { hand } });
    expect(table.points(RIVAL)).toBe(2);
  });

  it('TWS C48 a third one drawn in Consult does not matter until the next turn', () => {
    const table = soloPosition({
      rival: 'zeto',
      turnOf: 'player',
      step: 'consult',
      player: { hand: ['enforce-1', 'enforce-2'] },
      deck: ['enforce-3', 'build-01'],
    });
    table.answer('discard', 'draw').answer('drawFrom', 'deck').answer('drawFrom', 'deck');
    expect(table.player(PLAYER).hand).toContain('enforce-3');
    expect(table.points(RIVAL)).toBe(0);
  });
});

describe('TWS 19.26 Silna scores for follows of both sides', () => {
  it('TWS E26 the Player follows the Upgrade, the Rival the Terrashift: 2 points', () => {
    const table = soloPosition({
      rival: 'silna',
      step: 'rivalAction',
      drawn: ['am-04'],
      chance: soloDie('gold-mine'),
      player: { gold: 9, energy: 9, hand: ['upgrade-01'] },
    });
    table.answer('followDevelop', ['upgrade-01', '1', '1/2']);
    expect(table.points(RIVAL)).toBe(1);
    const shifting = soloPosition({ rival: 'silna', turnOf: 'player', drawn: ['am-04'] });
    shifting.ifAsked('action', 'terrashift').answer('raise', 's1-start').answer('lower', 'ring-1');
    expect(shifting.points(RIVAL)).toBe(1);
    expect(shifting.isAsked('drawFrom', PLAYER)).toBe(true);
  });

  it('TWS C49 TWS C62 TWS 14.11, TWS 19.8, TWS 19.11 an X2 is one follow, and completes pg-19 in the turn of the Player', () => {
    const table = soloPosition({
      rival: 'silna',
      turnOf: 'player',
      drawn: ['am-01'],
      chance: soloDie('x2', 'gold-mine', 'trade-post'),
      rivals: { energy: 1 },
      player: { gold: 9, energy: 9, hand: ['upgrade-01'] },
      open: ['pg-19', null, null],
    });
    table.answer('action', 'develop').answer('develop', ['upgrade-01', '1', '0/2']);
    expect(table.events('Upgraded').filter(({ seat }) => seat === RIVAL)).toHaveLength(2);
    expect(table.events('RivalScored')).toHaveLength(1);
    expect(table.player(RIVAL).done).toEqual(['pg-19']);
  });
});

describe('TWS 19.22 Tavma', () => {
  it.each([
    [1, 2],
    [2, 3],
  ] as const)('TWS E49 in Phase %i its follow raises s2-middle to 4: %i points', (rivalPhase, points) => {
    const table = soloPosition({
      rival: 'tavma',
      turnOf: 'player',
      rivalPhase,
      drawn: ['am-06'],
      rivals: { troops: { 's2-upper-right': 1, 's2-middle': 1 } },
      player: {
        hand: ['build-01', 'build-02', 'build-03', 'build-04', 'build-05', 'build-06', 'build-07'],
      },
      deck: ['build-08', 'build-09'],
    });
    table.ifAsked('action', 'terrashift').answer('raise', 's1-start').answer('lower', 'ring-5');
    expect(table.multiplier('s2-middle')).toBe(4);
    expect(table.points(RIVAL)).toBe(points);
    table.answer('drawFrom', 'deck');
    expect(table.player(PLAYER).hand).toHaveLength(8);
    expect(table.isAsked('drawFrom')).toBe(false);
  });

  it('a raise by the Player scores nothing', () => {
    const table = soloPosition({
      rival: 'tavma',
      turnOf: 'player',
      drawn: ['am-01'],
      areas: { 's1-start': { multiplier: 3 } },
    });
    table.ifAsked('action', 'terrashift').answer('raise', 's1-start').answer('lower', 'ring-5');
    expect(table.multiplier('s1-start')).toBe(4);
    expect(table.points(RIVAL)).toBe(0);
  });
});

describe('TWS 19.18, TWS 19.21 in the attack of the Player', () => {
  const attack = (rival: 'xelo' | 'xotan', rolls: readonly (readonly number[])[], gold = 9): WarpTable =>
    playerAttacks('s1-left', 's2-outer-corner', 2, {
      rival,
      slots: ['rc-01', 'rc-02'],
      rolls,
      player: { gold, energy: 9, troops: { 's1-left': 3 } },
      rivals: { troops: { 's2-outer-corner': 1 }, tokenPoints: 5 },
    });

  it("Xe'lo scores at once for each card that is bribed", () => {
    const table = attack('xelo', [[6, 6], [1]]);
    table.answer('bribeRival', 'rc-01');
    expect(table.points(RIVAL)).toBe(6);
    table.answer('bribeRival', 'rc-02');
    expect(table.points(RIVAL)).toBe(7);
  });

  it('Xotan gives tokens back when its Troops are beaten, before Reward Cards (TWS 19.30)', () => {
    const table = attack('xotan', [[6, 6], [1]]).ifAsked('bribeRival', 'none');
    expect(table.owner('s2-outer-corner')).toBe(PLAYER);
    expect(table.points(RIVAL)).toBe(4);
    const types = table.match.events.map(({ event }) => event.type);
    expect(types.indexOf('RivalGaveBack')).toBeLessThan(types.indexOf('RewardsDrawn'));
  });

  it('Xotan keeps them when it holds', () => {
    expect(
      attack('xotan', [[1, 1], [6]])
        .ifAsked('bribeRival', 'none')
        .points(RIVAL),
    ).toBe(5);
  });
});
