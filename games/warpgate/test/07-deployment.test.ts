import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Side, WarpgateTable } from './arrange.ts';

/** Blue deploys with Warp-in or Reinforce. */
function deploying(action: 'warpIn' | 'reinforce', turn: number, blue: Side, red: Side = {}): WarpgateTable {
  const hand: Side['hand'] = [action === 'warpIn' ? 'ac-06' : 'ac-03'];
  return position({ turn, sides: { blue: { hand, ...blue }, red } }).act(action);
}

const onBoard = (table: WarpgateTable): number =>
  table.view(0).places.reduce((sum, { fleet }) => sum + (fleet?.seat === 0 ? fleet.ships : 0), 0);

describe('deploying', () => {
  test('WG 7.1 ships come from the own supply, and never more than it has', () => {
    const table = deploying('warpIn', 4, { ships: { 'home-blue': 6, 't1a-jungle': 4 } });
    expect(table.player('blue').ships).toBe(2);
    expect(table.options('deployShips')).toEqual([0, 1, 2]);
    expect(table.refusal('deployShips', 3).rule).toBe('WG 7.1');
    table.answer('deployShips', 2);
    expect([table.player('blue').ships, table.ships('gate-blue'), onBoard(table)]).toEqual([0, 2, 12]);
  });

  test('WG 7.1, WG C11 Reinforce at 3X with 1 ship in supply: 1 place of the player’s choice', () => {
    const ships = { 'gate-blue': 4, 'home-blue': 4, 't1a-jungle': 3 };
    for (const place of ['t1a-jungle', 'home-blue', 'gate-blue']) {
      const table = deploying('reinforce', 3, { ships });
      expect(table.options('reinforceAt')).toEqual(['t1a-jungle', 'home-blue', 'gate-blue', 'done']);
      table.answer('reinforceAt', place);
      expect(table.isAsked('endTurn')).toBe(true);
      expect(table.events('ShipsDeployed')).toMatchObject([{ place, ships: 1 }]);
    }
  });

  test('WG 7.2 never to a planet with enemy ships', () => {
    const table = deploying('reinforce', 3, { ships: { 'home-blue': 1 } }, { ships: { 't1a-jungle': 1 } });
    expect(table.refusal('reinforceAt', 't1a-jungle').rule).toBe('WG 7.2');
    const harmonics: Side = { technologies: ['te-gate-harmonics'], colonies: ['home-blue'] };
    const warpIn = deploying('warpIn', 3, harmonics, { ships: { 'home-blue': 1 } });
    expect(warpIn.options('warpInTo')).toEqual(['gate-blue', 'done']);
    expect(warpIn.refusal('warpInTo', 'home-blue').rule).toBe('WG 7.2');
  });

  test('WG 7.2 never to another Warpgate', () => {
    const table = deploying('reinforce', 3, { ships: { 'home-red': 1 } });
    expect(table.refusal('reinforceAt', 'gate-red').reason).toBe('foreignGate');
  });
});

describe('Warp-in', () => {
  test.each([1, 2, 3, 4])('WG 7.3 in turn %i: up to as many ships as X to the own Warpgate', (turn) => {
    const table = deploying('warpIn', turn, {});
    expect(table.options('deployShips').at(-1)).toBe(turn);
    table.answer('deployShips', turn);
    expect(table.events('ShipsDeployed')).toMatchObject([{ place: 'gate-blue', ships: turn }]);
    expect(table.ships('gate-blue')).toBe(3 + turn);
  });

  test('WG 7.3 the Warpgate need not hold a ship', () => {
    const table = deploying('warpIn', 2, { ships: {} }).answer('deployShips', 2);
    expect([table.fleet('gate-blue'), table.ships('gate-blue')]).toEqual(['blue', 2]);
  });
});

describe('Reinforce', () => {
  const ships = { 'gate-blue': 1, 'home-blue': 2, 't1a-jungle': 1 };

  test('WG 7.4 1 ship to each of up to X places with own ships, planets and the own Warpgate', () => {
    const table = deploying('reinforce', 2, { ships });
    expect(table.options('reinforceAt')).toEqual(['t1a-jungle', 'home-blue', 'gate-blue', 'done']);
    table.answers(['reinforceAt', 'gate-blue'], ['reinforceAt', 'home-blue']);
    expect(table.isAsked('endTurn')).toBe(true); // X is 2
    expect([table.ships('gate-blue'), table.ships('home-blue'), table.ships('t1a-jungle')]).toEqual([
      2, 3, 1,
    ]);
  });

  test('WG 7.4 fewer places than X may be chosen', () => {
    const table = deploying('reinforce', 3, { ships });
    table.answers(['reinforceAt', 'gate-blue'], ['reinforceAt', 'done']);
    expect(table.isAsked('endTurn')).toBe(true);
    expect(onBoard(table)).toBe(5);
  });

  test('WG 7.4 a place without own ships cannot be chosen, even with an own marker', () => {
    const table = deploying('reinforce', 3, { ships, colonies: ['t1a-oceanic', 't1a-arctic'] });
    expect(table.refusal('reinforceAt', 't4c-desert').rule).toBe('WG 7.4');
    expect(table.refusal('reinforceAt', 't1a-oceanic').rule).toBe('WG 7.4');
  });

  test('WG 7.5 no place gets a second ship', () => {
    const table = deploying('reinforce', 3, { ships }).answer('reinforceAt', 'home-blue');
    expect(table.options('reinforceAt')).toEqual(['t1a-jungle', 'gate-blue', 'done']);
    expect(table.refusal('reinforceAt', 'home-blue').rule).toBe('WG 7.5');
  });

  test('WG 7.5 what counts are the ships when the action began', () => {
    // A ship goes to the Colony by Lagoon Shipyards: that does not make it a place that held ships.
    const lagoon: Side = {
      ships,
      technologies: ['te-lagoon-shipyards'],
      colonies: ['t1a-oceanic', 't1a-arctic'],
    };
    const table = deploying('reinforce', 4, lagoon).answer('reinforceAt', 't1a-oceanic');
    expect(table.ships('t1a-oceanic')).toBe(1);
    expect(table.refusal('reinforceAt', 't1a-oceanic').rule).toBe('WG 7.5');
  });

  test('WG 7.4, WG C10 Reinforce at 4X with ships in 2 places deploys only 2 ships', () => {
    const table = deploying('reinforce', 4, { ships: { 'gate-blue': 1, 'home-blue': 2 } });
    table.answers(['reinforceAt', 'home-blue'], ['reinforceAt', 'gate-blue']);
    expect(table.isAsked('endTurn')).toBe(true);
    expect(onBoard(table)).toBe(5);
  });
});
