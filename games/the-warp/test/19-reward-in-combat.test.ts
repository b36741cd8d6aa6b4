// TW 19.15 [rewardInCombat]: a Reward Ability wherever the attacker decides something in a combat.
import { describe, expect, test } from 'vitest';
import type { ArchiveId, RaceId, RewardId } from '../content/index.ts';
import type { Switch } from '../rules/state.ts';
import type { Side, WarpTable } from './arrange.ts';
import { TARGET, declare, fightOut, playCards } from './fighting.ts';
import { NEST, raid, raidRival, yellow } from './raiding.ts';

const SWITCH: readonly Switch[] = ['rewardInCombat'];
const TWO: readonly RewardId[] = ['rw-ore-1', 'rw-ore-2'];
const FOUR: readonly RewardId[] = [...TWO, 'rw-cells-1', 'rw-cells-2'];
const MINERS = '+badges:skolok-miners';
const MARCH = '+badges:xurdun-slavers';

const attackerOf = (races: readonly RaceId[], rewards: readonly RewardId[], more: Side = {}): Side => ({
  races,
  rewards,
  ...more,
});

/** Motherlode: 2 Reward Cards for Gold. */
const dig = (table: WarpTable, kind: string): WarpTable => table.answer(kind, MINERS).ifAsked('badges', TWO);

/** Up to the decision about 5 Reward Cards, right after a conquest of the NEST. */
function conquerWith(races: readonly RaceId[], more: Side = {}, switches = SWITCH): WarpTable {
  return raid({ me: attackerOf(races, FOUR, more), switches }).passOthers();
}

describe('before the dice', () => {
  const guns = attackerOf(['skolok-miners', 'solca-mercenaries'], TWO);
  const attack = (card: ArchiveId, gold: number): WarpTable =>
    fightOut(
      {
        attack: { ...guns, hand: [card], gold, energy: 2 },
        ground: { [TARGET]: { token: 'yellow-1' } },
        setup: { switches: SWITCH },
      },
      { 0: [card, 1] },
    );

  test('TW 19.15 when Hired Guns are to be paid; there is no Trade any more (TW 11.7)', () => {
    const table = raid({ me: { ...guns, gold: 1 }, switches: SWITCH });
    table.answer('combatCard', 'none', 0).answer('support', 'none', 1);
    expect(table.options('hireGuns')).toEqual(['no', MINERS]);
    dig(table, 'hireGuns');
    expect(table.player(0).gold).toBe(2);
    expect(table.options('hireGuns')).toEqual(['yes', 'no']);
  });

  test('TW 19.15 when the order of several effects is to be chosen', () => {
    const table = attack('reinforce-1', 2);
    expect(table.options('combatEffect')).toEqual(['addTroop:1', 'hire:1', MINERS]);
    dig(table, 'combatEffect');
    expect(table.options('combatEffect')).toEqual(['addTroop:1', 'hire:1']);
  });

  test('TW 19.15 a single effect is no decision', () => {
    const table = fightOut(
      {
        attack: { ...attackerOf(['skolok-miners'], TWO), hand: ['reinforce-1'], gold: 1, energy: 1 },
        ground: { [TARGET]: { token: 'yellow-1' } },
        rolls: [[1, 1, 1, 1], [6]],
        setup: { switches: SWITCH },
      },
      { 0: ['reinforce-1', 1] },
    );
    expect(table.events('CombatResolved')).toHaveLength(1);
  });
});

describe('after the dice', () => {
  const maneuver = (switches: readonly Switch[]): WarpTable =>
    fightOut(
      {
        attack: { ...attackerOf(['skolok-miners'], TWO), hand: ['maneuver-1'], gold: 1 },
        ground: { [TARGET]: { token: 'yellow-1' } },
        rolls: [[1, 1, 1], [6], [6]],
        setup: { switches },
      },
      { 0: ['maneuver-1', 1] },
    );

  test('TW 19.15 before the dice of a bonus are chosen, which is not lost by it', () => {
    expect(maneuver([]).isAsked('rerollDice', 0)).toBe(true);
    const table = maneuver(SWITCH);
    expect(table.options('bonus')).toEqual(['reroll:1', MINERS]);
    dig(table, 'bonus').answer('rerollDice', [1]);
    expect(table.events('BonusUsed')).toMatchObject([{ seat: 0, dice: [6, 1, 1] }]);
  });

  test('TW 19.15 not for the defender with a bonus', () => {
    const table = playCards(
      declare({
        sides: {
          1: {
            ...attackerOf(['skolok-miners'], TWO),
            hand: ['maneuver-1'],
            gold: 1,
            troops: { [TARGET]: 1 },
          },
        },
        setup: { switches: SWITCH },
      }),
      { 1: 'maneuver-1' },
    );
    table.ifAsked('bribe', 'none');
    expect(table.isAsked('rerollDice', 1)).toBe(true);
  });
});

describe('in the resolution', () => {
  test('TW 19.15 before it is chosen how many stay at the Gate', () => {
    const atGate = (switches: readonly Switch[]): WarpTable =>
      playCards(
        declare({
          origin: 'ring-1',
          target: 'gate',
          attack: attackerOf(['skolok-miners'], TWO),
          rolls: [
            [6, 6, 6],
            [1, 1],
          ],
          setup: { switches, guardian: { race: 'tavma-morphlings' } },
        }),
      );
    expect(atGate([]).options('stayAtGate')).toEqual([1, 2]);
    const table = atGate(SWITCH);
    expect(table.options('beforeDeciding')).toEqual(['goOn', MINERS]);
    dig(table, 'beforeDeciding').answer('stayAtGate', 2);
    expect(table.troops('gate')).toBe(2);
  });

  test('TW 19.15, TW 11.3 with 5 Reward Cards, instead of discarding one', () => {
    expect(conquerWith(['skolok-miners'], {}, []).isAsked('discardRewards')).toBe(true);
    const table = conquerWith(['skolok-miners']);
    dig(table, 'beforeDeciding');
    expect(table.player(0).rewards).toHaveLength(3);
    expect(table.events('RewardsDiscarded')).toEqual([]);
    const patient = conquerWith(['skolok-miners']).answer('beforeDeciding', 'goOn');
    expect(patient.isAsked('discardRewards', 0)).toBe(true);
  });

  test('TW 19.15 before cards of the Archive are looked at (Sealed Vault)', () => {
    const me = attackerOf(['skolok-miners'], TWO);
    const table = raid({ me, switches: SWITCH, ...yellow('zeto-archivists') }).passOthers();
    expect(dig(table, 'beforeDeciding').isAsked('takeLooked', 0)).toBe(true);
  });

  test('TW 19.15 before a discarded card is taken (Leftovers), for which there may be no room after it', () => {
    const hand: ArchiveId[] = [1, 2, 3].flatMap((n) => [`maneuver-${n}`, `enforce-${n}`] as ArchiveId[]);
    const conquered = (): WarpTable =>
      raid({
        me: attackerOf(['volut-smugglers'], TWO, { hand: [...hand, 'elite-1'] }),
        switches: SWITCH,
        ...yellow('dura-scavengers'),
        guardian: { race: 'ecton-cultists' },
        discard: ['elite-2'],
      }).passOthers();
    const patient = conquered().answer('beforeDeciding', 'goOn');
    expect(patient.isAsked('salvageTop', 0)).toBe(true);
    const table = conquered()
      .answer('beforeDeciding', '+badges:volut-smugglers')
      .answer('badges', ['rw-ore-1'])
      .answer('drawFrom', 'deck')
      .ifAsked('gainAny', 'gold');
    expect(table.player(0).hand).toHaveLength(8);
    expect(table.isAsked('salvageTop')).toBe(false);
  });

  test('TW 19.15, TW 14.4 before the order of two abilities is chosen', () => {
    const table = raidRival({
      me: attackerOf(['morlar-raiders', 'skolok-miners'], TWO, {
        races: ['morlar-raiders', 'skolok-miners'],
        mimicked: 'xurdun-slavers',
      }),
      switches: SWITCH,
    }).passOthers();
    dig(table, 'beforeDeciding');
    expect(table.options('ability')).toEqual(['morlar-raiders', 'xurdun-slavers']);
  });

  test('TW 19.15, TW 10.66 before the draws of a Deceive, but not before Troops that just come', () => {
    const lost = (option: number): WarpTable =>
      fightOut(
        {
          attack: { ...attackerOf(['skolok-miners'], TWO), hand: ['deceive-1'], gold: 4, energy: 1 },
          ground: { [TARGET]: { token: 'yellow-1' } },
          rolls: [[1, 1, 1], [6]],
          setup: { switches: SWITCH },
        },
        { 0: ['deceive-1', option] },
      );
    const draws = lost(1);
    expect(draws.options('beforeDeciding')).toEqual(['goOn', MINERS]);
    expect(dig(draws, 'beforeDeciding').isAsked('drawFrom', 0)).toBe(true);
    expect(lost(2).isAsked('beforeDeciding')).toBe(false);
  });
});

describe('the area that is fought for', () => {
  const march = (): WarpTable =>
    conquerWith(['xurdun-slavers'], { troops: { 's1-start': 4, 's1-left': 2 } })
      .answer('beforeDeciding', MARCH)
      .ifAsked('badges', TWO);

  test('TW 19.15 gets no Troop by an ability, even when it is conquered', () => {
    const table = march();
    expect(table.owner(NEST)).toBe(0);
    expect(table.options('placeTroop')).toContain('s1-start');
    expect(table.options('placeTroop')).not.toContain(NEST);
  });

  test('TW 19.15 is not left and not entered', () => {
    const table = march().answer('placeTroop', 'reserve');
    expect(table.refusal('moveFrom', NEST)).toEqual({ rule: 'TW 19.15', reason: 'foughtFor' });
    table.answer('moveFrom', 's1-left');
    expect(table.refusal('moveTo', NEST)).toEqual({ rule: 'TW 19.15', reason: 'foughtFor' });
  });

  test('TW 19.15 is not built on', () => {
    const table = conquerWith(['ralan-engineers'])
      .answer('beforeDeciding', '+badges:ralan-engineers')
      .ifAsked('badges', TWO);
    expect(() => table.answer('build', ['sentry-tower', NEST])).toThrow(NEST);
    table.answer('build', ['sentry-tower', 's1-start']);
    expect(table.events('Built')).toMatchObject([{ seat: 0, area: 's1-start' }]);
  });

  test('TW 19.15 is open again when the combat is over', () => {
    const table = conquerWith(['xurdun-slavers']).answer('beforeDeciding', 'goOn');
    table.answer('discardRewards', ['rw-cells-1']);
    expect(table.state.combat).toBeNull();
    table.ifAsked('endAction', 'endAction');
    expect(table.options('moveFrom')).toContain(NEST);
  });
});
