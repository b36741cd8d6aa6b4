import { describe, expect, test } from 'vitest';
import type { RegionId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Ground, SideUp } from './arrange.ts';
import { fight } from './fighting.ts';

const ZCHARO: SideUp = { faction: 'zcharo' };
const AI: SideUp = { faction: 'ai' };
const CLIFFS: RegionId = 'r4-4';
const PLAINS: RegionId = 'r5-4';
const press = ['press', 'press'] as const;

describe('buildings', () => {
  test('CO 22.2, CO 22.4, CO 9.9, CO 26.4 two outposts in a region, and no third', () => {
    const building = (outposts: readonly 'outpost'[], side: SideUp): ChaosTable =>
      position({
        sides: [{ ...side, gems: 2 }, { faction: 'leyrien' }],
        regions: { [CLIFFS]: { buildings: { 0: outposts } } },
        acting: { seat: 0, phase: 'build' },
        adjust: (s) => {
          const { sites } = s.regions.find(({ id }) => id === CLIFFS)!;
          sites.push({ foundation: 'found-plain-c', building: null, owner: -1 });
        },
      }).answer('turn', 'main');
    expect(building(['outpost'], ZCHARO).options('construct')).toContain('outpost');
    expect(building(['outpost', 'outpost'], ZCHARO).options('construct')).not.toContain('outpost');
    expect(building(['outpost'], AI).options('construct')).not.toContain('outpost');
  });

  test('CO 22.3, CO 22.4 a stronghold gives 1 strength, each outpost 2', () => {
    const strength = (buildings: Ground['buildings']): number =>
      fight({
        me: ZCHARO,
        other: AI,
        ground: { buildings: buildings!, fighters: { 1: 1 } },
        plans: press,
      }).strengths()[0]!;
    expect(strength({ 0: ['stronghold'] })).toBe(1 + 1);
    expect(strength({ 0: ['outpost', 'outpost', 'stronghold'] })).toBe(2 + 2 + 1 + 1);
  });

  test('CO 9.22, CO 13.39, CO 22.11 both outposts are razed with the rest; a worked loss', () => {
    const table = fight({
      me: AI,
      other: ZCHARO,
      ground: { fighters: { 0: 12 }, buildings: { 1: ['outpost', 'outpost', 'foundry'] } },
      regions: { 'r5-2': { buildings: { 1: ['foundry', 'outpost'] } } },
      plans: press,
    });
    table.answer('razeOrder', ['outpost', 'outpost#2', 'foundry'], 1);
    expect(table.player(1).built).toEqual([1, 1, 0]);
    expect(table.player(1).hand).toHaveLength(2);
    expect(table.player(1).energy).toBe(2);
  });
});

describe('fame', () => {
  const win = (mine: number, theirs: number, outpost = false): number =>
    fight({
      me: ZCHARO,
      other: AI,
      ground: { fighters: { 0: mine, 1: theirs }, buildings: outpost ? { 0: ['outpost'] } : {} },
      plans: ['hold', 'hold'],
    }).player(0).fame;

  test.each([
    [3, 3, false, 1],
    [4, 3, false, 1],
    [5, 3, false, 2],
    [7, 3, false, 3],
    [9, 3, false, 4],
    [12, 1, false, 4],
    [1, 3, true, 2],
    [4, 3, true, 3],
    [10, 3, true, 4],
  ])('CO 22.5 %i fighters against %i, with an outpost: %s, give %i fame', (mine, theirs, outpost, fame) => {
    expect(win(mine, theirs, outpost)).toBe(fame);
  });

  test('CO 22.5 the stronger side retreated: 1', () => {
    const table = fight({
      me: ZCHARO,
      other: AI,
      ground: { fighters: { 0: 1, 1: 9 } },
      plans: ['hold', 'retreat'],
    });
    expect(table.events('BattleEnded')).toMatchObject([{ winner: 0 }]);
    expect(table.player(0).fame).toBe(1);
  });

  test('CO 13.28, CO 13.33, CO 22.5 a retreat with Azaru; a worked battle, and with Lean Season', () => {
    const battle = (plan: string): ChaosTable =>
      fight({
        me: ZCHARO,
        other: { faction: 'oxataya', leaders: { azaru: 'r4-3' }, hand: ['lean-season'] },
        region: 'r4-3',
        ground: { fighters: { 0: 6, 1: 3 } },
        plans: ['press', plan],
      });
    const table = battle('retreat');
    expect(table.strengths()).toEqual({ 0: 7, 1: 5 });
    expect(table.player(0).fame).toBe(2);
    expect(table.wounded(1)).toBe(1);
    expect(table.player(1).onBase).toBe(2);
    expect(table.leader(1, 'azaru').at).toBe('base');
    expect(battle('retreat lean-season').wounded(1)).toBe(0);
  });

  test('CO 16.4, CO 22.6, CO 22.10 20 fame win at the end of check relics; nothing lies beyond', () => {
    const table = fight({
      me: { ...ZCHARO, fame: 19 },
      other: AI,
      ground: { fighters: { 0: 9, 1: 1 } },
      plans: press,
      after: ['endRound'],
    });
    expect(table.player(0).fame).toBe(20);
    expect(table.state).toMatchObject({ winners: [0], ending: 'fame' });
    expect(table.events('BattleEnded')).toHaveLength(1); // the battle was fought out
  });

  test('CO 22.7 a relic gives research and a gem', () => {
    const table = position({
      sides: [ZCHARO, AI],
      regions: { [CLIFFS]: { fighters: { 0: 1 }, foundation: 'found-relic-1' } },
      step: 'relics',
    }).answer('research', 'harvest');
    expect(table.player(0)).toMatchObject({ gems: 1, relics: [1], fame: 0 });
  });
});

describe('attributes', () => {
  test.each([
    [false, 2, 3, 3 - 2],
    [true, 2, 3, 3],
    [false, 5, 2, 1],
    [true, 5, 2, 2],
  ])(
    'CO 9.2, CO 6.12 Proficient (upgraded %s) in column %i with %i energy leaves %i',
    (upgraded, column, energy, left) => {
      const table = position({
        sides: [
          { ...ZCHARO, energy, columns: { build: column }, upgraded: upgraded ? ['proficient'] : [] },
          AI,
        ],
        regions: { [CLIFFS]: { fighters: { 0: 1 }, foundation: 'found-relic-6' } },
        acting: { seat: 0, phase: 'build' },
      }).answer('turn', 'auxiliary');
      table.ifAsked('construct', 'foundry').ifAsked('constructAt', CLIFFS);
      expect(table.player(0).energy).toBe(left);
    },
  );

  test.each([
    [false, 1],
    [true, 2],
  ])('CO 13.27 Seclusive: shields with an outpost, one or two alike (upgraded %s)', (upgraded, more) => {
    const shields = (outposts: readonly 'outpost'[]): number =>
      fight({
        me: { ...ZCHARO, upgraded: upgraded ? ['seclusive'] : [] },
        other: AI,
        ground: { fighters: { 0: 2, 1: 1 }, buildings: { 0: outposts } },
        plans: ['hold', 'press'],
      })
        .events('FightersWounded')
        .find(({ seat }) => seat === 0)!.shields;
    expect(shields([])).toBe(1);
    expect(shields(['outpost'])).toBe(1 + more);
    expect(shields(['outpost', 'outpost'])).toBe(1 + more);
  });

  test.each([
    [false, 1],
    [true, 2],
  ])('CO 13.22 Resilient: stronger on plains (upgraded %s)', (upgraded, more) => {
    const strength = (region: RegionId): number =>
      fight({
        me: { ...ZCHARO, upgraded: upgraded ? ['resilient'] : [] },
        other: AI,
        region,
        ground: { fighters: { 0: 2, 1: 1 } },
        plans: press,
      }).strengths()[0]!;
    expect(strength(PLAINS)).toBe(2 + 1 + more);
    expect(strength(CLIFFS)).toBe(2 + 1);
  });

  test.each([
    [false, 1],
    [true, 2],
  ])(
    'CO 1.17, CO 13.26 Tenacious: fame for the first battle of a round lost without retreating (upgraded %s)',
    (upgraded, fame) => {
      const lose = (plan: string, used: readonly string[] = []): number =>
        fight({
          me: { ...ZCHARO, used, upgraded: upgraded ? ['tenacious'] : [] },
          other: AI,
          ground: { fighters: { 0: 1, 1: 8 } },
          plans: [plan, 'hold'],
        }).player(0).fame;
      expect(lose('hold')).toBe(fame);
      expect(lose('retreat')).toBe(0);
      expect(lose('hold', ['tenacious'])).toBe(0);
    },
  );

  test('CO 1.17 Tenacious: three battles lost in a round give fame for the first only (corner 72)', () => {
    const table = position({
      sides: [ZCHARO, AI],
      regions: Object.fromEntries(['r3-3', 'r4-2', 'r5-2'].map((id) => [id, { fighters: { 0: 1, 1: 5 } }])),
      step: 'combat',
    });
    for (let n = 0; n < 3; n++) {
      table.match.pending.forEach(({ ask, options }) => {
        if (ask.kind === 'battleRegion') table.answer('battleRegion', options[0]!);
      });
      table.plans({ 0: 'hold', 1: 'hold' });
    }
    expect(table.events('BattleEnded')).toHaveLength(3);
    expect(table.player(0).fame).toBe(1);
  });
});
