import { describe, expect, it } from 'vitest';
import { reference } from '../board/reference.ts';
import {
  ACTION_CARDS,
  EXPLORATION,
  FACTION_IDS,
  OBJECTIVE_IDS,
  TACTICS,
  TECHNOLOGY_IDS,
  timesOnCards,
} from '../content/index.ts';

const tables = reference();
const rows = tables.flatMap((table) => table.rows);
const rowsOf = (id: string) => tables.find((table) => table.id === `cards-${id}`)?.rows ?? [];

describe('the tables after the rules', () => {
  it('have every card and token of the box, each with an anchor of its own', () => {
    const ids = rows.map(({ id }) => id);
    const all = [...Object.keys(TACTICS), ...TECHNOLOGY_IDS, ...OBJECTIVE_IDS, ...FACTION_IDS];
    expect(ids).toEqual(expect.arrayContaining(all));
    expect(ids).toEqual(expect.arrayContaining(ACTION_CARDS.map(({ id }) => id)));
    expect(ids).toEqual(expect.arrayContaining(Object.keys(EXPLORATION).map((kind) => `token-${kind}`)));
    const anchors = [...ids, ...tables.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('have a cell for each heading, and no text is missing', () => {
    for (const { head, rows: body } of tables)
      for (const { cells } of body) {
        expect(cells).toHaveLength(head.length);
        for (const cell of [...head, ...cells]) expect(cell).toMatch(/^(?!reference\.|undefined)./);
      }
  });

  it('tell how often an action stands on the cards', () => {
    const cells = rowsOf('actionCards').flatMap((row) => row.cells);
    for (const {
      id,
      cells: [name, , times],
    } of rowsOf('actions')) {
      if (id === 'action-draw') expect(times).toBe('every card');
      else expect(Number(times)).toBe(cells.filter((cell) => cell === name).length);
    }
    expect(timesOnCards('draw')).toBe(0);
  });
});
