import { describe, expect, it } from 'vitest';
import { reference } from '../board/reference.ts';
import {
  ATTRIBUTE_IDS,
  FACED_FOUNDATION_IDS,
  FACTION_IDS,
  LEADER_IDS,
  LOOSE_IDS,
  RYHZU_IDS,
  TACTICS_DECK,
} from '../content/index.ts';

const tables = reference();
const rowsOf = (id: string) => tables.find((table) => table.id === `cards-${id}`)?.rows ?? [];

describe('the tables after the rules', () => {
  it('have everything of the box, each with an anchor of its own', () => {
    const ids = tables.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual(
      expect.arrayContaining([
        ...ATTRIBUTE_IDS,
        ...FACED_FOUNDATION_IDS,
        ...FACTION_IDS,
        ...LEADER_IDS,
        ...LOOSE_IDS,
        ...RYHZU_IDS,
        ...TACTICS_DECK,
      ]),
    );
    const anchors = [...ids, ...tables.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('have a cell for each heading, and no text is missing', () => {
    for (const { head, rows } of tables)
      for (const { cells } of rows) {
        expect(cells).toHaveLength(head.length);
        for (const cell of [...head, ...cells]) expect(cell).toMatch(/^(?!reference\.|undefined)./);
      }
  });

  it('tell tracks and cards with their numbers', () => {
    expect(rowsOf('tracks').map(({ cells }) => cells[0])).toHaveLength(25);
    const copies = rowsOf('tactics').reduce((sum, { cells }) => sum + Number(cells[1]), 0);
    expect(copies).toBe(44);
    expect(rowsOf('tracks').find(({ id }) => id === 'track-move-3')?.cells).toEqual([
      'Move',
      '3, gem lock',
      '4 movement points',
      'Upgrade a leader and pay its gems, for 4 energy',
      'none',
    ]);
  });
});
