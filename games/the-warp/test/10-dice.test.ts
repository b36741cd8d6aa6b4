import { describe, expect, test } from 'vitest';
import { valueOfDie } from '../rules/steps/combat/power.ts';
import type { WarpTable } from './arrange.ts';
import { ORIGIN, TARGET, declare, fightOut, playCards } from './fighting.ts';

const resolved = (table: WarpTable) => table.events('CombatResolved').at(-1);
const powers = (table: WarpTable): (number | undefined)[] => [
  resolved(table)?.attack,
  resolved(table)?.defence,
];

const EXILED = { [TARGET]: { token: 'yellow-1' } } as const;

describe('the price of a card', () => {
  test('TW 10.33, TW 10.37, TW 10.38 is paid to the general supply when all options are fixed', () => {
    const table = fightOut(
      { attack: { hand: ['enforce-1'], gold: 3, energy: 3 }, ground: EXILED },
      { 0: ['enforce-1', 3] },
    );
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 1 });
    expect(table.events('Paid')).toMatchObject([{ seat: 0, gold: 2, energy: 2 }]);
  });

  test('TW 10.34, TW C57, TW 20.8 an option that can be paid must be taken; one that cannot is refused', () => {
    const table = playCards(declare({ attack: { hand: ['deceive-1'], gold: 4 }, ground: EXILED }), {
      0: 'deceive-1',
    });
    table.ifAsked('beforeReveal', 'reveal');
    expect(table.forced('cardOption')).toEqual([['2']]);
  });

  test('TW 10.35, TW 17.10 a card that cannot be paid is discarded, and the supply is shown', () => {
    const table = playCards(declare({ attack: { hand: ['enforce-1'], energy: 2 }, ground: EXILED }), {
      0: 'enforce-1',
    });
    table.ifAsked('beforeReveal', 'reveal');
    expect(table.forced('cardOption')).toEqual([['0']]);
    expect(table.events('CardNotPaid')).toMatchObject([{ seat: 0, card: 'enforce-1', gold: 0, energy: 2 }]);
    expect(table.view(1).players[0]!.shownSupply).toEqual({ gold: 0, energy: 2 });
    expect(table.state.discard).toContain('enforce-1');
  });

  test('TW C12 a supporter who cannot pay supports nobody: nothing is drawn', () => {
    const table = playCards(
      declare({
        attackers: 1,
        sides: { 1: { hand: ['enforce-1'] } },
        ground: { [TARGET]: { token: 'yellow-3' } },
        rolls: [[1], [6, 6, 6]],
      }),
      { 1: 'enforce-1' },
    );
    table.ifAsked('bribe', 'none');
    expect(resolved(table)).toMatchObject({ winner: 'defence' });
    expect(table.player(1).rewards).toEqual([]);
  });

  test('TW 4.10, TW 14.14 the Command bonus takes 1 Gold and 1 Energy off the sum', () => {
    const table = fightOut(
      {
        attack: {
          hand: ['enforce-1'],
          gold: 1,
          energy: 1,
          levels: { 'command-center': 3 },
          troops: { 's1-colony': 1, [ORIGIN]: 4, 's1-left': 1, 's1-start': 1 },
        },
        ground: {
          ...EXILED,
          's1-left': { buildings: ['command-center'] },
          's1-start': { buildings: ['command-center'] },
        },
      },
      { 0: ['enforce-1', 3] },
    );
    expect(table.track(0, 'command-center')).toBe(9);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0 });
  });
});

describe('dice', () => {
  test('TW 10.43, TW 10.54, TW E14 one die a Troop; the sum times the multiplier', () => {
    const table = fightOut(
      {
        sides: { 1: { hand: ['reinforce-1'] } },
        ground: EXILED,
        rolls: [
          [4, 3, 2],
          [4, 5],
        ],
      },
      { 1: ['reinforce-1', 1] },
    );
    expect(powers(table)).toEqual([18, 36]);
    expect(resolved(table)).toMatchObject({ winner: 'defence' });
    expect(table.troops(ORIGIN)).toBe(3);
    expect(table.strength(TARGET)).toBe(2); // TW 10.41: the modifier stays
    expect(table.player(1).rewards).toHaveLength(2);
  });

  test.each([
    [3, 1, 'no', 4],
    [6, 1, 'no', 6],
    [4, 1, 'double', 6],
    [2, 0, 'double', 4],
    [4, 1, 'free', 10],
    [6, 3, 'free', 18],
  ] as const)(
    'TW 10.49, TW C15, TW E13 a %d with plus(%d), doubled %s, counts %d',
    (face, plus, doubled, value) => {
      expect(valueOfDie(face, plus, doubled)).toBe(value);
    },
  );

  test('TW 10.51, TW 8.10 all that is added to the dice adds up', () => {
    const table = fightOut(
      {
        attack: { hand: ['enforce-1'], gold: 1 },
        ground: { ...EXILED, [ORIGIN]: { buildings: ['sentry-tower'] } },
        rolls: [[1, 1, 1], [1]],
      },
      { 0: ['enforce-1', 1] },
    );
    expect(powers(table)).toEqual([3 * 3 * 2, 4]);
  });

  test('TW 10.46, TW 10.47, TW 10.48, TW C16, TW E17 bonuses are used in turn, the attacker first; each one or not at all', () => {
    const table = fightOut(
      {
        attack: { hand: ['maneuver-1'], gold: 2, energy: 1, troops: { 's1-colony': 1, [ORIGIN]: 3 } },
        attackers: 2,
        sides: { 1: { hand: ['maneuver-2'], gold: 2, energy: 1, troops: { [TARGET]: 2 } } },
        rolls: [[1, 2], [1, 3], [6], [5]],
      },
      { 0: ['maneuver-1', 3], 1: ['maneuver-2', 3] },
    );
    table.answer('bonus', 'reroll:1', 0).answer('rerollDice', [1], 0);
    expect(table.view('spectator').combat!.attack.dice).toEqual([6, 2]);
    table.answer('bonus', 'flip:1', 1).answer('flipDie', 1, 1);
    expect(table.view('spectator').combat!.defence.dice).toEqual([6, 3]);
    table.answer('flipDie', 2, 0); // TW E17: 2 becomes 5
    expect(table.view('spectator').combat!.attack.dice).toEqual([6, 5]);
    table.answer('rerollDice', [], 1); // passed over for good
    expect(powers(table)).toEqual([22, 36]);
  });

  test('TW 10.46, TW C56 what one side passes over does not come back; the other uses its own', () => {
    const table = fightOut(
      { attack: { hand: ['maneuver-1'], gold: 2, energy: 1 }, ground: EXILED, rolls: [[1, 2, 3], [4]] },
      { 0: ['maneuver-1', 3] },
    );
    table.answer('bonus', 'reroll:1').answer('rerollDice', []).answer('flipDie', 1);
    expect(powers(table)).toEqual([(6 + 2 + 3) * 2, 16]);
  });

  test('TW 10.50 a doubled die stays doubled when it is rolled again', () => {
    const table = fightOut(
      {
        attackers: 1,
        attack: { hand: ['elite-1'], energy: 9, gold: 9, races: ['xotan-timebenders'] },
        ground: EXILED,
        rolls: [[1], [1], [3]],
      },
      { 0: ['elite-1', 3] },
    );
    table.answer('bonus', 'doubleFree:2').answer('doubleDice', [1]);
    table.answer('rerollAll', 'yes');
    expect(powers(table)).toEqual([12, 4]);
  });

  test('TW 4.9, TW C21 track bonuses do not work for a supporter; with [bonusOwnTroops] they do', () => {
    const rich = {
      hand: ['enforce-1'],
      gold: 5,
      levels: { 'trade-post': 3 },
      troops: { 's2-colony': 1, 's2-left': 1, 's2-start': 1 },
    } as const;
    const posts = {
      's2-left': { buildings: ['trade-post'] },
      's2-start': { buildings: ['trade-post'] },
    } as const;
    const fight = { sides: { 1: rich }, ground: { ...EXILED, ...posts }, rolls: [[6, 6, 6], [1]] } as const;
    expect(powers(fightOut(fight, { 1: ['enforce-1', 1] }))).toEqual([36, 8]);
    const proto = { ...fight, setup: { switches: ['bonusOwnTroops'] } } as const;
    expect(powers(fightOut(proto, { 1: ['enforce-1', 1] }))).toEqual([36, 12]);
  });

  test('TW 4.11, TW 4.12 the Gold bonus flips a die, the Energy bonus rolls up to two again', () => {
    const bonus = (type: 'gold-mine' | 'energy-plant') =>
      declare({
        attack: {
          levels: { [type]: 3 },
          troops: { 's1-colony': 1, [ORIGIN]: 4, 's1-left': 1, 's1-outer-corner': 1 },
        },
        ground: { ...EXILED, 's1-left': { buildings: [type] }, 's1-outer-corner': { buildings: [type] } },
        rolls: [[1, 1, 1], [1], [6, 6]],
      });
    expect(playCards(bonus('gold-mine')).answer('flipDie', 2).events('CombatResolved')).toMatchObject([
      { attack: 16 },
    ]);
    expect(
      playCards(bonus('energy-plant')).answer('rerollDice', [1, 3]).events('CombatResolved'),
    ).toMatchObject([{ attack: 26 }]);
  });
});

describe('before the dice', () => {
  test('TW 10.41, TW C3, TW C4, TW 10.65 Reinforce brings Troops up to four; too many to return go into the reserve', () => {
    const table = fightOut(
      {
        attackers: 3,
        attack: { hand: ['reinforce-1'], gold: 2, energy: 2 },
        ground: { [TARGET]: { token: 'yellow-3' } },
        rolls: [
          [1, 1, 1, 1],
          [6, 6, 6],
        ],
      },
      { 0: ['reinforce-1', 2] },
    );
    expect(table.events('TroopsJoined')).toMatchObject([{ troops: 1 }]);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0, reserve: 0 });
    expect(table.troops(ORIGIN)).toBe(4);
    const full = fightOut(
      {
        attackers: 2,
        attack: { hand: ['reinforce-1'], gold: 2, energy: 2, troops: { 's1-colony': 1, [ORIGIN]: 4 } },
        ground: { [TARGET]: { token: 'yellow-3' } },
        rolls: [
          [1, 1, 1, 1],
          [6, 6, 6],
        ],
      },
      { 0: ['reinforce-1', 2] },
    );
    expect(full.troops(ORIGIN)).toBe(4);
    expect(full.player(0).reserve).toBe(1);
  });

  test('TW C5 Reinforce takes nothing from the reserve', () => {
    const table = fightOut(
      {
        attackers: 1,
        attack: {
          hand: ['reinforce-1'],
          gold: 2,
          energy: 2,
          reserve: 9,
          troops: { 's1-colony': 3, [ORIGIN]: 2 },
        },
        ground: EXILED,
        rolls: [[6], [1]],
      },
      { 0: ['reinforce-1', 2] },
    );
    expect(table.player(0).reserve).toBe(9);
    expect(table.troops(TARGET)).toBe(1);
  });

  test('TW 10.38, TW 10.40, TW 10.58, TW C6 both play Defect: nobody is left, each gets what the other paid', () => {
    const side = { gold: 2, energy: 1 };
    const table = fightOut(
      {
        attackers: 1,
        attack: { ...side, hand: ['defect-1'] },
        sides: { 1: { ...side, hand: ['defect-2'], troops: { [TARGET]: 1 } } },
      },
      { 0: ['defect-1', 1], 1: ['defect-2', 1] },
    );
    expect(resolved(table)).toMatchObject({ winner: 'nobody', attack: 0, defence: 0 });
    expect(table.owner(TARGET)).toBe(-1);
    for (const seat of [0, 1]) expect(table.player(seat)).toMatchObject({ gold: 2, energy: 1, rewards: [] });
  });

  test('TW 10.40 an extra die has its turn too: Reinforce can wait until Defect has acted', () => {
    const fight = (first: string, dice: number): WarpTable => {
      const table = declare({
        origin: 'ring-1',
        target: 'gate',
        attack: {
          troops: { 'ring-1': 4, 'ring-2': 1 },
          hand: ['pincer-1', 'reinforce-1'],
          gold: 9,
          energy: 9,
        },
        sides: { 1: { hand: ['defect-1'], gold: 9, energy: 9 } },
        rolls: [Array.from({ length: dice }, () => 6), [1, 1]],
        setup: { guardian: { race: 'tavma-morphlings' } },
      });
      table.answers(
        ['combatCard', 'pincer-1'],
        ['combatCard', 'reinforce-1'],
        ['support', 'defect-1'],
        ['bribe', 'none'],
      );
      table.ifAsked('beforeReveal', 'reveal');
      table.answer('cardOption', ['1', '2'], 0).answer('cardOption', ['1'], 1);
      expect(table.options('combatEffect', 0)).toEqual(expect.arrayContaining(['extraDie:1', 'addTroop:2']));
      return table.answer('combatEffect', first, 0);
    };
    const attackers = (table: WarpTable): number => table.events('DiceRolled')[0]!.dice.length;
    expect(attackers(fight('extraDie:1', 5))).toBe(5); // 3 - 1 + 2 Troops
    expect(attackers(fight('addTroop:2', 4))).toBe(4); // 3 + 1 - 1 Troops
  });

  test('TW 10.42, TW 10.43, TW C7 a side without a Troop rolls nothing, and the area is conquered', () => {
    const table = fightOut(
      {
        attackers: 1,
        attack: { hand: ['defect-1'], gold: 2, energy: 1 },
        sides: { 1: { troops: { [TARGET]: 1 } } },
        rolls: [[1]],
      },
      { 0: ['defect-1', 1] },
    );
    expect(powers(table)).toEqual([2, 0]);
    expect(table.owner(TARGET)).toBe(0);
    expect(table.player(0).rewards).toHaveLength(1);
  });

  test('TW 10.70, TW C58 a token brought to 0 stays in the combat, and Reinforce still works', () => {
    const table = fightOut(
      {
        attack: { hand: ['defect-1'], gold: 2, energy: 1 },
        sides: { 1: { hand: ['reinforce-1'] } },
        ground: EXILED,
        rolls: [[1, 1, 1], [6]],
      },
      { 0: ['defect-1', 1], 1: ['reinforce-1', 1] },
    );
    expect(powers(table)).toEqual([6, 24]);
    expect(table.strength(TARGET)).toBe(1);
  });

  test('TW 10.72 Defect with a Troop of the own is one effect: the removal, then the Troop', () => {
    const table = fightOut(
      {
        attackers: 2,
        attack: { hand: ['defect-1'], gold: 2, energy: 3 },
        ground: { [TARGET]: { token: 'yellow-2' } },
        rolls: [[1, 1, 1], [1]],
      },
      { 0: ['defect-1', 2] },
    );
    expect(powers(table)).toEqual([6, 4]);
    expect(table.owner(TARGET)).toBe(0);
    expect(table.troops(TARGET)).toBe(3);
  });

  test('TW 10.52, TW 10.53, TW C17 Jetpack takes the final multiplier of the defence, Ambush included', () => {
    const table = fightOut(
      {
        attack: { hand: ['jetpack-1'], gold: 2, energy: 1 },
        sides: { 1: { hand: ['ambush-1'], energy: 3 } },
        ground: { [TARGET]: { token: 'yellow-1', multiplier: 3 } },
        rolls: [[1, 1, 1], [1]],
      },
      { 0: ['jetpack-1', 1], 1: ['ambush-1', 2] },
    );
    expect(powers(table)).toEqual([15, 5]);
  });

  test('TW C18, TW 8.15 a ship brings the multiplier of its level, and Jetpack replaces that too', () => {
    const ship = {
      ground: { ...EXILED, [ORIGIN]: { ships: 1, multiplier: 4 } },
      ship: 'yes',
      rolls: [[1, 1, 1], [1]],
    } as const;
    expect(powers(fightOut({ ...ship, attack: { levels: { 'assault-ship': 2 } } }))).toEqual([9, 4]);
    const jet = { ...ship, attack: { hand: ['jetpack-1'], gold: 2, energy: 1 } } as const;
    expect(powers(fightOut(jet, { 0: ['jetpack-1', 1] }))).toEqual([12, 4]);
  });

  test('TW 10.16, TW 10.43 Pincer brings extra dice', () => {
    const table = fightOut(
      {
        attackers: 1,
        attack: {
          hand: ['pincer-1'],
          energy: 2,
          gold: 1,
          troops: { 's1-colony': 1, [ORIGIN]: 2, 's1-middle': 1 },
        },
        ground: EXILED,
        rolls: [[1, 2, 3], [1]],
      },
      { 0: ['pincer-1', 2] },
    );
    expect(powers(table)).toEqual([12, 4]);
  });

  test('TW 10.39 an option that turns out useless is paid all the same', () => {
    const table = fightOut(
      { attack: { hand: ['deceive-1'], gold: 1, energy: 1 }, ground: EXILED, rolls: [[6, 6, 6], [1]] },
      { 0: ['deceive-1', 1] },
    );
    expect(resolved(table)).toMatchObject({ winner: 'attack' });
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0, hand: [] });
  });
});
