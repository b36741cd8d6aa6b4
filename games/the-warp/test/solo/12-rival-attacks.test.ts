import { describe, expect, it } from 'vitest';
import type { RaceId } from '../../content/index.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { NOBODY } from '../../rules/state.ts';
import { dice } from '../arrange.ts';
import type { Side, WarpTable } from '../arrange.ts';
import { soloPosition } from './arrange.ts';
import { powers, rivalAttacks, settledCards, supply } from './fighting.ts';
import type { SoloFight } from './fighting.ts';

/** From s2-middle (3) to ring-2 (3), held by Exiled. */
const onExiled = (
  troops: number,
  rivals: Side = {},
  token: 'yellow-1' | 'yellow-2' | 'yellow-3' = 'yellow-2',
): SoloFight => ({
  rivals: { ...rivals, troops: { 's2-colony': 1, 's2-middle': troops + 1 } },
  areas: { 'ring-2': { token } },
});

/** From s2-middle (3) to ring-1 (3), held by the Player. The arrow is E. */
const onPlayer = (troops: number, defenders: number, rivals: Side = {}, player: Side = {}): SoloFight => ({
  rivals: { ...rivals, troops: { 's2-colony': 1, 's2-middle': troops + 1 } },
  player: { ...player, troops: { 's1-colony': 1, 'ring-1': defenders } },
});

const attackExiled = (fight: SoloFight): WarpTable => rivalAttacks('NE', fight);
const attackPlayer = (fight: SoloFight): WarpTable => rivalAttacks('E', fight);

describe('the cards of an attack by the Rival', () => {
  it('TWS 12.1, TWS 12.4 the Rival draws 2, in Phase III 3, before the Player decides', () => {
    const fight = onPlayer(2, 2, {}, { hand: ['enforce-1'], gold: 1 });
    const table = attackPlayer({ ...fight, slots: ['rc-05', 'rc-02'] });
    expect(table.isAsked('combatCard', PLAYER)).toBe(true);
    expect(table.view(PLAYER).combat!.slots).toMatchObject([
      { card: 'rc-05', became: 'open', price: { gold: 0, energy: 1 }, pays: false },
      { card: 'rc-02', became: 'open', price: { gold: 1, energy: 1 }, pays: false },
    ]);
    const third = attackPlayer({ ...fight, slots: ['rc-05', 'rc-02', 'rc-03'], rivalPhase: 3 });
    expect(third.view(PLAYER).combat!.slots).toHaveLength(3);
  });

  it('TWS 12.3 the discard pile is shuffled when the deck runs out', () => {
    const table = attackPlayer({
      ...onPlayer(2, 2),
      solo: {
        combatDeck: ['rc-01'],
        combatDiscard: [
          'rc-02',
          'rc-03',
          'rc-04',
          'rc-05',
          'rc-06',
          'rc-07',
          'rc-08',
          'rc-09',
          'rc-10',
          'rc-11',
          'rc-12',
          'rc-13',
          'rc-14',
          'rc-15',
          'rc-16',
        ],
      },
    }).passOthers();
    const [drawn] = table.events('RivalCardsDrawn');
    expect(drawn!.cards[0]).toBe('rc-01');
    expect(drawn!.cards).toHaveLength(2);
    expect(table.state.solo!.combatDeck).toHaveLength(14);
    expect(table.state.solo!.combatDiscard.toSorted()).toEqual([...drawn!.cards].toSorted());
  });

  it('TWS 12.6 TWS E11: a card that cannot be paid is ignored, the next one is looked at', () => {
    const table = attackExiled({
      ...onExiled(2, { gold: 2, energy: 1 }),
      slots: ['rc-10', 'rc-01'],
      rivalPhase: 2,
      rolls: [
        [1, 1],
        [6, 6],
      ],
    });
    table.passOthers();
    expect(settledCards(table)).toEqual({ 'rc-10': 'ignored', 'rc-01': 'paid' });
    expect(supply(table, RIVAL)).toEqual([1, 1]);
  });

  it('TWS 12.8 TWS C26: it pays for what is of no use to it', () => {
    const table = attackExiled({
      ...onExiled(2, { gold: 1, energy: 1 }),
      slots: ['rc-15', 'rc-01'],
    }).passOthers();
    expect(settledCards(table)).toEqual({ 'rc-15': 'paid', 'rc-01': 'ignored' });
    expect(table.events('CardsCancelled')).toEqual([]);
  });

  it('TWS 12.5, TWS 27.5 a card that cannot be paid or does not fit is refused', () => {
    const hand = ['enforce-1', 'ambush-1', 'jetpack-1', 'reinforce-1', 'defect-1'] as const;
    const table = attackPlayer(onPlayer(2, 2, {}, { hand, gold: 1, energy: 1 }));
    expect(table.options('combatCard')).toEqual(['none', 'enforce-1', 'reinforce-1']);
    expect(table.refusal('combatCard', 'defect-1')).toMatchObject({ rule: 'TWS 12.5' });
    expect(table.refusal('combatCard', 'ambush-1')).toMatchObject({ rule: 'TW 10.17' });
    expect(table.refusal('combatCard', 'jetpack-1')).toMatchObject({ rule: 'TW 10.17' });
    table.answer('combatCard', 'enforce-1');
    expect(table.options('cardOption')).toEqual(['1', '2']);
  });

  it('TWS 12.5, TWS 27.4, TWS 27.8 nobody bribes and nobody trades', () => {
    const table = attackPlayer(
      onPlayer(2, 2, { gold: 5, energy: 5 }, { hand: ['enforce-1'], gold: 5, energy: 5 }),
    );
    expect(table.options('combatCard')).toEqual(['none', 'enforce-1']);
    table.answer('combatCard', 'none');
    expect(table.match.over).toBe(true);
    expect(table.events('RivalCardSettled').every(({ became }) => became !== 'bribed')).toBe(true);
  });

  it('TWS 26.4 TWS C22: a Player without a card that is allowed is not asked', () => {
    const table = attackPlayer(onPlayer(2, 2, {}, { hand: ['jetpack-1', 'build-01'], gold: 9, energy: 9 }));
    expect(table.match.over).toBe(true);
  });

  it('TWS 12.9, TWS 12.10 TWS C23: a cancelled Defect is lost with what was paid for it', () => {
    const table = attackPlayer({
      ...onPlayer(2, 2, { gold: 1, energy: 1 }, { hand: ['defect-1'], gold: 2, energy: 1 }),
      slots: ['rc-15', 'rc-01'],
      rolls: [
        [1, 1],
        [6, 6],
      ],
    });
    table.answer('combatCard', 'defect-1').ifAsked('cardOption', ['1']);
    expect(table.events('CardsCancelled')).toMatchObject([{ card: 'rc-15' }]);
    expect(table.events('DiceRolled')[0]!.dice).toEqual([1, 1]);
    expect(supply(table, PLAYER)).toEqual([0, 0]);
    expect(supply(table, RIVAL)).toEqual([0, 0]);
    expect(table.state.discard).toContain('defect-1');
  });

  it('TWS 12.12 a cancelled supporter is none', () => {
    const table = attackExiled({
      ...onExiled(2, { gold: 1, energy: 1 }),
      player: { hand: ['enforce-1'], gold: 1 },
      slots: ['rc-15', 'rc-01'],
      rolls: [
        [1, 1],
        [6, 6],
      ],
    });
    table.answer('support', 'enforce-1').ifAsked('cardOption', ['1']);
    expect(powers(table)).toEqual([6, 36]);
    expect(table.player(PLAYER).rewards).toEqual([]);
    expect(table.player(PLAYER).deeds.supports).toBe(0);
  });

  it('TWS 12.30, TWS 21.13 TWS E52: No Questions makes the supporter’s card cheaper, not the Rival’s', () => {
    const table = attackExiled({
      ...onExiled(2),
      player: { hand: ['enforce-1'] },
      exiled: { yellow: 'volut-smugglers' },
      slots: ['rc-01', 'rc-05'],
      rolls: [
        [1, 1],
        [5, 5],
      ],
    });
    table.answer('support', 'enforce-1').ifAsked('cardOption', ['1']);
    expect(settledCards(table)).toEqual({ 'rc-01': 'ignored', 'rc-05': 'ignored' });
    expect(powers(table)).toEqual([6, 36]);
    expect(table.player(PLAYER).rewards).toHaveLength(2);
  });

  it('TWS 12.23 support:never and support:gate are heard in attacks of the Rival', () => {
    const fight = {
      ...onExiled(2),
      player: { hand: ['enforce-1'], gold: 1, presets: { support: 'never' } },
    } as const;
    expect(attackExiled(fight).match.over).toBe(true);
  });
});

describe('the dice of an attack by the Rival', () => {
  it('TWS 12.14, TWS 12.15, TWS 12.17, TWS 12.22, TWS 19.17, TWS 29.5 TWS E13: an attack in full', () => {
    const table = attackExiled({
      ...onExiled(3, { gold: 1, energy: 1 }),
      rival: 'solca',
      player: { hand: ['enforce-1'], gold: 1 },
      slots: ['rc-05', 'rc-11'],
      rolls: [[2, 5, 3], [4, 6], [4]],
    });
    table.answer('support', 'enforce-1').ifAsked('cardOption', ['1']);
    expect(settledCards(table)).toEqual({ 'rc-05': 'paid', 'rc-11': 'paid' });
    expect(powers(table)).toEqual([45, 33]);
    expect([table.troops('ring-2'), table.owner('ring-2'), table.troops('s2-middle')]).toEqual([3, RIVAL, 1]);
    expect(table.player(RIVAL).rewards).toHaveLength(1);
    expect(table.player(RIVAL).tokenPoints).toBe(2);
  });

  it('TWS 12.13, TWS 12.26, TWS 12.33 TWS E44, TWS C24: Defect pays the Rival; a tie without attackers beats it', () => {
    const table = attackPlayer({
      ...onPlayer(2, 2, { gold: 1, tokenPoints: 2 }, { hand: ['defect-1'], gold: 2, energy: 1 }),
      rival: 'xotan',
      slots: ['rc-01', 'rc-02'],
      rolls: [[5], [3, 3]],
    });
    table.answer('combatCard', 'defect-1').ifAsked('cardOption', ['1']);
    expect(powers(table)).toEqual([18, 18]);
    expect(supply(table, RIVAL)).toEqual([2, 1]);
    expect([table.owner('ring-1'), table.troops('ring-1')]).toEqual([PLAYER, 1]);
    expect(table.player(PLAYER).rewards).toHaveLength(1);
    expect(table.player(RIVAL).tokenPoints).toBe(1);
  });

  it('TWS 12.13 TWS E45: Fresh Blood without unused Troops adds nothing', () => {
    const table = attackExiled({
      ...onExiled(2, { gold: 1, energy: 1, reserve: 10 }, 'yellow-1'),
      slots: ['rc-13', 'rc-01'],
      rolls: [[5, 5], [3]],
    }).passOthers();
    expect(settledCards(table)['rc-13']).toBe('paid');
    expect(powers(table)).toEqual([30, 9]);
    expect(table.troops('ring-2')).toBe(2);
  });

  it('TWS 12.13 TWS C32: Fresh Blood makes four; if they fail three return', () => {
    const table = attackExiled({
      ...onExiled(3, { gold: 1, energy: 1 }),
      slots: ['rc-13', 'rc-01'],
      rolls: [
        [1, 1, 1, 1],
        [6, 6],
      ],
    }).passOthers();
    expect(powers(table)).toEqual([12, 36]);
    expect(table.troops('s2-middle')).toBe(4);
  });

  it('TWS 12.13 Picked Off never takes the last Troop, of Exiled neither', () => {
    const table = attackExiled({
      ...onExiled(2, { gold: 2, energy: 1 }, 'yellow-1'),
      slots: ['rc-14', 'rc-01'],
      rolls: [[1, 1], [6]],
    }).passOthers();
    expect(settledCards(table)['rc-14']).toBe('paid');
    expect(table.events('DiceRolled')[1]!.dice).toEqual([6]);
  });

  it('TWS 12.16, TWS 12.28 TWS C33: Inversion Field is two bonuses', () => {
    const flip = (rolled: readonly number[]): readonly number[] => {
      const table = attackExiled({
        ...onExiled(3, { gold: 1, energy: 1 }),
        slots: ['rc-08', 'rc-01'],
        rolls: [rolled, [1, 1]],
      }).passOthers();
      expect(table.events('BonusUsed')).toHaveLength(2);
      return table.events('BonusUsed').at(-1)!.dice;
    };
    expect(flip([1, 1, 5])).toEqual([6, 6, 5]);
    expect(flip([2, 5, 6])).toEqual([5, 5, 6]);
  });

  it('TWS 12.17, TWS 12.18 TWS C34: Heavy Breaker and Veteran Gunner take different dice', () => {
    const table = attackExiled({
      ...onExiled(2, { gold: 2, energy: 2 }),
      slots: ['rc-12', 'rc-11'],
      rolls: [
        [3, 2],
        [6, 6],
      ],
    }).passOthers();
    expect(powers(table)[0]).toBe((6 + 4) * 3);
  });

  it('TWS 12.14 with Heavy Breaker on the highest die, the other is doubled', () => {
    const table = attackExiled({
      ...onExiled(2, { gold: 2, energy: 2 }),
      slots: ['rc-11', 'rc-12'],
      rolls: [
        [5, 3],
        [6, 6],
      ],
    }).passOthers();
    expect(powers(table)[0]).toBe((10 + 6) * 3);
  });

  it('TWS 12.19 a Sentry Tower of its own counts, its tracks do not', () => {
    const fight = onExiled(2, { levels: { 'trade-post': 3 } });
    const areas = {
      ...fight.areas,
      's2-middle': { buildings: ['sentry-tower', 'trade-post'] },
      's2-colony': { multiplier: 2 },
    } as const;
    const table = attackExiled({
      ...fight,
      areas,
      rolls: [
        [2, 2],
        [6, 6],
      ],
    }).passOthers();
    expect(powers(table)[0]).toBe(18);
  });

  it('TWS 12.34 a side without Troops has power 0', () => {
    const table = attackPlayer({
      ...onPlayer(1, 2, { gold: 1 }, { hand: ['defect-1'], gold: 2, energy: 1 }),
      slots: ['rc-01', 'rc-02'],
      rolls: [[2, 2]],
    });
    table.answer('combatCard', 'defect-1').ifAsked('cardOption', ['1']);
    expect(powers(table)).toEqual([0, 12]);
    expect(table.troops('ring-1')).toBe(2);
  });

  it('TWS 21.16 bonuses of the Player are asked at their places', () => {
    const table = attackPlayer({
      ...onPlayer(2, 2, { energy: 1 }, { hand: ['elite-1'], energy: 1 }),
      slots: ['rc-05', 'rc-02'],
      rolls: [[1, 6], [3, 3], [5]],
    });
    table.answer('combatCard', 'elite-1').ifAsked('cardOption', ['1']);
    expect(table.events('BonusUsed')).toMatchObject([{ seat: RIVAL, dice: [5, 6] }]);
    table.ifAsked('bonus', 'double:1').answer('doubleDice', [2]);
    expect(powers(table)).toEqual([33, 27]);
  });

  it('TWS 21.16 Hired Guns and Rewind of the Player are asked in a Rival attack', () => {
    const guns = attackPlayer({
      ...onPlayer(1, 1, {}, { races: ['solca-mercenaries'], gold: 2 }),
      slots: ['rc-01', 'rc-02'],
      rolls: [[6], [3, 4]],
    });
    guns.answer('hireGuns', 'yes');
    expect(powers(guns)).toEqual([18, 21]);
    const rewind = attackPlayer({
      ...onPlayer(1, 1, {}, { races: ['xotan-timebenders'] }),
      slots: ['rc-01', 'rc-02'],
      rolls: [[4], [1], [6]],
    });
    rewind.ifAsked('bonus', 'rerollAll:0').answer('rerollAll', 'yes');
    expect(powers(rewind)).toEqual([12, 18]);
  });

  it('TWS 12.30 Standing Contract makes the Player’s card cheaper in defence', () => {
    const table = attackPlayer({
      ...onPlayer(
        1,
        1,
        {},
        { races: ['solca-mercenaries'], permanent: ['solca-mercenaries'], hand: ['enforce-1'] },
      ),
      slots: ['rc-01', 'rc-02'],
      rolls: [[6], [3]],
    });
    table.answer('combatCard', 'enforce-1');
    expect(table.options('cardOption')).toEqual(['1', '2']);
  });
});

describe('what comes of an attack by the Rival', () => {
  it.each<readonly [RaceId, string]>([
    ['ecton-cultists', 'No Surrender'],
    ['morlar-raiders', 'Counter-Raid'],
    ['ralan-engineers', 'Bastions'],
    ['xurdun-slavers', 'Chains'],
  ])('TWS 1.6, TWS 12.20, TWS 21.12 C21: %s on the target do nothing against it (%s)', (race) => {
    const table = attackExiled({
      ...onExiled(3, {}, 'yellow-2'),
      exiled: { yellow: race },
      rolls: [
        [2, 2, 2],
        [3, 3],
      ],
    }).passOthers();
    expect(powers(table)).toEqual([18, 18]);
    expect(table.strength('ring-2')).toBe(1);
    expect(table.troops('s2-middle')).toBe(3);
  });

  it('TWS 12.21 TWS C36: equal power of 1 against 1 leaves the area empty, without a Reward Card', () => {
    const table = attackExiled({ ...onExiled(1, {}, 'yellow-1'), rolls: [[3], [3]] }).passOthers();
    expect(table.owner('ring-2')).toBe(NOBODY);
    expect(table.player(RIVAL).rewards).toEqual([]);
    expect(table.player(RIVAL).tokenPoints).toBe(0);
  });

  it('TWS 19.24 TWS C37: a tie that leaves the Rival in control is a conquest', () => {
    const fight = { ...onExiled(3, {}, 'yellow-1'), rolls: [[1, 1, 1], [3]] };
    const xurdun = attackExiled(fight).passOthers();
    expect([xurdun.owner('ring-2'), xurdun.troops('ring-2')]).toEqual([RIVAL, 2]);
    expect(xurdun.player(RIVAL).tokenPoints).toBe(1);
    const darja = attackExiled({ ...fight, rival: 'darja', rolls: [[1, 2], [3]] }).passOthers();
    expect(darja.troops('ring-2')).toBe(1);
    expect(darja.player(RIVAL).tokenPoints).toBe(2);
  });

  it('TWS 12.22, TWS 12.24 a won attack gives 1 Reward Card, after the clean-up', () => {
    const table = attackExiled({
      ...onExiled(3),
      rolls: [
        [6, 6, 6],
        [1, 1],
      ],
    }).passOthers();
    expect(table.player(RIVAL).rewards).toHaveLength(1);
    expect(table.state.solo!.slots).toEqual([]);
    expect(table.state.solo!.combatDiscard).toHaveLength(2);
  });

  it('TWS 12.23 the Player who defends draws 1', () => {
    const table = attackPlayer({ ...onPlayer(1, 3), rolls: [[1], [6, 6, 6]] }).passOthers();
    expect(table.player(PLAYER).rewards).toHaveLength(1);
    expect(table.player(RIVAL).rewards).toEqual([]);
  });

  it('TWS 19.21 a Rival that loses against Exiled is not beaten by their supporter', () => {
    const table = attackExiled({
      ...onExiled(2, { tokenPoints: 3 }),
      rival: 'xotan',
      player: { hand: ['enforce-1'], gold: 1 },
      rolls: [
        [1, 1],
        [6, 6],
      ],
    });
    table.answer('support', 'enforce-1').ifAsked('cardOption', ['1']);
    expect(table.events('CombatResolved')).toMatchObject([{ winner: 'defence' }]);
    expect(table.player(PLAYER).deeds.supports).toBe(1);
    expect(table.player(RIVAL).tokenPoints).toBe(3);
  });

  it('TWS 12.25 cq-12 sees paid Rival Combat Cards', () => {
    const fight = {
      ...onExiled(3),
      rolls: [
        [6, 6, 6],
        [1, 1],
      ],
    };
    const paid = attackExiled({ ...fight, rivals: { ...fight.rivals!, gold: 1 }, slots: ['rc-01', 'rc-02'] });
    expect(paid.passOthers().player(RIVAL).deeds.bareHandWins).toBe(0);
    expect(attackExiled(fight).passOthers().player(RIVAL).deeds.bareHandWins).toBe(1);
  });

  it('TWS 28.2 the draw of the cards cannot be taken back', () => {
    const table = rivalAttacks('NE', {
      rivals: { troops: { 's2-colony': 1, 's2-middle': 3, 's2-inner-corner': 3 } },
      player: { hand: ['enforce-1'], gold: 1 },
      areas: {
        's2-inner-corner': { multiplier: 3 },
        'ring-2': { token: 'yellow-2' },
        'ring-1': { token: 'yellow-2' },
      },
      ties: 'ask',
    });
    table.answer('rivalOrigin', 's2-middle');
    expect(table.match.undoable(PLAYER).ok).toBe(false);
  });

  it('TWS 12.33, TWS 7.5 Deceive of a Player who loses is asked at its place', () => {
    const table = attackPlayer({
      ...onPlayer(2, 1, {}, { hand: ['deceive-1'], gold: 1, energy: 1 }),
      rolls: [[6, 6], [1]],
    });
    table.answer('combatCard', 'deceive-1').ifAsked('cardOption', ['1']);
    table.answer('drawFrom', 'deck').answer('drawFrom', 'stop');
    expect(table.player(PLAYER).hand).toHaveLength(1);
    expect(table.player(RIVAL).rewards).toHaveLength(1);
    expect(table.match.over).toBe(true);
  });

  it('TWS 15.2 TWS C42: what the Rival spends in its attack is missing in the Phase check', () => {
    const table = soloPosition({
      step: 'rivalAction',
      drawn: ['am-07'],
      rivals: { gold: 5, energy: 5, troops: { 's2-colony': 1, 's2-middle': 2 } },
      areas: { 'ring-2': { token: 'yellow-3' } },
      combatCards: ['rc-01', 'rc-10'],
    }).passOthers();
    expect(settledCards(table)).toEqual({ 'rc-01': 'paid', 'rc-10': 'paid' });
    expect(table.state.solo!.phase).toBe(1);
    expect(table.events('PhaseReached')).toEqual([]);
  });

  it('TWS 15.8, TWS 11.15 TWS C45: the attack of Xurdun’s Next Phase draws 3 cards in Phase III and scores 2', () => {
    const table = soloPosition({
      step: 'rivalPhaseCheck',
      drawn: ['am-11'],
      rivalPhase: 2,
      rivals: { gold: 5, energy: 5, troops: { 's2-colony': 1, 's2-middle': 4 } },
      areas: { 'ring-1': { token: 'yellow-1' } },
      chance: [dice(6, 6, 6), dice(1)],
    }).passOthers();
    expect(table.events('RivalCardsDrawn')[0]!.cards).toHaveLength(3);
    expect(table.owner('ring-1')).toBe(RIVAL);
    expect(table.player(RIVAL).tokenPoints).toBe(2);
  });

  it('TWS 11.2 TWS C57: a Rival with nothing but its Colony attacks from there', () => {
    const table = rivalAttacks('E', {
      rivals: { troops: { 's2-colony': 3 } },
      areas: { 's2-upper-right': { token: 'yellow-1' } },
    }).passOthers();
    expect(table.events('AttackDeclared')).toMatchObject([
      { from: 's2-colony', to: 's2-upper-right', troops: 2 },
    ]);
  });
});
