import { describe, expect, test } from 'vitest';
import type { BoardAbility, Building, FactionId } from '../content/index.ts';
import { regionAt } from '../rules/geometry.ts';
import { NOBODY } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Position, SideUp } from './arrange.ts';

const building = (
  faction: FactionId,
  side: Partial<SideUp>,
  regions: Position['regions'],
  more: Partial<Position> = {},
): ChaosTable =>
  position({
    sides: [{ faction, columns: { build: 5 }, ...side }, { faction: faction === 'ai' ? 'zcharo' : 'ai' }],
    regions: regions ?? {},
    acting: { seat: 0, phase: 'build' },
    ...more,
  }).answer('turn', 'main');

const here = (more: object = {}) => ({ 'r4-4': { fighters: { 0: 1 }, ...more } });

describe('foundations', () => {
  test('CO 9.1, CO 9.4, CO 9.5, CO 9.6, CO 9.7 any one of the board, neutral on the map, without a reward', () => {
    const table = building('zcharo', {}, here());
    table.answer('construct', 'foundation:adjacency');
    expect(table.at('r4-4').sites[1]).toEqual({
      foundation: 'board-zcharo-adjacency',
      building: null,
      owner: -1,
    });
    expect(table.player(0)).toMatchObject({ uncovered: ['adjacency'], energy: 0, gems: 0 });
    expect(table.player(0).abilities).toContain('board:adjacency');
    expect(table.refusal('construct', 'foundation:adjacency')).toEqual({
      rule: 'CO 9.12',
      reason: 'noneLeft',
    });
  });

  test('CO 9.4, CO 9.12 a locked one needs its gem', () => {
    expect(building('zcharo', {}, here()).refusal('construct', 'foundation:research')).toEqual({
      rule: 'CO 9.8',
      reason: 'buildLockNotPaid',
    });
    const table = building('zcharo', { gems: 1 }, here()).answer('construct', 'foundation:research');
    expect(table.player(0).gems).toBe(0);
  });

  test('CO 9.4 at most three in a region, and only where one controls the land (corner 17)', () => {
    const table = building(
      'zcharo',
      {},
      {
        'r4-4': { fighters: { 0: 1 }, buildings: { 0: ['foundry', 'outpost', 'outpost'] } },
        'r4-3': { fighters: { 0: 1, 1: 1 } },
        'r5-4': { fighters: { 0: 1 } },
        'r5-5': { fighters: { 0: 1 } },
      },
    );
    table.answer('construct', 'foundation:adjacency');
    expect(table.refusal('constructAt', 'r4-4')).toEqual({ rule: 'CO 9.4', reason: 'threeFoundations' });
    expect(table.refusal('constructAt', 'r4-3')).toEqual({ rule: 'CO 9.4', reason: 'notControlled' });
    expect(table.refusal('constructAt', 'r3-3')).toEqual({ rule: 'CO 9.4', reason: 'notControlled' });
    expect(table.options('constructAt')).toEqual(['r5-4', 'r5-5']);
  });
});

describe('buildings', () => {
  test('CO 9.8, CO 9.10, CO 9.11 on a free foundation, with its reward at once; the relic stays (corner 15)', () => {
    const table = building('zcharo', {}, here({ foundation: 'found-relic-1' }));
    table.answer('construct', 'foundry');
    expect(table.player(0)).toMatchObject({ energy: 2, built: [1, 0, 0] });
    expect(table.at('r4-4').relic).toBe(1);
  });

  test('CO 9.8 of several foundations one is chosen, and so its reward', () => {
    const table = building('zcharo', { uncovered: [] }, here({ foundation: 'found-relic-2' }));
    table.answers(['construct', 'foundation:hand'], ['construct', 'outpost']);
    expect(table.options('constructOn')).toEqual(['found-relic-2', 'board-zcharo-hand']);
    table.answer('constructOn', 'board-zcharo-hand');
    expect(table.player(0).gems).toBe(0);
    table.answer('construct', 'foundry');
    expect(table.player(0).gems).toBe(1);
  });

  test('CO 9.9, CO 22.4 one of a type in a region; two outposts of the Zcharo', () => {
    const sites = here({ buildings: { 0: ['foundry'] } });
    const table = building('zcharo', { gems: 1 }, sites);
    table.answers(['construct', 'foundation:hand']);
    expect(table.refusal('construct', 'foundry')).toEqual({ rule: 'CO 9.12', reason: 'noPlaceForBuilding' });
    table.answers(['construct', 'outpost'], ['construct', 'foundation:adjacency']);
    expect(table.at('r4-4').sites.map((site) => site.building)).toEqual(['foundry', 'outpost', null]);
  });

  test('CO 9.12 neither land, nor a free foundation: refused', () => {
    const table = position({
      sides: [{ faction: 'zcharo' }, { faction: 'ai' }],
      acting: { seat: 0, phase: 'build' },
    }).answer('turn', 'main');
    expect(table.refusal('turn', 'construct')).toMatchObject({ rule: 'CO 9.12' });
  });

  test('CO 9.13 control is enough: no unit is needed', () => {
    const table = building('zcharo', {}, { 'r4-4': { buildings: { 0: ['foundry'] } } });
    table.answer('construct', 'foundation:hand');
    expect(table.at('r4-4').sites).toHaveLength(2);
  });

  test('CO 6.14, CO 9.16, CO 9.22, CO 9.23 each lock is paid anew (E31, corner 16)', () => {
    const table = building(
      'ai',
      { columns: { build: 3 }, energy: 3, gems: 1, uncovered: ['unlock', 'harvest'] },
      { 'r4-4': { fighters: { 0: 1 }, foundation: 'found-relic-6' }, 'r4-3': { fighters: { 0: 1 } } },
      {
        adjust: (s) => {
          regionAt(s, 'r4-3').sites = [{ foundation: 'board-ai-harvest', building: null, owner: NOBODY }];
        },
      },
    );
    table.answers(['construct', 'outpost'], ['constructAt', 'r4-4']);
    expect(table.options('payLock')).toEqual(['gem', 'energy']);
    table.answer('payLock', 'energy');
    expect(table.player(0)).toMatchObject({ energy: 1, gems: 1, built: [0, 1, 0] });
    table.answer('construct', 'outpost');
    expect(table.isAsked('payLock')).toBe(false);
    expect(table.player(0)).toMatchObject({ energy: 1, gems: 0, built: [0, 2, 0] });
  });

  test.each<[FactionId, Building, number, boolean]>([
    ['zcharo', 'foundry', 0, false],
    ['zcharo', 'foundry', 1, true],
    ['zcharo', 'outpost', 1, false],
    ['zcharo', 'outpost', 2, true],
    ['leyrien', 'foundry', 2, true],
    ['circadians', 'outpost', 2, false],
  ])('CO 9.22 %s, %s, with %i on the map: lock %s', (faction, type, built, locked) => {
    const others = ['r4-3', 'r3-3', 'r5-4'].slice(0, built);
    const regions: Record<string, object> = here({ foundation: 'found-relic-6' });
    for (const id of others) regions[id] = { buildings: { 0: [type] } };
    const table = building(faction, { gems: 1 }, regions);
    table.answer('construct', type).ifAsked('constructAt', 'r4-4');
    expect(table.player(0).gems).toBe(locked ? 0 : 1);
  });

  test('CO 9.24 never on a lake', () => {
    const table = building('oxataya', {}, { 'r5-3': { fighters: { 0: 2 } }, ...here() });
    table.answer('construct', 'foundation:hand');
    expect(table.at('r4-4').sites).toHaveLength(2);
  });

  test('CO 9.2 the auxiliary constructs once more', () => {
    const table = position({
      sides: [{ faction: 'zcharo', energy: 4 }, { faction: 'ai' }],
      regions: here(),
      acting: { seat: 0, phase: 'build' },
    });
    table.answer('turn', 'auxiliary');
    expect(table.options('construct')).not.toContain('stop'); // CO 6.13
    table.answer('construct', 'foundry');
    expect(table.player(0).built).toEqual([1, 0, 0]);
  });

  test('CO 9.3, CO 9.4 abilities lie under all five foundations', () => {
    const all: readonly BoardAbility[] = ['research', 'harvest', 'adjacency', 'unlock', 'hand'];
    const table = building('zcharo', { gems: 9 }, here());
    expect(table.options('construct').filter((one) => String(one).startsWith('foundation:'))).toEqual(
      all.map((ability) => `foundation:${ability}`),
    );
  });
});
