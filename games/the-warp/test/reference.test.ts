import { describe, expect, it } from 'vitest';
import { reference } from '../board/reference.ts';
import {
  ABILITY_TOKEN_IDS,
  ARCHIVE,
  AUTOMA_IDS,
  COMBAT_KIND_IDS,
  DEVELOP_IDS,
  MISSION_IDS,
  RACE_IDS,
  REWARD_IDS,
  REWARD_KIND_IDS,
  RIVAL_COMBAT_IDS,
  RIVAL_IDS,
} from '../content/index.ts';
import { cardName } from '../words/cards.ts';

const tables = reference();
const rowsOf = (id: string) => tables.find((table) => table.id === `cards-${id}`)?.rows ?? [];
const copies = (id: string) =>
  rowsOf(id).reduce((sum, { cells }) => sum + Number.parseInt(cells[1] ?? '', 10), 0);

describe('the tables after the rules', () => {
  it('have every card and token of the box, each with an anchor of its own', () => {
    const ids = tables.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toEqual(
      expect.arrayContaining([...RACE_IDS, ...MISSION_IDS, ...REWARD_KIND_IDS, ...ABILITY_TOKEN_IDS]),
    );
    expect(rowsOf('combat')).toHaveLength(COMBAT_KIND_IDS.length);
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

  it('have the cards of the solo game with their numbers', () => {
    expect(rowsOf('rivals').map(({ id }) => id)).toEqual(RIVAL_IDS.map((id) => `rival-${id}`));
    expect(rowsOf('automa').map(({ id }) => id)).toEqual(AUTOMA_IDS);
    expect(rowsOf('rivalCombat').map(({ id }) => id)).toEqual(RIVAL_COMBAT_IDS);
    expect(rowsOf('automa')[0]!.cells).toEqual([
      '1 Ground Break',
      'Phase I',
      '2 Gold and 1 Energy, 1 Troop',
      'Build (to follow it: 1 Gold)',
      '1',
      'Develop, and pays you 1 Energy',
    ]);
    expect(rowsOf('automa')[7]!.cells.slice(2)).toEqual([
      '2 Gold and 3 Energy',
      'Attack E',
      '2',
      'Terrashift, and you draw up to 1 card',
    ]);
    expect(rowsOf('rivalStarts')[9]!.cells.at(-1)).toContain('**Phase I:** 1, 3, 5/6, 7, 8, 9, 10');
    expect(rowsOf('rivalCombat')[15]!.cells[1]).toBe('2 Gold and 1 Energy');
  });

  it('count the copies: together they are all cards', () => {
    expect(copies('develop')).toBe(DEVELOP_IDS.length);
    expect(copies('combat') + copies('develop')).toBe(Object.keys(ARCHIVE).length);
    expect(copies('rewards')).toBe(REWARD_IDS.length);
    expect(rowsOf('develop').map(({ cells }) => cells[0])).toEqual(
      expect.arrayContaining(DEVELOP_IDS.map(cardName)),
    );
  });
});
