import type { Seat } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { REWARD_IDS } from '../content/index.ts';
import type { RewardId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { NEST, raid } from './raiding.ts';

const free = (options: readonly unknown[]): string[] =>
  options.filter((value): value is string => typeof value === 'string' && value.startsWith('+'));

/** Seat 0 could make any free move: a Laser Cannon with a target, two races, Reward Cards and resources. */
const READY: Position = {
  sides: {
    0: {
      races: ['volut-smugglers', 'skolok-miners'],
      rewards: ['rw-ore-1', 'rw-ore-2'],
      hand: ['build-01', 'enforce-3'],
      gold: 2,
      energy: 2,
      troops: { 's1-colony': 1, 's1-start': 3 },
    },
  },
  areas: { 's1-start': { buildings: ['laser-cannon'] }, [NEST]: { token: 'yellow-2' } },
};

const ALL = [
  '+trade',
  '+fire',
  '+smuggle',
  '+reward:rw-ore-1',
  '+reward:rw-ore-2',
  '+badges:volut-smugglers',
  '+badges:skolok-miners',
];

describe('TW 11.1 the time of free moves', () => {
  test.each([
    ['extract', 'turnStart'],
    ['discard', 'consult'],
    ['action', 'action'],
    ['moveFrom', 'movement'],
    ['replenish', 'replenish'],
  ])('TW 11.1 all of them are there when the active player decides on %s', (kind, step) => {
    expect(free(position({ ...READY, step }).options(kind, 0))).toEqual(ALL);
  });

  test('TW 11.1 also before the draws of Consult', () => {
    const table = position({ ...READY, step: 'consult' }).answer('discard', 'draw');
    expect(free(table.options('drawFrom', 0))).toEqual(ALL);
  });

  test('TW 11.1 also at the very start of the turn, where an ability wants to be paid for', () => {
    const table = position({
      step: 'turnStart',
      sides: {
        0: { races: ['tavma-morphlings'], mimicked: 'luron-droids', gold: 1 },
        1: { races: ['luron-droids', 'xelo-traders'] },
      },
    });
    expect(table.refusal('moveMimicry', 'xelo-traders').reason).toBe('notEnoughResources');
    table.answer('moveMimicry', '+trade').answer('moveMimicry', 'xelo-traders');
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0, mimicked: 'xelo-traders' });
  });

  test('TW 11.1, TW 11.4, TW 20.9 nobody else makes any', () => {
    const table = position({
      ...READY,
      active: 1,
      sides: { ...READY.sides, 1: { hand: ['build-04'], gold: 3, energy: 3 } },
    }).answer('action', 'develop');
    table.answer('develop', firstPlan(table));
    expect(free(table.options('followDevelop', 0))).toEqual([]);
    expect(table.match.pendingOf(1)).toBeUndefined();
  });

  test('TW 11.1, TW 20.9 none in combat but Trade', () => {
    const table = position(READY).answer('action', 'attack').answer('attackTroops', 2);
    expect(free(table.options('combatCard', 0))).toEqual(['+trade']);
  });

  test('TW 11.1 the chance lasts until Replenish is finished', () => {
    const table = position({ ...READY, step: 'replenish' }).answer('replenish', '+reward:rw-ore-1');
    expect(table.player(0).gold).toBe(5);
    expect(free(table.options('replenish'))).toContain('+reward:rw-ore-2');
    table.answer('replenish', 'endTurn');
    expect(table.isAsked('extract', 1)).toBe(true);
  });

  /** Conversion takes over NEST. */
  const converting: Position = {
    sides: {
      0: {
        races: ['ecton-cultists'],
        rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'],
        gold: 1,
        troops: { 's1-colony': 1, 's1-start': 1 },
      },
    },
    areas: { [NEST]: { token: 'yellow-1' }, 's1-inner-corner': { token: 'green-1', facedown: true } },
  };

  test('TW 11.1 an area gained after the Reveal step brings that step about again', () => {
    const table = position({ ...converting, step: 'replenish' });
    expect(table.events('TokensFlipped')).toEqual([]);
    table.answer('replenish', '+badges:ecton-cultists');
    expect(table.owner(NEST)).toBe(0);
    expect(table.events('TokensFlipped')).toMatchObject([{ tokens: [{ area: 's1-inner-corner' }] }]);
    const before = position(converting).answer('action', '+badges:ecton-cultists');
    expect(before.events('TokensFlipped')).toEqual([]);
  });

  test('TW 11.1 and with it the choice of the Assault Ships', () => {
    const table = position({
      ...converting,
      step: 'replenish',
      areas: {
        ...converting.areas,
        's1-start': { ships: 1 },
        's1-middle': { token: 'green-2', facedown: true },
      },
    }).answer('replenish', '+badges:ecton-cultists');
    table.answer('revealTokens', 'yes');
    expect(table.view('spectator').areas.find(({ id }) => id === 's1-middle')!.token).not.toBe('facedown');
  });
});

/** The first plan that can be carried out. */
function firstPlan(table: WarpTable): string[] {
  const asked = table.asked().find(({ kind }) => kind === 'develop')!;
  const plan: string[] = [];
  for (let at = asked.paths; at && Object.keys(at).length > 0; at = at[plan.at(-1)!])
    plan.push(Object.keys(at)[0]!);
  return plan;
}

describe('winning Reward Cards', () => {
  test('TW 11.2 the top card of the Reward Deck is taken, and only its owner sees it', () => {
    const table = raid({ rewardDeck: ['rw-refit-2', 'rw-ore-1'] }).passOthers();
    expect(table.player(0).rewards).toEqual(['rw-refit-2']);
    expect(table.view('spectator').rewardDeckSize).toBe(35);
    expect(table.events('RewardsDrawn', 0)).toMatchObject([{ count: 1, only: { cards: ['rw-refit-2'] } }]);
    expect(table.events('RewardsDrawn', 1)).toEqual([{ type: 'RewardsDrawn', seat: 0, count: 1 }]);
  });

  test('TW 11.2 an empty deck is made anew of its discard pile, shuffled', () => {
    const table = raid({ rewardDeck: [], rewardDiscard: 'rest' });
    const discarded = [...table.state.rewardDiscard];
    table.passOthers();
    const { rewardDeck, rewardDiscard } = table.state;
    expect(rewardDiscard).toEqual([]);
    expect([...rewardDeck, ...table.player(0).rewards].toSorted()).toEqual(discarded.toSorted());
    expect(rewardDeck).not.toEqual(discarded.slice(0, -1));
    const shuffles = table.match.entries.filter(
      (entry) => 'chance' in entry && entry.chance === 'the Reward Deck was shuffled',
    );
    expect(shuffles).toHaveLength(1);
  });

  test('TW 11.2 if the discard pile is empty too, nothing is drawn', () => {
    const sixEach = (seat: Seat): Side => ({ rewards: REWARD_IDS.slice(6 * seat, 6 * seat + 6) });
    const table = position({
      seats: 6,
      sides: {
        ...Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [seat, sixEach(seat)])),
        0: { ...sixEach(0), troops: { 's1-start': 4 } },
      },
      areas: { [NEST]: { token: 'yellow-1' } },
      chance: [[5, 5, 5], [0]],
    });
    table.answer('action', 'attack').answer('attackTroops', 3).passOthers();
    expect(table.owner(NEST)).toBe(0);
    expect(table.events('RewardsDrawn')).toEqual([]);
    expect(table.player(0).rewards).toHaveLength(6);
  });

  const FOUR: readonly RewardId[] = ['rw-cells-1', 'rw-cells-2', 'rw-ore-1', 'rw-ore-2'];

  test('TW 11.3, TW 16.3 of more than 4 the player keeps 4 of all; the rest is discarded without effect', () => {
    const table = raid({ me: { rewards: FOUR, gold: 1 }, rewardDeck: ['rw-cargo-1'] }).passOthers();
    expect(table.options('discardRewards')).toEqual(['rw-cargo-1', ...FOUR]);
    expect(() => table.answer('discardRewards', [])).toThrow('1');
    expect(() => table.answer('discardRewards', ['rw-ore-1', 'rw-ore-2'])).toThrow('1');
    table.answer('discardRewards', ['rw-ore-1']);
    expect(table.player(0).rewards).toEqual(['rw-cargo-1', 'rw-cells-1', 'rw-cells-2', 'rw-ore-2']);
    expect(table.state.rewardDiscard).toEqual(['rw-ore-1']);
    expect(table.player(0)).toMatchObject({ gold: 1, energy: 0 });
  });

  test('TW 11.3 with 4 after the draw nobody is asked', () => {
    const table = raid({ me: { rewards: FOUR.slice(1) } }).passOthers();
    expect(table.player(0).rewards).toHaveLength(4);
    expect(table.isAsked('discardRewards')).toBe(false);
  });
});

describe('spending Reward Cards', () => {
  const rich = (more: Position = {}): WarpTable =>
    position({
      ...more,
      sides: {
        0: {
          races: ['skolok-miners'],
          rewards: ['rw-cargo-1', 'rw-ore-1', 'rw-ore-2'],
          gold: 1,
          ...more.sides?.[0],
        },
      },
    });

  test('TW 11.4 for the effect of the card, or as a badge', () => {
    const effect = rich().answer('action', '+reward:rw-ore-1');
    expect(effect.player(0).gold).toBe(4);
    const badge = rich()
      .answer('action', '+badges:skolok-miners')
      .answer('badges', ['rw-cargo-1', 'rw-ore-1']);
    // Motherlode: the Gold Track is at 1. The cards themselves bring nothing.
    expect(badge.player(0)).toMatchObject({ gold: 2, energy: 0, rewards: ['rw-ore-2'] });
  });

  test('TW 11.5 a spent card lies faceup on its discard pile, and any number may be spent in a turn', () => {
    const table = rich();
    table.answers(
      ['action', '+reward:rw-ore-1'],
      ['action', '+reward:rw-cargo-1'],
      ['action', '+reward:rw-ore-2'],
    );
    expect(table.player(0)).toMatchObject({ gold: 9, energy: 2, rewards: [] });
    expect(table.view('spectator').rewardDiscard).toEqual(['rw-ore-1', 'rw-cargo-1', 'rw-ore-2']);
    expect(table.isAsked('action')).toBe(true);
  });

  test('TW 11.6 one of which nothing can be done is refused; what can be done of it is done', () => {
    const none = rich({ sides: { 0: { rewards: ['rw-recruits-1', 'rw-redeploy-1'], reserve: 10 } } });
    expect(none.refusal('action', '+reward:rw-recruits-1')).toEqual({
      rule: 'TW 11.6',
      reason: 'rewardUseless',
    });
    // No Troop to put down, but Movements to make.
    none.answer('action', '+reward:rw-redeploy-1');
    expect(none.isAsked('moveFrom')).toBe(true);
  });

  test('TW 11.6 a price must be paid in full', () => {
    const poor = rich({ sides: { 0: { rewards: ['rw-refit-1'], gold: 1 } } });
    expect(poor.refusal('action', '+reward:rw-refit-1').rule).toBe('TW 11.6');
    const able = rich({ sides: { 0: { rewards: ['rw-refit-1'], gold: 1, energy: 1 } } });
    able.answer('action', '+reward:rw-refit-1').answer('upgrade', ['gold-mine']);
    expect(able.player(0)).toMatchObject({ gold: 0, energy: 0 });
    expect(able.track(0, 'gold-mine')).toBe(2);
  });
});

/** Trade Posts on so many areas beside the Colony; seat 0 has the one of the Colony as well. */
const trading = (posts: number, level: number, me: Side = {}, more: Position = {}): WarpTable => {
  const areas = ['s1-start', 's1-left', 's1-upper-left'].slice(0, posts - 1);
  return position({
    ...more,
    sides: {
      ...more.sides,
      0: {
        gold: 5,
        energy: 5,
        levels: { 'trade-post': level },
        troops: Object.fromEntries(areas.map((id) => [id, 1])),
        ...me,
      },
    },
    areas: {
      ...Object.fromEntries(areas.map((id) => [id, { buildings: ['trade-post'] as const }])),
      ...more.areas,
    },
  });
};

describe('Trade', () => {
  test.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 1, 2],
    [2, 2, 2],
    [3, 2, 3],
    [4, 3, 3],
  ])('TW 11.7 with %i Trade Posts of level %i the limit is %i', (posts, level, limit) => {
    const table = trading(posts, level).answer('action', '+trade').answer('tradeGiven', 'gold');
    if (limit === 1) expect(table.events('Traded')).toMatchObject([{ given: 'gold', amount: 1 }]);
    else expect(table.options('tradeAmount')).toEqual(Array.from({ length: limit }, (_, n) => n + 1));
    expect(table.view('spectator').players[0]!.tradeLimit).toBe(limit);
  });

  test('TW E15, TW 11.7 with the Trade Track at 6, up to 3 Gold into Energy or up to 3 Energy into Gold', () => {
    const gold = trading(3, 2).answers(['action', '+trade'], ['tradeGiven', 'gold'], ['tradeAmount', 3]);
    expect(gold.player(0)).toMatchObject({ gold: 2, energy: 8 });
    const energy = trading(3, 2).answers(['action', '+trade'], ['tradeGiven', 'energy'], ['tradeAmount', 2]);
    expect(energy.player(0)).toMatchObject({ gold: 7, energy: 3 });
  });

  test('TW 11.7, TW 20.11 one exchange in one direction, once in a turn', () => {
    const table = trading(3, 2, { rewards: ['rw-ore-1'] });
    table.answers(['action', '+trade'], ['tradeGiven', 'gold'], ['tradeAmount', 1]);
    expect(table.refusal('action', '+trade')).toEqual({ rule: 'TW 11.7', reason: 'alreadyTraded' });
  });

  test('TW 11.7 no more than one has, and nothing with nothing', () => {
    const poor = trading(3, 2, { gold: 2, energy: 0 }).answer('action', '+trade');
    expect(poor.options('tradeAmount')).toEqual([1, 2]);
    const none = trading(3, 2, { gold: 0, energy: 0, rewards: ['rw-ore-1'] });
    expect(none.refusal('action', '+trade')).toEqual({ rule: 'TW 11.7', reason: 'nothingToTrade' });
  });

  test('TW 11.7 in any phase, and in combat until the own payment is fixed', () => {
    for (const [kind, step] of Object.entries({
      extract: 'turnStart',
      discard: 'consult',
      moveFrom: 'movement',
      replenish: 'replenish',
    }))
      expect(
        trading(1, 1, { hand: ['build-01'], troops: { 's1-start': 2 } }, { step }).options(kind),
      ).toContain('+trade');
    const combat = raid({ me: { hand: ['enforce-3'], gold: 5, energy: 1 } });
    expect(combat.options('combatCard', 0)).toContain('+trade');
    combat.answer('combatCard', 'enforce-3', 0).answer('support', 'none', 1);
    expect(combat.options('beforeReveal', 0)).toContain('+trade');
    combat.answer('beforeReveal', 'reveal');
    expect(free(combat.options('cardOption', 0))).toEqual([]);
  });

  test('TW 11.7 in combat also where a demand or a price turns up', () => {
    const demand = raid({ me: { gold: 2 }, other: { hand: ['enforce-1'] } });
    demand.answer('combatCard', 'none', 0).answer('support', 'enforce-1', 1);
    demand.answer('bribe', 'offer').answer('offerAmount', 1).answer('answerBribe', 'counter', 1);
    demand.answer('demandKinds', ['energy'], 1).answer('demandAmount', 1, 1);
    expect(demand.options('answerDemand', 0)).toEqual(['decline', '+trade']);
    demand.answer('answerDemand', '+trade').answer('answerDemand', 'accept');
    expect(demand.player(1).energy).toBe(1);
    const forSale = raid({ me: { gold: 2, energy: 1 }, exiled: { yellow: 'solca-mercenaries' } });
    expect(forSale.options('forSale', 0)).toEqual(['no', '+trade']);
    forSale.answers(['forSale', '+trade'], ['tradeGiven', 'energy'], ['forSale', 'pay']);
    expect([forSale.player(0).gold, forSale.strength(NEST)]).toEqual([0, 1]);
  });

  test('TW 11.8 it is no action, and others have no part in it', () => {
    const table = trading(3, 2, { rewards: ['rw-ore-1'] }, { sides: { 1: { gold: 4, energy: 4 } } });
    table.answers(['action', '+trade'], ['tradeGiven', 'gold'], ['tradeAmount', 2]);
    expect(table.options('action')).toContain('terrashift');
    expect(table.state.turn.actionsLeft).toBe(1);
    expect(table.player(1)).toMatchObject({ gold: 4, energy: 4 });
  });

  test('TW 11.8 what is not used of it is not there in a later turn', () => {
    const table = trading(3, 2);
    table.answers(['action', '+trade'], ['tradeGiven', 'gold'], ['tradeAmount', 1]);
    passTurn(passTurn(table));
    table.answer('extract', '+trade').answer('tradeGiven', 'energy');
    expect(table.options('tradeAmount')).toEqual([1, 2, 3]);
    const unused = passTurn(passTurn(trading(3, 2)));
    unused.answer('extract', '+trade').answer('tradeGiven', 'energy');
    expect(unused.options('tradeAmount')).toEqual([1, 2, 3]);
  });

  test('TW 11.9 the limit is the one of the moment', () => {
    const table = trading(2, 1, { rewards: ['rw-post-1'], troops: { 's1-start': 1, 's1-left': 1 } });
    expect(table.view(0).players[0]!.tradeLimit).toBe(1);
    table.answer('action', '+reward:rw-post-1').ifAsked('switchOut', 'stop');
    table.answer('action', '+trade').answer('tradeGiven', 'gold');
    expect(table.options('tradeAmount')).toEqual([1, 2]);
  });
});

describe('how the table asks', () => {
  test('TW 11.10 every part of the turn waits for its player who has a free move left', () => {
    const table = position({
      step: 'turnStart',
      sides: { 0: { gold: 3, rewards: ['rw-ore-1'], hand: ['build-01'], missions: ['cq-03'] } },
    });
    const asked: string[] = [];
    for (const [kind, answer] of [
      ['extract', 'resources'],
      ['discard', 'draw'],
      ['drawFrom', 'deck'],
      ['drawFrom', 'deck'],
      ['action', 'terrashift'],
      ['raise', 's1-colony'],
      ['lower', 'ring-1'],
      ['followTerrashift', ['no']],
      ['moveFrom', 'stop'],
      ['replenish', 'endTurn'],
    ] as const) {
      if (free(table.options(kind)).includes('+reward:rw-ore-1')) asked.push(kind);
      table.answer(kind, answer);
    }
    expect(asked).toEqual(['extract', 'discard', 'drawFrom', 'action', 'moveFrom', 'replenish']);
    expect(table.state.active).toBe(1);
  });

  test('TW 11.10 without anything to do the table goes on by itself', () => {
    // No Troop can move, and there is neither free move nor mission.
    const table = position({ step: 'movement', sides: { 0: { troops: { 's1-colony': 1, 's1-start': 1 } } } });
    expect(table.isAsked('moveFrom')).toBe(false);
    expect(table.isAsked('endTurn', 0)).toBe(true);
  });

  test('TW 11.10, TW C62 the Action Phase waits for who could buy one more action', () => {
    const borrowed: readonly RewardId[] = ['rw-cells-1', 'rw-cells-2', 'rw-ore-1', 'rw-ore-2'];
    const table = position({ sides: { 0: { races: ['xotan-timebenders'], rewards: borrowed } } });
    table.answers(['action', 'terrashift'], ['raise', 's1-colony'], ['lower', 'ring-1']).passOthers();
    expect(table.options('endAction')).toContain('+badges:xotan-timebenders');
    table.answer('endAction', 'endAction');
    expect(table.refusal('moveFrom', '+badges:xotan-timebenders').rule).toBe('TW 14.15');
  });

  test('TW 11.11, TW C63 nothing comes between two draws', () => {
    const table = position({ ...READY, step: 'extract' });
    table.answers(['extract', 'resources'], ['discard', 'draw'], ['drawFrom', 'deck']);
    expect(free(table.options('drawFrom'))).toEqual([]);
    table.answer('drawFrom', table.state.lineUp[0]!);
    expect(table.state.lineUp).toHaveLength(4);
    expect(free(table.options('action'))).toEqual(ALL);
  });

  test('TW 11.11 nor between two discards, whose values come together', () => {
    const table = position({ ...READY, step: 'consult' }).answer('discard', 'build-01');
    expect(free(table.options('discard'))).toEqual([]);
    expect(table.player(0)).toMatchObject({ gold: 2, energy: 2 });
    table.answer('discard', 'enforce-3');
    expect(table.player(0)).toMatchObject({ gold: 4, energy: 3 });
  });

  test('TW 11.11 nor into a Mission Switch, a choice of areas or another free move', () => {
    const table = position({
      ...READY,
      sides: {
        0: { ...READY.sides![0], rewards: ['rw-orders-1', 'rw-quake-1', 'rw-ore-1'], missions: ['pg-11'] },
      },
    });
    table.answer('action', '+reward:rw-orders-1');
    expect(free(table.options('switchOut'))).toEqual([]);
    table.answer('switchOut', 'pg-11');
    expect(free(table.options('switchDeck'))).toEqual([]);
    table.answer('switchDeck', 'progress');
    expect(free(table.options('keepMission'))).toEqual([]);
    table.answer('keepMission', table.options('keepMission')[0]!);
    expect(free(table.options('gainGold'))).toEqual([]);
    table.answer('gainGold', 1).answer('action', '+reward:rw-quake-1');
    expect(free(table.options('raise'))).toEqual([]);
    table.answer('raise', 's1-start');
    expect(free(table.options('lower'))).toEqual([]);
  });
});
