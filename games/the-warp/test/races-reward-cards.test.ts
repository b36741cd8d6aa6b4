import { describe, expect, test } from 'vitest';
import type { ArchiveId, BuildingType, RewardId } from '../content/index.ts';
import { REWARD_KIND_IDS } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';
import { NEST, raid, yellow } from './raiding.ts';

/** Seat 0 in the Action Phase with this card, and 1 Gold so that there is always a question. */
const holding = (card: RewardId, me: Side = {}, more: Position = {}): WarpTable =>
  position({ ...more, sides: { ...more.sides, 0: { gold: 1, rewards: [card], ...me } } });

const using = (card: RewardId, me: Side = {}, more: Position = {}): WarpTable =>
  holding(card, me, more).answer('action', `+reward:${card}`);

const useless = (card: RewardId, me: Side = {}, more: Position = {}): void =>
  expect(holding(card, me, more).refusal('action', `+reward:${card}`)).toEqual({
    rule: 'TW 11.6',
    reason: 'rewardUseless',
  });

const FULL_HAND: readonly ArchiveId[] = [
  'maneuver-1',
  'enforce-1',
  'enforce-2',
  'elite-1',
  'elite-2',
  'defect-1',
  'defect-2',
  'jetpack-1',
];
/** All 14 Troops are on the board. */
const ALL_OUT: Side = { troops: { 's1-colony': 4, 's1-start': 4, 's1-left': 4, 's1-upper-left': 2 } };

describe('spending Reward Cards', () => {
  test('TW 11.4, TW 11.5 a spent card goes to the reward discard pile, any number in a turn', () => {
    const table = holding('rw-ore-1', { rewards: ['rw-ore-1', 'rw-cells-1'] });
    table.answer('action', '+reward:rw-ore-1').answer('action', '+reward:rw-cells-1');
    expect(table.player(0)).toMatchObject({ rewards: [], gold: 4, energy: 3 });
    expect(table.player(0).deeds).toMatchObject({ rewardsSpent: 2, rewardAbilities: 0 });
    expect(table.state.rewardDiscard).toEqual(['rw-ore-1', 'rw-cells-1']);
    expect(table.events('RewardUsed').map(({ reward }) => reward)).toEqual(['rw-ore-1', 'rw-cells-1']);
  });

  test('TW 21.7 gains can be taken back', () => {
    const table = using('rw-ore-1').undo(0);
    expect(table.player(0)).toMatchObject({ rewards: ['rw-ore-1'], gold: 1 });
  });

  test('TW 11.4 not in combat, and not in the turn of another', () => {
    const table = raid({ me: { rewards: ['rw-ore-1'] }, other: { rewards: ['rw-cells-1'] } });
    expect(table.options('combatCard', 0)).not.toContain('+reward:rw-ore-1');
    table.answer('combatCard', 'none');
    expect(table.options('support', 1)).not.toContain('+reward:rw-cells-1');
  });
});

describe('gains and draws', () => {
  test('TW 11.6 rw-ore, rw-cells, rw-cargo: 3/0, 0/3, 2/2', () => {
    expect(using('rw-ore-1').player(0)).toMatchObject({ gold: 4, energy: 0 });
    expect(using('rw-cells-2').player(0)).toMatchObject({ gold: 1, energy: 3 });
    expect(using('rw-cargo-1').player(0)).toMatchObject({ gold: 3, energy: 2 });
  });

  test('TW 11.6 rw-credit: 3 resources of choice', () => {
    const table = using('rw-credit-1');
    expect(table.options('gainGold')).toEqual([0, 1, 2, 3]);
    expect(table.answer('gainGold', 2).player(0)).toMatchObject({ gold: 3, energy: 1 });
  });

  test('TW 11.6 rw-find: up to 3 cards; refused with a full hand', () => {
    const table = using('rw-find-1', {}, { deck: ['build-05', 'build-06', 'build-07'] });
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.player(0).hand).toEqual(['build-05', 'build-06', 'build-07']);
    useless('rw-find-1', { hand: FULL_HAND });
  });

  test('TW 6.8 rw-find: the line-up is refilled when the whole draw is over', () => {
    const table = using('rw-find-1');
    const [first] = table.state.lineUp;
    table.answer('drawFrom', first!);
    expect(table.state.lineUp).toHaveLength(3);
    table.answer('drawFrom', 'stop');
    expect(table.state.lineUp).toHaveLength(4);
    expect(table.player(0).hand).toEqual([first]);
  });

  test('TW 11.6 rw-notes: 2 cards and 1 resource; with a full hand the resource alone', () => {
    const table = using('rw-notes-1', {}, { deck: ['build-05', 'build-06'] });
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck'], ['gainGold', 0]);
    expect(table.player(0)).toMatchObject({ hand: ['build-05', 'build-06'], energy: 1 });
    const full = using('rw-notes-1', { hand: FULL_HAND }).answer('gainGold', 1);
    expect(full.player(0).gold).toBe(2);
  });
});

describe('Troops', () => {
  test('TW 11.6 rw-recruits: 2 Troops on controlled areas or into the reserve', () => {
    const table = using('rw-recruits-1').answer('placeTroop', 's1-start').answer('placeTroop', 's1-colony');
    expect([table.troops('s1-start'), table.troops('s1-colony')]).toEqual([2, 4]);
    expect(table.player(0).supply).toBe(8);
    useless('rw-recruits-1', ALL_OUT);
  });

  test('TW 11.6 rw-veterans: 3 Troops into the reserve, as many as there are', () => {
    expect(using('rw-veterans-1').player(0)).toMatchObject({ reserve: 3, supply: 7 });
    expect(using('rw-veterans-1', { reserve: 9 }).player(0)).toMatchObject({ reserve: 10, supply: 0 });
    useless('rw-veterans-1', ALL_OUT);
  });

  test('TW 11.6 rw-redeploy: 1 Troop, then up to 2 Troop Movements', () => {
    const table = using('rw-redeploy-1').answer('placeTroop', 's1-start');
    expect(table.question('moveFrom').ask.about).toEqual({ left: 2 });
    table.answers(['moveFrom', 's1-start'], ['moveTo', NEST], ['moveFrom', 's1-colony'], ['moveTo', NEST]);
    expect(table.troops(NEST)).toBe(2);
    expect(table.isAsked('action')).toBe(true);
    // The Movements are possible only because of the new Troop.
    const single = using('rw-redeploy-1', { troops: { 's1-start': 1 } }).answer('placeTroop', 's1-start');
    expect(single.options('moveFrom')).toEqual(['s1-start', 'stop']);
  });
});

describe('buildings', () => {
  const BOUGHT: readonly [RewardId, BuildingType, number][] = [
    ['rw-command-1', 'command-center', 2],
    ['rw-mine-1', 'gold-mine', 1],
    ['rw-plant-1', 'energy-plant', 1],
    ['rw-laser-1', 'laser-cannon', 2],
    ['rw-ship-1', 'assault-ship', 1],
  ];
  /** One area beside the full Colony, with Gold and Energy. */
  const plot: Side = { troops: { [NEST]: 2 } };

  test.each(BOUGHT)('TW 11.6 %s: a %s for %i of any kind', (card, type, price) => {
    const table = using(card, { ...plot, gold: price, energy: 1 });
    if (price === 2) table.answer('payGold', 1);
    else table.answer('payGold', 0);
    expect(table.player(0)).toMatchObject({ gold: price === 2 ? 1 : price, energy: 0 });
    expect(table.events('Built')).toMatchObject([{ seat: 0, building: type, area: NEST }]);
    expect(table.isAsked('followDevelop')).toBe(false); // TW 7.25
    useless(card, { ...plot, gold: price - 1, energy: 0, rewards: [card, 'rw-ore-1'] });
    const standing: Position = { areas: { [NEST]: { buildings: [type] } } };
    useless(card, { ...plot, gold: 9 }, standing); // TW 7.15
  });

  test('TW 8.2 rw-post: a Trade Post for free, with its Mission Switch', () => {
    const table = using('rw-post-1', { ...plot, missions: ['pg-01'] });
    expect(table.options('switchOut')).toEqual(['pg-01', 'none', 'stop']);
    table.answer('switchOut', 'stop');
    expect(table.track(0, 'trade-post')).toBe(2);
    expect(table.player(0).gold).toBe(1);
  });

  test('TW 11.6 rw-tower: a Sentry Tower for free', () => {
    const table = using('rw-tower-1', plot);
    expect(table.events('Built')).toMatchObject([{ building: 'sentry-tower', area: NEST }]);
    expect(table.player(0).gold).toBe(1);
  });

  test('TW 8.20 rw-ship: the new ship may flip the tokens within 2 steps', () => {
    const areas = { 's1-middle': { token: 'green-2', facedown: true } } as const;
    const table = using('rw-ship-1', plot, { areas });
    expect(table.answer('revealTokens', 'yes').events('TokensFlipped')).toHaveLength(1);
  });

  test('TW 11.6 rw-refit: an Upgrade of any type for 2 of any kind', () => {
    const table = using('rw-refit-1', { gold: 1, energy: 2 }).answer('upgrade', ['assault-ship']);
    table.answer('payGold', 1);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 1, levels: [1, 1, 1, 1, 2] });
    useless('rw-refit-1', { gold: 1 });
  });

  test('TW 11.6 rw-workshop: a Develop Card for 2 resources less, which nobody can follow', () => {
    const me: Side = { hand: ['build-05', 'enforce-1'], gold: 1, energy: 1 };
    const table = using('rw-workshop-1', me, { sides: { 1: { hand: ['build-01'], gold: 9, energy: 9 } } });
    expect(table.refusal('developCheaply', 'enforce-1').reason).toBe('combatCardInDevelop');
    expect(table.question('developCheaply').ask.after!(['build-05', '1', 's1-start'])).toEqual(['1/1']);
    table.answer('developCheaply', ['build-05', '2', 's1-start', '0/0']);
    expect(table.player(0)).toMatchObject({ hand: ['enforce-1'], gold: 1, energy: 1 });
    expect(table.state.discard).toEqual(['build-05']);
    expect(table.isAsked('action', 0)).toBe(true); // TW 7.25, and the action is still to come
    useless('rw-workshop-1', { hand: ['enforce-1'] });
  });

  test('TW 7.25 rw-workshop: Double Shift and Open Plans are for the Develop action', () => {
    const ralan: Side = { races: ['ralan-engineers'], hand: ['build-05'], gold: 9, energy: 9 };
    const table = using('rw-workshop-1', ralan).answer('developCheaply', [
      'build-05',
      '2',
      's1-start',
      '0/0',
    ]);
    expect(table.isAsked('doubleShift')).toBe(false);
    const plans = using(
      'rw-workshop-1',
      { hand: ['upgrade-02'], gold: 9, energy: 9 },
      yellow('nurec-designers'),
    );
    plans.answer('developCheaply', ['upgrade-02', '1', '1/1']);
    expect(plans.isAsked('drawFrom')).toBe(false);
  });
});

describe('land, trade and missions', () => {
  test('TW 9.8 rw-quake: one area up, one down; nobody follows, and the action is still free to do the same', () => {
    const table = using('rw-quake-1').answers(['raise', 's1-start'], ['lower', 'ring-1']);
    expect([table.multiplier('s1-start'), table.multiplier('ring-1')]).toEqual([2, 2]);
    expect(table.isAsked('followTerrashift')).toBe(false);
    table.answer('action', 'terrashift').answer('raise', 's1-start');
    expect(table.options('lower')).toContain('ring-1');
  });

  test('TW 11.6 rw-barter: up to 5 in both directions, then 1 resource; the Trade of the turn is left', () => {
    const table = using('rw-barter-1', { gold: 4, energy: 2 }).answer('barter', 'yes');
    table.answers(['tradeGiven', 'gold'], ['tradeAmount', 3], ['tradeBack', 1], ['gainGold', 1]);
    expect(table.player(0)).toMatchObject({ gold: 3, energy: 4 });
    expect(table.player(0).deeds.traded).toBe(4);
    expect(table.options('action')).toContain('+trade');
    const declined = using('rw-barter-1', { gold: 4 }).answer('barter', 'no').answer('gainGold', 0);
    expect(declined.player(0)).toMatchObject({ gold: 4, energy: 1 });
    const broke = holding('rw-barter-1', { gold: 0 })
      .answer('action', '+reward:rw-barter-1')
      .answer('gainGold', 0);
    expect(broke.player(0).energy).toBe(1); // nothing to exchange
  });

  test('TW 13.24 rw-orders: a Mission Switch, if wished, and 1 resource', () => {
    const missionDecks = { conquest: ['cq-07', 'cq-08'] } as const;
    const table = using('rw-orders-1', { missions: ['pg-01'] }, { missionDecks });
    table.answers(
      ['switchOut', 'pg-01'],
      ['switchDeck', 'conquest'],
      ['keepMission', 'cq-08'],
      ['gainGold', 0],
    );
    expect(table.player(0)).toMatchObject({ missions: ['cq-08'], gold: 1, energy: 1 });
    const kept = using('rw-orders-1', { missions: ['pg-01'] })
      .answer('switchOut', 'stop')
      .answer('gainGold', 1);
    expect(kept.player(0)).toMatchObject({ missions: ['pg-01'], gold: 2 });
  });
});

describe('against others', () => {
  const targets: Position = {
    sides: { 1: { troops: { [NEST]: 2, 's1-left': 1 } } },
    areas: {
      [NEST]: { buildings: ['sentry-tower'] },
      's1-upper-right': { token: 'yellow-2' },
      's1-middle': { token: 'green-3' },
    },
  };

  test('TW 11.6 rw-sniper: a Troop beside you, behind a Sentry Tower too', () => {
    const table = using('rw-sniper-1', {}, targets);
    expect(table.options('removeTroop')).toEqual(['s1-left', 's1-upper-right', NEST]);
    table.answer('removeTroop', NEST);
    expect(table.troops(NEST)).toBe(1);
    expect(table.player(1).supply).toBe(11);
    useless('rw-sniper-1', {}, { areas: { 's1-middle': { token: 'green-3' } } });
  });

  test('TW 8.7 rw-sniper: an Exiled Token gets a -1 modifier, and leaves the game at 0', () => {
    const weak = using('rw-sniper-1', {}, targets).answer('removeTroop', 's1-upper-right');
    expect(weak.strength('s1-upper-right')).toBe(1);
    const gone = using('rw-sniper-1', {}, { areas: { [NEST]: { token: 'green-1' } } });
    expect(gone.state.defeatedTokens).toEqual(['green-1']);
    expect(gone.events('RewardsDrawn')).toEqual([]);
  });

  test('TW 8.11 rw-turncoat: where 2 or more stand and no Sentry Tower, then 1 Troop into the reserve', () => {
    const table = using('rw-turncoat-1', {}, targets); // just one area is left
    expect(table.strength('s1-upper-right')).toBe(1);
    expect(table.player(0).reserve).toBe(1);
    const two = using('rw-turncoat-1', {}, { sides: { 1: { troops: { [NEST]: 2, 's1-left': 3 } } } });
    expect(two.options('removeTroop')).toEqual(['s1-left', NEST]);
    const towers: Position = {
      ...targets,
      sides: { 1: { troops: { [NEST]: 2, 's1-left': 2, 's1-upper-left': 2 } } },
    };
    const shelter = using('rw-turncoat-1', {}, towers);
    expect(shelter.refusal('removeTroop', NEST)).toEqual({ rule: 'TW 8.11', reason: 'sentryTower' });
    const alone = using('rw-turncoat-1'); // TW 11.6: nobody to remove
    expect(alone.player(0).reserve).toBe(1);
  });

  const prototype: Position = { switches: ['stealSymbol'] };
  const victim = { 1: { hand: ['build-01', 'build-02', 'enforce-1'] } } as const;

  test('TW 19.25 rw-thief: a random Archive card of an opponent, then 1 resource', () => {
    const table = using('rw-thief-1', {}, { ...prototype, sides: victim, chance: [[1]] });
    table.answer('gainGold', 0);
    expect(table.player(0)).toMatchObject({ hand: ['build-02'], energy: 1 });
    expect(table.player(1).hand).toEqual(['build-01', 'enforce-1']);
    expect(table.match.undoable(0)).toMatchObject({ ok: true }); // the gain alone
    table.undo(0);
    expect(table.match.undoable(0).ok).toBe(false); // TW 21.6
  });

  test('TW 17.4 rw-thief: only thief and victim see the card, and nobody else knows what is left', () => {
    const table = position({
      ...prototype,
      seats: 3,
      sides: { ...victim, 0: { rewards: ['rw-thief-1'], gold: 1 } },
      chance: [[0]],
    });
    table.player(1).shown.push('build-01');
    table.answer('action', '+reward:rw-thief-1');
    expect(table.events('CardStolen', 0)).toMatchObject([{ from: 1, only: { card: 'build-01' } }]);
    expect(table.events('CardStolen', 1)).toMatchObject([{ from: 1, only: { card: 'build-01' } }]);
    expect(table.events('CardStolen', 2)).toEqual([{ type: 'CardStolen', seat: 0, from: 1 }]);
    expect([table.player(0).shown, table.player(1).shown]).toEqual([[], []]);
  });

  test('TW 19.25 rw-thief: the opponent is chosen among those with cards, never a teammate', () => {
    const table = using(
      'rw-thief-1',
      {},
      {
        ...prototype,
        seats: 4,
        options: { mode: 'team' },
        sides: { ...victim, 2: { hand: ['build-03'] }, 3: { hand: ['build-04'] } },
      },
    );
    expect(table.options('steal')).toEqual([1, 3]);
    const nobody = using('rw-thief-1', {}, prototype).answer('gainGold', 1);
    expect(nobody.player(0).gold).toBe(2); // TW 11.6: the part that can be done
  });

  test('TW 19.25 rw-thief: refused with a full hand', () => {
    const table = holding(
      'rw-thief-1',
      { hand: FULL_HAND },
      { ...prototype, sides: { 1: { hand: ['build-01'] } } },
    );
    expect(table.refusal('action', '+reward:rw-thief-1')).toEqual({ rule: 'TW 6.14', reason: 'handFull' });
  });
});

test('TW 11.6 every kind of Reward Card has its tests here', ({ task }) => {
  const names = task.file.tasks
    .flatMap((one) => ('tasks' in one ? one.tasks : [one]))
    .map(({ name }) => name);
  const missing = REWARD_KIND_IDS.filter((kind) => !names.some((name) => name.includes(kind)));
  expect(missing).toEqual([]);
});
