import { describe, expect, test } from 'vitest';
import type { ArchiveId, BuildingType } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Ground, Position, Side, WarpTable } from './arrange.ts';
import { TARGET, fightOut } from './fighting.ts';
import { NEST, raid } from './raiding.ts';

const CARDS: readonly ArchiveId[] = [
  'build-01',
  'build-02',
  'build-03',
  'build-04',
  'build-05',
  'build-06',
  'build-07',
  'build-08',
];

/** What may follow on these choices of a Develop Card. */
const after = (table: WarpTable, ...taken: string[]): readonly unknown[] =>
  table.question('develop').ask.after!(taken);

const developing = (me: Side, more: Position = {}): WarpTable =>
  position({ ...more, sides: { ...more.sides, 0: { gold: 9, energy: 9, ...me } } }).answer(
    'action',
    'develop',
  );

describe('cards', () => {
  test('TW 16.1 drawing stops at 8 Archive Cards, and the rest is not made up for', () => {
    const table = position({ sides: { 0: { hand: CARDS.slice(0, 7), rewards: ['rw-find-1', 'rw-ore-1'] } } });
    table.answer('action', '+reward:rw-find-1').answer('drawFrom', 'deck');
    expect(table.player(0).hand).toHaveLength(8);
    expect(table.isAsked('action')).toBe(true);
    const full = position({ sides: { 0: { hand: CARDS, rewards: ['rw-find-1', 'rw-ore-1'] } } });
    expect(full.refusal('action', '+reward:rw-find-1').reason).toBe('rewardUseless');
  });

  test('TW 16.1 the Start Card is one of the 8', () => {
    const table = position({ step: 'consult', sides: { 0: { hand: [...CARDS.slice(0, 7), 'start-1'] } } });
    table.answer('discard', 'draw');
    expect([table.isAsked('drawFrom'), table.player(0).hand.length]).toEqual([false, 8]);
  });

  const consulting = (me: Side, areas: Record<string, Ground> = {}): WarpTable =>
    position({ step: 'consult', sides: { 0: me }, areas });

  test('TW 16.2, TW 20.15 in Consult 3 discards at most, and 2 cards drawn', () => {
    const table = consulting({ hand: CARDS.slice(0, 5) });
    for (const card of CARDS.slice(0, 3)) table.answer('discard', card);
    expect(table.isAsked('discard')).toBe(false);
    table.answer('drawFrom', 'deck').answer('drawFrom', 'deck');
    expect([table.player(0).hand.length, table.isAsked('drawFrom')]).toEqual([4, false]);
  });

  test('TW 16.2 with the Command bonus a third card may be drawn', () => {
    const areas = {
      's1-start': { buildings: ['command-center'] },
      's1-left': { buildings: ['command-center'] },
    } as const;
    const me: Side = { levels: { 'command-center': 3 }, troops: { 's1-start': 1, 's1-left': 1 } };
    const table = consulting({ ...me, hand: ['build-01'] }, areas).answer('discard', 'draw');
    table.answer('drawFrom', 'deck');
    expect(table.options('drawFrom')).not.toContain('stop');
    table.answer('drawFrom', 'deck');
    expect(table.options('drawFrom')).toContain('stop');
    table.answer('drawFrom', 'deck');
    expect([table.player(0).hand.length, table.isAsked('drawFrom')]).toEqual([4, false]);
  });

  test('TW 16.4, TW 20.13 3 Private Missions, 2 of a type', () => {
    const table = position({ step: 'replenish', sides: { 0: { gold: 3, missions: ['cq-03'] } } });
    table.answer('replenish', 'conquest');
    expect(table.refusal('replenish', 'conquest').reason).toBe('twoOfType');
    table.answer('replenish', 'progress');
    expect(table.refusal('replenish', 'prosperity').reason).toBe('threeMissions');
  });
});

describe('Troops', () => {
  test('TW 16.5 a player has 14: what is in use does not come again', () => {
    const table = position({
      step: 'extract',
      sides: {
        0: { races: ['luron-droids'], troops: { 's1-colony': 4, 's1-start': 4, 's1-left': 3 }, reserve: 2 },
      },
    });
    // 2 Troops are due, 1 is left.
    table.answer('extract', 'troops').answer('placeTroop', 's1-left');
    expect(table.player(0)).toMatchObject({ supply: 0, reserve: 2 });
    expect(table.isAsked('placeTroop')).toBe(false);
  });

  test('TW 16.5 4 of a player on an area, at the Gate its own limit', () => {
    const table = position({
      step: 'extract',
      guardian: { race: 'tavma-morphlings' },
      sides: { 0: { troops: { 's1-colony': 4, 's1-start': 3, gate: 2 } } },
    });
    expect(table.answer('extract', 'troops').options('placeTroop')).toEqual(['s1-start', 'reserve']);
  });

  test('TW 16.5 in a combat 4 attackers and 4 defenders', () => {
    const table = fightOut(
      {
        attackers: 3,
        attack: { hand: ['reinforce-1'], gold: 2, energy: 2 },
        sides: { 1: { troops: { [TARGET]: 3 }, hand: ['reinforce-2'], gold: 2, energy: 2 } },
        rolls: [
          [1, 1, 1, 1],
          [6, 6, 6, 6],
        ],
      },
      { 0: ['reinforce-1', 2], 1: ['reinforce-2', 2] },
    );
    expect(table.events('TroopsJoined').map(({ seat, troops }) => [seat, troops])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(table.events('DiceRolled').map((event) => event.dice.length)).toEqual([4, 4]);
  });
});

describe('buildings', () => {
  test('TW 16.6, TW 20.2 4 miniatures of a track building, and as many neutral ones as lie beside the board', () => {
    const mines = ['s1-left', 's1-upper-right', 's1-outer-corner'];
    const table = developing(
      { hand: ['build-04'], troops: Object.fromEntries([...mines, 'ring-1'].map((id) => [id, 1])) },
      {
        areas: Object.fromEntries(mines.map((id) => [id, { buildings: ['gold-mine'] } as const])),
        neutrals: { 'sentry-tower': 0 },
      },
    );
    expect(table.player(0).stock[1]).toBe(0);
    expect(after(table, 'build-04')).toEqual(['2']); // neither Gold Mine nor Sentry Tower
  });

  test('TW 16.7, TW 20.2 4 buildings on an area, 1 of each type', () => {
    const four: readonly BuildingType[] = ['command-center', 'trade-post', 'laser-cannon', 'assault-ship'];
    const built = (buildings: readonly BuildingType[]): readonly unknown[] =>
      after(
        developing(
          { hand: ['build-05'], troops: { 's1-start': 1, 's1-left': 1 } },
          { areas: { 's1-start': { buildings } } },
        ),
        'build-05',
        '2',
      );
    expect(built(four)).toEqual(['s1-left']);
    expect(built(four.slice(1))).toEqual(['s1-start', 's1-left']);
    expect(built(['sentry-tower'])).toEqual(['s1-left']);
  });

  test('TW 16.10, TW 20.3 levels up to 3, and only of the five columns', () => {
    const table = developing({
      hand: ['upgrade-any-1', 'build-01'],
      levels: { 'gold-mine': 3, 'assault-ship': 2 },
    });
    expect(after(table, 'upgrade-any-1', '2')).toEqual([
      'command-center',
      'energy-plant',
      'trade-post',
      'assault-ship',
    ]);
  });

  test('TW 16.10 a track ends at 12', () => {
    const mines = ['s1-left', 's1-upper-right', 's1-outer-corner'];
    const table = position({
      sides: {
        0: { levels: { 'gold-mine': 3 }, troops: Object.fromEntries(mines.map((id) => [id, 1])) },
      },
      areas: Object.fromEntries(mines.map((id) => [id, { buildings: ['gold-mine'] } as const])),
    });
    expect(table.track(0, 'gold-mine')).toBe(12);
    // Even if a fifth Gold Mine counts, as in the prototype edition.
    const fifth = position({
      switches: ['noMiniature'],
      sides: {
        0: {
          levels: { 'gold-mine': 3 },
          troops: { ...Object.fromEntries(mines.map((id) => [id, 1])), 'ring-1': 1 },
        },
      },
      areas: {
        ...Object.fromEntries(mines.map((id) => [id, { buildings: ['gold-mine'] } as const])),
        'ring-1': { buildings: ['gold-mine'], colour: 1 },
      },
    });
    expect(fifth.track(0, 'gold-mine')).toBe(12);
  });
});

describe('numbers', () => {
  test('TW 16.8 a multiplier is from 1 to 4, what a die is worth from 1 to 6', () => {
    const table = position({
      areas: { 's1-left': { multiplier: 4 }, 's1-middle': { multiplier: 1 } },
      sides: { 0: { rewards: ['rw-ore-1'] } },
    }).answer('action', 'terrashift');
    expect(table.refusal('raise', 's1-left')).toEqual({ rule: 'TW 9.3', reason: 'shiftTooHigh' });
    table.answer('raise', 's1-colony');
    expect(table.refusal('lower', 's1-middle')).toEqual({ rule: 'TW 9.3', reason: 'shiftTooLow' });
    const fight = raid({ me: { hand: ['enforce-1'], gold: 2, energy: 2 }, attack: [5, 6, 1] });
    fight.answer('combatCard', 'enforce-1', 0).answer('support', 'none', 1);
    fight.ifAsked('beforeReveal', 'reveal').answer('cardOption', ['3'], 0);
    expect(fight.events('CombatResolved')).toMatchObject([{ attack: 6 + 6 + 4 }]);
  });

  test('TW 16.9 being followed by more than 3 brings no more than by 3', () => {
    const followers = [1, 2, 3, 4, 5];
    const develop = position({
      seats: 6,
      sides: {
        0: { hand: ['build-05'], gold: 1, energy: 1 },
        ...Object.fromEntries(
          followers.map((seat) => [seat, { hand: [`start-${seat + 1}`], gold: 2, energy: 2 }]),
        ),
      },
    }).answer('action', 'develop');
    develop.answer('develop', ['build-05', '2', 's1-start', '1/0']);
    for (const seat of followers) {
      const plan = [`start-${seat + 1}`, '2', 'gold-mine', '2/2'];
      develop.answer('followDevelop', plan, seat);
    }
    expect(develop.events('Followed')).toHaveLength(5);
    expect(develop.options('gainGold', 0)).toEqual([0, 1, 2, 3]);
    const shift = position({ seats: 6 }).ifAsked('action', 'terrashift');
    shift.answers(['raise', 's1-colony'], ['lower', 'ring-1']);
    for (const seat of followers) shift.answer('followTerrashift', ['raise', `s${seat + 1}-colony`], seat);
    for (let n = 0; n < 3; n++) shift.answer('drawFrom', 'deck', 0);
    expect([shift.player(0).hand.length, shift.isAsked('drawFrom')]).toEqual([3, false]);
  });

  test('TW 16.11 in a turn one shot from each cannon with 1 or 2 dice, one Trade, 2 Movements', () => {
    const table = position({
      sides: { 0: { troops: { 's1-colony': 4, 's1-start': 1 }, gold: 2, energy: 6, rewards: ['rw-ore-1'] } },
      areas: { 's1-start': { buildings: ['laser-cannon'] }, [NEST]: { token: 'yellow-3' } },
      chance: [dice(1, 1)],
    });
    table.answer('action', '+fire');
    expect(table.options('shots')).toEqual([1, 2]);
    table.answer('shots', 2);
    expect(table.refusal('action', '+fire')).toEqual({ rule: 'TW 8.3', reason: 'cannonFired' });
    table.answer('action', '+trade').answer('tradeGiven', 'gold');
    expect(table.refusal('action', '+trade').reason).toBe('alreadyTraded');
    table.answers(['action', 'terrashift'], ['raise', 's1-colony'], ['lower', 'ring-1']).passOthers();
    for (let n = 0; n < 2; n++) table.answer('moveFrom', 's1-colony').answer('moveTo', 's1-start');
    expect(table.isAsked('moveFrom')).toBe(false);
    const two = position({
      sides: { 0: { troops: { 's1-start': 1, 's1-left': 1 }, energy: 6 } },
      areas: {
        's1-start': { buildings: ['laser-cannon'] },
        's1-left': { buildings: ['laser-cannon'] },
        's1-upper-left': { token: 'yellow-3' },
      },
      chance: [dice(1), dice(1)],
    });
    two.answers(
      ['action', '+fire'],
      ['cannon', 's1-left'],
      ['laserTarget', 's1-upper-left'],
      ['shots', 1],
      ['action', '+fire'],
      ['shots', 1],
    );
    expect(two.events('LaserFired').map(({ cannon }) => cannon)).toEqual(['s1-left', 's1-start']);
  });

  test('TW 16.12 Gold, Energy, points and modifiers are counted without end', () => {
    const table = position({
      step: 'extract',
      sides: { 0: { gold: 1000, energy: 1000, tokenPoints: 300 }, 1: { gold: 1000 } },
      areas: Object.fromEntries(
        ['ring-1', 'ring-2', 'ring-3', 'ring-4', 'ring-5', 'ring-6', 's1-left', 's1-middle'].map((id) => [
          id,
          { token: 'yellow-2', modifier: 2 } as const,
        ]),
      ),
    });
    table.answer('extract', 'resources');
    expect(table.player(0)).toMatchObject({ gold: 1001, energy: 1001 });
    expect(table.view('spectator').players[0]!.points).toBe(300);
    expect(table.strength('ring-1')).toBe(4);
  });

  test('TW 16.13 Exiled have a strength of 4 at most, and at 0 their token is gone', () => {
    const strong = fightOut(
      {
        attackers: 1,
        sides: { 1: { hand: ['reinforce-1'], gold: 2, energy: 2 } },
        ground: { [TARGET]: { token: 'yellow-3' } },
        rolls: [[1], [6, 6, 6, 6]],
      },
      { 1: ['reinforce-1', 2] },
    );
    expect(strong.strength(TARGET)).toBe(4);
    const shot = position({
      sides: { 0: { troops: { 's1-start': 1 }, energy: 2 } },
      areas: {
        's1-start': { buildings: ['laser-cannon'] },
        [NEST]: { token: 'yellow-3', modifier: -1 },
      },
      chance: [dice(6, 6)],
    }).answer('action', '+fire');
    shot.answer('shots', 2);
    expect(shot.view('spectator').areas.find(({ id }) => id === NEST)!.token).toBeUndefined();
    expect(shot.state.defeatedTokens).toEqual(['yellow-3']);
  });
});
