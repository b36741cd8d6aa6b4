import { describe, expect, test } from 'vitest';
import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const LEYRIEN: SideUp = { faction: 'leyrien' };
const AI: SideUp = { faction: 'ai' };
const SWAMP: RegionId = 'r4-2';
const CLIFFS: RegionId = 'r4-4';
const press = ['press', 'press'] as const;

describe('Expeditious and strongholds', () => {
  const moving = (
    me: Partial<SideUp>,
    regions: Readonly<Record<string, Ground>>,
    from: RegionId | 'base',
  ): ChaosTable =>
    position({ sides: [{ ...LEYRIEN, ...me }, AI], regions, acting: { seat: 0, phase: 'move' } }).answers(
      ['turn', 'main'],
      ['turn', `move:${from}`],
    );

  test('CO 12.26, CO 23.2, CO 23.17 all swamps are adjacent for the Leyrien, also those that others hold', () => {
    const table = moving({}, { [SWAMP]: { fighters: { 0: 1 } }, 'r4-5': { fighters: { 1: 2 } } }, SWAMP);
    expect(table.options('moveTo')).toEqual(expect.arrayContaining(['r3-4', 'r4-3', 'r4-5']));
    const cliffs = moving({}, { [CLIFFS]: { fighters: { 0: 1 } } }, CLIFFS);
    expect(cliffs.options('moveTo')).not.toContain('r4-5'); // a mountain
    expect(new Set(table.options('moveTo')).size).toBe(table.options('moveTo').length);
  });

  test('CO 12.13, CO 23.17 pinning holds on the way from swamp to swamp', () => {
    const table = position({
      sides: [LEYRIEN, AI],
      regions: { [SWAMP]: { fighters: { 0: 2, 1: 2 } } },
      acting: { seat: 0, phase: 'move' },
    }).answer('turn', 'main');
    expect(table.refusal('turn', `move:${SWAMP}`)).toBeDefined();
  });

  test('CO 12.26, CO 23.2 upgraded: the base is adjacent to all swamps, outwards', () => {
    const basic = moving({ onBase: 1, base: 'r4-1' }, {}, 'base');
    expect(basic.options('moveTo').map(String).toSorted()).toEqual([...basic.player(0).starts].toSorted());
    const table = moving({ onBase: 1, base: 'r4-1', upgraded: ['expeditious'] }, {}, 'base');
    expect(table.options('moveTo')).toEqual(expect.arrayContaining(['r3-4', 'r4-2', 'r4-3', 'r4-5']));
    expect(new Set(table.options('moveTo')).size).toBe(table.options('moveTo').length);
  });

  test('CO 13.33, CO 23.2 a retreat from a swamp to a far swamp', () => {
    const table = fight({
      me: LEYRIEN,
      other: AI,
      region: SWAMP,
      ground: { fighters: { 0: 3, 1: 5 } },
      regions: { 'r4-5': { fighters: { 0: 1 } } },
      plans: ['retreat', 'hold'],
    });
    expect(table.fighters('r4-5', 0)).toBe(4);
  });

  test('CO 23.3, CO 23.6, CO 26.13 a stronghold only in swamps, with a boost in its region', () => {
    const table = position({
      sides: [{ ...LEYRIEN, gems: 1 }, AI],
      regions: {
        [SWAMP]: { fighters: { 0: 1 }, foundation: 'found-relic-6' },
        'r4-3': { fighters: { 0: 1 } },
        [CLIFFS]: { fighters: { 0: 1 } },
      },
      acting: { seat: 0, phase: 'build' },
    }).answers(['turn', 'main'], ['construct', 'stronghold']);
    expect(table.refusal('constructAt', CLIFFS)).toMatchObject({ rule: 'CO 23.3' });
    table.answers(['constructAt', SWAMP], ['boostRow', 'fame']);
    expect(table.at(SWAMP).morale).toBe(true);
    expect(table.state.morale).toEqual({ strength: 4, fame: 3 });
  });
});

describe('morale', () => {
  test('CO 23.4 8 tokens, 4 on each row', () => {
    const table = position({ sides: [LEYRIEN, AI], step: 'layOut', phase: 'setup' });
    expect(table.state.morale).toEqual({ strength: 4, fame: 4 });
  });

  const win = (more: Partial<Position> & { me?: Partial<SideUp>; ground?: Ground } = {}): ChaosTable => {
    const { me, ground, ...rest } = more;
    return fight({
      me: { ...LEYRIEN, ...me },
      other: AI,
      ground: { fighters: { 0: 6, 1: 2 }, ...ground },
      plans: ['hold', 'hold'],
      ...rest,
    });
  };

  test('CO 23.5, CO 23.6, CO 23.10, CO 23.18 Spirited: boosts from the longer row; the Leyrien choose if they are equal', () => {
    const equal = win();
    expect(equal.options('boostRow', 0)).toEqual(['strength', 'fame']);
    equal.answer('boostRow', 'strength');
    expect(equal.state.morale).toEqual({ strength: 3, fame: 4 });
    expect(win({ morale: { strength: 4, fame: 3 } }).state.morale).toEqual({ strength: 3, fame: 3 });
    expect(win({ morale: { strength: 2, fame: 3 } }).state.morale).toEqual({ strength: 2, fame: 2 });
  });

  test('CO 23.6 nothing happens with both rows empty, or with a token there already (corner 95)', () => {
    const empty = win({ morale: { strength: 0, fame: 0 } });
    expect(empty.at(CLIFFS).morale).toBe(false);
    const there = win({ ground: { morale: true }, morale: { strength: 4, fame: 3 } });
    expect(there.state.morale).toEqual({ strength: 4, fame: 3 });
  });

  test('CO 23.18 Spirited upgraded: if not there, elsewhere', () => {
    const table = win({
      me: { upgraded: ['spirited'] },
      ground: { morale: true },
      morale: { strength: 4, fame: 3 },
      regions: { 'r5-2': { fighters: { 0: 1 } }, 'r3-3': { buildings: { 0: ['foundry'] } } },
    });
    expect(table.options('boostRegion')).toEqual(['r3-3', 'r5-2']);
    table.answer('boostRegion', 'r5-2');
    expect(table.at('r5-2').morale).toBe(true);
    const here = win({ me: { upgraded: ['spirited'] }, regions: { 'r5-2': { fighters: { 0: 1 } } } });
    here.answer('boostRow', 'fame');
    expect(here.at(CLIFFS).morale).toBe(true);
  });

  const upgrading = (): ChaosTable =>
    position({
      sides: [{ ...LEYRIEN, gems: 2 }, AI],
      regions: Object.fromEntries(
        ['r4-2', 'r4-3', 'r3-3', 'r5-4', 'r5-5'].map((id) => [id, { fighters: { 0: 1 } }]),
      ),
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    }).answers(['income', 'regions'], ['upgradeAttribute', 'spirited']);

  test('CO 14.8, CO 23.8, CO 23.10, CO 33.4 Spirited boosts when it is turned; the fame of the row may be taken after it', () => {
    const table = upgrading().answers(['boostRegion', 'r3-3'], ['boostRow', 'fame'], ['income', 'morale']);
    table.answerAll('spendRecruits', 'stop');
    expect(table.player(0)).toMatchObject({ fame: 1, gems: 0 });
    expect(table.isAsked('baseIncome')).toBe(true); // nothing else is left
  });

  test('CO 23.7 a token gives the strength of what is gone from the strength row', () => {
    const strength = (morale: Position['morale'], token: boolean): number =>
      fight({
        me: LEYRIEN,
        other: AI,
        ground: { fighters: { 0: 2, 1: 9 }, ...(token ? { morale: true } : {}) },
        ...(morale ? { morale } : {}),
        plans: press,
      }).strengths()[0]!;
    expect(strength({ strength: 1, fame: 2 }, true)).toBe(2 + 3 + 1);
    expect(strength({ strength: 0, fame: 0 }, true)).toBe(2 + 4 + 1);
    expect(strength({ strength: 1, fame: 2 }, false)).toBe(2 + 1);
  });

  test.each([
    [3, 1],
    [2, 2],
    [1, 3],
    [0, 5],
  ])('CO 23.8, CO 14.13 with %i tokens on the fame row %i fame, which must be taken', (left, fame) => {
    const table = position({
      sides: [LEYRIEN, AI],
      morale: { strength: left, fame: left },
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    });
    expect(table.refusal('income', 'done')).toBeDefined();
    table.answer('income', 'morale').answerAll('spendRecruits', 'stop').ifAsked('research', 'decline');
    expect(table.player(0).fame).toBe(fame);
  });

  test('CO 23.8 nothing is offered with a full fame row', () => {
    const table = position({ sides: [LEYRIEN, AI], step: 'takeIncome', args: { seat: 0 }, phase: 'income' });
    expect(table.options('income')).not.toContain('morale');
  });

  test('CO 13.28, CO 13.41, CO 21.9, CO 23.9, CO 23.11 a token comes and goes in one battle; a worked battle (E8)', () => {
    const table = fight({
      me: { ...LEYRIEN, hand: ['gem-seam'] },
      other: AI,
      ground: { fighters: { 0: 2, 1: 4 } },
      plans: ['press gem-seam', 'volley'],
    });
    expect(table.strengths()).toEqual({ 0: 6, 1: 4 });
    table.answer('boostRow', 'fame');
    expect(table.wounded(0)).toBe(2);
    expect(table.wounded(1)).toBe(1);
    expect(table.player(1)).toMatchObject({ fame: 2, onBase: 3 });
    expect(table.state.morale).toEqual({ strength: 4, fame: 4 });
    expect(table.at(CLIFFS)).toMatchObject({ morale: false, fighters: [0, 0] });
  });

  test('CO 23.9, CO 23.12 a token returns when the last unit moves away; an opponent beside it takes nothing', () => {
    const table = position({
      sides: [LEYRIEN, AI],
      regions: { [CLIFFS]: { fighters: { 0: 2 }, morale: true } },
      morale: { strength: 3, fame: 2 },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', `move:${CLIFFS}`], ['moveTo', 'r5-4'], ['moveFighters', 1]);
    expect(table.at(CLIFFS).morale).toBe(true);
    table.answers(['turn', `move:${CLIFFS}`], ['moveTo', 'r5-4']).ifAsked('moveFighters', 1);
    expect(table.at(CLIFFS).morale).toBe(false);
    expect(table.state.morale).toEqual({ strength: 3, fame: 3 });
  });

  test('CO 15.6, CO 23.9 it returns when a relic sends the units home (corner 60)', () => {
    const table = position({
      sides: [{ ...LEYRIEN, relics: [1] }, AI],
      regions: { [CLIFFS]: { fighters: { 0: 3 }, morale: true, foundation: 'found-relic-2' } },
      morale: { strength: 3, fame: 2 },
      round: 2,
      step: 'relics',
    }).answer('research', 'harvest');
    table.answerAll('spendRecruits', 'stop');
    expect(table.at(CLIFFS).morale).toBe(false);
    expect(table.state.morale).toEqual({ strength: 3, fame: 3 });
    expect(table.player(0)).toMatchObject({ onBase: 3, fame: 2 });
  });

  test('CO 23.10, CO 23.13 the first relic space boosts, in a region of choice', () => {
    const table = position({
      sides: [LEYRIEN, AI],
      regions: {
        [CLIFFS]: { fighters: { 0: 3 }, foundation: 'found-relic-1' },
        'r5-2': { fighters: { 0: 1 } },
      },
      step: 'relics',
    }).answers(['research', 'harvest'], ['boostRegion', 'r5-2'], ['boostRow', 'strength']);
    expect(table.at('r5-2').morale).toBe(true);
  });

  test('CO 23.16 several tokens return one after the other, in an order of choice', () => {
    const table = position({
      sides: [LEYRIEN, AI],
      regions: { 'r3-3': { morale: true }, 'r5-2': { morale: true }, [CLIFFS]: { fighters: { 0: 1 } } },
      morale: { strength: 3, fame: 3 },
      acting: { seat: 0, phase: 'move' },
    }).answers(['turn', 'main'], ['turn', `move:${CLIFFS}`], ['moveTo', 'r5-4']);
    table.ifAsked('moveFighters', 1);
    table.answers(['returnOrder', 'r5-2'], ['boostRow', 'fame']);
    expect(table.state.morale).toEqual({ strength: 4, fame: 4 });
    expect(table.events('MoraleReturned').map(({ region }) => region)).toEqual(['r5-2', 'r3-3']);
  });
});

describe('Optimistic and Protective', () => {
  const lose = (me: Partial<SideUp>, more: Partial<Position> = {}): ChaosTable =>
    fight({
      me: { ...LEYRIEN, ...me },
      other: AI,
      ground: { fighters: { 0: 1, 1: 9 } },
      plans: ['hold', 'hold'],
      ...more,
    });

  test('CO 1.17, CO 13.26 Optimistic: a card for the first battle lost in a round', () => {
    expect(lose({}).player(0).hand).toHaveLength(1);
    expect(lose({ used: ['optimistic'] }).player(0).hand).toHaveLength(0);
  });

  test('CO 23.10 Optimistic upgraded: also a boost in a controlled region', () => {
    const table = lose(
      { upgraded: ['optimistic'] },
      { regions: { 'r5-2': { fighters: { 0: 1 } }, 'r3-3': { fighters: { 0: 1 } } } },
    );
    expect(table.options('boostRegion')).toEqual(['r3-3', 'r5-2']);
    table.answers(['boostRegion', 'r3-3'], ['boostRow', 'fame']);
    expect(table.at('r3-3').morale).toBe(true);
    expect(lose({ upgraded: ['optimistic'] }).isAsked('boostRow')).toBe(false);
  });

  test.each([
    [false, 1],
    [true, 2],
  ])(
    'CO 23.11 Protective: shields beside a token that lay there at the declaration (upgraded %s)',
    (upgraded, more) => {
      const shields = (token: boolean): number => {
        const table = fight({
          me: { ...LEYRIEN, upgraded: upgraded ? ['protective'] : [] },
          other: AI,
          ground: { fighters: { 0: 5, 1: 1 }, ...(token ? { morale: true } : {}) },
          plans: ['hold', 'press'],
        });
        table.ifAsked('boostRow', 'fame');
        return table.events('FightersWounded').find(({ seat }) => seat === 0)!.shields;
      };
      expect(shields(true)).toBe(1 + more);
      expect(shields(false)).toBe(1); // Spirited laid one after strength was compared
    },
  );
});

test('CO 16.5, CO 23.15 Leyrien and Circadians share a victory of one gain income', () => {
  const table = position({
    sides: [
      { ...LEYRIEN, fame: 12 },
      { faction: 'circadians', fame: 3, gems: 2 },
    ],
    regions: Object.fromEntries(
      ['r3-5', 'r5-2', 'r5-4', 'r5-5', 'r3-3'].map((id) => [id, { fighters: { 1: 1 } }]),
    ),
    morale: { strength: 1, fame: 1 },
    step: 'income',
  });
  table.answers(['income', 'morale', 0], ['income', 'base', 0], ['baseIncome', '0', 0]);
  table.answers(['income', 'done', 0], ['upgradeAttribute', 'mobile', 1]);
  table.answer('income', 'done', 1);
  expect(table.player(0).fame).toBe(14);
  expect(table.player(1).fame).toBe(4);
  expect(table.state).toMatchObject({ winners: [0, 1], ending: 'fame' });
});
