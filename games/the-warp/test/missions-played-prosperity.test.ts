import { describe, expect, test } from 'vitest';
import type { ArchiveId, MissionId, RewardId } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { NEST, raid } from './raiding.ts';
import type { Raid } from './raiding.ts';

// The missions of a deed of this turn, each played up to where it is just completed, and to where it just is not.

const having = (id: MissionId, me: Side = {}, more: Position = {}): WarpTable =>
  position({ ...more, sides: { 0: { missions: [id], ...me }, ...more.sides } });

const use = (table: WarpTable, ...rewards: readonly RewardId[]): WarpTable => {
  for (const id of rewards) table.answer('action', `+reward:${id}`);
  return table;
};

const done = (table: WarpTable, seat = 0): readonly MissionId[] => table.player(seat).done;

/** Seat 1 has put a card down for the Exiled, and is offered these goods. */
const offering = (
  me: Side,
  other: Side,
  goods: Readonly<Record<string, number>>,
  more: Raid = {},
): WarpTable => {
  const table = raid({ me, other: { hand: ['enforce-1'], ...other }, ...more });
  table.ifAsked('combatCard', 'none', 0).answer('support', 'enforce-1', 1).answer('bribe', 'offer', 0);
  const kinds = Object.keys(goods);
  table.ifAsked('offerKinds', kinds, 0);
  for (const kind of kinds) table.ifAsked('offerAmount', goods[kind]!, 0);
  return table;
};

describe('TW 13.8 Prosperity Missions of what one gains and pays', () => {
  test('TW 6.2 pr-11 a card of each type discarded in Consult, not of two types', () => {
    const hand = ['build-01', 'build-02', 'upgrade-01', 'enforce-1', 'start-1'] as const;
    const discards = (...cards: readonly ArchiveId[]): readonly MissionId[] => {
      const table = having('pr-11', { hand }, { step: 'consult' });
      for (const card of cards) table.answer('discard', card);
      return done(table);
    };
    expect(discards('build-01', 'upgrade-01', 'enforce-1')).toEqual(['pr-11']);
    expect(discards('build-01', 'build-02', 'enforce-1')).toEqual([]);
    expect(discards('start-1', 'upgrade-01', 'enforce-1')).toEqual([]);
  });

  test('TW 13.8 pr-12 8 resources gained, not 7, and none by trading', () => {
    const rewards = ['rw-cargo-1', 'rw-cargo-2', 'rw-ore-1'] as const;
    const rich = (): WarpTable => having('pr-12', { rewards, gold: 9 });
    expect(done(use(rich(), 'rw-cargo-1', 'rw-cargo-2'))).toEqual(['pr-12']);
    const seven = use(rich(), 'rw-cargo-1', 'rw-ore-1');
    expect(done(seven)).toEqual([]);
    seven.answer('action', '+trade').ifAsked('tradeGiven', 'gold').ifAsked('tradeAmount', 1);
    expect([done(seven), seven.player(0).deeds.traded]).toEqual([[], 1]);
  });

  test('TW 13.8 pr-13 8 resources paid, not 7', () => {
    const pays = (shots: number): readonly MissionId[] => {
      const table = having(
        'pr-13',
        { hand: ['build-any-1'], rewards: ['rw-command-1'], gold: 9, energy: 9 },
        {
          areas: { 's1-start': { buildings: ['laser-cannon'] }, [NEST]: { token: 'yellow-2' } },
          chance: [dice(...[1, 1].slice(0, shots))],
        },
      );
      table.answer('action', '+reward:rw-command-1').ifAsked('build', ['command-center', 's1-start']);
      table.answer('payGold', 1).answer('action', '+fire').answer('shots', shots);
      table.answer('action', 'develop');
      table
        .answer('develop', ['build-any-1', '2', 'trade-post', 's1-start', '2/2'])
        .answer('switchOut', 'stop');
      return done(table.answer('drawFrom', 'stop'));
    };
    expect(pays(2)).toEqual(['pr-13']);
    expect(pays(1)).toEqual([]);
  });

  test('TW 10.26 pr-13 what is paid as a bribe counts, for the payer alone', () => {
    const bribes = (gold: number, energy: number): WarpTable => {
      const sides = [{ gold: 9, energy: 9, missions: ['pr-13'] }, { missions: ['pr-12'] }] as const;
      return offering(...sides, { gold, energy }).answer('answerBribe', 'accept', 1);
    };
    const eight = bribes(5, 3);
    expect([done(eight), done(eight, 1)]).toEqual([['pr-13'], ['pr-12']]);
    const seven = bribes(4, 3);
    expect([done(seven), done(seven, 1)]).toEqual([[], []]);
  });

  test('TW 11.7, TW 11.9 pr-14 3 resources exchanged, by Trade and by trade effects together, not 2', () => {
    const barters = (amount: number): WarpTable =>
      having('pr-14', { rewards: ['rw-barter-1'], gold: 5 })
        .answers(['action', '+reward:rw-barter-1'], ['barter', 'yes'])
        .ifAsked('tradeGiven', 'gold')
        .answer('tradeAmount', amount)
        .answer('gainGold', 1);
    expect(done(barters(3))).toEqual(['pr-14']);
    const two = barters(2);
    expect(done(two)).toEqual([]);
    two.answers(['action', '+trade'], ['tradeGiven', 'gold']).ifAsked('tradeAmount', 1);
    expect(done(two)).toEqual(['pr-14']);
  });

  test('TW 13.8 pr-20 5 paid and nothing left; not 4, and not with 1 left', () => {
    const bribes = (owned: number, paid: number): readonly MissionId[] =>
      done(
        offering({ gold: owned, missions: ['pr-20'] }, {}, { gold: paid }).answer('answerBribe', 'accept', 1),
      );
    expect(bribes(5, 5)).toEqual(['pr-20']);
    expect(bribes(4, 4)).toEqual([]);
    expect(bribes(6, 5)).toEqual([]);
  });
});

describe('TW 13.8 Prosperity Missions of what one does', () => {
  const shifting = (seats: number): WarpTable =>
    having('pr-15', {}, { seats })
      .ifAsked('action', 'terrashift')
      .answers(['raise', 's1-start'], ['lower', 'ring-1']);

  test('TW 9.7 pr-15 followed in a Terrashift by 2 players, not by 1; with 2 players by 1', () => {
    const follow = (table: WarpTable, ...answers: readonly (readonly string[])[]): readonly MissionId[] => {
      for (const [i, answer] of answers.entries()) table.answer('followTerrashift', answer, i + 1);
      return done(table.ifAsked('drawFrom', 'stop', 0));
    };
    expect(follow(shifting(3), ['raise', 's2-start'], ['raise', 's3-start'])).toEqual(['pr-15']);
    expect(follow(shifting(3), ['raise', 's2-start'], ['no'])).toEqual([]);
    expect(follow(shifting(2), ['raise', 's2-start'])).toEqual(['pr-15']);
    expect(follow(shifting(2), ['no'])).toEqual([]);
  });

  test('TW 7.24 pr-15 followed in a Develop action by 2 players, not by 1', () => {
    const follow = (second: readonly string[]): readonly MissionId[] => {
      const follower = (hand: readonly ArchiveId[]): Side => ({ hand, gold: 9, energy: 9 });
      const sides = { 1: follower(['build-04']), 2: follower(['build-06']) };
      const table = having('pr-15', { hand: ['build-05'], gold: 9, energy: 9 }, { seats: 3, sides });
      table.answer('action', 'develop').answer('develop', ['build-05', '2', 's1-start', '1/0']);
      table.answer('followDevelop', ['build-04', '3', 's2-start', '1/1'], 1);
      return done(table.answer('followDevelop', second, 2).answer('gainGold', 1, 0));
    };
    expect(follow(['build-06', '2', 's3-start', '1/1'])).toEqual(['pr-15']);
    expect(follow(['no'])).toEqual([]);
  });

  test('TW 10.26 pr-16 a bribe paid or received, not one that was declined', () => {
    const offered = (): WarpTable => offering({ gold: 1, missions: ['pr-16'] }, {}, { gold: 1 });
    expect(done(offered().answer('answerBribe', 'accept', 1))).toEqual(['pr-16']);
    expect(done(offered().answer('answerBribe', 'decline', 1))).toEqual([]);
    const receiver = offering({ gold: 1 }, { missions: ['pr-16'] }, { gold: 1 });
    expect(done(receiver.answer('answerBribe', 'accept', 1), 1)).toEqual(['pr-16']);
  });

  test('TW 11.4, TW 14.5 pr-17 2 Reward Cards spent, for their effects or as badges, not 1', () => {
    const rewards = ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'] as const;
    const owning = (): WarpTable => having('pr-17', { rewards, gold: 1, races: ['silna-officials'] });
    const one = use(owning(), 'rw-ore-1');
    expect(done(one)).toEqual([]);
    expect(done(use(one, 'rw-ore-2').ifAsked('mission', 'pr-17'))).toEqual(['pr-17']);
    const badges = owning()
      .answer('action', '+badges:silna-officials')
      .answer('badges', ['rw-ore-1', 'rw-ore-2']);
    expect(done(badges.answer('gainGold', 0))).toEqual(['pr-17']);
  });

  test('TW 14.5 pr-18 a Reward Ability used with 3 cards in hand; not with 2, and not a Reward Card', () => {
    const hand = ['build-01', 'build-02', 'build-03'] as const;
    const owning = (cards: number): WarpTable =>
      having('pr-18', {
        rewards: ['rw-ore-1', 'rw-ore-2'],
        races: ['skolok-miners'],
        hand: hand.slice(0, cards),
      });
    const ability = (table: WarpTable): readonly MissionId[] => {
      table.answer('action', '+badges:skolok-miners');
      return done(table.ifAsked('badges', table.isAsked('badges') ? ['rw-ore-1'] : []));
    };
    expect(ability(owning(3))).toEqual(['pr-18']);
    expect(ability(owning(2))).toEqual([]);
    expect(done(use(owning(3), 'rw-ore-1'))).toEqual([]);
  });
});

describe('TW 13.8 pr-19 Gold, Energy, a card, a Troop and a Reward Card in one turn', () => {
  const GIFTS = { gold: 1, energy: 1, troops: 1, cards: 1, rewards: 1 };

  test('TW 10.26 all in one bribe; of no kind may it be none', () => {
    const receives = (gifts: Readonly<Record<string, number>>): readonly MissionId[] => {
      const me: Side = { gold: 2, energy: 2, reserve: 2, hand: ['build-01'], rewards: ['rw-ore-1'] };
      const table = offering(me, { missions: ['pr-19'] }, gifts).answer('answerBribe', 'accept', 1);
      return done(table, 1);
    };
    expect(receives(GIFTS)).toEqual(['pr-19']);
    for (const missing of Object.keys(GIFTS)) {
      const { [missing as keyof typeof GIFTS]: _, ...rest } = GIFTS;
      expect([missing, receives(rest)]).toEqual([missing, []]);
    }
  });

  /** Everything but what is named is gained by Reward Cards and by winning; then comes the rest. */
  const KINDS: Readonly<Record<string, readonly RewardId[]>> = {
    troops: ['rw-cargo-1', 'rw-notes-1'],
    cards: ['rw-cargo-1', 'rw-veterans-1'],
  };
  const without = (missing: 'troops' | 'cards', me: Side = {}, more: Raid = {}): WarpTable => {
    const rewards = [...KINDS[missing]!, ...(me.rewards ?? [])];
    const table = position({
      ...more,
      sides: {
        0: { missions: ['pr-19'], troops: { 's1-start': 4 }, gold: 9, energy: 9, ...me, rewards },
        1: { ...more.other },
      },
      areas: { [NEST]: { token: 'yellow-1' }, ...more.areas },
      chance: [dice(...(more.attack ?? [6, 6, 6])), dice(1)],
    });
    for (const id of KINDS[missing]!) drawOne(table.answer('action', `+reward:${id}`)).ifAsked('gainGold', 1);
    return table;
  };
  const drawOne = (table: WarpTable): WarpTable =>
    table.ifAsked('drawFrom', 'deck').ifAsked('drawFrom', 'stop');
  const win = (table: WarpTable, card: ArchiveId | 'none' = 'none', option = '1'): WarpTable => {
    table.answer('action', 'attack').ifAsked('attackTarget', NEST).ifAsked('attackTroops', 3);
    table
      .ifAsked('combatCard', card, 0)
      .ifAsked('support', 'none', 1)
      .ifAsked('beforeReveal', 'reveal')
      .ifAsked('cardOption', [option], 0);
    return table;
  };

  test('TW 10.41 a Troop that joins a combat is gained', () => {
    const hand = ['reinforce-1', 'enforce-1'] as const;
    const reinforced = win(without('troops', { hand }, { attack: [6, 6, 6, 6] }), 'reinforce-1');
    expect(done(reinforced)).toEqual(['pr-19']);
    expect(done(win(without('troops', { hand }), 'enforce-1'))).toEqual([]);
  });

  test('TW 5.3, TW 5.8, TW 14.9 so is one put on an area, into the reserve, or where Exiled were', () => {
    const recruits = without('troops', { rewards: ['rw-recruits-1'] }).answer(
      'action',
      '+reward:rw-recruits-1',
    );
    recruits.answer('placeTroop', 's1-colony').answer('placeTroop', 's1-colony');
    expect(done(win(recruits))).toEqual(['pr-19']);
    const veterans = without('troops', { rewards: ['rw-veterans-2'] }).answer(
      'action',
      '+reward:rw-veterans-2',
    );
    expect(done(win(veterans))).toEqual(['pr-19']);
    const converts = without(
      'troops',
      { races: ['ecton-cultists'], rewards: ['rw-cells-1', 'rw-ore-1', 'rw-ore-2'] },
      { areas: { 's1-upper-right': { token: 'green-1' } } },
    ).answers(['action', '+badges:ecton-cultists'], ['convert', 's1-upper-right']);
    expect(done(win(converts))).toEqual(['pr-19']);
  });

  test('TW 9.7, TW 13.8 so is a card drawn, taken out of the Discard Pile or from another hand', () => {
    const none = win(without('cards'));
    expect(done(none)).toEqual([]);
    const found = without('cards', { rewards: ['rw-find-1'] }).answer('action', '+reward:rw-find-1');
    expect(done(win(drawOne(found)))).toEqual(['pr-19']);
    const thief = without(
      'cards',
      { rewards: ['rw-thief-1'] },
      { switches: ['stealSymbol'], other: { hand: ['build-01'] } },
    ).answers(['action', '+reward:rw-thief-1'], ['gainGold', 1]);
    expect(done(win(thief))).toEqual(['pr-19']);
    const vault = { exiled: { yellow: 'zeto-archivists' } } as const;
    const looked = win(without('cards', {}, vault));
    expect(done(looked.answer('takeLooked', looked.options('takeLooked')[0]!))).toEqual(['pr-19']);
    expect(done(win(without('cards', {}, vault)).answer('takeLooked', 'none'))).toEqual([]);
    const salvaged = without(
      'cards',
      { races: ['dura-scavengers'], rewards: ['rw-ore-1', 'rw-ore-2'] },
      { discard: ['build-01'], guardian: { race: 'luron-droids' } },
    ).answer('action', '+badges:dura-scavengers');
    if (salvaged.isAsked('badges')) {
      salvaged.answer('badges', salvaged.options('badges').slice(0, salvaged.question('badges').ask.min));
    }
    expect(done(win(salvaged.ifAsked('salvage', 'build-01')))).toEqual(['pr-19']);
  });
});
