import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { blueActs, by, errorOf, having } from './playing.ts';

// Every test shows what an ability makes possible, and that it is not possible without it.

const max = (table: WarpgateTable, kind: string): unknown => table.options(kind).at(-1);

describe('announcing', () => {
  const x = (table: WarpgateTable): unknown => table.events('ActionAnnounced').at(-1)!.x;

  test('WG 22.1, WG 22.35 Early Shift: X+1 for Warp-in and Reinforce in turns 1 and 2', () => {
    const shift = by('drumholt-foundries');
    for (const action of ['warpIn', 'reinforce'] as const) {
      expect([1, 2, 3, 4].map((turn) => x(blueActs(action, turn, shift)))).toEqual([2, 3, 3, 4]);
      expect([1, 2].map((turn) => x(blueActs(action, turn)))).toEqual([1, 2]);
    }
    expect(x(blueActs('draw', 1, shift))).toBe(1);
    expect(x(blueActs('control', 2, shift))).toBe(2);
    const table = blueActs('reinforce', 1, { ...shift, ships: { 'gate-blue': 1, 'home-blue': 1 } });
    table.answers(['reinforceAt', 'gate-blue'], ['reinforceAt', 'home-blue']);
    expect([table.ships('gate-blue'), table.ships('home-blue')]).toEqual([2, 2]);
  });

  test('WG 22.1 Time Dilation: in turn 1 the multiplier is 2, in other turns nothing changes', () => {
    const dilation = having('te-time-dilation');
    expect([1, 2, 3].map((turn) => x(blueActs('draw', turn, dilation)))).toEqual([2, 2, 3]);
    expect(x(blueActs('draw', 1))).toBe(1);
    expect(blueActs('skirmish', 1, dilation).options('moveTo')).toContain('t1a-jungle'); // range 2
  });

  test('WG 22.1 Caravan Networks: up to 2 Trade Goods on one action, each X+1', () => {
    const table = position({
      turn: 2,
      sides: { blue: { goods: 3, hand: ['ac-01'], ...having('te-caravan-networks') } },
    });
    table.answer('action', 'draw');
    expect(table.options('spendGoods')).toEqual([0, 1, 2]);
    expect(table.refusal('spendGoods', 3).rule).toBe('WG 4.3');
    table.answer('spendGoods', 2);
    expect([x(table), table.player('blue').spentGoods]).toEqual([4, 2]);
    const without = position({ turn: 2, sides: { blue: { goods: 3, hand: ['ac-01'] } } });
    without.answer('action', 'draw');
    expect(without.refusal('spendGoods', 2).rule).toBe('WG 4.3');
  });

  test('WG 16.1 abilities work for their owner alone', () => {
    const red: Side = {
      faction: 'drumholt-foundries',
      technologies: ['te-time-dilation', 'te-sandrunner-hulls'],
    };
    expect(x(blueActs('warpIn', 1, {}, { sides: { red } }))).toBe(1);
    const table = blueActs('recon', 1, {}, { sides: { red } });
    expect(table.refusal('moveTo', 't4c-jungle').rule).toBe('WG 5.3'); // range 3
  });
});

describe('deploying', () => {
  test('WG 22.3, WG 22.34 Endless Brood: a Warp-in of up to X+1 ships, not a Reinforce', () => {
    expect(max(blueActs('warpIn', 2), 'deployShips')).toBe(2);
    const table = blueActs('warpIn', 2, by('ikkithi-hive')).answer('deployShips', 3);
    expect(table.ships('gate-blue')).toBe(6);
    const places = { ships: { 'gate-blue': 1, 'home-blue': 1 } };
    const reinforce = blueActs('reinforce', 1, { ...places, ...by('ikkithi-hive') });
    expect(reinforce.answer('reinforceAt', 'gate-blue').isAsked('endTurn')).toBe(true);
  });

  test('WG 22.34 Solar Foundries: a Warp-in of up to X+1 ships', () => {
    expect(max(blueActs('warpIn', 3, having('te-solar-foundries')), 'deployShips')).toBe(4);
    expect(max(blueActs('warpIn', 3), 'deployShips')).toBe(3);
  });

  test('WG 16.3 Ikkithi Hive with Solar Foundries: X+2', () => {
    const both = { ...by('ikkithi-hive'), ...having('te-solar-foundries') };
    expect(max(blueActs('warpIn', 2, both), 'deployShips')).toBe(4);
  });

  test('WG 16.5 no ability goes beyond the own pieces', () => {
    const both = { ...by('ikkithi-hive'), ...having('te-solar-foundries') };
    const table = blueActs('warpIn', 2, { ...both, ships: { 'home-blue': 11 } });
    expect(table.options('deployShips')).toEqual([0, 1]);
  });

  test('WG 16.5 Gate Harmonics bring no more ships than the supply has', () => {
    const side: Side = { ships: { 'home-blue': 11 }, ...having('te-gate-harmonics') };
    const table = blueActs('warpIn', 3, side).answer('warpInTo', 'gate-blue');
    expect(table.isAsked('endTurn')).toBe(true);
    expect([table.ships('gate-blue'), table.player('blue').ships]).toEqual([1, 0]);
  });

  test('WG 22.3 Spore Drydocks: one of the places of a Reinforce may get 2 ships', () => {
    const ships = { 'gate-blue': 1, 'home-blue': 1, 't1a-jungle': 1 };
    const table = blueActs('reinforce', 2, { ships, ...having('te-spore-drydocks') });
    table.answers(['reinforceAt', 'gate-blue'], ['reinforceAt', 'home-blue']);
    // Both places are chosen; one of them may get another ship, a third place none.
    expect(table.options('reinforceAt')).toEqual(['home-blue', 'gate-blue', 'done']);
    expect(table.refusal('reinforceAt', 't1a-jungle').rule).toBe('WG 7.4');
    table.answer('reinforceAt', 'gate-blue');
    expect(table.isAsked('endTurn')).toBe(true); // one place only
    expect([table.ships('gate-blue'), table.ships('home-blue')]).toEqual([3, 2]);
    const without = blueActs('reinforce', 2, { ships }).answer('reinforceAt', 'gate-blue');
    expect(without.refusal('reinforceAt', 'gate-blue').rule).toBe('WG 7.5');
  });

  test('WG 16.2 Spore Drydocks may be left unused', () => {
    const table = blueActs('reinforce', 1, having('te-spore-drydocks')).answer('reinforceAt', 'gate-blue');
    table.answer('reinforceAt', 'done');
    expect(table.ships('gate-blue')).toBe(4);
  });

  test('WG 22.3 Gate Harmonics: each ship of a Warp-in may go to an own Colony without enemy ships', () => {
    const markers: Side = { colonies: ['home-blue', 't1a-oceanic', 't1a-arctic'], outposts: ['t4c-desert'] };
    const red: Position = { sides: { red: { ships: { 't1a-arctic': 1 } } } };
    const table = blueActs('warpIn', 3, { ...markers, ...having('te-gate-harmonics') }, red);
    expect(table.options('warpInTo')).toEqual(['t1a-oceanic', 'home-blue', 'gate-blue', 'done']);
    expect(table.refusal('warpInTo', 't4c-desert').reason).toBe('notOwnColony');
    expect(table.refusal('warpInTo', 't1a-arctic').rule).toBe('WG 7.2'); // WG 16.5: not even by a card
    table.answers(['warpInTo', 't1a-oceanic'], ['warpInTo', 't1a-oceanic'], ['warpInTo', 'gate-blue']);
    expect([table.ships('t1a-oceanic'), table.ships('gate-blue')]).toEqual([2, 4]);
    expect(table.isAsked('endTurn')).toBe(true);
    const without = blueActs('warpIn', 3, markers).answer('deployShips', 3);
    expect(without.ships('gate-blue')).toBe(6);
  });

  test('WG 22.3 Lagoon Shipyards: one place of a Reinforce may be an own Colony without any ships', () => {
    const markers: Side = { colonies: ['home-blue', 't1a-oceanic', 't1a-arctic'], outposts: ['t4c-desert'] };
    const red: Position = { sides: { red: { ships: { 't1a-arctic': 1 } } } };
    const table = blueActs('reinforce', 3, { ...markers, ...having('te-lagoon-shipyards') }, red);
    expect(table.options('reinforceAt')).toEqual(['t1a-oceanic', 'home-blue', 'gate-blue', 'done']);
    expect(table.refusal('reinforceAt', 't1a-arctic').rule).toBe('WG 7.2');
    table.answer('reinforceAt', 't1a-oceanic');
    expect(table.refusal('reinforceAt', 'home-blue').rule).toBe('WG 7.4'); // one of the places
    expect(table.refusal('reinforceAt', 't4c-desert').rule).toBe('WG 7.4'); // no Colony
    expect(table.ships('t1a-oceanic')).toBe(1);
    const without = blueActs('reinforce', 3, markers, red);
    expect(without.refusal('reinforceAt', 'home-blue').rule).toBe('WG 7.4');
  });

  test('WG 16.12 the deployment of a Tactics card is no Warp-in, takes no Trade Good and no bonus', () => {
    const abilities: Side = { ...by('ikkithi-hive'), ...having('te-solar-foundries', 'te-gate-harmonics') };
    const side: Side = { ships: { 'home-blue': 3 }, colonies: ['home-blue'], goods: 1, spent: 0 };
    const table = position({
      turn: 2,
      sides: {
        blue: { hand: ['ac-02'], ...side, ...abilities, tactics: ['he-seer-quill', 'at-boarding-parties'] },
        red: { ships: { 't1a-jungle': 1 }, tactics: ['bt-a', 'bt-b'] },
      },
    }).act('advance');
    table.answers(['moveTo', 't1a-jungle'], ['shipsToMove', 2]);
    table.answer('tactics', 'at-boarding-parties', 0).answer('tactics', 'bt-a', 1); // KILL(1); DEPLOY(1, gate)
    expect(table.question('deployShips').ask.about).toEqual({ place: 'gate-blue' });
    expect(table.options('deployShips')).toEqual([0, 1]);
  });
});

describe('drawing', () => {
  test('WG 22.9, WG 22.34 Current Charts: Draw has X+1 cards', () => {
    expect(max(blueActs('draw', 3, having('te-current-charts')), 'drawCount')).toBe(4);
    expect(max(blueActs('draw', 3), 'drawCount')).toBe(3);
    const table = blueActs('draw', 3, having('te-current-charts')).answer('drawCount', 4);
    expect(table.player('blue').hand).toHaveLength(4);
  });

  test('WG 16.12 Current Charts do nothing for cards drawn by an effect', () => {
    const table = blueActs(
      'advance',
      1,
      { ships: { 'home-blue': 2 }, tactics: ['at-captured-codes', 'bt-a'], ...having('te-current-charts') },
      {
        sides: { red: { ships: { 't1a-jungle': 1 }, tactics: ['bt-e', 'bt-a'] } },
      },
    );
    table.answer('moveTo', 't1a-jungle');
    table.answer('tactics', 'at-captured-codes', 0).answer('tactics', 'bt-e', 1);
    expect(table.events('CardsDrawn')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  /** Blue ends turn 4 with two unused cards; the next four of the deck are 9 to 12. */
  function endOfTurnFour(blue: Side): WarpgateTable {
    const side: Side = {
      hand: ['ac-01', 'ac-02', 'ac-03'],
      deck: ['ac-09', 'ac-10', 'ac-11', 'ac-12', 'ac-08'],
    };
    const table = position({ turn: 4, sides: { blue: { ...side, ...blue } } });
    table.answers(['card', 'ac-01'], ['action', 'draw'], ['drawCount', 0]);
    return table.answer('endTurn', 'done');
  }

  const NEW = ['ac-09', 'ac-10', 'ac-11', 'ac-12'];

  test('WG 22.8 Cryo Reserves: one unused card may be kept, the new cards are added to it', () => {
    const table = endOfTurnFour(having('te-cryo-reserves'));
    expect(table.options('keepCard')).toEqual(['ac-02', 'ac-03', 'none']);
    table.answer('keepCard', 'ac-03');
    expect(table.player('blue').hand).toEqual(['ac-03', ...NEW]);
    expect(table.player('blue').discard).toContain('ac-02');
    const without = endOfTurnFour({});
    expect(without.player('blue').hand).toEqual(NEW);
  });

  test('WG 16.2 Cryo Reserves: none need be kept', () => {
    const table = endOfTurnFour(having('te-cryo-reserves')).answer('keepCard', 'none');
    expect(table.player('blue').hand).toEqual(NEW);
    expect(table.player('blue').discard).toEqual(expect.arrayContaining(['ac-02', 'ac-03']));
  });

  test('WG 22.8 Symbiotic Crews: draw 5, then discard 1 card of choice; that must be done', () => {
    const table = endOfTurnFour(having('te-symbiotic-crews'));
    expect(table.options('discardCard')).toEqual(['ac-08', ...NEW]);
    expect(errorOf(() => table.answer('discardCard', 'none')).message).toContain('not one of the options');
    table.answer('discardCard', 'ac-10');
    expect(table.player('blue').hand).toEqual(['ac-08', 'ac-09', 'ac-11', 'ac-12']);
    expect(table.player('blue').discard).toContain('ac-10');
    expect(table.question('card').ask.seat).toBe(1);
  });

  test('WG 22.8 Cryo Reserves with Symbiotic Crews: the kept card may be the one discarded', () => {
    const table = endOfTurnFour(having('te-cryo-reserves', 'te-symbiotic-crews')).answer('keepCard', 'ac-02');
    expect(table.options('discardCard')).toEqual(['ac-02', 'ac-08', ...NEW]);
    table.answer('discardCard', 'ac-02');
    expect(table.player('blue').hand).toEqual(['ac-08', ...NEW]);
  });
});
