import { Match, Random, seededChance } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { RIVAL_COMBAT_IDS } from '../../content/index.ts';
import { theWarp } from '../../rules/game.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { WarpTable } from '../arrange.ts';
import { startedGame } from '../beginning.ts';
import { playRandomly } from '../playing.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';
import { playerAttacks } from './fighting.ts';

const undoable = (table: WarpTable): boolean => table.match.undoable(PLAYER).ok;

describe('TWS 25 what is open', () => {
  it('TWS 25.1, TWS 25.7, TWS E42 of a deck the listed cards less those seen, and a pair as one of the two', () => {
    const before = soloPosition({ turnOf: 'player', rival: 'darja', drawn: [] });
    const [first] = before.view(PLAYER).solo!.decks;
    expect(first!.left).toBe(7);
    expect(first!.possible).toEqual([
      ['am-01'],
      ['am-03'],
      ['am-05', 'am-06'],
      ['am-07'],
      ['am-08'],
      ['am-09'],
      ['am-10'],
    ]);
    const after = soloPosition({ turnOf: 'player', rival: 'darja', drawn: ['am-06'], deckSize: 6 });
    expect(after.view(PLAYER).solo!.decks[0]!.possible).toEqual(
      first!.possible.filter((cards) => !cards.includes('am-06')),
    );
  });

  it('TWS 25.7 of the Rival Combat deck the sixteen less discard pile and slots', () => {
    const table = playerAttacks('s1-left', 's2-outer-corner', 2, {
      player: { gold: 3, energy: 3, troops: { 's1-colony': 1, 's1-left': 3 } },
      rivals: { troops: { 's2-colony': 1, 's2-outer-corner': 1 } },
      slots: ['rc-04', 'rc-09'],
    });
    const { combatDeck, slots } = table.view('spectator').solo!;
    expect(slots.map(({ card }) => card)).toEqual(['rc-04', 'rc-09']);
    expect(combatDeck).toEqual({
      left: 14,
      possible: RIVAL_COMBAT_IDS.filter((id) => id !== 'rc-04' && id !== 'rc-09'),
    });
  });

  it('TWS 25.3, TWS 25.6 cards removed unseen are in no view', () => {
    const table = soloPosition({
      step: 'rivalPhaseCheck',
      rival: 'skolok',
      drawn: ['am-01'],
      deckSize: 4,
      rivals: { gold: 5, energy: 5 },
    });
    const { removed } = table.state.solo!;
    expect(removed.length).toBeGreaterThanOrEqual(4);
    const shown = JSON.stringify([table.view(PLAYER).solo!.decks[0], table.view('spectator').solo!.drawn]);
    for (const card of removed.filter((id) => id <= 'am-10')) expect(shown).not.toContain(card);
  });

  it('TWS 25.4 spectators do not see the Player’s hand and missions', () => {
    const table = soloPosition({
      turnOf: 'player',
      player: { hand: ['defect-1', 'build-07'], missions: ['pr-05'], rewards: ['rw-ore-1'] },
    });
    expect(JSON.stringify(table.view(PLAYER))).toMatch(/defect-1/);
    const open = JSON.stringify(table.view('spectator').players);
    for (const id of ['defect-1', 'build-07', 'pr-05', 'rw-ore-1']) expect(open).not.toContain(id);
  });

  it('TWS 25.9 the numbers that a Rival Card needs', () => {
    const table = soloPosition({
      turnOf: 'player',
      rival: 'tavma',
      rivals: { troops: { 's2-colony': 1, 's2-middle': 1, 's2-upper-right': 1 }, tokenPoints: 4 },
      solo: { scrap: 5, directPoints: 4 },
    });
    expect(table.view(PLAYER).solo).toMatchObject({ scrap: 5, directPoints: 4, raisesNext: ['s2-middle'] });
  });
});

describe('TWS 26 who decides', () => {
  it('TWS 26.1, TWS 26.3, TWS 26.5, TWS 26.6 the Rival’s turn runs by itself when nothing is to be decided', () => {
    const table = soloPosition({
      step: 'turnStart',
      automa: ['am-07'],
      rivals: { troops: { 's2-colony': 1 } },
    });
    expect(table.match.entries.filter((entry) => 'kind' in entry)).toEqual([]);
    expect(table.isAsked('extract', PLAYER)).toBe(true);
  });
});

describe('TWS 27 refused', () => {
  it('TWS 27.9 nobody offers the Rival a deal: a bribe is the price of a card or nothing', () => {
    const table = playerAttacks('s1-left', 's2-outer-corner', 2, {
      player: { gold: 3, energy: 3, troops: { 's1-colony': 1, 's1-left': 3 } },
      rivals: { gold: 2, troops: { 's2-colony': 1, 's2-outer-corner': 1 } },
      slots: ['rc-01', 'rc-02'],
    });
    expect(table.isAsked('bribe')).toBe(false);
    expect(new Set(table.options('bribeRival'))).toEqual(new Set(['none', 'rc-01', 'rc-02', '+trade']));
    expect(table.match.pending.every(({ ask }) => ask.seat === PLAYER)).toBe(true);
  });

  it('TWS 27.10 nothing of the options can be changed once the game has begun', () => {
    const { match } = startedGame(1, { rival: 'silna' });
    const offered = theWarp.sideActions;
    expect(Object.keys(offered).toSorted()).not.toContain('options');
    for (const rule of Object.values(offered))
      for (const value of rule.options(match.state, PLAYER))
        expect(String(value)).not.toMatch(/rival|difficulty|side|pioneering|clock/);
  });
});

describe('TWS 28 undo', () => {
  it('TWS 28.1, TWS 28.5 never goes back over the end of the Player’s turn or the next Automa Card', () => {
    const table = soloPosition({
      turnOf: 'player',
      step: 'replenish',
      drawn: ['am-01'],
      automa: ['am-07'],
      rivals: { troops: { 's2-colony': 1 } },
    });
    table.answer('endTurn', 'done');
    expect(table.events('AutomaDrawn')).toHaveLength(1);
    expect(table.isAsked('extract')).toBe(true);
    expect(undoable(table)).toBe(false);
  });

  it('TWS 28.3, TWS 28.8 a tie can be chosen anew until something is rolled, drawn or flipped', () => {
    const setup: SoloPosition = {
      ties: 'ask',
      rivals: { troops: { 's2-colony': 1, 's2-inner-corner': 1, 'connect-inner': 1 } },
      player: { troops: { 's1-colony': 1, 's1-start': 1, 'ring-1': 1, 's1-inner-corner': 1 } },
      chance: soloDie('trade-post'),
    };
    const table = soloPosition({ ...setup, automa: ['am-03'] });
    table.answer('rivalPlace', 's2-inner-corner');
    expect(table.troops('s2-inner-corner')).toBe(2);
    table.undo(PLAYER);
    expect(table.troops('s2-inner-corner')).toBe(1);
    expect(table.options('rivalPlace')).toEqual(['connect-inner', 's2-inner-corner']);
    const rolled = soloPosition({ ...setup, automa: ['am-01'] });
    rolled.answer('rivalPlace', 's2-inner-corner');
    expect(rolled.events('SoloDieRolled')).toHaveLength(1);
    expect(undoable(rolled)).toBe(false);
  });
});

describe('TWS 29 the same game again', () => {
  it('TWS 29.1, TWS 29.6 the record gives the whole scenario, move by move', () => {
    const table = startedGame(1, { rival: 'xelo' }, seededChance('again'));
    playRandomly(table, new Random('again'), 200);
    const { match } = table;
    const again = new Match(theWarp, {
      options: match.options,
      seats: 1,
      chance: seededChance('again'),
    });
    for (const entry of match.entries) if ('kind' in entry) again.answer(entry);
    expect(again.state).toEqual(match.state);
    expect(again.state.players[RIVAL]).toEqual(match.state.players[RIVAL]);
  });
});
