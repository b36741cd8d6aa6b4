import { describe, expect, it } from 'vitest';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { Side, WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import { playerAttacks, powers, rivalAttacks, settledCards, supply } from './fighting.ts';
import type { SoloFight } from './fighting.ts';

/** The Player attacks the Gate from ring-6 (3) in the Endgame. */
const attackGate = (player: Side, rivals: Side, more: SoloFight): WarpTable =>
  playerAttacks('ring-6', 'gate', 3, {
    endgame: 2,
    trigger: PLAYER,
    player: { ...player, troops: { 's1-colony': 1, 'ring-6': 4 } },
    rivals: { ...rivals, troops: { 's2-colony': 1 } },
    ...more,
  });

/** The Rival attacks the Player on the Gate from ring-2 (3); the Guardian was Tavma (limit 2, multiplier 5). */
const onTheGate = (troops: number, more: SoloFight): SoloFight => ({
  endgame: 1,
  trigger: PLAYER,
  guardian: { race: 'tavma-morphlings', tokens: ['at-cost'], conquerPoints: false },
  player: { troops: { 's1-colony': 1, gate: 2 } },
  rivals: { gold: 2, energy: 2, troops: { 's2-colony': 1, 'ring-2': troops } },
  slots: ['rc-01', 'rc-05'],
  ...more,
});

describe('the Player at the Gate', () => {
  it.each([
    ['before the Endgame', -1],
    ['in the round that triggers it', 3],
  ])('TWS 20.1, TWS 20.10, TWS 27.3 TWS C79: the Gate is refused %s, by ship too', (_when, endgame) => {
    const table = soloPosition({
      turnOf: 'player',
      endgame,
      trigger: endgame < 0 ? -1 : PLAYER,
      player: { troops: { 's1-colony': 1, 'ring-6': 4 } },
      areas: { 'ring-6': { ships: 1 }, 'ring-5': { token: 'yellow-2' }, 'ring-1': { token: 'yellow-2' } },
    });
    table.answer('action', 'attack').ifAsked('attackFrom', 'ring-6');
    expect(table.refusal('attackTarget', 'gate')).toMatchObject({ rule: 'TWS 20.1' });
  });

  it.each([2, 1, 0])('TWS 20.1, TWS 20.10 with %i rounds to come it may be attacked', (endgame) => {
    const table = attackGate({}, {}, { endgame, areas: { 'ring-5': { token: 'yellow-2' } } });
    expect(table.events('AttackDeclared')).toMatchObject([{ to: 'gate' }]);
  });

  it('TWS 12.14, TWS 12.20, TWS 20.2, TWS 35.5 TWS E35: the Guardian without support', () => {
    const table = attackGate(
      {},
      {},
      {
        guardian: { race: 'volut-smugglers', tokens: ['at-reroll', 'at-flip'] },
        slots: ['rc-01', 'rc-02'],
        rolls: [[6, 6, 6], [1, 2, 5], [3]],
      },
    );
    expect(powers(table)).toEqual([54, 52]);
    expect(settledCards(table)).toEqual({ 'rc-01': 'ignored', 'rc-02': 'ignored' });
    table.ifAsked('stayAtGate', 3);
    expect(table.owner('gate')).toBe(PLAYER);
    expect(table.player(PLAYER).tokenPoints).toBe(2);
    expect(table.events('Supported')).toEqual([]);
  });

  it('TWS 12.27, TWS 12.11, TWS 20.5 TWS E43: two cards, both cancelled', () => {
    const table = attackGate(
      { hand: ['enforce-1', 'elite-1'], gold: 5, energy: 5 },
      { gold: 1, energy: 1 },
      {
        guardian: { race: 'volut-smugglers' },
        slots: ['rc-15', 'rc-01'],
        rolls: [
          [2, 2, 2],
          [6, 6, 6],
        ],
      },
    );
    table.answer('combatCard', 'enforce-1').answer('combatCard', 'elite-1').answer('bribeRival', 'none');
    expect(powers(table)).toEqual([18, 72]);
    expect(supply(table, PLAYER)).toEqual([5, 5]);
    expect(table.troops('ring-6')).toBe(3);
    expect(table.player(RIVAL).rewards).toHaveLength(2);
    expect(table.state.discard).toEqual(expect.arrayContaining(['enforce-1', 'elite-1']));
  });

  it('TWS 12.26 an extra die takes no place: the Troop of Reinforce comes before Picked Off', () => {
    const table = playerAttacks('ring-6', 'gate', 1, {
      endgame: 2,
      trigger: PLAYER,
      player: {
        hand: ['pincer-1', 'reinforce-1'],
        gold: 1,
        energy: 2,
        troops: { 's1-colony': 1, 'ring-6': 2, 'ring-1': 1 },
      },
      rivals: { gold: 2, energy: 1, troops: { 's2-colony': 1 } },
      guardian: { race: 'volut-smugglers' },
      slots: ['rc-14', 'rc-04'],
    });
    table.answer('combatCard', 'pincer-1').answer('combatCard', 'reinforce-1').ifAsked('bribeRival', 'none');
    table.ifAsked('beforeReveal', 'reveal').ifAsked('cardOption', ['1', '1']);
    expect(settledCards(table)['rc-14']).toBe('paid');
    expect(table.events('DiceRolled')[0]!.dice).toHaveLength(2);
    expect(table.forced('combatEffect')).toEqual(['addTroop:1']);
  });

  it('TWS 12.2, TWS 12.29 at-two-cards gives the Rival one card more', () => {
    const table = attackGate(
      { gold: 9, energy: 9 },
      {},
      { guardian: { race: 'volut-smugglers', tokens: ['at-two-cards'] } },
    );
    expect(table.view(PLAYER).combat!.slots).toHaveLength(3);
  });

  it('TWS 12.29 the Ability Tokens work for a Rival that holds the Gate', () => {
    const table = attackGate(
      {},
      { gold: 1 },
      {
        rivals: { gold: 1, troops: { 's2-colony': 1, gate: 2 } },
        guardian: { race: 'volut-smugglers', tokens: ['at-plus-1', 'at-multiplier'], conquerPoints: false },
        slots: ['rc-01', 'rc-02'],
        rolls: [
          [1, 1, 1],
          [2, 2],
        ],
      },
    );
    expect(powers(table)).toEqual([9, (4 + 4) * 5]);
    expect(table.player(RIVAL).rewards).toHaveLength(1);
  });
});

describe('the Rival at the Gate', () => {
  it('TWS 20.3, TWS 11.5 TWS C66: it never attacks the Guardian, but the Player there', () => {
    const guarded = rivalAttacks('E', {
      rivals: { troops: { 's2-colony': 1, 'ring-2': 3 } },
      areas: { 'ring-1': { token: 'yellow-1' } },
    });
    expect(guarded.passOthers().events('AttackDeclared')).toMatchObject([{ to: 'ring-1' }]);
    const held = rivalAttacks('E', onTheGate(3, {})).passOthers();
    expect(held.events('AttackDeclared')).toMatchObject([{ to: 'gate', defender: PLAYER }]);
  });

  it('TWS 20.4, TWS 20.6, TWS 20.11, TWS 20.13 TWS E36, TWS C56: at-cost makes its cards dearer; no Conquer points', () => {
    const table = rivalAttacks(
      'E',
      onTheGate(3, {
        rolls: [
          [6, 6],
          [1, 1],
        ],
      }),
    ).passOthers();
    expect(settledCards(table)).toEqual({ 'rc-01': 'paid', 'rc-05': 'ignored' });
    expect(supply(table, RIVAL)).toEqual([0, 1]);
    expect(powers(table)).toEqual([36, 10]);
    expect([table.owner('gate'), table.troops('gate')]).toEqual([RIVAL, 2]);
    expect(table.events('PointsTaken')).toEqual([]);
  });

  it('TWS 20.6 TWS E37: the limit of the Gate sends the rest home, unasked', () => {
    const table = rivalAttacks(
      'E',
      onTheGate(4, {
        rolls: [
          [5, 5, 5],
          [1, 1],
        ],
      }),
    ).passOthers();
    expect([table.troops('gate'), table.troops('ring-2')]).toEqual([2, 2]);
  });

  it('TWS 12.4, TWS 12.27 with at-two-cards the Player may defend with two cards that can be paid together', () => {
    const table = rivalAttacks(
      'E',
      onTheGate(3, {
        guardian: { race: 'tavma-morphlings', tokens: ['at-two-cards'], conquerPoints: false },
        player: {
          gold: 1,
          energy: 1,
          hand: ['enforce-1', 'elite-1', 'enforce-2'],
          troops: { 's1-colony': 1, gate: 2 },
        },
      }),
    );
    expect(table.view(PLAYER).combat!.slots).toHaveLength(2);
    table.answer('combatCard', 'enforce-1');
    expect(table.refusal('combatCard', 'enforce-2')).toMatchObject({ rule: 'TWS 12.5' });
    table.answer('combatCard', 'elite-1');
    expect(table.isAsked('combatCard')).toBe(false);
    expect(supply(table, PLAYER)).toEqual([0, 0]);
  });

  it('TWS 20.12, TWS 20.9 an attack from the Gate uses the Guardian’s multiplier', () => {
    const table = rivalAttacks('E', {
      guardian: { race: 'tavma-morphlings', conquerPoints: false },
      rivals: { troops: { 's2-colony': 1, gate: 2 } },
      areas: { 'ring-5': { token: 'yellow-1' } },
      rolls: [[2], [1]],
    }).passOthers();
    expect(powers(table)[0]).toBe(10);
  });

  it('TWS 20.7 it takes Turn points at the start of its turn', () => {
    const table = soloPosition({
      step: 'turnStart',
      phase: 'start',
      endgame: 1,
      trigger: PLAYER,
      guardian: { race: 'tavma-morphlings', conquerPoints: false },
      rivals: { troops: { 's2-colony': 1, gate: 1 } },
      automa: ['am-01'],
    });
    expect(table.events('PointsTaken')[0]).toMatchObject({ seat: RIVAL, points: 1, why: 'gate' });
  });
});
