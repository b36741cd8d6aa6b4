import { describe, expect, it } from 'vitest';
import type { RaceId } from '../../content/index.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { NOBODY } from '../../rules/state.ts';
import type { Side, WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import { playerAttacks, powers, settledCards, supply } from './fighting.ts';
import type { SoloFight } from './fighting.ts';

/** From s1-left (1) to s2-outer-corner (1), held by the Rival. */
const onRival = (
  attackers: number,
  defenders: number,
  player: Side,
  rivals: Side,
  more: SoloFight = {},
): WarpTable =>
  playerAttacks('s1-left', 's2-outer-corner', attackers, {
    player: { ...player, troops: { 's1-colony': 1, 's1-left': attackers + 1 } },
    rivals: { ...rivals, troops: { 's2-colony': 1, 's2-outer-corner': defenders } },
    ...more,
  });

/** From ring-6 (3) to ring-5 (3), held by Exiled. */
const onExiled = (attackers: number, player: Side, rivals: Side, more: SoloFight = {}): WarpTable =>
  playerAttacks('ring-6', 'ring-5', attackers, {
    player: { ...player, troops: { 's1-colony': 1, 'ring-6': attackers + 1 } },
    rivals: { ...rivals, troops: { 's2-colony': 1 } },
    ...more,
    areas: { 'ring-5': { token: 'yellow-2' }, ...more.areas },
  });

describe('laying cards and bribing', () => {
  it('TWS 17.2, TWS 17.3, TWS 27.13 the Player lays a card, faceup; then the Rival draws', () => {
    const table = onRival(2, 1, { hand: ['enforce-1'], gold: 1 }, {}, { slots: ['rc-01', 'rc-02'] });
    expect(table.view(PLAYER).combat!.slots).toEqual([]);
    table.answer('combatCard', 'enforce-1');
    expect(table.view(PLAYER).combat!.slots).toHaveLength(2);
    expect(table.view('spectator').combat!.attack.cards).toMatchObject([{ card: 'enforce-1', option: 0 }]);
    expect(table.isAsked('combatCard')).toBe(false);
  });

  it('TWS 21.7 TWS E53: with Last to Commit the Rival draws first', () => {
    const table = onRival(
      2,
      1,
      { races: ['darja-shadows'], hand: ['enforce-1'], gold: 2, energy: 1 },
      { gold: 1, energy: 1 },
      { slots: ['rc-15', 'rc-01'] },
    );
    expect(table.isAsked('combatCard')).toBe(true);
    expect(table.view(PLAYER).combat!.slots).toMatchObject([
      { card: 'rc-15', became: 'open', pays: true },
      { card: 'rc-01', became: 'open', pays: false },
    ]);
    table.answer('combatCard', 'enforce-1');
    expect(table.options('bribeRival')).toContain('rc-15');
  });

  it('TWS 17.4, TWS 17.5, TWS 17.10, TWS 12.24, TWS 19.18 TWS E12: a bribed card; the bribe comes after the combat', () => {
    const table = onRival(
      2,
      1,
      { gold: 1, energy: 1 },
      { gold: 1, energy: 2 },
      {
        rival: 'xelo',
        slots: ['rc-15', 'rc-04'],
        rolls: [
          [6, 6],
          [1, 1, 1],
        ],
      },
    );
    expect(table.refusal('bribeRival', 'rc-04')).toMatchObject({ rule: 'TWS 17.4' });
    table.answer('bribeRival', 'rc-15');
    expect(table.player(RIVAL).tokenPoints).toBe(1);
    table.ifAsked('bribeRival', 'none');
    expect(settledCards(table)).toEqual({ 'rc-15': 'bribed', 'rc-04': 'paid' });
    expect(table.events('DiceRolled')[1]!.dice).toHaveLength(3);
    expect(supply(table, RIVAL)).toEqual([1, 1]);
    expect(table.player(RIVAL).deeds.bribes).toBe(1);
  });

  it('TWS 17.6, TWS 17.16, TWS 12.6 TWS E23: a bribe leaves the Rival its resources', () => {
    const fight = { slots: ['rc-02', 'rc-01'], rolls: [[4, 3], [3]] } as const;
    const without = onRival(2, 1, { gold: 1, energy: 1 }, { gold: 1, energy: 1 }, fight);
    expect(without.view(PLAYER).combat!.slots!.map(({ pays }) => pays)).toEqual([true, false]);
    without.answer('bribeRival', 'none');
    expect(powers(without)).toEqual([7, 5]);
    expect(settledCards(without)).toEqual({ 'rc-02': 'paid', 'rc-01': 'ignored' });
    const bribed = onRival(2, 1, { gold: 1, energy: 1 }, { gold: 1, energy: 1 }, fight);
    bribed.answer('bribeRival', 'rc-02');
    expect(powers(bribed)).toEqual([7, 4]);
    expect(supply(bribed, RIVAL)).toEqual([1, 2]);
  });

  it('TWS 17.13 TWS C74: if no card can be paid off, not even after a Trade, nobody is asked', () => {
    const fight = { rival: 'xelo', slots: ['rc-04', 'rc-10'], rolls: [[6, 6], [1]] } as const;
    const table = onRival(2, 1, { gold: 1, energy: 1 }, {}, fight);
    expect(table.isAsked('bribeRival')).toBe(false);
    expect(table.player(RIVAL).tokenPoints).toBe(0);
    expect(table.player(PLAYER).deeds.bribes).toBe(0);
  });

  it('TWS 17.13, TWS 17.14 a Trade that would help is offered with the bribe', () => {
    const table = onRival(2, 1, { gold: 1 }, {}, { slots: ['rc-03', 'rc-10'], rolls: [[6, 6], [1]] });
    expect(table.options('bribeRival')).toEqual(['none', '+trade']);
    table.answer('bribeRival', '+trade').ifAsked('tradeGiven', 'gold').ifAsked('tradeAmount', 1);
    expect(table.options('bribeRival')).toEqual(['none', 'rc-03']);
  });

  it('TWS 17.11, TWS 21.9 Red Tape pays once, after all bribes', () => {
    const table = onRival(
      2,
      1,
      { races: ['silna-officials'], gold: 2, energy: 0 },
      {},
      { slots: ['rc-01', 'rc-07'], rolls: [[6, 6], [1]] },
    );
    table.answer('bribeRival', 'rc-01').ifAsked('bribeRival', 'rc-07');
    expect(settledCards(table)).toEqual({ 'rc-01': 'bribed', 'rc-07': 'bribed' });
    expect(supply(table, PLAYER)).toEqual([1, 1]);
  });

  it('TWS 17.11, TWS 12.31 a bribe fulfils pr-16 at the check point after the step', () => {
    const table = onRival(
      2,
      1,
      { gold: 1, missions: ['pr-16'], presets: { missions: 'ask' } },
      {},
      { slots: ['rc-01', 'rc-04'], rolls: [[6, 6], [1]] },
    );
    table.answer('bribeRival', 'rc-01');
    expect(table.options('mission')).toContain('pr-16');
    expect(table.state.combat!.step).toBe(3);
  });

  it('TWS 17.15, TWS 27.4 No Questions leaves no bribe; the cards are drawn and paid', () => {
    const table = onExiled(
      2,
      { gold: 9, energy: 9 },
      { gold: 1 },
      {
        exiled: { yellow: 'volut-smugglers' },
        slots: ['rc-01', 'rc-02'],
        rolls: [
          [6, 6],
          [1, 1],
        ],
      },
    );
    expect(table.isAsked('bribeRival')).toBe(false);
    expect(settledCards(table)).toEqual({ 'rc-01': 'paid', 'rc-02': 'ignored' });
  });

  it('TWS 28.4 a bribe can be taken back until the step is ended', () => {
    const table = onRival(2, 1, { gold: 2, energy: 2 }, {}, { slots: ['rc-01', 'rc-02'] });
    table.answer('bribeRival', 'rc-01').undo(PLAYER);
    expect(supply(table, PLAYER)).toEqual([2, 2]);
    expect(table.options('bribeRival')).toContain('rc-01');
  });
});

describe('paying', () => {
  it('TWS 28.4 the end of the bribe step makes its bribes final', () => {
    const table = onRival(
      2,
      1,
      { hand: ['enforce-1'], gold: 3, energy: 3 },
      {},
      { slots: ['rc-01', 'rc-02'] },
    );
    table.answer('combatCard', 'enforce-1').answer('bribeRival', 'rc-01').answer('bribeRival', 'none');
    expect(table.isAsked('beforeReveal') || table.isAsked('cardOption')).toBe(true);
    expect(table.match.undoable(PLAYER).ok).toBe(false);
  });

  it('TWS 17.7 the option is chosen when the Rival has paid', () => {
    const table = onRival(
      2,
      1,
      { hand: ['enforce-1'], gold: 1, energy: 1 },
      { gold: 1 },
      { slots: ['rc-01', 'rc-02'], rolls: [[4, 4], [1]] },
    );
    table.answer('combatCard', 'enforce-1').answer('bribeRival', 'none').ifAsked('beforeReveal', 'reveal');
    expect(table.view(PLAYER).combat!.slots!.map(({ became }) => became)).toEqual(['paid', 'ignored']);
    expect(table.options('cardOption')).toEqual(['1', '2']);
    table.answer('cardOption', ['2']);
    expect(powers(table)).toEqual([12, 2]);
    expect(supply(table, PLAYER)).toEqual([0, 0]);
  });

  it('TWS 17.7, TWS 12.35 TWS C29: a card that cannot be paid after the bribe is discarded without effect', () => {
    const table = onRival(
      2,
      1,
      { hand: ['enforce-1'], gold: 1 },
      {},
      { slots: ['rc-01', 'rc-02'], rolls: [[4, 4], [1]] },
    );
    table.answer('combatCard', 'enforce-1').answer('bribeRival', 'rc-01');
    expect(powers(table)).toEqual([8, 1]);
    expect(table.state.discard).toContain('enforce-1');
  });

  it('TWS 35.4, TWS 17.14 TWS C30: a card that only a Trade makes payable is not discarded unasked', () => {
    const table = onRival(
      2,
      1,
      { hand: ['enforce-1'], gold: 1, energy: 1 },
      {},
      { slots: ['rc-01', 'rc-16'], rolls: [[4, 4], [1]] },
    );
    table.answer('combatCard', 'enforce-1').answer('bribeRival', 'rc-01').ifAsked('bribeRival', 'none');
    expect(table.options('beforeReveal')).toEqual(['reveal', '+trade']);
    table.answer('beforeReveal', '+trade').ifAsked('tradeGiven', 'energy').ifAsked('tradeAmount', 1);
    expect(powers(table)).toEqual([10, 1]);
  });

  it('TWS 12.11, TWS 17.8 TWS C25: Dead Silence leaves the Player’s card unpaid', () => {
    const table = onRival(
      2,
      1,
      { hand: ['enforce-1'], gold: 1 },
      { gold: 2, energy: 1 },
      { slots: ['rc-16', 'rc-05'], rolls: [[4, 4], [1]] },
    );
    table.answer('combatCard', 'enforce-1').ifAsked('bribeRival', 'none');
    expect(powers(table)).toEqual([8, 2]);
    expect(supply(table, PLAYER)).toEqual([1, 0]);
    expect(table.state.discard).toContain('enforce-1');
  });

  it('TWS 35.3, TWS 12.12 a cancelled card counts as none for cq-12', () => {
    const table = onRival(
      2,
      2,
      { hand: ['enforce-1'], gold: 1 },
      { gold: 1, energy: 1 },
      {
        slots: ['rc-15', 'rc-05'],
        rolls: [
          [6, 6],
          [1, 1],
        ],
      },
    );
    table.answer('combatCard', 'enforce-1').ifAsked('bribeRival', 'none');
    expect(table.player(PLAYER).deeds.bareHandWins).toBe(1);
  });

  it('TWS 28.4 the choice of option can be taken back until the dice are rolled', () => {
    const table = onRival(
      2,
      2,
      { hand: ['reinforce-1'], races: ['solca-mercenaries'], gold: 4, energy: 2 },
      {},
      { slots: ['rc-04', 'rc-10'] },
    );
    table.answer('combatCard', 'reinforce-1').answer('bribeRival', 'none').ifAsked('beforeReveal', 'reveal');
    table.answer('cardOption', ['1']);
    expect(table.isAsked('combatEffect') || table.isAsked('hireGuns')).toBe(true);
    table.undo(PLAYER);
    expect(table.isAsked('cardOption')).toBe(true);
  });
});

describe('fighting and what comes of it', () => {
  it('TWS 12.13, TWS 12.26, TWS 12.32 TWS E24: Picked Off after Reinforce', () => {
    const table = onRival(
      1,
      2,
      { hand: ['reinforce-1'], gold: 1, energy: 1 },
      { gold: 2, energy: 1 },
      { slots: ['rc-14', 'rc-04'], rolls: [[3], [3, 4]] },
    );
    table.answer('combatCard', 'reinforce-1').ifAsked('bribeRival', 'none').ifAsked('beforeReveal', 'reveal');
    table.ifAsked('cardOption', ['1']);
    expect(settledCards(table)).toEqual({ 'rc-14': 'paid', 'rc-04': 'ignored' });
    expect(powers(table)).toEqual([3, 7]);
    expect(table.troops('s1-left')).toBe(1);
    expect(table.player(RIVAL).rewards).toHaveLength(1);
    expect(supply(table, PLAYER)).toEqual([0, 0]);
  });

  it('TWS 12.13 TWS C31: Picked Off leaves a single attacker', () => {
    const table = onRival(
      1,
      2,
      {},
      { gold: 2, energy: 1 },
      { slots: ['rc-14', 'rc-04'], rolls: [[6], [1, 1]] },
    );
    expect(table.events('DiceRolled')[0]!.dice).toEqual([6]);
    expect(supply(table, RIVAL)).toEqual([0, 0]);
  });

  it('TWS 12.7, TWS 12.22, TWS 17.12 TWS C27: without a paid card the Rival is no supporter, but defends its own area', () => {
    const exiled = onExiled(1, {}, {}, { slots: ['rc-01', 'rc-02'], rolls: [[1], [6, 6]] });
    expect(exiled.events('Supported')).toEqual([]);
    expect(exiled.player(RIVAL).rewards).toEqual([]);
    const own = onRival(1, 2, {}, {}, { slots: ['rc-01', 'rc-02'], rolls: [[1], [6, 6]] });
    expect(own.player(RIVAL).rewards).toHaveLength(1);
  });

  it('TWS 12.1, TWS 12.7, TWS 12.22 a paid card makes it the supporter, with 2 Reward Cards for success', () => {
    const table = onExiled(1, {}, { gold: 1 }, { slots: ['rc-01', 'rc-02'], rolls: [[1], [5, 5]] });
    expect(table.events('Supported')).toMatchObject([{ seat: RIVAL }]);
    expect(powers(table)).toEqual([3, 36]);
    expect(table.player(RIVAL).rewards).toHaveLength(2);
    expect(table.player(RIVAL).deeds.supports).toBe(1);
  });

  it('TWS 17.12 TWS C28: all cards bribed, the Exiled fight alone', () => {
    const table = onExiled(
      1,
      { gold: 2, energy: 1 },
      { gold: 9, energy: 9 },
      { slots: ['rc-01', 'rc-02'], rolls: [[1], [5, 5]] },
    );
    table.answer('bribeRival', 'rc-01').ifAsked('bribeRival', 'rc-02');
    expect(powers(table)).toEqual([3, 30]);
    expect(table.player(RIVAL).rewards).toEqual([]);
    expect(supply(table, RIVAL)).toEqual([11, 10]);
  });

  it('TWS 12.13 TWS C35: Encirclement gives Exiled of strength 2 four dice', () => {
    const table = onExiled(
      1,
      {},
      { gold: 1, energy: 2 },
      { slots: ['rc-04', 'rc-02'], rolls: [[1], [2, 2, 2, 2]] },
    );
    expect(table.events('DiceRolled')[1]!.dice).toHaveLength(4);
    expect(table.strength('ring-5')).toBe(2);
  });

  it('TWS 12.20, TWS 12.14 the Rival rolls and chooses for the Exiled it supports', () => {
    const table = onExiled(1, {}, { energy: 1 }, { slots: ['rc-05', 'rc-02'], rolls: [[1], [2, 6], [5]] });
    expect(powers(table)).toEqual([3, 33]);
  });

  it('TWS 12.19, TWS 21.13 Bastions strengthen Exiled against the Player', () => {
    const table = onExiled(
      1,
      {},
      {},
      { exiled: { yellow: 'ralan-engineers' }, slots: ['rc-01', 'rc-02'], rolls: [[1], [2, 2]] },
    );
    expect(powers(table)).toEqual([3, 18]);
  });

  it('TWS 17.9, TWS 12.23 a conquest of a Rival area gives the Player 1 Reward Card, and beats the Rival', () => {
    const table = onRival(
      2,
      1,
      {},
      { tokenPoints: 1 },
      { rival: 'xotan', rivalPhase: 3, slots: ['rc-01', 'rc-02', 'rc-03'], rolls: [[6, 6], [1]] },
    );
    expect(table.owner('s2-outer-corner')).toBe(PLAYER);
    expect(table.player(PLAYER).rewards).toHaveLength(1);
    expect(table.player(RIVAL).tokenPoints).toBe(0);
  });

  it('TWS 19.21 TWS C73: equal with nobody left: nobody is beaten', () => {
    const table = onRival(
      1,
      1,
      {},
      { tokenPoints: 1 },
      { rival: 'xotan', slots: ['rc-01', 'rc-02'], rolls: [[4], [4]] },
    );
    expect(table.owner('s2-outer-corner')).toBe(NOBODY);
    expect(table.player(RIVAL).tokenPoints).toBe(1);
    expect(table.player(PLAYER).rewards).toEqual([]);
    expect(table.player(RIVAL).rewards).toEqual([]);
  });

  it('TWS 17.1, TWS 17.17 an attack by ship on a facedown token flips it before a card is laid', () => {
    const table = playerAttacks('s1-left', 's2-upper-right', 1, {
      player: { hand: ['enforce-1'], gold: 1, troops: { 's1-colony': 1, 's1-left': 2 } },
      rivals: { troops: { 's2-colony': 1 } },
      areas: { 's1-left': { ships: 1 }, 's2-upper-right': { token: 'yellow-2', facedown: true } },
      slots: ['rc-01', 'rc-02'],
    });
    expect(table.events('TokensFlipped')).toHaveLength(1);
    expect(table.isAsked('combatCard')).toBe(true);
    expect(table.events('RivalCardsDrawn')).toEqual([]);
  });

  it.each<readonly [RaceId, number, number]>([
    ['ecton-cultists', 2, 2], // No Surrender
    ['morlar-raiders', 1, 1], // Counter-Raid
    ['xurdun-slavers', 2, 2], // Chains
    ['volut-smugglers', 1, 2], // none of these
  ])('TWS 21.13 in ties of the Player %s leave strength %i and %i Troops', (race, strength, troops) => {
    const table = onExiled(
      2,
      {},
      {},
      {
        exiled: { yellow: race },
        slots: ['rc-01', 'rc-02'],
        rolls: [
          [3, 3],
          [3, 3],
        ],
      },
    );
    expect([table.strength('ring-5'), table.troops('ring-6')]).toEqual([strength, troops]);
  });

  it('TWS 21.13 Veiled: the Player pays 1 Energy before a card', () => {
    const table = onExiled(
      2,
      { hand: ['enforce-1'], gold: 1, energy: 1 },
      {},
      { exiled: { yellow: 'darja-shadows' }, slots: ['rc-04', 'rc-10'] },
    );
    table.answer('combatCard', 'enforce-1');
    expect(supply(table, PLAYER)).toEqual([1, 0]);
  });

  it('TWS 21.15 Marksman strikes Rival Troops, but not on the Colony or the Gate', () => {
    const table = soloPosition({
      turnOf: 'player',
      player: {
        rewards: ['rw-sniper-1'],
        gold: 5,
        energy: 5,
        troops: { 's1-colony': 1, 's1-left': 1, 's2-start': 1, 'ring-1': 1 },
      },
      rivals: { troops: { 's2-colony': 3, 's2-outer-corner': 2, gate: 2 } },
    });
    table.answer('action', '+reward:rw-sniper-1');
    table.ifAsked('removeTroop', 's2-outer-corner');
    expect([table.troops('s2-outer-corner'), table.troops('s2-colony'), table.troops('gate')]).toEqual([
      1, 3, 2,
    ]);
  });
});
