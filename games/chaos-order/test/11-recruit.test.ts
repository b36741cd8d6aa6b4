import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '@warptable/kernel';
import { position } from './arrange.ts';
import type { ChaosTable, Position, SideUp } from './arrange.ts';

const recruiting = (side: SideUp, more: Partial<Position> = {}): ChaosTable =>
  position({
    sides: [side, { faction: side.faction === 'ai' ? 'zcharo' : 'ai' }],
    acting: { seat: 0, phase: 'recruit' },
    ...more,
  });

const spend = (table: ChaosTable, ...how: AnswerValue[]): ChaosTable =>
  table.answers(...how.map((one) => ['spendRecruits', one] as const));

describe('recruiting', () => {
  test('CO 11.1, CO 11.2, CO 11.3, CO 11.10 three from the last sector, two by the fast track (E16)', () => {
    const table = recruiting({
      faction: 'leyrien',
      columns: { recruit: 3 },
      energy: 2,
      sectors: [8, 6],
      onBase: 6,
    });
    spend(table.answer('turn', 'main'), 'advance:2', 'advance:2', 'advance:2', 'fastTrack', 'fastTrack');
    expect(table.player(0)).toMatchObject({ sectors: [6, 3], onBase: 11, energy: 0 });
    expect(table.state.turn!.mainPoints).toBe(0);
  });

  test('CO 11.3, CO 11.4, CO 21.2 the AI trade and have no fast track (E16)', () => {
    const table = recruiting({ faction: 'ai', columns: { recruit: 3 }, sectors: [13], onBase: 7 });
    table.answer('turn', 'main');
    expect(table.refusal('spendRecruits', 'fastTrack')).toEqual({ rule: 'CO 11.3', reason: 'noFastTrack' });
    spend(table, 'trade', 'advance:1', 'advance:1', 'advance:1');
    expect(table.player(0)).toMatchObject({ gems: 1, sectors: [10], onBase: 10 });
  });

  test('CO 11.1, CO 11.2, CO 11.3, CO 20.4 the Circadians have three sectors and a dear fast track (E34)', () => {
    const table = recruiting({
      faction: 'circadians',
      columns: { recruit: 2 },
      energy: 7,
      sectors: [6, 2, 0],
      onBase: 2,
    });
    spend(table.answer('turn', 'main'), 'advance:2', 'advance:3', 'fastTrack', 'advance:2');
    expect(table.player(0)).toMatchObject({ sectors: [5, 0, 1], onBase: 4, energy: 4 });
  });

  test('CO 11.4 fewer than 3 points buy nothing; CO 26.6 the second sector has no fast track', () => {
    const table = recruiting({ faction: 'zcharo', energy: 9, sectors: [0, 14], onBase: 6 });
    table.answer('turn', 'main');
    expect(table.refusal('spendRecruits', 'trade')).toEqual({ rule: 'CO 11.4', reason: 'threePoints' });
    expect(table.refusal('spendRecruits', 'fastTrack')).toEqual({ rule: 'CO 11.1', reason: 'emptySector' });
    expect(table.options('spendRecruits')).toEqual(['advance:2', 'stop']);
  });

  test('CO 11.3 the fast track must be paid', () => {
    const table = recruiting({ faction: 'zcharo' }).answer('turn', 'main');
    expect(table.refusal('spendRecruits', 'fastTrack')).toEqual({
      rule: 'CO 11.3',
      reason: 'cannotPayFastTrack',
    });
  });

  test('CO 6.11, CO 11.9 the points of card and main action are one batch, to be spent as one likes', () => {
    const table = recruiting({ faction: 'zcharo', hand: ['muster-call'] });
    table.answers(['turn', 'card:muster-call'], ['turn', 'main'], ['spendRecruits', 'trade']);
    expect(table.state.turn).toMatchObject({ mainPoints: 0, cardPoints: 1 });
    spend(table, 'stop');
    expect(table.options('turn')).toEqual(['recruit', 'end']);
  });
});

describe('leaders', () => {
  const side: SideUp = {
    faction: 'ai',
    energy: 4,
    gems: 1,
    leaders: { injura: 'supply', xiao: 'r4-4', demo: 'supply' },
  };
  const regions = { 'r4-4': { fighters: { 0: 1 } } };

  test('CO 11.6, CO 11.8 a kept leader that is not on the map comes to the base, for its energy and gems', () => {
    const table = recruiting(side, { regions }).answer('turn', 'auxiliary');
    expect(table.options('deploy')).toEqual(['injura', 'demo']);
    expect(table.refusal('deploy', 'xiao')).toEqual({ rule: 'CO 11.6', reason: 'leaderOnMap' });
    table.answer('deploy', 'injura');
    expect(table.leader(0, 'injura').at).toBe('base');
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 0 });
  });

  test('CO 11.7 an upgraded leader costs the gems of its upgraded side', () => {
    const table = recruiting({ ...side, gems: 2, upgraded: ['injura'] }, { regions });
    table.answers(['turn', 'auxiliary'], ['deploy', 'injura']);
    expect(table.player(0)).toMatchObject({ energy: 0, gems: 0 });
  });

  test('CO 6.12, CO 11.6 refused if no gems can be paid, and then it costs nothing (corner 98)', () => {
    const table = recruiting({
      faction: 'ai',
      energy: 4,
      leaders: { injura: 'supply', adecai: 'supply', phoros: 'supply' },
    });
    expect(table.refusal('turn', 'auxiliary')).toEqual({ rule: 'CO 6.12', reason: 'nothingToGain' });
    expect(table.player(0).energy).toBe(4);
  });
});
