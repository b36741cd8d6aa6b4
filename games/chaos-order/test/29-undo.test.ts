import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';

describe('undo', () => {
  test('CO 29.1, CO 19.1 step by step back to the beginning of the turn; not beyond its end', () => {
    const table = position({
      sides: [{ faction: 'zcharo' }, { faction: 'ai' }],
      regions: { 'r4-4': { fighters: { 0: 2 } } },
      acting: { seat: 0, phase: 'move' },
    });
    table.answers(['turn', 'main'], ['turn', 'move:r4-4'], ['moveTo', 'r3-3'], ['moveFighters', 2]);
    table.undo(0);
    expect(table.isAsked('moveFighters')).toBe(true);
    for (let n = 0; n < 3; n++) table.undo(0);
    expect(table.state.turn).toMatchObject({ main: 'open', mainPoints: 0 });
    table.answer('turn', 'end');
    expect(table.match.undoable(0)).toMatchObject({ ok: false });
  });

  test('CO 29.2 not beyond a card that was drawn', () => {
    const table = position({
      sides: [{ faction: 'zcharo', columns: { move: 5 } }, { faction: 'ai' }],
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'main');
    expect(table.match.undoable(0)).toMatchObject({ ok: false });
  });

  test('CO 29.2 acting cannot be taken back once the next faction has been asked', () => {
    const table = position({
      sides: [
        { faction: 'zcharo', energy: 9 },
        { faction: 'ai', energy: 9 },
      ],
      prices: { build: { by: 0, token: 3 } },
      step: 'actionPhase',
      args: { phase: 'build' },
    }).answer('actOrPass', 'act', 0);
    expect(table.match.undoable(0)).toMatchObject({ ok: true });
    table.answer('turn', 'end', 0);
    expect(table.isAsked('actOrPass', 1)).toBe(true);
    expect(table.match.undoable(0)).toMatchObject({ ok: false });
  });

  test('CO 29.3 a price until the next faction is asked', () => {
    const table = position({
      sides: [{ faction: 'jrayek' }, { faction: 'ai' }],
      step: 'prices',
    }).answer('price', ['3', 'recruit'], 0);
    expect(table.isAsked('summon', 0)).toBe(true);
    table.undo(0);
    expect(table.player(0)).toMatchObject({ energy: 0, tokens: [1, 3, 4, 5] });
    table.answers(['price', ['4', 'recruit'], 0]);
    expect(table.match.undoable(0)).toMatchObject({ ok: false });
  });

  test('CO 29.7 a choice of the set-up until the next faction is asked', () => {
    const table = position({
      sides: [{ faction: 'zcharo' }, { faction: 'ai' }],
      step: 'keepLeaders',
      args: { seat: 0 },
      phase: 'setup',
      adjust: (s) => {
        s.players[0]!.leaders = [];
        s.agenda.unshift({ step: 'firstUnits', args: { seat: 0 } });
      },
    }).answer('keepLeaders', ['oachra', 'cahzor', 'ejax']);
    expect(table.match.undoable(0)).toMatchObject({ ok: true });
  });
});
