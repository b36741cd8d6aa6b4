import { describe, expect, test } from 'vitest';
import { PHASES, TRACKS } from '../content/index.ts';
import type { Gain, Phase } from '../content/index.ts';
import { position } from './arrange.ts';
import type { ChaosTable, Position, SideUp } from './arrange.ts';

const LAST = { discover: 5, build: 5, harvest: 5, recruit: 5, move: 5 };

const discovering = (side: Partial<SideUp>, more: Partial<Position> = {}): ChaosTable =>
  position({
    sides: [{ faction: 'jrayek', ...side }, { faction: 'ai' }],
    acting: { seat: 0, phase: 'discover' },
    ...more,
  });

describe('research', () => {
  test('CO 7.1, CO 8.1 one column to the right, the own choice of track, discover included', () => {
    const table = discovering({}).answer('turn', 'main');
    expect(table.options('research')).toEqual([...PHASES, 'decline']);
    table.answer('research', 'recruit');
    expect(table.player(0).research).toEqual([1, 1, 1, 2, 1]);
  });

  test('CO 7.2 nothing beyond column 5; with all markers there it is lost without a question', () => {
    const table = discovering({ columns: { ...LAST, harvest: 1 } }).answer('turn', 'main');
    expect(table.refusal('research', 'build')).toEqual({ rule: 'CO 7.2', reason: 'lastColumn' });
    const done = discovering({ columns: { ...LAST } }).answer('turn', 'main');
    expect(done.isAsked('turn')).toBe(true);
  });

  test('CO 7.3, CO 7.7 a lock costs a gem; without one the track cannot be entered', () => {
    const locks = PHASES.map((phase) => TRACKS[phase].columns.map(({ lock }) => lock));
    expect(locks.map((columns) => columns.indexOf(true) + 1)).toEqual([5, 5, 5, 5, 3]);
    const columns: Partial<Record<Phase, number>> = { build: 4, move: 2 };
    const poor = discovering({ columns }).answer('turn', 'main');
    expect(poor.refusal('research', 'move')).toEqual({ rule: 'CO 7.3', reason: 'lockNotPaid' });
    const rich = discovering({ columns, gems: 1 }).answers(['turn', 'main'], ['research', 'build']);
    expect(rich.player(0)).toMatchObject({ gems: 0, research: [1, 5, 1, 1, 2] });
  });

  test('CO 7.7 it may be declined', () => {
    const table = discovering({}).answers(['turn', 'main'], ['research', 'decline']);
    expect(table.player(0).research).toEqual([1, 1, 1, 1, 1]);
  });

  test('CO 6.14, CO 7.3, CO 9.16, CO 17.14 with several ways to pay a lock one is chosen: a gem, 2 energy, a card', () => {
    const table = discovering({
      energy: 2,
      gems: 1,
      columns: { build: 4 },
      hand: ['field-notes'],
      uncovered: ['unlock'],
    });
    table.answers(['turn', 'card:field-notes'], ['turn', 'main'], ['research', 'build']);
    expect(table.options('payLock')).toEqual(['gem', 'energy', 'free']);
    table.answer('payLock', 'free');
    expect(table.player(0)).toMatchObject({ energy: 2, gems: 1 });
    expect(table.state.turn!.freeResearchLocks).toBe(0);
  });

  test('CO 7.6, CO 7.4, CO 9.3, CO 9.17 two research, the first with its foundation before the second (E14)', () => {
    const table = discovering(
      { gems: 1, columns: { discover: 5, move: 2 } },
      { regions: { 'r4-4': { fighters: { 0: 1 } } } },
    );
    table.answers(['turn', 'main'], ['research', 'build'], ['immediate', '0']);
    table.answer('construct', 'foundation:hand');
    expect(table.player(0)).toMatchObject({ energy: 2, uncovered: ['hand'] });
    table.answer('research', 'move');
    expect(table.player(0)).toMatchObject({ gems: 0, research: [5, 2, 1, 1, 3] });
  });
});

describe('immediate effects', () => {
  const entering = (track: Phase, column: number, more: Partial<Position> = {}, side: Partial<SideUp> = {}) =>
    discovering({ gems: 1, columns: { [track]: column - 1 }, ...side }, more).answers(
      ['turn', 'main'],
      ['research', track],
    );

  test.each<[Phase, number, string, Gain]>([
    ['discover', 2, '0', { energy: 2 }],
    ['discover', 2, '1', { gems: 2 }],
    ['discover', 3, '0', { energy: 3 }],
    ['discover', 4, '0', { energy: 4 }],
    ['discover', 4, '1', { gems: 3 }],
    ['recruit', 3, '0', { gems: 2 }],
  ])('CO 7.4 the choice of two icons: %s column %i, icon %s', (track, column, icon, goods) => {
    const { energy, gems } = entering(track, column).answer('immediate', icon).player(0);
    expect({ energy, gems }).toMatchObject({ gems: 1, ...goods });
  });

  test('CO 7.5, CO 7.8 nothing is offered where neither of two is a plain gain', () => {
    expect(entering('discover', 2).options('immediate')).toEqual(['0', '1']);
    const move = entering('move', 4);
    expect(move.options('immediate')).toEqual(['0', '1', 'nothing']);
    move.answer('immediate', 'nothing');
    expect(move.player(0).hand).toEqual([]);
  });

  test('CO 7.8 a single plain gain is taken without a question', () => {
    const table = entering('recruit', 5);
    expect(table.player(0)).toMatchObject({ energy: 3, gems: 0 });
    expect(table.isAsked('turn')).toBe(true);
  });

  test('CO 9.3, CO 9.4 a foundation needs a controlled land region with room, else only the card (corner 14)', () => {
    const table = entering('build', 2);
    expect(table.refusal('immediate', '0')).toEqual({ rule: 'CO 9.12', reason: 'noPlaceForFoundation' });
    table.answer('immediate', '1');
    expect(table.player(0).hand).toHaveLength(1);
  });

  test('CO 7.4, CO 10.8 it happens in whatever phase a Laboratory is harvested (corner 13)', () => {
    const table = position({
      sides: [{ faction: 'zcharo' }, { faction: 'ai' }],
      regions: { 'r4-4': { buildings: { 0: ['foundry'] }, loose: 'prod-laboratory' } },
      acting: { seat: 0, phase: 'harvest' },
    });
    table.answers(['turn', 'main'], ['turn', 'harvest:r4-4'], ['research', 'build']);
    expect(table.options('immediate')).toEqual(['0', '1', 'nothing']);
  });

  test('CO 11.5, CO 11.9, CO 16.1, CO 16.9 every source of recruits is a batch of its own (E35)', () => {
    const table = discovering(
      { columns: { move: 3 }, sectors: [0, 0] },
      {
        adjust: (s) => {
          s.players[0]!.onBase = s.players[0]!.sectors[0]!;
          s.players[0]!.sectors = [0, 0];
        },
      },
    ).answers(['turn', 'main'], ['research', 'move'], ['immediate', '0']);
    expect(table.isAsked('turn')).toBe(true); // 2 recruits: nobody to recruit, too few for a trade
    expect(table.player(0).hand).toEqual([]);
  });
});
