import { describe, expect, test } from 'vitest';
import type { MissionId, RewardId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpTable } from './arrange.ts';

// The missions of a deed of this turn, each played up to where it is just completed, and to where it just is not.

const WORKS: readonly RewardId[] = ['rw-laser-1', 'rw-refit-1', 'rw-refit-2', 'rw-tower-1'];

const having = (id: MissionId, me: Side = {}, more: Position = {}): WarpTable =>
  position({ ...more, sides: { 0: { missions: [id], rewards: WORKS, gold: 9, ...me }, ...more.sides } });

/** A Sentry Tower for nothing, by a Reward Card. */
const build = (table: WarpTable, area = 's1-start'): WarpTable =>
  table.answer('action', '+reward:rw-tower-1').ifAsked('build', ['sentry-tower', area]);

const upgrade = (table: WarpTable, copy: 1 | 2 = 1): WarpTable =>
  table.answer('action', `+reward:rw-refit-${copy}`).answer('upgrade', ['gold-mine']);

const done = (table: WarpTable, seat = 0): readonly MissionId[] => table.player(seat).done;

describe('TW 13.8 Progress Missions of a Build or an Upgrade', () => {
  test('TW E20, TW 13.8 pg-04 something built with 3 Energy Plants; not with 2, and not by an Upgrade', () => {
    const plants = (n: number): WarpTable =>
      having(
        'pg-04',
        { troops: { 's1-start': 1, 's1-left': 1 } },
        {
          areas: {
            's1-start': { buildings: ['energy-plant'] },
            's1-left': { buildings: n > 2 ? ['energy-plant'] : [] },
          },
        },
      );
    expect(done(build(plants(3)))).toEqual(['pg-04']);
    expect(done(build(plants(2)))).toEqual([]);
    expect(done(upgrade(plants(3)))).toEqual([]);
  });

  test('TW 13.8 pg-14 something upgraded with a column at level 3; not at level 2, and not by a Build', () => {
    expect(done(upgrade(having('pg-14', { levels: { 'gold-mine': 2 } })))).toEqual(['pg-14']);
    expect(done(upgrade(having('pg-14', { levels: { 'trade-post': 3 } })))).toEqual(['pg-14']);
    expect(done(upgrade(having('pg-14')))).toEqual([]);
    expect(done(build(having('pg-14', { levels: { 'gold-mine': 3 } })))).toEqual([]);
  });

  test('TW 13.9 pg-16 an Upgrade by following; not a Build, and not an Upgrade of one’s own', () => {
    const follows = (path: readonly string[]): readonly MissionId[] => {
      const follower = { hand: ['upgrade-02', 'build-05'], gold: 9, energy: 9, missions: ['pg-16'] } as const;
      const table = having('pg-12', { hand: ['build-06'], energy: 9 }, { sides: { 1: follower } });
      table.answer('action', 'develop').answer('develop', ['build-06', '2', 's1-start', '1/0']);
      return done(table.answer('followDevelop', path, 1).ifAsked('gainGold', 1, 0), 1);
    };
    expect(follows(['upgrade-02', '2', '2/1'])).toEqual(['pg-16']);
    expect(follows(['build-05', '2', 's2-start', '1/1'])).toEqual([]);
    expect(done(upgrade(having('pg-16')))).toEqual([]);
  });

  test('TW 13.8 pg-19 two Builds or Upgrades in any mix, not one', () => {
    expect(done(build(having('pg-19')))).toEqual([]);
    expect(done(upgrade(having('pg-19')))).toEqual([]);
    expect(done(upgrade(build(having('pg-19'))))).toEqual(['pg-19']);
    expect(done(upgrade(upgrade(having('pg-19')), 2))).toEqual(['pg-19']);
    const cannon = build(having('pg-19')).answer('action', '+reward:rw-laser-1');
    expect(done(cannon.ifAsked('build', ['laser-cannon', 's1-start']).ifAsked('payGold', 2))).toEqual([
      'pg-19',
    ]);
  });

  test('TW 13.8 pg-20 a Build on multiplier 3, not on 2', () => {
    const on = (multiplier: number): WarpTable =>
      having('pg-20', {}, { areas: { 's1-start': { multiplier } } });
    expect(done(build(on(3)))).toEqual(['pg-20']);
    expect(done(build(on(2)))).toEqual([]);
    expect(done(upgrade(on(3)))).toEqual([]);
  });

  test('TW 13.8 what was done in the last turn is forgotten', () => {
    const table = build(having('pg-19', {}, { seats: 2 }));
    table.answers(['action', 'terrashift'], ['raise', 's1-start'], ['lower', 'ring-1']);
    table.passOthers().answer('moveFrom', 'stop').answer('replenish', 'endTurn');
    expect(table.state.active).toBe(1);
    expect(table.player(0).deeds.builds).toBe(0);
  });
});
