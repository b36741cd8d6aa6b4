import { describe, expect, test } from 'vitest';
import type { Hex } from '../content/index.ts';
import { boardOf, rangesBetween } from '../rules/geometry.ts';
import reference from './reference-boards.json' with { type: 'json' };
import { position, referenceLayout } from './arrange.ts';
import type { Side } from './arrange.ts';

const NAMES = ['R2', 'R3', 'R4', 'R5', 'R6'] as const;

describe.each(NAMES)('the reference board %s', (name) => {
  const expected = reference.referenceBoards[name];
  const board = boardOf({ layout: referenceLayout(name) });

  test('WG 2.10, WG 5.1 tiles, planets, sectors and positions', () => {
    expect(board.tiles.flatMap(({ hexes }) => hexes)).toHaveLength(expected.hexCount);
    expect(board.planets).toHaveLength(expected.planetCount);
    expect(board.sectors).toHaveLength(expected.sectorCount);
    expect(board.places.filter(({ trade }) => trade)).toHaveLength(expected.tradeCount);
    const positions = Object.fromEntries(board.places.map(({ id, hex }) => [id, [...hex]]));
    expect(positions).toEqual(expected.positions);
  });

  test('WG 5.3, WG 5.4, WG 5.5, WG 5.6 every range, the same in both directions', () => {
    for (const [from, row] of Object.entries<Record<string, number>>(expected.ranges)) {
      for (const [to, range] of Object.entries(row)) {
        expect([from, to, board.ranges[board.place(from)]![board.place(to)]]).toEqual([from, to, range]);
        expect(board.ranges[board.place(to)]![board.place(from)]).toBe(range);
      }
    }
  });

  test('WG 5.7 a Warpgate has no type and no trade icon, and is in no sector', () => {
    const gates = board.places.flatMap(({ world }, place) => (world === 'gate' ? place : []));
    expect(gates).toHaveLength(expected.players);
    for (const gate of gates) {
      expect(board.places[gate]!.trade).toBe(false);
      expect(board.planets).not.toContain(gate);
      expect(board.sectors.some(({ planets }) => planets.includes(gate))).toBe(false);
    }
  });

  test('WG 5.8, WG 5.9 each planet is in one sector; home planets are sectors of one, "5-6" diamonds have none', () => {
    const inSectors = board.sectors.flatMap(({ planets }) => planets);
    expect(inSectors.toSorted((a, b) => a - b)).toEqual([...board.planets]);
    const bordered = new Set(board.sectors.flatMap(({ hexes }) => hexes.map((hex) => hex.join())));
    for (const { id, shape, hexes } of board.tiles) {
      if (shape === 'hex') continue;
      const home = board.sectors.find((sector) => sector.id === `home-${id.split('-')[1]}-s`);
      const inSector = hexes.filter((hex) => bordered.has(hex.join()));
      if (expected.players <= 4) {
        expect(home!.planets.map((planet) => board.ids[planet])).toEqual([`home-${id.split('-')[1]}`]);
      } else {
        expect([home, inSector]).toEqual([undefined, []]);
      }
    }
  });
});

describe('range', () => {
  const OCEANIC: Hex = [0, 0];
  const VOLCANIC: Hex = [2, 0];
  const ARCTIC: Hex = [4, 0];
  const row: readonly Hex[] = [0, 1, 2, 3, 4].map((q) => [q, 0]);
  /** All hexes with q from -1 to 5 and r from -1 to 1. */
  const field: readonly Hex[] = [-1, 0, 1].flatMap((r) => [-1, 0, 1, 2, 3, 4, 5].map((q): Hex => [q, r]));

  test('WG 5.3, WG E2 two empty hexes in a row between two planets are range 2', () => {
    const [fromDesert, fromJungle] = rangesBetween(row.slice(0, 4), [
      [0, 0],
      [3, 0],
    ]);
    expect([fromDesert![1], fromJungle![0]]).toEqual([2, 2]);
  });

  test('WG 5.4, WG E3 around the planet in the way the range is 4, not 3', () => {
    const [ranges] = rangesBetween(field, [OCEANIC, VOLCANIC, ARCTIC]);
    expect([...ranges!]).toEqual([0, 1, 4]);
    const [straight] = rangesBetween(field, [OCEANIC, ARCTIC]);
    expect(straight![1]).toBe(3);
  });

  test('WG 5.1 hexes outside the board cannot be entered', () => {
    // The same planets, but the board is nothing but the row: there is no way around.
    const [ranges] = rangesBetween(row, [OCEANIC, VOLCANIC, ARCTIC]);
    expect(ranges![1]).toBe(1);
    expect(ranges![2]).toBeGreaterThan(100);
  });

  test('WG 5.5, WG C4 adjacent planets of neighbouring tiles have range 0 and are in reach of everything', () => {
    const board = boardOf({ layout: referenceLayout('R2') });
    const [home, jungle] = ['home-blue', 't1a-jungle'].map((id) => board.places[board.place(id)]!);
    expect([home!.tile, jungle!.tile]).toEqual(['diamond-blue', 'hex-1']);
    expect(board.ranges[board.place('home-blue')]![board.place('t1a-jungle')]).toBe(0);
    const table = position({ sides: { blue: { hand: ['ac-12'], ships: { 'home-blue': 1 } } } });
    table.act('maneuver').answer('moveTo', 't1a-jungle');
    expect(table.ships('t1a-jungle')).toBe(1);
  });

  test('WG 5.4, WG C5 a Warpgate in a narrow passage closes it, for its owner too', () => {
    // Two rows that only meet at the ends; the Warpgate stands in the shorter one.
    const passage: readonly Hex[] = [...row, [0, 1], [0, 2], [1, 2], [2, 2], [3, 2], [4, 1]];
    const gate: Hex = [2, 0];
    const [open] = rangesBetween(passage, [OCEANIC, ARCTIC]);
    const [closed] = rangesBetween(passage, [OCEANIC, ARCTIC, gate]);
    expect([open![1], closed![1]]).toEqual([3, 6]);
    // Ranges do not ask who moves: the Warpgate itself is reached, and is no way through.
    expect(closed![2]).toBe(1);
  });
});

describe('on the board of a game', () => {
  const blue: Side = { hand: ['ac-01'], ships: { 't1a-desert': 1 } };

  test('WG 5.2, WG 5.6 ships, markers and drones never block a way', () => {
    const reach = (side: Side): readonly unknown[] => {
      const table = position({ turn: 2, sides: { blue, red: side } }).act('recon');
      return table.options('moveTo');
    };
    const free = reach({ ships: { 'gate-red': 3 } });
    const markers = { outposts: ['t1a-jungle', 't1a-volcanic'], drone: 't1a-arctic' };
    expect(reach({ ships: { 'gate-red': 3 }, ...markers })).toEqual(free);
    // Where red's ships stand Recon cannot end; beyond them nothing has changed.
    const guarded = ['t1a-jungle', 't1a-volcanic', 't1a-arctic'];
    const ships = Object.fromEntries(guarded.map((id) => [id, 2]));
    expect(reach({ ships })).toEqual(free.filter((id) => !guarded.includes(id as string)));
  });

  test('WG 5.4 no way leads through a planet: beyond it the range is that of going around', () => {
    // Jungle 1A is adjacent to the home planet and in line with Desert 1A: 2 empty hexes around it.
    const table = position({ turn: 1, sides: { blue: { hand: ['ac-12'], ships: { 'home-blue': 1 } } } });
    table.act('maneuver');
    expect(table.options('moveTo')).toContain('t1a-jungle');
    expect(table.refusal('moveTo', 't1a-desert').rule).toBe('WG 5.3');
  });

  test('WG 5.7 for moving and deploying the own Warpgate is a place like a planet', () => {
    const sides = { blue: { hand: ['ac-01', 'ac-03'] as const, ships: { 'home-blue': 1, 'gate-blue': 1 } } };
    const moving = position({ sides }).act('recon').answer('moveFrom', 'home-blue');
    moving.answer('moveTo', 'gate-blue');
    expect(moving.ships('gate-blue')).toBe(2);
    const deploying = position({ turn: 2, sides }).act('reinforce');
    expect(deploying.options('reinforceAt')).toEqual(['home-blue', 'gate-blue', 'done']);
    deploying.answer('reinforceAt', 'gate-blue');
    expect(deploying.ships('gate-blue')).toBe(2);
  });

  test('WG 5.7 for withdrawing too', () => {
    const table = position({
      active: 'red',
      turn: 2,
      sides: {
        blue: { ships: { 't1a-jungle': 1 }, tactics: ['at-disciplined-line', 'bt-a'] },
        red: { hand: ['ac-02'], ships: { 't1a-desert': 4 }, tactics: ['bt-f', 'bt-a'] },
      },
    }).act('advance');
    table.answers(['moveTo', 't1a-jungle'], ['shipsToMove', 4]);
    table.answer('tactics', 'at-disciplined-line', 0).answer('tactics', 'bt-f', 1);
    expect([table.fleet('gate-blue'), table.ships('gate-blue')]).toEqual(['blue', 1]);
  });
});
