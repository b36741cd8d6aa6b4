import { describe, expect, it } from 'vitest';
import type { RewardId, RewardKind } from '../../content/index.ts';
import { rivalRewards } from '../../rules/solo/rewards.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import type { State } from '../../rules/state.ts';
import { dice } from '../arrange.ts';
import type { WarpTable } from '../arrange.ts';
import { act, standing } from './acting.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** Cards of which the Rival has no use at all. */
const BLANKS: readonly RewardId[] = ['rw-find-1', 'rw-find-2', 'rw-workshop-1'];

/** The Rival has these Reward Cards in this order. */
const holding =
  (...cards: readonly RewardId[]) =>
  (s: State): void => {
    s.rewardDeck = s.rewardDeck.filter((card) => !cards.includes(card));
    s.players[RIVAL]!.rewards = [...cards];
  };

/** Dura in its Phase check, with three Reward Cards: it draws a fourth and spends them all. */
function spending(cards: readonly RewardId[], more: SoloPosition = {}): WarpTable {
  const [fourth, ...others] = cards.toReversed();
  return soloPosition({
    rival: 'dura',
    step: 'rivalPhaseCheck',
    drawn: ['am-01'],
    ...more,
    rewardDeck: [fourth!],
    adjust: (s) => {
      holding(...others.toReversed())(s);
      more.adjust?.(s);
    },
    rivals: { gold: 7, energy: 7, ...more.rivals },
  });
}

/** The Rival spends one card, with three that do nothing for it. */
const spend = (kind: RewardKind, more?: SoloPosition): WarpTable => spending([...BLANKS, `${kind}-1`], more);

const gains = (table: WarpTable): number[][] =>
  table.events('Gained').flatMap(({ seat, gold, energy }) => (seat === RIVAL ? [[gold, energy]] : []));

describe('TWS 18.1, TWS 18.2, TWS 18.3, TWS 18.4 drawing and spending', () => {
  it('TWS 18.1, TWS 18.11 the cards keep the order in which they were drawn', () => {
    const table = standing({ rival: 'dura', rewardDeck: ['rw-tower-1', 'rw-ore-1', 'rw-cells-1'] });
    const told = act(table, (g) => rivalRewards(g, 3));
    expect(table.player(RIVAL).rewards).toEqual(['rw-tower-1', 'rw-ore-1', 'rw-cells-1']);
    expect(told.flatMap((event) => (event.type === 'RivalRewardDrawn' ? event.card : []))).toEqual([
      'rw-tower-1',
      'rw-ore-1',
      'rw-cells-1',
    ]);
    expect(table.player(RIVAL).deeds.rewards).toBe(3);
  });

  it('TWS E14 TWS 18.3, TWS 18.4 four are spent in order, then the second card is drawn and kept', () => {
    const table = standing({
      rivals: { troops: { 's2-start': 1, 's2-middle': 1 } },
      areas: { 'connect-inner': { token: 'yellow-1' } },
      adjust: holding('rw-ore-1', 'rw-find-1', 'rw-tower-1'),
      rewardDeck: ['rw-quake-1', 'rw-notes-1'],
    });
    act(table, (g) => rivalRewards(g, 2));
    expect(table.player(RIVAL)).toMatchObject({ gold: 3, energy: 0, rewards: ['rw-notes-1'] });
    expect(table.multiplier('s2-middle')).toBe(4);
    expect(table.multiplier('connect-inner')).toBe(3);
    expect(table.state.rewardDiscard).toEqual(['rw-ore-1', 'rw-find-1', 'rw-tower-1', 'rw-quake-1']);
    expect(table.state.solo!.spending).toEqual([]);
  });

  it('TWS 18.3 they are spent in the turn of the Player too', () => {
    const table = standing({
      adjust: holding('rw-ore-1', 'rw-cells-1', 'rw-cargo-1'),
      rewardDeck: ['rw-ore-2'],
    });
    act(table, (g) => rivalRewards(g, 1));
    expect(table.player(RIVAL)).toMatchObject({ gold: 8, energy: 5, rewards: [] });
  });

  it('TWS C60 Veterans in the turn of the Player come on the board in the next Extract (TWS 8.2)', () => {
    const table = standing({
      adjust: holding('rw-find-1', 'rw-find-2', 'rw-workshop-1'),
      rewardDeck: ['rw-veterans-1'],
    });
    act(table, (g) => rivalRewards(g, 1));
    expect(table.player(RIVAL).reserve).toBe(3);
  });

  it('TWS 18.9 the Gold track gives no card more', () => {
    const table = soloPosition({
      rival: 'solca',
      step: 'rivalAction',
      drawn: ['am-01'],
      chance: soloDie('special'),
      rivals: { troops: { 's2-left': 1, 's2-upper-right': 1 }, levels: { 'gold-mine': 3 } },
      areas: { 's2-left': { buildings: ['gold-mine'] }, 's2-upper-right': { buildings: ['gold-mine'] } },
    });
    expect(table.track(RIVAL, 'gold-mine')).toBe(9);
    expect(table.player(RIVAL).rewards).toHaveLength(1);
  });

  it('TWS E29 TWS 18.10 what is drawn while four are spent begins a new row', () => {
    const table = soloPosition({
      rival: 'solca',
      step: 'rivalAction',
      drawn: ['am-01'],
      adjust: holding('rw-ore-1', 'rw-cells-1', 'rw-refit-1'),
      rewardDeck: ['rw-find-1', 'rw-notes-1'],
      chance: soloDie('special', 'special'),
    });
    expect(table.player(RIVAL)).toMatchObject({ gold: 3, energy: 3, rewards: ['rw-notes-1'] });
    expect(table.state.rewardDiscard).toEqual(['rw-ore-1', 'rw-cells-1', 'rw-refit-1', 'rw-find-1']);
  });

  it('TWS 18.10 a row that fills while another is spent is spent as a row of its own', () => {
    const table = soloPosition({
      rival: 'solca',
      step: 'rivalAction',
      drawn: ['am-01'],
      rivalPhase: 3,
      adjust: holding('rw-refit-1', 'rw-refit-2', 'rw-find-1'),
      rewardDeck: ['rw-find-2', 'rw-ore-1', 'rw-ore-2', 'rw-cells-1', 'rw-cells-2'],
      chance: soloDie('special', 'x2', 'special', 'special', 'x2', 'special', 'special'),
    });
    expect(table.player(RIVAL)).toMatchObject({ gold: 6, energy: 6, rewards: [] });
    expect(table.state.rewardDiscard.slice(0, 4)).toEqual([
      'rw-ore-1',
      'rw-ore-2',
      'rw-cells-1',
      'rw-cells-2',
    ]);
    expect(table.state.solo!.spending).toEqual([]);
  });

  it('TWS C76 the discard pile that is shuffled does not hold the four', () => {
    const table = soloPosition({
      rival: 'solca',
      step: 'rivalAction',
      drawn: ['am-01'],
      rewardDiscard: 'rest',
      rewardDeck: ['rw-find-1'],
      rivals: { rewards: ['rw-ore-1', 'rw-refit-1', 'rw-refit-2'] },
      chance: [...soloDie('special', 'special')],
    });
    const spent = ['rw-ore-1', 'rw-refit-1', 'rw-refit-2', 'rw-find-1'];
    expect(table.state.rewardDeck.some((card) => spent.includes(card))).toBe(false);
    expect(table.state.rewardDiscard.filter((card) => spent.includes(card))).toHaveLength(spent.length);
  });

  it('TWS 18.12 with deck and discard pile empty nothing is drawn', () => {
    const table = standing({ adjust: (s) => s.solo!.spending.push(...s.rewardDeck.splice(0)) });
    expect(act(table, (g) => rivalRewards(g, 2))).toEqual([]);
    expect(table.player(RIVAL).rewards).toEqual([]);
  });

  it('TWS 18.11 pr-08 is looked at after each card, before four are spent', () => {
    const table = soloPosition({
      rival: 'dura',
      step: 'rivalPhaseCheck',
      drawn: ['am-01'],
      rivals: { gold: 7, energy: 7, rewards: ['rw-ore-1', 'rw-ore-2'] },
      rewardDeck: ['rw-find-1'],
      open: [null, 'pr-08', null],
    });
    expect(table.player(RIVAL).done).toEqual(['pr-08']);
  });

  it('TWS 18.11 pr-17 is fulfilled when four were spent', () => {
    expect(spend('rw-ore', { open: [null, 'pr-17', null] }).player(RIVAL).done).toEqual(['pr-17']);
  });

  it('TWS 18.11, TWS 19.7 in the Player’s turn both are check points of their own', () => {
    const drawing = standing({
      rival: 'dura',
      open: [null, 'pr-08', null],
      rewardDeck: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1'],
    });
    act(drawing, (g) => rivalRewards(g, 3));
    expect(drawing.player(RIVAL).done).toEqual(['pr-08']);
    const spent = standing({
      rival: 'dura',
      open: [null, 'pr-17', null],
      adjust: holding('rw-ore-1', 'rw-cells-1', 'rw-cargo-1'),
      rewardDeck: ['rw-ore-2'],
    });
    act(spent, (g) => rivalRewards(g, 1));
    expect(spent.player(RIVAL).done).toEqual(['pr-17']);
  });
});

describe('TWS 18.5, TWS 18.6 each Reward Card spent by the Rival, without its price', () => {
  it.each([
    ['rw-ore', [[3, 0]]],
    ['rw-cells', [[0, 3]]],
    ['rw-cargo', [[2, 2]]],
    ['rw-find', []],
    ['rw-workshop', []],
    ['rw-notes', [[1, 0]]],
    ['rw-barter', [[1, 0]]],
    ['rw-orders', [[1, 0]]],
    ['rw-credit', [[2, 1]]],
  ] as const)('%s gains %j', (kind, expected) => {
    const blanks = BLANKS.filter((card) => card !== `${kind}-1`);
    const cards: RewardId[] = [...blanks, `${kind}-1`];
    if (cards.length < 4) cards.unshift('rw-workshop-2');
    const table = spending(cards.slice(-4));
    expect(gains(table)).toEqual(expected);
    expect(table.player(PLAYER).hand).toEqual([]);
  });

  it('rw-credit gains what the Rival has less of, one by one, Gold when equal', () => {
    expect(gains(spend('rw-credit', { rivals: { gold: 9, energy: 7 } }))).toEqual([[1, 2]]);
    expect(gains(spend('rw-credit', { rivals: { gold: 7, energy: 11 } }))).toEqual([[3, 0]]);
  });

  it('rw-recruits musters 2, rw-veterans puts 3 into the reserve, as many as there are', () => {
    const recruits = spend('rw-recruits', { rivals: { troops: { 's2-start': 1 } } });
    expect(recruits.troops('s2-start')).toBe(3);
    expect(spend('rw-veterans').player(RIVAL).reserve).toBe(3);
    const few = spend('rw-veterans', { rivals: { troops: { 's2-colony': 4, 's2-start': 4, 's2-left': 4 } } });
    expect(few.player(RIVAL).reserve).toBe(2);
  });

  it.each([
    ['rw-command', 'command-center'],
    ['rw-mine', 'gold-mine'],
    ['rw-plant', 'energy-plant'],
    ['rw-post', 'trade-post'],
    ['rw-laser', 'laser-cannon'],
    ['rw-tower', 'sentry-tower'],
    ['rw-ship', 'assault-ship'],
  ] as const)('TWS 18.8 %s builds a %s for nothing', (kind, building) => {
    const table = spend(kind, { rivals: { troops: { 's2-upper-right': 1, 's2-upper-left': 1 } } });
    expect(table.events('Built').map((event) => event.building)).toEqual([building]);
    expect(table.events('Paid').filter(({ seat }) => seat === RIVAL)).toHaveLength(1); // the Next Phase
    expect(table.isAsked('switchOut')).toBe(false);
  });

  it('TWS 18.8 a Build by a Reward Card counts in the turn in which it happens', () => {
    const table = standing({
      rivals: { troops: { 's2-start': 1 } },
      adjust: holding('rw-find-1', 'rw-find-2', 'rw-post-1'),
      rewardDeck: ['rw-tower-1'],
    });
    act(table, (g) => rivalRewards(g, 1));
    expect(table.player(RIVAL).deeds.builds).toBe(2);
  });

  it('a card of which nothing can be carried out is spent all the same', () => {
    const table = spend('rw-mine', { rivals: { troops: { 's2-upper-left': 1 } } });
    expect(table.events('Built')).toEqual([]);
    expect(table.state.rewardDiscard).toContain('rw-mine-1');
  });

  it('rw-refit rolls for an Upgrade, X2 included, and is not followed (TWS 14.6)', () => {
    const table = spend('rw-refit', {
      chance: soloDie('x2', 'gold-mine', 'trade-post'),
      player: { gold: 9, energy: 9, hand: ['build-01'] },
    });
    expect(table.events('Upgraded').map(({ building }) => building)).toEqual(['gold-mine', 'trade-post']);
    expect(table.isAsked('followDevelop')).toBe(false);
  });

  it('rw-quake is a Terrashift that is not followed', () => {
    const table = spend('rw-quake', {
      rivals: { troops: { 's2-middle': 1 } },
      areas: { 'ring-2': { token: 'yellow-1' } },
      player: { gold: 9, energy: 9 },
    });
    expect(table.multiplier('s2-middle')).toBe(4);
    expect(table.multiplier('ring-2')).toBe(2);
    expect(table.isAsked('followTerrashift')).toBe(false);
  });

  it('rw-redeploy musters 1, then moves 2', () => {
    const table = spend('rw-redeploy', { rivals: { troops: { 's2-colony': 3, 's2-upper-right': 1 } } });
    expect(table.events('TroopsMoved')).toHaveLength(2);
    expect(table.events('TroopsPlaced').filter(({ seat }) => seat === RIVAL)).toHaveLength(1);
  });

  it("TWS E31 TWS 13.13 Redeploy in the turn of the Player flips tokens at once, and is no gain of the Player's", () => {
    const facedown = { token: 'yellow-1', facedown: true } as const;
    const table = standing({
      rivals: { troops: { 's2-colony': 1, 's2-upper-right': 2 } },
      areas: {
        's2-left': { token: 'green-1' },
        's2-start': { token: 'green-1' },
        's2-upper-left': { token: 'green-1' },
        's2-outer-corner': { token: 'green-1' },
        'connect-inner': { token: 'green-2' },
        'ring-1': facedown,
        'ring-2': facedown,
        's2-inner-corner': facedown,
      },
      adjust: holding('rw-find-1', 'rw-find-2', 'rw-workshop-1'),
      rewardDeck: ['rw-redeploy-1'],
    });
    const told = act(table, (g) => rivalRewards(g, 1));
    expect([table.troops('s2-upper-right'), table.troops('s2-middle')]).toEqual([1, 2]);
    expect(told.filter(({ type }) => type === 'TokensFlipped')).toHaveLength(1);
    expect(table.state.faceUp.filter(Boolean)).toHaveLength(8);
    expect(table.state.turn.gained).toBe(false);
  });
});

describe('TWS 18.7, TWS 18.13 Marksman and Turncoat of the Rival', () => {
  const beside: SoloPosition = {
    rivals: { troops: { 's2-outer-corner': 1 } },
    player: { troops: { 's1-left': 3, 's1-upper-left': 2 } },
    areas: { 's1-left': { buildings: ['sentry-tower'] } },
  };

  it('TWS E30 Turncoat spares a Sentry Tower, Marksman does not', () => {
    const turncoat = spend('rw-turncoat', beside);
    expect([turncoat.troops('s1-left'), turncoat.troops('s1-upper-left')]).toEqual([3, 1]);
    expect(turncoat.player(RIVAL).reserve).toBe(1);
    const sniper = spend('rw-sniper', beside);
    expect([sniper.troops('s1-left'), sniper.troops('s1-upper-left')]).toEqual([2, 2]);
  });

  it('Turncoat needs 2 enemy Troops, and puts a Troop into the reserve in any case', () => {
    const table = spend('rw-turncoat', { ...beside, player: { troops: { 's1-upper-left': 1 } }, areas: {} });
    expect(table.troops('s1-upper-left')).toBe(1);
    expect(table.player(RIVAL).reserve).toBe(1);
  });

  it('Exiled are struck only where no area of the Player is, the strongest first', () => {
    const areas = { 's2-middle': { token: 'yellow-3' }, 's2-left': { token: 'green-1' } } as const;
    const rivals = { troops: { 's2-upper-left': 1 } };
    const table = spend('rw-sniper', { rivals, areas });
    expect(table.strength('s2-middle')).toBe(2);
    const both = spend('rw-sniper', {
      rivals,
      areas: { 's2-middle': areas['s2-middle'] },
      player: { troops: { 's2-left': 1 } },
    });
    expect(both.owner('s2-left')).toBe(-1);
    expect(both.strength('s2-middle')).toBe(3);
  });

  it('neither a Colony nor the Gate nor a facedown token', () => {
    const table = spend('rw-sniper', {
      rivals: { troops: { 's1-left': 1, 'ring-1': 1 } },
      player: { troops: { 's1-colony': 3, 'ring-6': 1 } },
      areas: { 's2-middle': { token: 'yellow-1', facedown: true }, 'ring-6': {} },
      guardian: { holds: true },
    });
    expect(table.troops('s1-colony')).toBe(3);
    expect(table.owner('ring-6')).toBe(-1);
  });

  it('Bastions protect nobody from the Rival', () => {
    const table = spend('rw-turncoat', {
      rivals: { troops: { 's2-upper-left': 1 } },
      areas: { 's2-middle': { token: 'yellow-3' } },
      exiled: { yellow: 'ralan-engineers', green: 'luron-droids' },
    });
    expect(table.strength('s2-middle')).toBe(2);
  });

  it('TWS 6.4, TWS 18.13 the Player is asked about a tie', () => {
    const table = spend('rw-sniper', {
      ties: 'ask',
      rivals: { troops: { 's2-colony': 1 } },
      player: { troops: { 's2-upper-left': 2, 's2-upper-right': 2 } },
    });
    expect(table.isAsked('rivalRemove', PLAYER)).toBe(true);
    expect(table.state.solo!.spending).toHaveLength(4);
    table.answer('rivalRemove', 's2-upper-right');
    expect(table.troops('s2-upper-right')).toBe(1);
    expect(table.troops('s2-upper-left')).toBe(2);
  });
});

describe('TWS 19.20 Laser Volley of Darja', () => {
  const volley = (faces: readonly number[], more: SoloPosition): WarpTable =>
    soloPosition({
      rival: 'darja',
      step: 'rivalPhaseCheck',
      drawn: ['am-01'],
      chance: faces.map((face) => dice(face)),
      ...more,
      rivals: { gold: 4, energy: 4, ...more.rivals },
    });

  it.each([
    [4, 2],
    [3, 3],
  ])('TWS E47 a %i leaves %i Troops', (face, left) => {
    const table = volley([face], {
      rivals: { troops: { 's2-upper-right': 1 } },
      player: { troops: { 's1-upper-left': 3, 's1-left': 4 } },
      areas: { 's1-left': { buildings: ['sentry-tower'] } },
    });
    expect(table.troops('s1-upper-left')).toBe(left);
    expect(table.troops('s1-left')).toBe(4);
    expect(table.events('LaserFired')).toHaveLength(1);
  });

  it('TWS C75 each cannon fires once, in the order of the area ids; what is emptied is no target any more', () => {
    const table = volley([6, 6], {
      rivals: { troops: { 's2-upper-right': 1, 's2-outer-corner': 1 } },
      areas: { 's2-outer-corner': { buildings: ['laser-cannon'] } },
      player: { troops: { 's1-upper-left': 1, 's1-left': 1 } },
    });
    expect(table.events('LaserFired').map(({ cannon }) => cannon)).toEqual([
      's2-outer-corner',
      's2-upper-right',
    ]);
    expect(new Set(table.events('LaserFired').map(({ area }) => area)).size).toBe(2);
    expect(table.player(RIVAL).deeds.laserKills).toBe(0); // forgotten: the turn of the Player has begun
  });

  it('TWS C64 a conquered cannon fires too; without a target nothing happens, and Exiled are never chosen', () => {
    const table = volley([], {
      rivals: { troops: { 's2-upper-right': 1 } },
      areas: { 's2-middle': { token: 'yellow-1' } },
    });
    expect(table.events('LaserFired')).toEqual([]);
    expect(table.strength('s2-middle')).toBe(1);
  });

  it('cq-19 Burned Ground is possible with it', () => {
    const table = volley([6, 6], {
      rivals: { troops: { 's2-upper-right': 1, 's2-outer-corner': 1 } },
      areas: { 's2-outer-corner': { buildings: ['laser-cannon'] } },
      player: { troops: { 's1-upper-left': 3 } },
      open: [null, null, 'cq-19'],
    });
    expect(table.player(RIVAL).done).toEqual(['cq-19']);
  });
});
