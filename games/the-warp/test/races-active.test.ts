import { describe, expect, test } from 'vitest';
import type { ArchiveId, RaceId } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { NEST, raid, raidRival, story, yellow } from './raiding.ts';

const as = (...races: readonly RaceId[]): Side => ({ races });

/** Seat 0 in the Action Phase, and nothing else on the board but what is said. */
const acting = (me: Side, more: Position = {}): WarpTable =>
  position({ ...more, sides: { ...more.sides, 0: { ...me } } });

const EIGHT: readonly ArchiveId[] = [
  'maneuver-1',
  'enforce-1',
  'enforce-2',
  'elite-1',
  'elite-2',
  'defect-1',
  'defect-2',
  'jetpack-1',
];

describe('Darja Shadows: Last to Commit', () => {
  test('TW 14.3 the attacker decides on cards after a supporter', () => {
    const table = raid({
      me: { ...as('darja-shadows'), hand: ['enforce-1'] },
      other: { hand: ['enforce-2'] },
    });
    table.answer('commitLast', 'last', 0);
    expect(table.isAsked('support', 1)).toBe(true);
    table.answer('support', 'none');
    expect(table.isAsked('combatCard', 0)).toBe(true);
    const usual = raid({ me: { hand: ['enforce-1'] }, other: { hand: ['enforce-2'] } });
    expect(usual.isAsked('combatCard', 0)).toBe(true);
  });

  test('TW 14.3 the attacker decides after a defending player; in defence nothing changes', () => {
    const table = raidRival({ me: as('darja-shadows') }).answer('commitLast', 'last', 0);
    expect(table.isAsked('combatCard', 1)).toBe(true);
    const defending = raidRival({ other: as('darja-shadows') });
    expect(defending.isAsked('combatCard', 0)).toBe(true);
  });

  test('TW 14.3 it can be declined: the attacker decides first, as usual', () => {
    const table = raidRival({ me: as('darja-shadows') }).answer('commitLast', 'first', 0);
    expect(table.isAsked('combatCard', 0)).toBe(true);
  });
});

describe('Dura Scavengers: Pickers', () => {
  const claim = (races: readonly RaceId[]): WarpTable =>
    position({
      step: 'movement',
      sides: { 0: { races, troops: { 's1-start': 2 } } },
      guardian: { race: 'luron-droids' },
    })
      .answer('moveFrom', 's1-start')
      .answer('moveTo', NEST);

  test('TW 14.3 a Troop Movement that claims an empty area gives a Reward Card', () => {
    const table = claim(['dura-scavengers']);
    expect(table.owner(NEST)).toBe(0);
    expect(table.player(0).rewards).toHaveLength(1);
    expect(claim([]).player(0).rewards).toEqual([]);
  });

  test('TW 14.3 a conquest gives no more than its own Reward Card', () => {
    const table = raid({ me: as('dura-scavengers'), guardian: { race: 'luron-droids' } }).passOthers();
    expect(table.player(0).rewards).toHaveLength(1);
  });

  const consult = (hand: readonly ArchiveId[], discard: readonly ArchiveId[]): WarpTable =>
    position({
      step: 'consult',
      sides: { 0: { ...as('dura-scavengers'), hand } },
      discard,
      guardian: { race: 'luron-droids' },
    });

  test('TW 14.3 as Consult begins the top card of the Discard Pile may take the place of one draw', () => {
    const table = consult(['build-05'], ['build-04', 'build-01']).answer('salvageTop', 'yes');
    expect(table.player(0).hand).toEqual(['build-04', 'build-05']);
    table.answer('discard', 'draw').answer('drawFrom', 'deck');
    expect(table.isAsked('drawFrom')).toBe(false);
    expect(table.player(0).hand).toHaveLength(3);
    const declined = consult(['build-05'], ['build-04']).answer('salvageTop', 'no').answer('discard', 'draw');
    declined.answer('drawFrom', 'deck').answer('drawFrom', 'deck');
    expect(declined.player(0).hand).toHaveLength(3);
    expect(declined.state.discard).toEqual(['build-04']);
  });

  test('TW 14.3 not with a full hand, nor from an empty pile', () => {
    expect(consult(EIGHT, ['build-04']).isAsked('salvageTop')).toBe(false);
    expect(consult(['build-05'], []).isAsked('salvageTop')).toBe(false);
  });
});

describe('Ecton Cultists: Voices of the Outcast', () => {
  const support = (races: readonly RaceId[]): WarpTable =>
    raid({
      attack: [1, 1, 1],
      defence: [6, 6],
      other: { races, hand: ['enforce-1'], gold: 1, energy: 1 },
    })
      .answer('combatCard', 'none')
      .answer('support', 'enforce-1')
      .ifAsked('bribe', 'none');

  test('TW 14.3 a supporter pays 1/1 less for the card', () => {
    const table = support(['ecton-cultists']);
    expect(table.options('cardOption', 1)).toEqual(['1', '2', '3']);
    table.answer('cardOption', ['3']);
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 0 });
    expect(support([]).options('cardOption', 1)).toEqual(['1', '2']);
  });

  test('TW 10.69 a supporter whose side wins draws 3 Reward Cards', () => {
    expect(
      support(['ecton-cultists']).answer('cardOption', ['1']).passOthers().player(1).rewards,
    ).toHaveLength(3);
    expect(support([]).answer('cardOption', ['1']).passOthers().player(1).rewards).toHaveLength(2);
  });

  test('TW 14.3 in the own combats nothing is cheaper, and a victory gives 1 Reward Card', () => {
    const table = raid({ me: { ...as('ecton-cultists'), hand: ['enforce-1'], gold: 1 } });
    table.answer('combatCard', 'enforce-1').passOthers();
    expect(table.player(0).gold).toBe(0);
    expect(table.player(0).rewards).toHaveLength(1);
  });
});

describe('Luron Droids: Assembly Line', () => {
  test('TW 14.3 Extract gives 1 Troop more when Troops are chosen', () => {
    const table = acting(as('luron-droids'), { step: 'extract' }).answer('extract', 'troops');
    table.answers(['placeTroop', 's1-start'], ['placeTroop', 'reserve']);
    expect(table.isAsked('placeTroop')).toBe(false);
    expect(table.troops('s1-start')).toBe(2);
    expect(table.player(0).reserve).toBe(1);
    const usual = acting({}, { step: 'extract' }).answer('extract', 'troops').answer('placeTroop', 'reserve');
    expect(usual.isAsked('placeTroop')).toBe(false);
    const resources = acting(as('luron-droids'), { step: 'extract' }).answer('extract', 'resources');
    expect(resources.player(0).supply).toBe(10);
  });
});

describe('Morlar Raiders: Plunder', () => {
  test('TW 14.3 the conquest of an area that a player held gives 1/1, before the Reward Card', () => {
    const table = raidRival({ me: as('morlar-raiders') }).passOthers();
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 1 });
    expect(story(table, 'Gained', 'RewardsDrawn')).toEqual(['Gained', 'RewardsDrawn']);
    const lost = raidRival({ me: as('morlar-raiders'), attack: [1, 1, 1], defence: [6, 6] }).passOthers();
    expect(lost.player(0)).toMatchObject({ gold: 0, energy: 0 });
    const exiled = raid({ me: as('morlar-raiders') }).passOthers();
    expect(exiled.player(0)).toMatchObject({ gold: 0, energy: 0 });
  });

  test('TW C45 it comes from the supply of the player who held the area, as far as possible', () => {
    const table = raidRival({ me: as('morlar-raiders'), other: { energy: 3 } }).passOthers();
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 1 });
    expect(table.player(1)).toMatchObject({ gold: 0, energy: 2 });
    expect(table.events('Plundered')).toEqual([{ type: 'Plundered', seat: 0, from: 1, gold: 0, energy: 1 }]);
    const rich = raidRival({ me: as('morlar-raiders'), other: { gold: 3, energy: 3 } }).passOthers();
    expect(rich.player(1)).toMatchObject({ gold: 2, energy: 2 });
    const defender = raidRival({ other: { ...as('morlar-raiders'), gold: 1 } }).passOthers();
    expect(defender.player(1).gold).toBe(1);
  });
});

describe('Nurec Designers: Blueprints', () => {
  const hand = ['upgrade-02', 'build-05'] as const;
  const nurec: Side = { ...as('nurec-designers'), hand, gold: 9, energy: 9 };
  const payments = (table: WarpTable, kind: string, path: readonly string[], seat: number) =>
    table.question(kind, seat).ask.after!(path);

  test('TW 7.4 an Upgrade costs 1 less, on top of the reduction of the action; a Build does not', () => {
    const table = acting(nurec).answer('action', 'develop');
    expect(payments(table, 'develop', ['upgrade-02', '1'], 0)).toEqual(['0/2', '1/1', '2/0']);
    expect(payments(table, 'develop', ['build-05', '2', 's1-start'], 0)).toEqual(['0/1', '1/0']);
    const usual = acting({ hand, gold: 9, energy: 9 }).answer('action', 'develop');
    expect(payments(usual, 'develop', ['upgrade-02', '1'], 0)).toEqual(['1/2', '2/1']);
  });

  test('TW 14.3 it works for a follower and for a Reward Card too', () => {
    const table = position({ sides: { 0: { hand: ['build-04'], gold: 9, energy: 9 }, 1: nurec } });
    table.answer('action', 'develop').answer('develop', ['build-04', '3', 's1-start', '0/1']);
    expect(payments(table, 'followDevelop', ['upgrade-02', '1'], 1)).toEqual(['1/2', '2/1']);
    const refit = acting({ ...as('nurec-designers'), energy: 1, rewards: ['rw-refit-1'] });
    refit.answer('action', '+reward:rw-refit-1').answer('upgrade', ['gold-mine']);
    expect(refit.player(0)).toMatchObject({ energy: 0, levels: [1, 2, 1, 1, 1] });
    const without = acting({ energy: 1, rewards: ['rw-refit-1'] });
    expect(without.refusal('action', '+reward:rw-refit-1').reason).toBe('rewardUseless');
  });
});

describe('Ralan Engineers: Double Shift', () => {
  const build = (me: Side): WarpTable =>
    acting(
      { ...as('ralan-engineers'), hand: ['build-04', 'build-any-1'], ...me },
      {
        sides: { 1: { hand: ['build-01'], gold: 9, energy: 9 } },
        areas: { 's1-left': {} },
      },
    ).answer('action', 'develop');
  const me: Side = { gold: 5, energy: 5, troops: { 's1-left': 1, 's1-start': 1 } };

  test('TW C44 a second option of the card for its full cost, before the followers', () => {
    const table = build(me).answer('develop', ['build-04', '1', 's1-left', '0/2']);
    expect(table.options('doubleShift')).toEqual(['2', '3', 'none']);
    expect(table.question('doubleShift').ask.after!(['3', 's1-start'])).toEqual(['1/1']);
    table.answer('doubleShift', ['3', 's1-start', '1/1']);
    expect(table.player(0)).toMatchObject({ gold: 4, energy: 2 });
    expect(table.player(0).deeds.builds).toBe(2);
    expect(table.isAsked('followDevelop', 1)).toBe(true);
    expect(table.events('SecondOptionUsed')).toEqual([
      { type: 'SecondOptionUsed', seat: 0, card: 'build-04', option: 3 },
    ]);
  });

  test('TW 14.3 it may be left, must be paid in full, and needs a card of three options', () => {
    const left = build(me)
      .answer('develop', ['build-04', '1', 's1-left', '0/2'])
      .answer('doubleShift', ['none']);
    expect(left.player(0).deeds.builds).toBe(1);
    const poor = build({ ...me, gold: 1, energy: 2 }).answer('develop', ['build-04', '1', 's1-left', '0/2']);
    expect(poor.forced('doubleShift')).toEqual([['none']]);
    const two = build(me).answer('develop', [
      'build-any-1',
      '1',
      'sentry-tower',
      's1-left',
      '1/1',
      'build-04',
    ]);
    expect(two.isAsked('doubleShift')).toBe(false);
  });

  test('TW 14.3 not for a follower', () => {
    const table = position({
      sides: {
        0: { hand: ['build-05'], gold: 9, energy: 9 },
        1: { ...as('ralan-engineers'), hand: ['build-04'], gold: 9, energy: 9 },
      },
    });
    table.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '0/1']);
    table.answer('followDevelop', ['build-04', '3', 's2-start', '1/1'], 1);
    expect(table.isAsked('doubleShift')).toBe(false);
    expect(table.player(1).deeds.builds).toBe(1);
  });
});

describe('Silna Officials: Red Tape', () => {
  test('TW 14.3 the first Private Mission of a Replenish step is free', () => {
    const table = acting({ ...as('silna-officials'), gold: 1 }, { step: 'replenish' });
    table.answer('replenish', 'progress');
    expect(table.player(0)).toMatchObject({ gold: 1 });
    table.answer('replenish', 'conquest');
    expect(table.player(0)).toMatchObject({ gold: 0 });
    expect(table.player(0).missions).toHaveLength(2);
    expect(acting({ gold: 1 }, { step: 'replenish' }).answer('replenish', 'progress').player(0).gold).toBe(0);
  });

  const bribe = (me: Side, other: Side): WarpTable =>
    raid({ me: { gold: 2, ...me }, other: { hand: ['enforce-1'], ...other } })
      .answer('combatCard', 'none')
      .answer('support', 'enforce-1')
      .answer('bribe', 'offer')
      .ifAsked('offerKinds', ['gold'])
      .ifAsked('offerAmount', 2)
      .answer('answerBribe', 'accept');

  test('TW 14.3 an accepted bribe gives 1/1, to a giver as to a receiver', () => {
    const giver = bribe(as('silna-officials'), {});
    expect(giver.player(0)).toMatchObject({ gold: 1, energy: 1 });
    expect(giver.player(1)).toMatchObject({ gold: 2, energy: 0 });
    const receiver = bribe({}, as('silna-officials'));
    expect(receiver.player(0)).toMatchObject({ gold: 0, energy: 0 });
    expect(receiver.player(1)).toMatchObject({ gold: 3, energy: 1 });
  });

  test('TW 14.4 of two players the active one comes first', () => {
    const table = bribe(
      { races: ['tavma-morphlings', 'luron-droids'], mimicked: 'silna-officials' },
      as('silna-officials'),
    );
    const gains = table.events('Gained').filter(({ energy }) => energy === 1);
    expect(gains.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('Skolok Miners: Deep Veins', () => {
  test('TW 20.2 Gold Mines may be built where there is no Gold', () => {
    const skolok = { hand: ['build-04'], gold: 9, energy: 9 } as const;
    const table = acting({ ...as('skolok-miners'), ...skolok }).answer('action', 'develop');
    table.answer('develop', ['build-04', '1', 's1-start', '0/2']);
    expect(table.track(0, 'gold-mine')).toBe(2);
    const usual = acting(skolok).answer('action', 'develop');
    expect(usual.question('develop').ask.after!(['build-04'])).toEqual(['2', '3']); // no area for a mine
  });

  test('TW 14.3 lowering an area gives 1 Gold, by the action, by following and by a Reward Card', () => {
    const table = acting(as('skolok-miners')).ifAsked('action', 'terrashift');
    table.answers(['raise', 's1-start'], ['lower', 'ring-1']);
    expect(table.player(0).gold).toBe(1);
    const follower = acting({}, { sides: { 1: as('skolok-miners') } }).ifAsked('action', 'terrashift');
    follower.answers(['raise', 's1-start'], ['lower', 'ring-1']);
    follower.answer('followTerrashift', ['lower', 'ring-2'], 1);
    expect(follower.player(1).gold).toBe(1);
    const raised = acting({}, { sides: { 1: as('skolok-miners') } }).ifAsked('action', 'terrashift');
    raised.answers(['raise', 's1-start'], ['lower', 'ring-1']);
    expect(raised.answer('followTerrashift', ['raise', 'ring-2'], 1).player(1).gold).toBe(0);
    const quake = acting({ ...as('skolok-miners'), rewards: ['rw-quake-1'] });
    quake.answer('action', '+reward:rw-quake-1').answers(['raise', 's1-start'], ['lower', 'ring-1']);
    expect(quake.player(0).gold).toBe(1);
  });
});

describe("Sol'ca Mercenaries: Hired Guns", () => {
  test('TW 10.40 an attacker or defender may pay 2 Gold for a die more, once per combat', () => {
    const table = raid({
      me: { ...as('solca-mercenaries'), gold: 4 },
      attack: [1, 1, 1, 6],
      defence: [4, 4],
    });
    table.answers(['combatCard', 'none'], ['support', 'none'], ['hireGuns', 'yes']);
    expect(table.player(0).gold).toBe(2);
    expect(table.events('CombatResolved')).toMatchObject([{ attack: 9, defence: 8 }]);
    const defender = raidRival({ other: { ...as('solca-mercenaries'), gold: 2 }, defence: [1, 1, 1] });
    defender.answers(['combatCard', 'none', 0], ['combatCard', 'none', 1], ['hireGuns', 'yes']);
    expect(defender.events('DiceRolled')).toMatchObject([{ dice: [6, 6, 6] }, { dice: [1, 1, 1] }]);
    const declined = raid({ me: { ...as('solca-mercenaries'), gold: 4 } }).passOthers();
    expect(declined.player(0).gold).toBe(4);
  });

  test('TW 14.13 not for a supporter, who has no Troops of the own there', () => {
    const table = raid({ other: { ...as('solca-mercenaries'), hand: ['enforce-1'], gold: 9 } });
    table
      .answers(['combatCard', 'none'], ['support', 'enforce-1'])
      .ifAsked('bribe', 'none')
      .ifAsked('cardOption', ['1']);
    expect(table.events('CombatResolved')).toHaveLength(1);
    expect(table.player(1).gold).toBe(8);
  });
});

describe('Volut Smugglers: Under the Counter', () => {
  const lineUp = ['build-01', 'upgrade-01', 'enforce-1', 'build-02'] as const;
  /** With something to trade, there is always a question to refuse a free move at. */
  const volut: Side = { ...as('volut-smugglers'), gold: 1, hand: ['build-03', 'start-1'] };

  test('TW 14.3 once per own turn a card of the hand is exchanged with one of the line-up', () => {
    const table = acting(volut, { lineUp }).answer('action', '+smuggle').ifAsked('smuggleOut', 'build-03');
    table.answer('smuggleIn', 'upgrade-01');
    expect(table.player(0).hand).toEqual(['start-1', 'upgrade-01']);
    expect(table.state.lineUp).toEqual(['build-01', 'build-03', 'enforce-1', 'build-02']);
    expect(table.refusal('action', '+smuggle')).toEqual({ rule: 'TW 14.3', reason: 'smuggledAlready' });
  });

  test('TW 6.10 then the line-up is checked', () => {
    const table = acting(
      { ...volut, hand: ['build-03'] },
      { lineUp: ['build-01', 'build-04', 'enforce-1', 'build-02'] },
    );
    table.answer('action', '+smuggle').answer('smuggleIn', 'enforce-1');
    expect(table.events('ArchiveShuffled').length).toBeGreaterThan(0);
    expect(table.state.lineUp).toHaveLength(4);
    expect(table.player(0).hand).toEqual(['enforce-1']);
  });

  test('TW 14.3 a Start Card cannot be exchanged', () => {
    const table = acting({ ...volut, hand: ['start-1'] }, { lineUp });
    expect(table.refusal('action', '+smuggle')).toEqual({ rule: 'TW 14.3', reason: 'nothingToSmuggle' });
    const two = acting({ ...volut, hand: ['build-03', 'build-04', 'start-1'] }, { lineUp });
    expect(two.answer('action', '+smuggle').options('smuggleOut')).toEqual(['build-03', 'build-04']);
  });
});

describe("Xe'lo Traders: Market Makers", () => {
  const trade = (me: Side): WarpTable => acting(me).answer('action', '+trade');

  test('TW 20.11 the Trade limit is 1 higher, and both directions may be mixed', () => {
    const table = trade({ ...as('xelo-traders'), gold: 3, energy: 3 }).answer('tradeGiven', 'gold');
    expect(table.options('tradeAmount')).toEqual([1, 2]);
    table.answers(['tradeAmount', 1], ['tradeBack', 1]);
    expect(table.player(0).deeds.traded).toBe(2);
    expect(table.isAsked('gainGold')).toBe(true); // 2 were exchanged
    table.answer('gainGold', 0);
    expect(table.player(0)).toMatchObject({ gold: 3, energy: 4 });
  });

  test('TW 14.3 an exchange of 2 or more gives 1 resource of choice, one of 1 does not', () => {
    const two = trade({ ...as('xelo-traders'), gold: 3 })
      .ifAsked('tradeGiven', 'gold')
      .answer('tradeAmount', 2);
    expect(two.ifAsked('tradeBack', 0).answer('gainGold', 1).player(0)).toMatchObject({ gold: 2, energy: 2 });
    const one = trade({ ...as('xelo-traders'), gold: 3 })
      .ifAsked('tradeGiven', 'gold')
      .answer('tradeAmount', 1);
    expect(one.ifAsked('tradeBack', 0).isAsked('gainGold')).toBe(false);
  });
});

describe('Xotan Timebenders: Rewind', () => {
  test('TW 10.46 all own dice may be rolled again, once per combat', () => {
    const table = position({
      sides: { 0: { ...as('xotan-timebenders'), troops: { 's1-start': 4 } } },
      areas: { [NEST]: { token: 'yellow-2' } },
      chance: [dice(1, 1, 1), dice(3, 3), dice(6, 5, 4)],
    });
    table.answer('action', 'attack').answer('attackTroops', 3);
    table.answers(['combatCard', 'none'], ['support', 'none'], ['rerollAll', 'yes']);
    expect(table.events('CombatResolved')).toMatchObject([{ winner: 'attack', attack: 15, defence: 6 }]);
    const kept = raid({ me: as('xotan-timebenders') }).passOthers();
    expect(kept.events('DiceRolled')).toHaveLength(2);
  });

  test('TW 14.13 a defender with own Troops has it, a supporter does not', () => {
    const defender = raidRival({ other: as('xotan-timebenders') });
    defender.answers(['combatCard', 'none', 0], ['combatCard', 'none', 1]);
    expect(defender.isAsked('rerollAll', 1)).toBe(true);
    const supporter = raid({ other: { ...as('xotan-timebenders'), hand: ['enforce-1'], gold: 1 } });
    supporter
      .answers(['combatCard', 'none'], ['support', 'enforce-1'])
      .ifAsked('bribe', 'none')
      .ifAsked('cardOption', ['1']);
    expect(supporter.isAsked('rerollAll')).toBe(false);
    expect(supporter.events('CombatResolved')).toHaveLength(1);
  });
});

describe('Xurdun Slavers: Press Gang', () => {
  test('TW 14.3 a conquest brings 1 Troop into the reserve if 2 or more enemies were destroyed', () => {
    const pressed = (token: 'yellow-1' | 'yellow-2' | 'yellow-3', defence: readonly number[]): number =>
      raid({ me: as('xurdun-slavers'), areas: { [NEST]: { token } }, defence })
        .passOthers()
        .player(0).reserve;
    expect(pressed('yellow-1', [1])).toBe(0);
    expect(pressed('yellow-2', [1, 1])).toBe(1);
    expect(pressed('yellow-3', [1, 1, 1])).toBe(1);
    const lost = raid({ me: as('xurdun-slavers'), attack: [1, 1, 1], defence: [6, 6] }).passOthers();
    expect(lost.player(0).reserve).toBe(0);
  });

  test('TW 14.3 a Troop that Defect destroyed before the dice counts too', () => {
    const table = raid({
      me: { ...as('xurdun-slavers'), hand: ['defect-1'], gold: 2, energy: 1 },
      defence: [1],
    });
    table.answer('combatCard', 'defect-1').passOthers();
    expect(table.player(0).reserve).toBe(1);
  });

  test('TW 14.2, TW 14.4 two abilities of one moment act in the order the player likes', () => {
    const table = raidRival({ me: as('morlar-raiders', 'xurdun-slavers') }).passOthers();
    expect(table.options('ability')).toEqual(['morlar-raiders', 'xurdun-slavers']);
    table.answer('ability', 'xurdun-slavers');
    expect(story(table, 'TroopsReserved', 'Gained')).toEqual(['TroopsReserved', 'Gained']);
    expect(table.player(0)).toMatchObject({ reserve: 1, gold: 1, energy: 1 });
  });
});

describe('Zeto Archivists: Great Index', () => {
  const deck = ['build-05', 'build-06', 'build-07', 'build-08'] as const;
  const consult = (hand: readonly ArchiveId[], races: readonly RaceId[] = ['zeto-archivists']): WarpTable =>
    position({ step: 'consult', sides: { 0: { races, hand } }, deck }).ifAsked('discard', 'draw');

  test('TW 6.14 the hand limit is 10', () => {
    const table = consult(EIGHT);
    table
      .answer('drawFrom', 'deck')
      .answer('takeLooked', 'build-05')
      .answer('orderUnder', ['build-06', 'build-07']);
    table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toHaveLength(10);
    expect(consult(EIGHT, []).isAsked('drawFrom')).toBe(false);
  });

  test('TW 14.3 for the first card from the deck one sees the top 3, takes one, and orders the others under it', () => {
    const table = consult([]).answer('drawFrom', 'deck');
    expect(table.options('takeLooked', 0)).toEqual(['build-05', 'build-06', 'build-07']);
    expect(table.events('TopLookedAt', 1)).toEqual([{ type: 'TopLookedAt', seat: 0, count: 3 }]);
    table.answer('takeLooked', 'build-06').answer('orderUnder', ['build-07', 'build-05']);
    expect(table.state.deck.slice(0, 2)).toEqual(['build-05', 'build-07']); // the bottom card first
    expect(table.state.deck.at(-1)).toBe('build-08');
    table.answer('drawFrom', 'deck'); // the second one as usual
    expect(table.player(0).hand).toEqual(['build-06', 'build-08']);
  });

  test('TW 14.3 a card of the line-up does not use it up, and other draws do not have it', () => {
    const table = consult([]);
    table.answer('drawFrom', table.state.lineUp[0]!).answer('drawFrom', 'deck');
    expect(table.isAsked('takeLooked')).toBe(true);
    const reward = acting({ ...as('zeto-archivists'), rewards: ['rw-find-1'] }, { deck });
    reward.answer('action', '+reward:rw-find-1').answer('drawFrom', 'deck');
    expect(reward.player(0).hand).toEqual(['build-05']);
    expect(reward.isAsked('takeLooked')).toBe(false);
  });
});

describe('Tavma Morphlings: Mimicry', () => {
  const tavma: Side = { races: ['tavma-morphlings', 'luron-droids'], mimicked: 'zeto-archivists' };
  const others: Record<number, Side> = {
    1: as('zeto-archivists', 'darja-shadows'),
    2: as('xelo-traders', 'skolok-miners'),
  };
  const turn = (me: Side): WarpTable =>
    position({ seats: 3, step: 'turnStart', sides: { ...others, 0: { ...tavma, ...me } } });

  test('TW 14.11 at turn start the token may move for 1 Energy, never to a race of the owner', () => {
    const table = turn({ energy: 1 });
    expect(table.options('moveMimicry')).toEqual([
      'darja-shadows',
      'xelo-traders',
      'skolok-miners',
      'stay',
      '+trade',
    ]);
    table.answer('moveMimicry', 'xelo-traders');
    expect(table.player(0)).toMatchObject({ energy: 0, mimicked: 'xelo-traders' });
    expect(table.player(0).abilities).toEqual(['tavma-morphlings', 'luron-droids', 'xelo-traders']);
    expect(table.player(2).abilities).toEqual(['xelo-traders', 'skolok-miners']);
    const stayed = turn({ energy: 1 }).answer('moveMimicry', 'stay');
    expect(stayed.player(0)).toMatchObject({ energy: 1, mimicked: 'zeto-archivists' });
    const poor = turn({});
    expect(poor.forced('moveMimicry')).toEqual(['stay']);
    const trading = turn({ gold: 1 }); // TW 11.1: a Trade would bring the Energy
    expect(trading.refusal('moveMimicry', 'xelo-traders').reason).toBe('notEnoughResources');
  });

  test('TW 14.11 a teammate’s race will do as well', () => {
    const table = position({
      seats: 4,
      options: { mode: 'team' },
      step: 'turnStart',
      sides: { 0: { ...tavma, energy: 1 }, 1: as('zeto-archivists'), 2: as('xelo-traders') },
    });
    expect(table.options('moveMimicry')).toEqual(['xelo-traders', 'stay', '+trade']);
  });

  test('TW 14.11 the copied ability works for both, with its own counting', () => {
    const lineUp = ['build-01', 'upgrade-01', 'enforce-1', 'build-02'] as const;
    const hand = ['build-03'] as const;
    const table = position({
      lineUp,
      sides: {
        0: { races: ['tavma-morphlings', 'luron-droids'], mimicked: 'volut-smugglers', hand, gold: 1 },
        1: as('volut-smugglers', 'darja-shadows'),
      },
    });
    table.answer('action', '+smuggle').answer('smuggleIn', 'upgrade-01');
    expect(table.refusal('action', '+smuggle').reason).toBe('smuggledAlready');
    const owner = position({
      lineUp,
      active: 1,
      sides: {
        0: { races: ['tavma-morphlings', 'luron-droids'], mimicked: 'volut-smugglers' },
        1: { ...as('volut-smugglers', 'darja-shadows'), hand },
      },
    });
    expect(owner.options('action')).toContain('+smuggle');
  });

  test('TW 14.11 Reward Abilities are not copied', () => {
    const table = position({ seats: 3, sides: { ...others, 0: { ...tavma, rewards: ['rw-ore-1'] } } });
    expect(table.options('action')).not.toContain('+badges:zeto-archivists');
    expect(() => table.refusal('action', '+badges:zeto-archivists')).toThrow('not even a candidate');
  });

  test('TW C47, TW 14.12 a copied hand limit of 10 ends when the token moves; the cards are kept', () => {
    const hand = [...EIGHT, 'ambush-1', 'ambush-2'] as const;
    const table = turn({ hand, energy: 1 }).answer('moveMimicry', 'darja-shadows');
    expect(table.player(0).hand).toHaveLength(10);
    table.answer('extract', 'resources').answer('discard', 'ambush-1').answer('discard', 'ambush-2');
    table.answer('discard', 'draw');
    expect(table.isAsked('drawFrom')).toBe(false); // 8 cards are not below the limit
    const kept = turn({ hand: hand.slice(0, 9), energy: 1 }).answer('moveMimicry', 'stay');
    kept.answer('extract', 'resources').answer('discard', 'draw');
    expect(kept.isAsked('drawFrom')).toBe(true);
  });
});

test('TW 14.8 an Exiled race is no race of a player: its Active Ability is nobody’s', () => {
  const table = raid(yellow('morlar-raiders')).passOthers();
  expect(table.player(0)).toMatchObject({ gold: 0, energy: 0 });
});
