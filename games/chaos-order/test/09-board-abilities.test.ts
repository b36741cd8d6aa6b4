import { describe, expect, test } from 'vitest';
import type { BoardAbility, Phase, RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, Position, SideUp } from './arrange.ts';

const CLIFFS: RegionId = 'r4-4';
const AI: SideUp = { faction: 'ai' };

const acting = (
  phase: Phase,
  me: SideUp,
  regions: Readonly<Record<string, Ground>> = {},
  more: Partial<Position> = {},
): ChaosTable =>
  position({ ...more, sides: [me, { faction: 'leyrien' }], regions, acting: { seat: 0, phase } });

const withAbility = (ability: BoardAbility, me: Partial<SideUp> = {}): SideUp => ({
  ...AI,
  uncovered: [ability],
  ...me,
});

describe('research', () => {
  const income = (me: SideUp): ChaosTable =>
    position({
      sides: [me, { faction: 'leyrien' }],
      regions: { 'r4-2': { buildings: { 0: ['stronghold'] } }, 'r5-4': { buildings: { 0: ['stronghold'] } } },
      step: 'takeIncome',
      args: { seat: 0 },
      phase: 'income',
    });

  test.each([0, 1, 2])('CO 9.14, CO 14.4 two strongholds: %i research instead of gems', (times) => {
    const table = income(withAbility('research')).answers(
      ['income', 'strongholds'],
      ['gemsToResearch', times],
    );
    for (let n = 0; n < times; n++) table.answer('research', 'harvest');
    expect(table.isAsked('research')).toBe(false);
    expect(table.player(0).gems).toBe(2 - times);
  });

  test('CO 14.12 without it the gems are taken unasked', () => {
    expect(income(AI).player(0).gems).toBe(2);
  });
});

describe('harvest, adjacency, unlock', () => {
  test('CO 9.15, CO 26.5 harvest: any building will do', () => {
    const regions: Readonly<Record<string, Ground>> = { [CLIFFS]: { buildings: { 0: ['outpost'] } } };
    const table = acting('harvest', withAbility('harvest'), regions).answers(
      ['turn', 'main'],
      ['turn', `harvest:${CLIFFS}`],
    );
    expect(table.player(0).energy).toBe(4 + 2);
    const basic = acting('harvest', AI, regions).answer('turn', 'main');
    expect(basic.refusal('turn', `harvest:${CLIFFS}`)).toBeDefined();
  });

  test('CO 9.18, CO 9.20, CO 12.4 adjacency: units leave the base for regions with any building', () => {
    const regions: Readonly<Record<string, Ground>> = {
      [CLIFFS]: { buildings: { 0: ['foundry'] } },
      'r5-2': { buildings: { 0: ['outpost'] } },
    };
    const exits = (me: SideUp): readonly unknown[] => {
      const table = acting('move', { ...me, onBase: 1 }, regions)
        .answer('turn', 'main')
        .answer('turn', 'move:base');
      return table.options('moveTo').map(String).toSorted();
    };
    const { starts } = acting('move', AI).player(0);
    expect(exits(AI)).toEqual([...starts, 'r5-2'].toSorted());
    expect(exits(withAbility('adjacency'))).toEqual([...starts, CLIFFS, 'r5-2'].toSorted());
  });

  test('CO 6.14, CO 9.16 unlock: 2 energy instead of a gem; a worked turn', () => {
    const table = acting('build', withAbility('unlock', { gems: 1, energy: 3, columns: { build: 3 } }), {
      [CLIFFS]: { fighters: { 0: 1 }, foundation: 'found-relic-6' },
      'r4-3': { fighters: { 0: 1 }, foundation: 'found-plain-b' },
    }).answer('turn', 'main');
    table.answer('construct', 'outpost').ifAsked('constructAt', CLIFFS);
    expect(table.options('payLock')).toEqual(['gem', 'energy']);
    table.answer('payLock', 'energy');
    expect(table.player(0)).toMatchObject({ energy: 1, gems: 1 });
    table.answer('construct', 'outpost').ifAsked('constructAt', 'r4-3');
    expect(table.isAsked('payLock')).toBe(false);
    expect(table.player(0)).toMatchObject({ energy: 1, gems: 0 + 1 }); // the foundation gives a gem
  });
});

describe('hand', () => {
  test('CO 9.6, CO 9.17 hand: 2 energy when it is uncovered, and a limit of 6', () => {
    const table = acting('build', AI, { [CLIFFS]: { fighters: { 0: 1 } } }).answers(
      ['turn', 'main'],
      ['construct', 'foundation:hand'],
    );
    table.ifAsked('constructAt', CLIFFS);
    expect(table.player(0)).toMatchObject({ energy: 2, uncovered: ['hand'] });
    expect(table.player(0).abilities).toContain('board:hand');
  });

  test.each([
    [false, 5, 4],
    [false, 5, 5],
    [true, 6, 5],
    [true, 6, 6],
  ])(
    'CO 9.17, CO 17.7 the hand limit (uncovered %s) is %i: a card more than %i',
    (uncovered, limit, held) => {
      const table = acting(
        'harvest',
        {
          faction: 'zcharo',
          leaders: { zucalah: 'base' },
          upgraded: ['zucalah'],
          uncovered: uncovered ? ['hand'] : [],
          hand: (['ambush', 'ambush', 'crossfire', 'deep-drill', 'envoy', 'envoy'] as const).slice(0, held),
        },
        {},
      ).answer('turn', 'ability:zucalah');
      expect(table.isAsked('discard')).toBe(held + 1 > limit);
    },
  );

  test('CO 9.17 another foundation gives no energy', () => {
    const table = acting('build', AI, { [CLIFFS]: { fighters: { 0: 1 } } }).answers(
      ['turn', 'main'],
      ['construct', 'foundation:unlock'],
    );
    table.ifAsked('constructAt', CLIFFS);
    expect(table.player(0).energy).toBe(0);
  });
});
