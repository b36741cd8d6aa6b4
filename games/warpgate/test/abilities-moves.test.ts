import { describe, expect, test } from 'vitest';
import type { Action, Hex } from '../content/index.ts';
import { rangesBetween, rangesThrough } from '../rules/geometry.ts';
import type { Board } from '../rules/geometry.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { blueActs, by, having } from './playing.ts';

// Every test shows what an ability makes possible, and that it is not possible without it.

/** What is in range n of blue's Warpgate on board R2. */
const IN_RANGE: readonly (readonly string[])[] = [
  [],
  ['home-blue'],
  ['t1a-jungle', 't4c-desert', 'home-blue'],
  ['t1a-jungle', 't4c-desert', 't4c-jungle', 'home-blue'],
  ['t1a-desert', 't1a-jungle', 't4c-desert', 't4c-jungle', 'home-blue'],
];

/** The range of a move from the Warpgate, told by the places that are offered. */
function rangeOf(action: Action, turn: number, blue: Side = {}): number {
  const offered = blueActs(action, turn, blue).options('moveTo').join();
  return IN_RANGE.findIndex((places) => places.join() === offered);
}

describe('range', () => {
  test('WG 22.2, WG 22.33 Iron Columns: Advance has range X+1, other actions have not', () => {
    const columns = by('vorask-dominion');
    expect([rangeOf('advance', 2), rangeOf('advance', 2, columns)]).toEqual([2, 3]);
    for (const action of ['maneuver', 'skirmish', 'concentrate'] as const)
      expect(rangeOf(action, 2, columns)).toBe(2);
  });

  test('WG 22.33 Long Haul: each group of a Maneuver has range X+1, other actions have not', () => {
    const haul = by('drumholt-exiles');
    expect([rangeOf('maneuver', 2), rangeOf('maneuver', 2, haul)]).toEqual([2, 3]);
    expect(rangeOf('recon', 1, haul)).toBe(2);
    const table = blueActs('maneuver', 2, haul);
    table.answers(['moveTo', 't4c-jungle'], ['shipsToMove', 1], ['secondGroup', 'gate-blue']);
    expect(table.options('moveTo')).toEqual(IN_RANGE[3]);
  });

  test('WG 22.33 Sandrunner Hulls: Recon and each group of a Maneuver have range +1', () => {
    const hulls = having('te-sandrunner-hulls');
    expect([rangeOf('recon', 1), rangeOf('recon', 1, hulls)]).toEqual([2, 3]);
    expect([rangeOf('maneuver', 2), rangeOf('maneuver', 2, hulls)]).toEqual([2, 3]);
    for (const action of ['skirmish', 'advance', 'concentrate'] as const)
      expect(rangeOf(action, 2, hulls)).toBe(2);
    const table = blueActs('maneuver', 2, hulls);
    table.answers(['moveTo', 't4c-jungle'], ['shipsToMove', 1], ['secondGroup', 'gate-blue']);
    expect(table.options('moveTo')).toEqual(IN_RANGE[3]);
  });

  test('WG 22.33 Overcharged Drives: Skirmish and Advance have range +1', () => {
    const drives = having('te-overcharged-drives');
    expect([rangeOf('skirmish', 2), rangeOf('skirmish', 2, drives)]).toEqual([2, 3]);
    expect([rangeOf('advance', 2), rangeOf('advance', 2, drives)]).toEqual([2, 3]);
    for (const action of ['maneuver', 'concentrate'] as const) expect(rangeOf(action, 2, drives)).toBe(2);
  });

  test('WG 16.3 range bonuses of a faction and a Technology add up', () => {
    expect(rangeOf('maneuver', 2, { ...by('drumholt-exiles'), ...having('te-sandrunner-hulls') })).toBe(4);
    expect(rangeOf('advance', 2, { ...by('vorask-dominion'), ...having('te-overcharged-drives') })).toBe(4);
  });

  test('WG 22.33 Warp Capacitors: ships that start at the own Warpgate have range +1', () => {
    const capacitors = having('te-warp-capacitors');
    expect([rangeOf('recon', 1), rangeOf('recon', 1, capacitors)]).toEqual([2, 3]);
    for (const action of ['maneuver', 'skirmish', 'advance', 'concentrate'] as const)
      expect([rangeOf(action, 2), rangeOf(action, 2, capacitors)]).toEqual([2, 3]);
  });

  test('WG 22.33 Warp Capacitors do nothing for ships elsewhere, nor for a drone at the Warpgate', () => {
    const capacitors = having('te-warp-capacitors');
    const elsewhere = blueActs('skirmish', 1, { ships: { 'home-blue': 1 }, ...capacitors });
    expect(elsewhere.refusal('moveTo', 't1a-desert').rule).toBe('WG 5.3'); // range 2
    // Jungle planets are at range 2 and 3 of the Warpgate: the drone has only one of them to fly to.
    const research = blueActs('research', 2, capacitors, {
      technologies: ['te-spore-drydocks', 'te-gene-banks'],
    });
    expect(research.isAsked('technology')).toBe(true);
    expect(research.view(0).players[0]!.drone).toBe('t1a-jungle');
  });

  test('WG C58 Warp Capacitors: in a Concentrate the bonus is for the ships of the Warpgate alone', () => {
    // Jungle 4C is at range 3 of the Warpgate, 2 of the home planet and 3 of Jungle 1A.
    const ships = { 'gate-blue': 1, 'home-blue': 1, 't1a-jungle': 1 };
    const table = blueActs('concentrate', 2, { ships, ...having('te-warp-capacitors') });
    table.answers(['moveFrom', 'gate-blue'], ['moveTo', 't4c-jungle']);
    expect(table.options('secondStart')).toEqual(['home-blue', 'none']);
    expect(table.refusal('secondStart', 't1a-jungle').rule).toBe('WG 6.13');
    table.answer('secondStart', 'home-blue');
    expect(table.ships('t4c-jungle')).toBe(2);
    const without = blueActs('concentrate', 2, { ships }).answer('moveFrom', 'gate-blue');
    expect(without.refusal('moveTo', 't4c-jungle').rule).toBe('WG 5.3');
  });

  test('WG 22.2 Tidal Slingshots: ships pass through planets without enemy ships, each as 1 empty hex', () => {
    // Volcanic 1A is at range 5 around everything, but at 1 + 1 + 1 through the home planet.
    const slingshots = having('te-tidal-slingshots');
    const red = (place: string): Position => ({ sides: { red: { ships: { [place]: 1 } } } });
    expect(blueActs('skirmish', 3).refusal('moveTo', 't1a-volcanic').rule).toBe('WG 5.3');
    expect(blueActs('skirmish', 3, slingshots).options('moveTo')).toContain('t1a-volcanic');
    expect(blueActs('skirmish', 2, slingshots).options('moveTo')).not.toContain('t1a-volcanic');
    // An attack may end so; but the planet passed must be free of enemies, while own ships and markers do not matter.
    expect(blueActs('skirmish', 3, slingshots, red('t1a-volcanic')).options('moveTo')).toContain(
      't1a-volcanic',
    );
    const guarded = blueActs('skirmish', 3, slingshots, red('home-blue'));
    expect(guarded.refusal('moveTo', 't1a-volcanic').rule).toBe('WG 5.3');
    const own = { ...slingshots, ships: { 'gate-blue': 1, 'home-blue': 1 } };
    const marked = blueActs('skirmish', 3, own, { sides: { red: { outposts: ['home-blue'] } } });
    expect(marked.answer('moveFrom', 'gate-blue').options('moveTo')).toContain('t1a-volcanic');
  });

  test('WG 22.2 Tidal Slingshots help Trade too', () => {
    // Oceanic 1A is at range 4 of Desert 2B, or 1 + 1 + 1 through Arctic 2B.
    const side: Side = { ships: { 't2b-desert': 1 } };
    expect(blueActs('trade', 3, side).refusal('tradeSecond', 't1a-oceanic').rule).toBe('WG 5.3');
    const table = blueActs('trade', 3, { ...side, ...having('te-tidal-slingshots') });
    expect(table.options('tradeSecond')).toContain('t1a-oceanic');
  });

  test('WG 16.5 Tidal Slingshots never lead through a Warpgate', () => {
    // Two ways between two planets: a short one with a Warpgate in it, and a longer one with a planet.
    const [planet, gate, other, far]: Hex[] = [
      [0, 0],
      [2, 0],
      [2, 2],
      [4, 0],
    ];
    const short: Hex[] = [planet!, [1, 0], gate!, [3, 0], far!];
    const long: Hex[] = [[0, 1], [0, 2], [1, 2], other!, [3, 2], [4, 1]];
    const ranges = rangesBetween([...short, ...long], [planet!, other!, far!, gate!]);
    const board = { ranges, planets: [0, 1, 2] } as unknown as Board;
    expect(ranges[0]![2]).toBeGreaterThan(100);
    expect(rangesThrough(board, 0, () => true)[2]).toBe(6);
  });

  test('WG 16.11 no ability changes the range of a Redeploy', () => {
    // Oceanic 2B is at range 3 of Arctic 1A, and at 2 through Arctic 2B for those who may.
    const side: Side = { ships: { 't1a-desert': 3 }, tactics: ['at-rapid-redeployment', 'bt-a'] };
    const table = blueActs(
      'advance',
      1,
      { ...side, ...having('te-tidal-slingshots') },
      {
        sides: { red: { ships: { 't1a-arctic': 1 }, tactics: ['bt-f', 'bt-g'] } },
      },
    );
    table.answers(['moveTo', 't1a-arctic'], ['shipsToMove', 3]);
    table.answer('tactics', 'at-rapid-redeployment', 0).answer('tactics', 'bt-g', 1);
    table.answer('deployShips', 0, 1); // Salvage
    expect(table.options('redeployTo')).toContain('t2b-desert'); // 1
    expect(table.refusal('redeployTo', 't2b-oceanic').rule).toBe('WG 5.3');
  });

  test('WG 16.11 no ability changes the range of a withdrawal', () => {
    // The Warpgate is at range 5 of Volcanic 1A (3 through the home planet), Volcanic 4C at 4.
    const table = position({
      active: 'red',
      sides: {
        blue: {
          ships: { 't1a-volcanic': 1 },
          outposts: ['t4c-volcanic'],
          tactics: ['bt-f', 'bt-a'],
          ...having('te-tidal-slingshots'),
        },
        red: { hand: ['ac-02'], ships: { 't1a-desert': 3 }, tactics: ['at-disciplined-line', 'bt-a'] },
      },
    }).act('advance');
    table.answers(['moveTo', 't1a-volcanic'], ['shipsToMove', 3]);
    table.answer('tactics', 'bt-f', 0).answer('tactics', 'at-disciplined-line', 1);
    expect(table.fleet('t4c-volcanic')).toBe('blue');
  });
});

describe('standing permissions and bans', () => {
  test('WG 22.18 Wingmates: a Skirmish of 1 or 2 ships of the same place, as one group', () => {
    const red: Position = { sides: { red: { ships: { 't1a-jungle': 1 } } } };
    const side: Side = { ships: { 'home-blue': 3 } };
    const table = blueActs('skirmish', 1, { ...side, ...by('roguu-free-captains') }, red);
    table.answer('moveTo', 't1a-jungle');
    expect(table.options('shipsToMove')).toEqual([1, 2]);
    table.answer('shipsToMove', 2);
    expect(table.events('BattleBegan')).toMatchObject([{ attackers: 2 }]);
    const without = blueActs('skirmish', 1, side, red).answer('moveTo', 't1a-jungle');
    expect(without.events('BattleBegan')).toMatchObject([{ attackers: 1 }]);
  });

  test('WG 16.10, WG 22.18 Sacred Truce: in turns 1 and 3 no red action of others ends at Enclave ships', () => {
    const attack = (turn: number, action: 'skirmish' | 'advance' | 'concentrate', red: Side): WarpgateTable =>
      blueActs(
        action,
        turn,
        { ships: { 'home-blue': 2 } },
        { sides: { red: { ships: { 't1a-jungle': 1 }, ...red } } },
      );
    const enclave = by('tethisian-enclave');
    for (const action of ['skirmish', 'advance', 'concentrate'] as const) {
      for (const turn of [1, 3]) {
        expect(attack(turn, action, enclave).refusal('moveTo', 't1a-jungle').reason).toBe('truce');
        expect(attack(turn, action, {}).options('moveTo')).toContain('t1a-jungle');
      }
      for (const turn of [2, 4])
        expect(attack(turn, action, enclave).options('moveTo')).toContain('t1a-jungle');
    }
    // The attacks of the Enclave itself are free.
    const own = blueActs(
      'skirmish',
      1,
      { ships: { 'home-blue': 2 }, ...enclave },
      { sides: { red: { ships: { 't1a-jungle': 1 } } } },
    );
    expect(own.options('moveTo')).toContain('t1a-jungle');
  });
});
