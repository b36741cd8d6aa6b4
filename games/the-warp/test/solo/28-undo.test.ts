import { describe, expect, it } from 'vitest';
import { dice } from '../arrange.ts';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** Two equal areas for each of two Troops. */
const TIE: SoloPosition = {
  ties: 'ask',
  automa: ['am-03'],
  chance: soloDie('command-center'),
  player: { troops: { 's1-colony': 1, 'ring-1': 1, 's1-inner-corner': 1 } },
  rivals: { troops: { 's2-inner-corner': 1, 'connect-inner': 1 } },
};

const canUndo = (table: WarpTable): boolean => table.match.undoable(0).ok;

describe('TWS 28 undo', () => {
  it('TWS 28.3, TWS 28.8 a tie can be chosen anew until something is rolled, drawn or flipped', () => {
    const table = soloPosition(TIE).answer('rivalPlace', 's2-inner-corner');
    expect(canUndo(table)).toBe(true);
    table.undo(0).answer('rivalPlace', 'connect-inner');
    expect(table.troops('connect-inner')).toBe(2);
    expect(table.troops('s2-inner-corner')).toBe(1);
  });

  it('TWS 28.2 the Solo Die cannot be taken back', () => {
    const table = soloPosition(TIE).answers(
      ['rivalPlace', 's2-inner-corner'],
      ['rivalPlace', 's2-inner-corner'],
    );
    expect(canUndo(table)).toBe(false);
  });

  it('TWS 28.1, TWS 28.5 nothing goes back across the draw of an Automa Card', () => {
    const table = soloPosition({
      turnOf: 'player',
      step: 'replenish',
      automa: ['am-02'],
      chance: soloDie('trade-post'),
    });
    table.ifAsked('replenish', 'endTurn').ifAsked('endTurn', 'done');
    expect(table.events('AutomaDrawn')).toHaveLength(1);
    expect(canUndo(table)).toBe(false);
  });

  it('TWS 28.2 a token flipped by the Rival’s Reveal stays faceup', () => {
    const table = soloPosition({
      ties: 'ask',
      step: 'rivalMovement',
      drawn: ['am-01'],
      rivals: { troops: { 's2-upper-right': 2, 's2-colony': 1 } },
      areas: {
        's2-inner-corner': { multiplier: 3 },
        's1-middle': { token: 'yellow-1', facedown: true },
      },
    });
    expect(table.options('rivalMoveTo')).toEqual(['s2-inner-corner', 's2-middle']);
    table.answer('rivalMoveTo', 's2-inner-corner');
    expect(table.events('TokensFlipped')).toHaveLength(1);
    expect(canUndo(table)).toBe(false);
  });

  it('TWS 28.4, TWS C61 a follow can be taken back until missions are looked at; its Mission Switch comes in the Rival’s turn', () => {
    const table = soloPosition({
      step: 'rivalAction',
      drawn: ['am-04'],
      chance: soloDie('trade-post'),
      player: { gold: 5, energy: 5, hand: ['build-03'], missions: ['pg-01', 'pr-01', 'cq-01'] },
    });
    const spot = ['build-03', '1', 's1-start'];
    const plan = [...spot, String(table.question('followDevelop').ask.after!(spot)[0])];
    table.answer('followDevelop', plan);
    expect(table.isAsked('switchOut', 0)).toBe(true);
    expect(table.state.active).toBe(1);
    table.undo(0);
    expect(table.player(0)).toMatchObject({ gold: 5, energy: 5, hand: ['build-03'] });
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 0 });
    table.answers(['followDevelop', plan], ['switchOut', 'pg-01'], ['switchDeck', 'progress']);
    const kept = String(table.options('keepMission')[0]);
    table.answer('keepMission', kept);
    expect(canUndo(table)).toBe(false);
    expect(table.player(0).missions).toContain(kept);
  });

  it('TWS 28.7 direct points go back with what brought them', () => {
    const table = soloPosition({
      rival: 'dura',
      turnOf: 'player',
      step: 'consult',
      drawn: ['am-01'],
      player: { hand: ['build-01', 'build-02', 'build-03', 'build-04'] },
    }).answers(['discard', 'build-01'], ['discard', 'build-02'], ['discard', 'build-03']);
    expect([table.state.solo!.scrap, table.points(1)]).toEqual([3, 1]);
    table.undo(0);
    expect([table.state.solo!.scrap, table.points(1)]).toEqual([0, 0]);
    expect(table.player(0).hand).toContain('build-03');
  });

  it('TWS 28.4 a raise of the Rival’s follow goes back with the Terrashift, until a card is drawn', () => {
    const table = soloPosition({
      turnOf: 'player',
      drawn: ['am-06'],
      rivals: { troops: { 's2-middle': 1 } },
    })
      .ifAsked('action', 'terrashift')
      .answers(['raise', 's1-start'], ['lower', 'ring-4']);
    expect(table.multiplier('s2-middle')).toBe(4);
    table.undo(0);
    expect(table.multiplier('s2-middle')).toBe(3);
    table.answer('lower', 'ring-4').answer('drawFrom', 'deck');
    expect(canUndo(table)).toBe(false);
  });

  it('TWS 28.2 combat dice of a Rival attack cannot be taken back', () => {
    const table = soloPosition({
      ties: 'ask',
      step: 'rivalAction',
      drawn: ['am-08'],
      chance: [dice(6, 6), dice(1)],
      rivals: { troops: { 's2-start': 3, 's2-left': 3, 's2-colony': 1 } },
      areas: { 's2-upper-right': { token: 'yellow-1' }, 's2-upper-left': { token: 'green-1' } },
    });
    expect(table.options('rivalOrigin')).toEqual(['s2-left', 's2-start']);
    table.answer('rivalOrigin', 's2-start');
    expect(canUndo(table)).toBe(false);
  });
});
