import { describe, expect, test } from 'vitest';
import type { Colour, LetteredTileId, Rotation, TileLetter } from '../content/index.ts';
import { boardOf, layoutText, rangesBetween } from '../rules/geometry.ts';
import reference from './reference-boards.json' with { type: 'json' };
import { referenceLayout } from './arrange.ts';

describe('the reference boards', () => {
  for (const name of ['R2', 'R3', 'R4', 'R5', 'R6'] as const) {
    const expected = reference.referenceBoards[name];
    const board = boardOf({ layout: referenceLayout(name) });

    test(`WG 2.10, WG 5.1 ${name}: tiles, planets, sectors and positions`, () => {
      expect(board.tiles.flatMap(({ hexes }) => hexes)).toHaveLength(expected.hexCount);
      expect(board.planets).toHaveLength(expected.planetCount);
      expect(board.sectors).toHaveLength(expected.sectorCount);
      expect(board.places.filter(({ trade }) => trade)).toHaveLength(expected.tradeCount);
      const positions = Object.fromEntries(board.places.map(({ id, hex }) => [id, [...hex]]));
      expect(positions).toEqual(expected.positions);
    });

    test(`WG 5.3, WG 5.4, WG 5.5, WG 5.6 ${name}: every range`, () => {
      for (const [from, row] of Object.entries(expected.ranges)) {
        for (const [to, range] of Object.entries(row)) {
          expect([from, to, board.ranges[board.place(from)]![board.place(to)]]).toEqual([from, to, range]);
          expect(board.ranges[board.place(to)]![board.place(from)]).toBe(range);
        }
      }
    });
  }
});
