import { describe, expect, test } from 'vitest';
import { UPGRADE_TYPES } from '../content/index.ts';
import type { ArchiveId, BuildingType, TrackType, UpgradeType } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { theWarpWords } from '../words/index.ts';
import { dice, position } from './arrange.ts';
import type { Ground, Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { raid, raidRival } from './raiding.ts';
import type { Raid } from './raiding.ts';
import { asWarp } from '../rules/questions.ts';

/** Where the second, third and fourth building of a seat stand; the first is on its Colony. */
const PLACES = [
  ['s1-left', 'ring-6', 'ring-5'],
  ['s2-left', 'ring-2', 'ring-3'],
];

/** A seat has `count` buildings of a type at a level. */
function having(type: TrackType, count: number, level: number, more: Side = {}, seat = 0): Position {
  const beyond = PLACES[seat]!.slice(0, count - 1);
  const troops = { ...Object.fromEntries(beyond.map((id) => [id, 1])), ...more.troops };
  return {
    sides: { [seat]: { ...more, levels: { [type]: level }, troops } },
    areas: built(beyond, type),
  };
}

const built = (ids: readonly string[], ...buildings: readonly BuildingType[]): Record<string, Ground> =>
  Object.fromEntries(ids.map((id) => [id, { buildings }]));

describe('TW 4.1 to TW 4.5 positions and levels', () => {
  test('TW 4.1 one track for each type, and they do not mix', () => {
    const tracks: Readonly<Record<TrackType, readonly number[]>> = {
      'command-center': [2, 1, 1, 1],
      'gold-mine': [1, 2, 1, 1],
      'energy-plant': [1, 1, 2, 1],
      'trade-post': [1, 1, 1, 2],
    };
    for (const [type, expected] of Object.entries(tracks)) {
      const table = position(having(type as TrackType, 2, 1));
      expect(table.view('spectator').players[0]!.tracks).toEqual(expected);
    }
  });

  test('TW 4.2, TW 4.6 the position is the number of buildings times the level', () => {
    const positions = [1, 2, 3, 4].map((count) =>
      [1, 2, 3].map((level) => position(having('gold-mine', count, level)).track(0, 'gold-mine')),
    );
    expect(positions).toEqual([
      [1, 2, 3],
      [2, 4, 6],
      [3, 6, 9],
      [4, 8, 12],
    ]);
  });

  test('TW E1 3 Energy Plants at level 2 are position 6', () => {
    expect(position(having('energy-plant', 3, 2)).track(0, 'energy-plant')).toBe(6);
  });

  test('TW E5 the first position is 1 x 1, the last 4 x 3', () => {
    expect(position().player(0).tracks).toEqual([1, 1, 1, 1]);
    for (const type of ['command-center', 'gold-mine', 'energy-plant', 'trade-post'] as const) {
      const table = position({ ...having(type, 4, 3), pioneering: [] });
      expect(table.track(0, type)).toBe(12);
    }
  });

  test('TW 4.2 the marker goes up at once with a Build and with an Upgrade', () => {
    const hand = ['build-11', 'upgrade-04'] as const;
    const rich = { hand, gold: 9, energy: 9, troops: { 's1-left': 1 } } as const;
    const build = position({ sides: { 0: rich } }).answer('action', 'develop');
    build.answer('develop', ['build-11', '2', 's1-left', '1/1']);
    expect(build.track(0, 'gold-mine')).toBe(2);
    const upgrade = position({ sides: { 0: rich } }).answer('action', 'develop');
    upgrade.answer('develop', ['upgrade-04', '1', '0/3']);
    expect(upgrade.track(0, 'gold-mine')).toBe(2);
  });

  test('TW 4.2 the markers of both go up and down in the turn of one of them', () => {
    const table = raidRival({
      areas: built(['s2-outer-corner'], 'energy-plant'),
      other: { troops: { 's2-outer-corner': 2 }, levels: { 'energy-plant': 2 } },
    });
    expect([table.track(0, 'energy-plant'), table.track(1, 'energy-plant')]).toEqual([1, 4]);
    table.passOthers();
    expect([table.track(0, 'energy-plant'), table.track(1, 'energy-plant')]).toEqual([2, 2]);
  });

  test('TW 4.3 a building of another colour counts for nobody', () => {
    const four = { troops: { 's1-left': 1, 'ring-6': 1, 'ring-5': 1, 'ring-1': 1 } };
    const table = position({
      sides: { 0: four },
      areas: { ...built(PLACES[0]!, 'gold-mine'), 'ring-1': { buildings: ['gold-mine'], colour: 1 } },
    });
    expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([4, 1]);
  });

  test('TW 4.3 nor does one on an empty area', () => {
    const table = position({ areas: { 'ring-1': { buildings: ['trade-post'], colour: 0 } } });
    expect(table.track(0, 'trade-post')).toBe(1);
  });

  test('TW 4.4 five columns of three levels', () => {
    const cards: Readonly<Record<UpgradeType, readonly [ArchiveId, string, string]>> = {
      'command-center': ['upgrade-01', '2', '1/2'],
      'gold-mine': ['upgrade-04', '1', '0/3'],
      'energy-plant': ['upgrade-03', '2', '2/1'],
      'trade-post': ['upgrade-01', '1', '0/2'],
      'assault-ship': ['upgrade-02', '2', '1/1'],
    };
    expect(Object.keys(cards)).toEqual([...UPGRADE_TYPES]);
    for (const [i, type] of UPGRADE_TYPES.entries()) {
      const [card, option, price] = cards[type];
      const at = (level: number): WarpTable =>
        position({ sides: { 0: { hand: [card], gold: 9, energy: 9, levels: { [type]: level } } } }).answer(
          'action',
          'develop',
        );
      expect(at(2).answer('develop', [card, option, price]).player(0).levels[i]).toBe(3);
      expect(at(3).question('develop').ask.after!([card])).not.toContain(option);
    }
  });

  test('TW 4.4 a level stays when buildings are lost', () => {
    const table = raidRival({
      areas: built(['s2-outer-corner'], 'gold-mine'),
      other: { troops: { 's2-outer-corner': 2 }, levels: { 'gold-mine': 3 } },
    }).passOthers();
    expect(table.player(1).levels).toEqual([1, 3, 1, 1, 1]);
    expect(table.player(0).levels).toEqual([1, 1, 1, 1, 1]);
  });

  test('TW 4.5 Laser Cannons and Sentry Towers cannot be upgraded', () => {
    const table = position({
      sides: { 0: { hand: ['upgrade-any-1', 'start-1'], gold: 9, energy: 9 } },
    }).answer('action', 'develop');
    const { after } = table.question('develop').ask;
    expect(after!(['upgrade-any-1', '2'])).toEqual([...UPGRADE_TYPES]);
    expect(after!(['start-1', '2'])).toEqual([...UPGRADE_TYPES]);
  });
});

describe('TW 4.6 income', () => {
  /** What a table at a position gives: count of buildings and level. */
  const CASES = [
    { count: 1, level: 1, income: 1 }, // 1
    { count: 2, level: 1, income: 1 }, // 2
    { count: 3, level: 1, income: 2 }, // 3
    { count: 2, level: 2, income: 2 }, // 4
    { count: 3, level: 2, income: 3 }, // 6
    { count: 4, level: 2, income: 3 }, // 8
    { count: 3, level: 3, income: 3 }, // 9
    { count: 4, level: 3, income: 3 }, // 12
  ];

  test.each(CASES)('TW 4.6 $count buildings at level $level give $income', ({ count, level, income }) => {
    const extracted = (type: TrackType, choice: 'resources' | 'troops'): WarpTable => {
      const table = position({ ...having(type, count, level), step: 'extract' });
      return table.answer('extract', choice).answerAll('placeTroop', 'reserve');
    };
    expect(extracted('gold-mine', 'resources').player(0)).toMatchObject({ gold: income, energy: 1 });
    expect(extracted('energy-plant', 'resources').player(0)).toMatchObject({ gold: 1, energy: income });
    expect(extracted('command-center', 'troops').player(0).reserve).toBe(income);
    const trader = position({ ...having('trade-post', count, level, { gold: 9 }) });
    expect(trader.view(1).players[0]!.tradeLimit).toBe(income);
    trader.answer('action', '+trade');
    if (income > 1) trader.answer('tradeAmount', income);
    expect(trader.player(0)).toMatchObject({ gold: 9 - income, energy: income });
  });

  test('TW 4.6 position 5, which only the prototype edition has, gives 2', () => {
    const table = position({
      switches: ['noMiniature'],
      step: 'extract',
      sides: { 0: { troops: Object.fromEntries([...PLACES[0]!, 'ring-1'].map((id) => [id, 1])) } },
      areas: { ...built(PLACES[0]!, 'gold-mine'), 'ring-1': { buildings: ['gold-mine'], colour: 1 } },
    });
    expect(table.track(0, 'gold-mine')).toBe(5);
    expect(table.answer('extract', 'resources').player(0).gold).toBe(2);
  });
});

describe('TW 4.7 to TW 4.10, TW 4.12 and TW 4.13 bonuses outside of combat', () => {
  const consult = (setup: Position): WarpTable => position({ ...setup, step: 'consult' });

  test('TW 4.7, TW 4.10, TW E4 Command bonus: still 3 Troops, and a third card in Consult if wanted', () => {
    const at8 = having('command-center', 4, 2);
    const extract = position({ ...at8, step: 'extract' }).answer('extract', 'troops');
    extract.answers(['placeTroop', 'reserve'], ['placeTroop', 'reserve'], ['placeTroop', 'reserve']);
    expect(extract.isAsked('placeTroop')).toBe(false);
    const table = consult(at8).answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.options('drawFrom')).toContain('stop');
    table.answer('drawFrom', 'deck');
    expect(table.player(0).hand).toHaveLength(3);
    expect(table.isAsked('drawFrom')).toBe(false);
    const declined = consult(at8).answers(['drawFrom', 'deck'], ['drawFrom', 'deck'], ['drawFrom', 'stop']);
    expect(declined.player(0).hand).toHaveLength(2);
  });

  test('TW 4.7 below position 8 there is no bonus', () => {
    const table = consult(having('command-center', 3, 2));
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.isAsked('drawFrom')).toBe(false);
  });

  test('TW 4.10 the duty to draw is 2 cards only', () => {
    const table = consult(having('command-center', 4, 2));
    expect(table.options('drawFrom')).not.toContain('stop');
    table.answer('drawFrom', 'deck');
    expect(table.options('drawFrom')).not.toContain('stop');
  });

  test('TW 4.12 Energy bonus: a resource of choice for each card discarded, beside its value', () => {
    const hand = ['build-13', 'maneuver-1', 'upgrade-01'] as const; // 1/0, 1/1, 0/1
    const table = consult(having('energy-plant', 4, 2, { hand }));
    table.answers(['discard', 'build-13'], ['discard', 'maneuver-1'], ['discard', 'upgrade-01']);
    expect(table.options('gainGold')).toEqual([0, 1, 2, 3]);
    table.answer('gainGold', 1);
    expect(table.player(0)).toMatchObject({ gold: 3, energy: 4 });
    const one = consult(having('energy-plant', 4, 2, { hand })).answers(
      ['discard', 'build-13'],
      ['discard', 'draw'],
      ['gainGold', 0],
    );
    expect(one.player(0)).toMatchObject({ gold: 1, energy: 1 });
    const none = consult(having('energy-plant', 4, 2, { hand })).answer('discard', 'draw');
    expect(none.isAsked('gainGold')).toBe(false);
  });

  test('TW 4.13 Trade bonus: 1 Gold and 1 Energy more with Resources, nothing with Troops', () => {
    const extract = (choice: 'resources' | 'troops'): WarpTable =>
      position({ ...having('trade-post', 4, 2), step: 'extract' }).answer('extract', choice);
    expect(extract('resources').player(0)).toMatchObject({ gold: 2, energy: 2 });
    expect(extract('troops').player(0)).toMatchObject({ gold: 0, energy: 0 });
  });

  test('TW 4.8 a bonus comes at once with position 8, even between the parts of one step', () => {
    // 3 Centers at level 2, and a Prefab Command just before the draws.
    const prefab = { gold: 2, rewards: ['rw-command-1'], troops: { 's1-start': 1 } } as const;
    const table = consult(having('command-center', 3, 2, prefab));
    table.answers(['discard', 'draw'], ['drawFrom', '+reward:rw-command-1']);
    expect(table.track(0, 'command-center')).toBe(8);
    table.answers(['drawFrom', 'deck'], ['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.player(0).hand).toHaveLength(3);
  });

  test('TW C1, TW 4.2, TW 4.8 a Laser Cannon empties an area: track and bonus fall at once, the building stays', () => {
    const table = position({
      sides: {
        0: { troops: { 's1-left': 2 }, energy: 1 },
        1: {
          troops: { 's2-outer-corner': 1, 'ring-2': 1, 'ring-3': 1 },
          levels: { 'command-center': 2 },
        },
      },
      areas: {
        's1-left': { buildings: ['laser-cannon'] },
        ...built(['s2-outer-corner', 'ring-2', 'ring-3'], 'command-center'),
      },
      chance: [dice(4)],
    });
    expect(table.track(1, 'command-center')).toBe(8);
    table.answer('action', '+fire');
    expect(table.track(1, 'command-center')).toBe(6);
    const ruin = () => table.view(1).areas[boardOf(table.state).place('s2-outer-corner')]!;
    expect(ruin()).toMatchObject({ buildings: [{ type: 'command-center', colour: 1 }] });
    expect(ruin().owner).toBeUndefined();
    // Whoever claims the area gets it.
    table.ifAsked('action', 'terrashift').answers(['raise', 's1-left'], ['lower', 'ring-1']).passOthers();
    table.answers(['moveFrom', 's1-left'], ['moveTo', 's2-outer-corner']);
    expect(ruin()).toMatchObject({ owner: 0, buildings: [{ type: 'command-center', colour: 0 }] });
    expect(table.track(0, 'command-center')).toBe(2);
    expect(table.player(1).stock[0]).toBe(1);
    passTurn(table);
    table.answers(['extract', 'resources'], ['discard', 'draw'], ['drawFrom', 'deck'], ['drawFrom', 'deck']);
    expect(table.isAsked('drawFrom')).toBe(false);
  });
});

/** Seat 0 attacks Exiled of strength 2 with 3 Troops, and has a track at position 8. */
const attacking = (type: TrackType, more: Side = {}, setup: Raid = {}): WarpTable => {
  const { sides, areas } = having(type, 4, 2, { ...more, troops: { 's1-start': 4, ...more.troops } });
  return raid({ ...setup, me: sides![0]!, areas: { ...areas, ...setup.areas } });
};

/** Seat 1, with a track at position 8, defends an area with 2 Troops, or supports the Exiled. */
const defending = (type: TrackType, setup: Raid = {}): WarpTable => {
  const { sides, areas } = having(type, 4, 2, { ...setup.other, troops: { 's2-outer-corner': 2 } }, 1);
  return raidRival({ ...setup, other: sides![1]!, areas: areas! });
};

const supporting = (type: TrackType, setup: Raid = {}): WarpTable => {
  const { sides, areas } = having(type, 4, 2, { hand: ['enforce-1'], ...setup.other }, 1);
  return raid({ ...setup, other: sides![1]!, areas: areas! })
    .answer('combatCard', 'none')
    .answer('support', 'enforce-1')
    .ifAsked('bribe', 'none')
    .ifAsked('beforeReveal', 'reveal');
};

const powers = (table: WarpTable) =>
  table.events('CombatResolved').map(({ attack, defence }) => [attack, defence]);

/** The prices that the options of the next card show, after these options of the cards before it. */
const priceTexts = (table: WarpTable, taken: readonly string[]): (string | undefined)[] => {
  const asked = asWarp({ ...table.asked()[0]!, taken });
  const texts = ['1', '2', '3'].map((option) => theWarpWords.option(table.view(asked.seat), asked, option));
  return texts.map((text) => / for (.*)$/.exec(text)?.[1]);
};

describe('TW 4.9 to TW 4.13 bonuses in combat', () => {
  test('TW 4.10 Command bonus: Combat Cards cost 1/1 less in total', () => {
    const table = attacking('command-center', { hand: ['enforce-1'], gold: 1, energy: 1 });
    table.answer('combatCard', 'enforce-1').passOthers();
    expect(table.options('cardOption')).toEqual(['1', '2', '3']); // 1/0, 1/1, 2/2
    expect(priceTexts(table, [])).toEqual(['free', 'free', '1 Gold and 1 Energy']);
    table.answer('cardOption', ['3']);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0 });
  });

  test('TW 4.10 and not per card', () => {
    const table = attacking(
      'command-center',
      { hand: ['enforce-1', 'maneuver-1'], gold: 2, troops: { 's1-start': 1, 'ring-6': 4 } },
      { attack: [1, 1, 1], defence: [6, 6, 6, 6] },
    );
    table.answers(['combatCard', 'enforce-1'], ['combatCard', 'maneuver-1']).passOthers();
    expect(priceTexts(table, [])[0]).toBe('free');
    expect(priceTexts(table, ['1'])[0]).toBe('1 Gold'); // what was taken off the first card is used up
    table.answer('cardOption', ['1', '1']); // 1/0 each
    expect(table.player(0).gold).toBe(1);
  });

  test('TW 4.11 Gold bonus: one flip in each combat, and a Reward Card more for the winner', () => {
    const table = attacking('gold-mine', {}, { attack: [6, 6, 2] });
    table.answers(['combatCard', 'none'], ['support', 'none'], ['flipDie', 3]);
    expect(powers(table)).toEqual([[17, 2]]);
    expect(table.player(0).rewards).toHaveLength(2);
    const lost = attacking('gold-mine', {}, { attack: [1, 1, 1], defence: [6, 6] }).passOthers();
    expect(lost.player(0).rewards).toEqual([]);
  });

  test('TW 4.11 for a defender as well', () => {
    const table = defending('gold-mine', { attack: [1, 1, 1], defence: [1, 6] });
    table.answers(['combatCard', 'none', 0], ['combatCard', 'none', 1], ['flipDie', 1, 1]);
    expect(powers(table)).toEqual([[3, 12]]);
    expect(table.player(1).rewards).toHaveLength(2);
  });

  test('TW 4.12 Energy bonus: up to 2 dice are rolled again', () => {
    const table = attacking('energy-plant', {}, { attack: [1, 5, 2], before: [] });
    table.answers(['combatCard', 'none'], ['support', 'none']);
    const { ask } = table.question('rerollDice');
    expect([ask.seat, ask.min, ask.max]).toEqual([0, 0, 2]);
    table.answer('rerollDice', [1, 3]);
    expect(table.events('BonusUsed')).toMatchObject([{ seat: 0, bonus: 'reroll:2' }]);
    expect(table.isAsked('rerollDice')).toBe(false); // one bonus
  });

  test('TW 4.13 Trade bonus: every die is worth 1 more, but never more than 6', () => {
    const table = attacking('trade-post', {}, { attack: [6, 5, 1] }).passOthers();
    expect(powers(table)).toEqual([[6 + 6 + 2, 2]]);
    const defender = defending('trade-post', { attack: [1, 1, 1], defence: [2, 6] }).passOthers();
    expect(powers(defender)).toEqual([[3, 9]]);
  });

  test('TW 4.7 at position 6 nothing of it', () => {
    const { sides, areas } = having('trade-post', 3, 2, { troops: { 's1-start': 4 } });
    const table = raid({ me: sides![0]!, areas: areas!, attack: [5, 5, 1] }).passOthers();
    expect(powers(table)).toEqual([[11, 2]]);
  });

  test('TW 4.9 a supporter of Exiled has none of them', () => {
    const lost = { attack: [1, 1, 1], defence: [2, 3], other: { gold: 1 } };
    const fought = (type: TrackType): WarpTable => supporting(type, lost).passOthers();
    expect(powers(fought('trade-post'))).toEqual([[3, 3 + 4]]); // Enforce alone
    expect(fought('gold-mine').events('BonusUsed')).toEqual([]);
    expect(fought('gold-mine').player(1).rewards).toHaveLength(2);
    expect(fought('energy-plant').events('BonusUsed')).toEqual([]);
    expect(supporting('command-center', lost).forced('cardOption')).toEqual([['1']]);
    expect(fought('command-center').player(1).gold).toBe(0); // the full 1/0
  });

  test('TW C29 with 4 Reward Cards and the Gold bonus 2 are drawn, and 4 of the 6 are kept', () => {
    const rewards = ['rw-ore-1', 'rw-ore-2', 'rw-cells-1', 'rw-cells-2'] as const;
    const table = attacking(
      'gold-mine',
      { rewards },
      { rewardDeck: ['rw-quake-1', 'rw-quake-2', 'rw-post-1'] },
    );
    table.passOthers();
    const { options, ask } = table.question('discardRewards');
    expect(options).toEqual([...rewards, 'rw-quake-1', 'rw-quake-2'].toSorted());
    expect([ask.min, ask.max]).toEqual([2, 2]);
    table.answer('discardRewards', ['rw-cells-1', 'rw-quake-1']);
    expect(table.player(0).rewards).toEqual(['rw-cells-2', 'rw-ore-1', 'rw-ore-2', 'rw-quake-2']);
    expect(table.state.rewardDiscard).toEqual(['rw-cells-1', 'rw-quake-1']);
    expect(table.player(0)).toMatchObject({ gold: 0, energy: 0 }); // without effect
  });
});

describe('TW C2 a building without a miniature for it', () => {
  const FOREIGN = 's2-outer-corner';
  /** Seat 0 has 4 Gold Mines and conquers one more from seat 1. */
  const conquered = (): WarpTable => {
    const { sides, areas } = having('gold-mine', 4, 1, { troops: { 's1-left': 4 } });
    return raidRival({
      me: sides![0]!,
      areas: { ...areas, ...built([FOREIGN], 'gold-mine') },
    }).passOthers();
  };
  const colourAt = (table: WarpTable, id: string) =>
    table.state.miniatures[1]![boardOf(table.state).place(id)];

  test('TW C2 the enemy miniature stays and counts for nobody', () => {
    const table = conquered();
    expect(table.owner(FOREIGN)).toBe(0);
    expect(colourAt(table, FOREIGN)).toBe(1);
    expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([4, 1]);
    expect([table.player(0).stock[1], table.player(1).stock[1]]).toEqual([0, 2]);
  });

  test('TW C2 it blocks a Gold Mine there', () => {
    const table = position({
      sides: { 0: { troops: { [FOREIGN]: 1 }, hand: ['build-08'], gold: 9, energy: 9 } },
      areas: { [FOREIGN]: { buildings: ['gold-mine'], colour: 1 } },
    }).answer('action', 'develop');
    expect(table.question('develop').ask.after!(['build-08'])).toEqual(['1', '3']);
  });

  test('TW C2 as soon as a mine is lost elsewhere, the miniature that is free now replaces it', () => {
    const { areas } = having('gold-mine', 4, 1);
    const table = position({
      active: 1,
      sides: {
        0: { troops: { [FOREIGN]: 1, 's1-left': 1, 'ring-6': 1, 'ring-5': 1 } },
        1: { troops: { 'ring-1': 4 } },
      },
      areas: { ...areas, [FOREIGN]: { buildings: ['gold-mine'], colour: 1 } },
      chance: [dice(6, 6, 6), dice(1)],
    });
    table.answer('action', 'attack').answer('attackTarget', 'ring-6').answer('attackTroops', 3).passOthers();
    expect(table.owner('ring-6')).toBe(1);
    expect([colourAt(table, 'ring-6'), colourAt(table, FOREIGN)]).toEqual([1, 0]);
    expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([4, 2]);
    expect([table.player(0).stock[1], table.player(1).stock[1]]).toEqual([0, 2]);
    expect(table.events('BuildingTaken').map(({ seat, area }) => [seat, area])).toEqual([
      [1, 'ring-6'],
      [0, FOREIGN],
    ]);
  });
});
