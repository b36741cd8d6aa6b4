import { isFinalAnswer } from '@warptable/kernel';
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

  test('CO 19.1 a faction that has passed cannot go back to it, though the next question is its own again', () => {
    const table = position({
      sides: [{ faction: 'zcharo', hand: ['lean-season', 'levy'], asks: ['pass'] }, { faction: 'ai' }],
      prices: { harvest: { by: 0, token: 3 }, recruit: { by: 0, token: 4 } },
      step: 'actionPhase',
      args: { phase: 'harvest' },
      adjust: (s) => {
        s.agenda.unshift({ step: 'actionPhase', args: { phase: 'recruit' } });
      },
    }).answer('actOrPass', 'pass', 0);
    expect(table.match.undoable(0)).toMatchObject({ ok: true });
    table.answer('momentCard', 'done', 0);
    expect(table.question('actOrPass', 0).ask.about).toMatchObject({ phase: 'recruit' });
    expect(table.match.undoable(0)).toMatchObject({ ok: false });
  });

  const declining = (step: 'free move' | 'redeployment') =>
    step === 'free move'
      ? position({
          sides: [{ faction: 'leyrien', leaders: { vehlac: 'r5-5' } }, { faction: 'circadians' }],
          regions: { 'r4-4': { fighters: { 0: 1, 1: 1 } } },
          step: 'phaseEnd',
          args: { phase: 'move' },
          phase: 'move',
          after: ['combat'],
        })
      : position({
          sides: [{ faction: 'oxataya', leaders: { latanja: 'r4-4', azaru: 'r5-5' } }, { faction: 'ai' }],
          regions: {
            'r4-4': { fighters: { 0: 6, 1: 1 } },
            'r5-4': { fighters: { 0: 1 } },
            'r5-5': { fighters: { 1: 1 } },
          },
          step: 'combat',
        })
          .answer('battleRegion', 'r4-4')
          .plans({ 0: 'hold', 1: 'hold' });

  test.each([
    ['free move', 'moveTo'],
    ['redeployment', 'moveFrom'],
  ] as const)('CO 29.2 to decline a %s is final where something is drawn right after it', (step, kind) => {
    const table = declining(step);
    const asked = table.match.asked(table.match.pendingOf(0)!);
    expect(asked.kind).toBe(kind);
    expect(isFinalAnswer(asked, 'nothing')).toBe(true);
    table.answer(kind, 'nothing', 0);
    expect(table.match.undoable(0)).toMatchObject({ ok: false });
  });

  test('CO 29.2 a leader goes into a trap with all who can go: it is final already whom it takes along', () => {
    const table = position({
      sides: [{ faction: 'zcharo', leaders: { ejax: 'r4-4' } }, { faction: 'ai' }],
      regions: { 'r4-4': { fighters: { 0: 1 } }, 'r3-3': { buildings: { 1: ['stronghold'] } } },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', 'move:r4-4'], ['moveTo', 'r3-3']);
    const asked = table.match.asked(table.match.pendingOf(0)!);
    expect(['none', 'ejax'].map((group) => isFinalAnswer(asked, group))).toEqual([true, false]);
  });

  test('CO 29.5 the region of a battle is settled before the opponent is named', () => {
    const table = position({
      sides: [{ faction: 'zcharo' }, { faction: 'ai' }, { faction: 'oxataya' }],
      regions: {
        'r4-4': { fighters: { 0: 1, 1: 1, 2: 1 } },
        'r5-4': { fighters: { 0: 1, 1: 1, 2: 1 } },
      },
      step: 'combat',
    }).answer('battleRegion', 'r4-4', 0);
    expect(table.isAsked('battleOpponent', 0)).toBe(true);
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
