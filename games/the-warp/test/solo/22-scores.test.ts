import { describe, expect, it } from 'vitest';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** The Player's last turn of the Endgame is over. */
const ends = (setup: SoloPosition): WarpTable =>
  soloPosition({ step: 'turnEnd', turnOf: 'player', round: 11, endgame: 0, drawn: ['am-01'], ...setup });

describe('TWS 22 the end', () => {
  it('TWS 22.6, TWS 22.8, TWS C54 equal points are lost, whoever has more missions', () => {
    const table = ends({ player: { tokenPoints: 9, done: ['pg-03'] }, rivals: { tokenPoints: 11 } });
    table.expectNothingPending();
    expect(table.match.result.scores).toEqual([11, 11]);
    expect(table.match.result.winners).toEqual([1]);
  });

  it('TWS 22.6 more points win', () => {
    const { result } = ends({ player: { tokenPoints: 12 }, rivals: { tokenPoints: 11 } }).match;
    expect(result.winners).toEqual([0]);
  });

  it('TWS 22.5, TWS C78 the End points of the Gate count before the comparison', () => {
    const table = ends({
      guardian: { race: 'dura-scavengers' },
      player: { tokenPoints: 12, troops: { 's1-colony': 1, gate: 1 } },
      rivals: { tokenPoints: 12 },
    });
    const [end] = table.events('PointsTaken');
    expect(end).toMatchObject({ seat: 0, why: 'end' });
    expect(table.match.result).toMatchObject({ scores: [12 + end!.points, 12], winners: [0] });
  });

  it('TWS 23.1, TWS 23.2, TWS 23.4, TWS E20 hard points come last and may turn the game', () => {
    const setup: SoloPosition = {
      rival: 'skolok',
      player: { tokenPoints: 11 },
      rivals: { tokenPoints: 8, troops: { 's2-left': 1 } },
      areas: { 's2-left': { buildings: ['gold-mine'] } },
    };
    expect(ends(setup).match.result).toMatchObject({ scores: [11, 8], winners: [0] });
    const hard = ends({ ...setup, hard: true });
    expect(hard.events('HardPointsCounted')).toEqual([{ type: 'HardPointsCounted', points: 4 }]);
    expect(hard.match.result).toMatchObject({ scores: [11, 12], winners: [1] });
    expect(hard.match.result.breakdown[1]).toMatchObject({ gate: 8, direct: 0, hard: 4 });
    expect(hard.view(0).solo!.hardPoints).toBe(4);
  });

  it('TWS 23.13, TWS 25.4 hard points are shown to the Player as they stand, not to spectators', () => {
    const table = soloPosition({ rival: 'skolok', hard: true, turnOf: 'player', drawn: ['am-01'] });
    expect(table.view(0).solo!.hardPoints).toBe(2);
    expect(table.view('spectator').solo!.hardPoints).toBeNull();
    const normal = soloPosition({ rival: 'skolok', turnOf: 'player', drawn: ['am-01'] });
    expect(normal.view(0).solo!.hardPoints).toBeNull();
  });

  it('TWS 23.5, TWS 15.11 after a loss by the empty deck they are shown and change nothing', () => {
    const table = soloPosition({
      rival: 'skolok',
      hard: true,
      step: 'rivalPhaseCheck',
      rivalPhase: 3,
      deckSize: 0,
      drawn: ['am-21'],
    });
    expect(table.view(0).solo).toMatchObject({ hardPoints: 2, outOfTime: true });
    expect(table.match.result.scores).toEqual([0, 0]);
    expect(table.match.result.winners).toEqual([1]);
  });

  it('TWS 22.1, TWS 22.2, TWS 22.9, TWS E19 the round is finished and three more are played', () => {
    const table = soloPosition({
      rival: 'xotan',
      step: 'turnEnd',
      round: 8,
      rivals: { tokenPoints: 8 },
      drawn: ['am-01'],
    });
    expect(table.events('EndgameTriggered')).toMatchObject([{ seat: 1, rounds: 3 }]);
    expect(table.state).toMatchObject({ round: 8, endgame: 3, active: 0 });
    const rounds = [9, 10, 11].map((round) => {
      const next = soloPosition({
        step: 'turnEnd',
        turnOf: 'player',
        round: round - 1,
        endgame: 12 - round,
        automa: ['am-02'],
        chance: soloDie('trade-post'),
      });
      return [next.state.round, next.match.over];
    });
    expect(rounds).toEqual([
      [9, false],
      [10, false],
      [11, false],
    ]);
    expect(ends({}).match.over).toBe(true);
  });

  it('TWS 22.3 a second side at 9 changes nothing', () => {
    const table = soloPosition({
      rival: 'xotan',
      step: 'turnEnd',
      endgame: 1,
      trigger: 0,
      player: { tokenPoints: 9 },
      rivals: { tokenPoints: 8 },
      drawn: ['am-01'],
    });
    expect(table.points(1)).toBe(9);
    expect(table.state).toMatchObject({ endgame: 1, trigger: 0 });
  });
});
