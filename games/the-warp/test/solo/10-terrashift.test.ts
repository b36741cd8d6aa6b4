import { describe, expect, it } from 'vitest';
import type { WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

const shifts = (setup: SoloPosition): WarpTable =>
  soloPosition({ step: 'rivalAction', drawn: ['am-05'], ...setup });

const changed = (table: WarpTable): string[] =>
  table.events('AreaShifted').map(({ area, multiplier }) => `${area} ${multiplier}`);

describe('TWS 10 Terrashift', () => {
  it('TWS 10.1, TWS 10.3, TWS 10.5, TWS E10 raises the furthest area and lowers an Exiled neighbour', () => {
    const table = shifts({
      rivals: { troops: { 's2-upper-right': 1, 's2-middle': 1, 's2-inner-corner': 1 } },
      areas: {
        'ring-2': { token: 'yellow-2' },
        'ring-1': { token: 'yellow-1' },
        'connect-inner': { token: 'green-3' },
        's2-upper-left': { token: 'green-1' },
      },
    });
    expect(changed(table)).toEqual(['s2-middle 4', 'connect-inner 3']);
  });

  it('TWS 10.4, TWS E32 only a Colony: its neighbours of 2 are a tie, those of 1 are left out', () => {
    const table = shifts({
      ties: 'ask',
      rivals: { troops: { 's2-colony': 4 } },
      areas: {
        's2-upper-left': { token: 'yellow-1' },
        's2-upper-right': { token: 'yellow-2' },
        's2-left': { token: 'green-1' },
        's2-start': { token: 'green-2' },
      },
    });
    expect(table.multiplier('s2-colony')).toBe(3);
    expect(table.options('rivalLower')).toEqual(['s2-upper-left', 's2-upper-right']);
    table.answer('rivalLower', 's2-upper-left');
    expect(table.multiplier('s2-upper-left')).toBe(1);
  });

  it('TWS 10.2, TWS C15 an area at 4 is left out', () => {
    const table = shifts({ rivals: { troops: { 's2-upper-right': 1, 's2-inner-corner': 1 } } });
    expect(changed(table)).toEqual(['s2-upper-right 3']);
  });

  it('TWS 10.6, TWS C12 nothing to raise: the furthest area still says where something is lowered', () => {
    const table = shifts({
      rivals: { troops: { 's2-inner-corner': 1 } },
      areas: { 's2-colony': { multiplier: 4 }, 's1-middle': { token: 'yellow-1' } },
    });
    expect(changed(table)).toEqual(['s1-middle 2']);
  });

  it('TWS 10.5, TWS 10.8, TWS C13 nothing to lower: the Player may still follow', () => {
    const table = shifts({ player: { energy: 1 }, rivals: { troops: { 's2-start': 1 } } });
    expect(changed(table)).toEqual(['s2-start 2']);
    expect(table.isAsked('followTerrashift', 0)).toBe(true);
  });

  it('TWS 10.8 neither half: it is skipped and cannot be followed', () => {
    const table = shifts({
      player: { gold: 5, energy: 5 },
      rivals: { troops: { 's2-colony': 4 } },
      areas: { 's2-colony': { multiplier: 4 } },
    });
    expect(table.events('RivalSkipped')[0]).toMatchObject({ what: 'terrashift' });
    expect(table.isAsked('followTerrashift')).toBe(false);
  });

  it('TWS 10.9, TWS C14 a facedown token stays facedown, and the Worm Hole counts', () => {
    const table = shifts({
      rivals: { troops: { 'connect-inner': 1, 's2-colony': 1 } },
      areas: {
        'connect-inner': { multiplier: 3 },
        's1-inner-corner': { token: 'yellow-1', facedown: true },
      },
    });
    expect(changed(table)).toEqual(['connect-inner 4', 's1-inner-corner 3']);
    expect(table.view(0).areas.find(({ id }) => id === 's1-inner-corner')!.token).toBe('facedown');
  });

  it('TWS 10.7 neither the Gate nor an area of the Player is ever changed', () => {
    const table = shifts({
      endgame: 2,
      rivals: { troops: { gate: 1, 'ring-1': 1 } },
      player: { troops: { 'ring-6': 1, 's1-middle': 1 } },
      areas: { 'ring-1': { multiplier: 4 }, 's2-colony': { multiplier: 4 } },
    });
    expect(changed(table)).toEqual([]);
  });
});
