import type { AnswerValue } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import type { RaceId } from '../../content/index.ts';
import { GUARDIANS } from '../../content/index.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { NOBODY } from '../../rules/state.ts';
import type { WarpTable } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** The Player's last turn of the Endgame is over. */
const ended = (setup: SoloPosition): WarpTable =>
  soloPosition({ turnOf: 'player', step: 'turnEnd', endgame: 0, round: 11, ...setup });

/** A Guardian whose Gate gives points without missions. */
const flatEnd = Object.entries(GUARDIANS).find(([, { end }]) => !('per' in end) && !('perSet' in end))!;
const [guardian, endPoints] = [flatEnd[0] as RaceId, flatEnd[1].end.points];

const QUIETLY: Readonly<Record<string, AnswerValue>> = {
  discard: 'draw',
  drawFrom: 'deck',
  action: 'terrashift',
  moveFrom: 'stop',
  replenish: 'endTurn',
  followDevelop: ['no'],
  followTerrashift: ['no'],
};

/** A quiet turn of the Player, and the Rival's after it. */
function round(table: WarpTable): void {
  table.answer('extract', 'resources');
  for (let n = 0; n < 60 && !table.match.over && !table.isAsked('extract'); n++) {
    const { ask, options } = table.match.pending[0]!;
    table.answer(ask.kind, QUIETLY[ask.kind] ?? options[0]!);
  }
}

describe('TWS 22 the end', () => {
  it('TWS 22.1, TWS 22.2, TWS 22.9, TWS 20.10, TWS E19, TWS C79 three full rounds follow the round of the trigger', () => {
    for (const by of [PLAYER, RIVAL]) {
      const table = soloPosition({
        turnOf: 'rival',
        step: 'rivalPhaseCheck',
        rival: 'xotan',
        round: 8,
        drawn: ['am-07'],
        player: { tokenPoints: by === PLAYER ? 9 : 0 },
        rivals: { tokenPoints: by === RIVAL ? 8 : 0, troops: { 's2-colony': 1 } },
        adjust: (s) => {
          if (by === PLAYER) s.endgame = 3;
        },
      });
      expect(table.state).toMatchObject({ round: 8, endgame: 3, active: PLAYER });
      const seen: number[] = [];
      for (let n = 0; n < 5 && !table.match.over; n++) {
        seen.push(table.state.round);
        round(table);
      }
      expect(seen).toEqual([8, 9, 10, 11]);
      expect(table.match.over).toBe(true);
    }
  });

  it('TWS 22.1, TWS 22.3 the trigger comes with 9 points of either side', () => {
    const at = (points: number) =>
      soloPosition({
        step: 'rivalPhaseCheck',
        rival: 'xotan',
        drawn: ['am-07'],
        rivals: { tokenPoints: points, troops: { 's2-colony': 1 } },
      });
    expect(at(7).state.endgame).toBe(NOBODY);
    expect(at(8).state.endgame).toBe(3);
    expect(at(8).events('EndgameTriggered')).toMatchObject([{ seat: RIVAL }]);
  });

  it('TWS 22.5, TWS 20.7, TWS C78 End points of the Gate, then Pioneering Missions, then the comparison', () => {
    const table = ended({
      guardian: { race: guardian },
      pioneering: ['pi-display'],
      player: { tokenPoints: 10, troops: { 's1-colony': 1, gate: 1, 's1-start': 3 } },
      rivals: { tokenPoints: 10, troops: { 's2-colony': 1 } },
    });
    const order = table.match.events
      .map(({ event }) => event.type)
      .filter((type) => ['PointsTaken', 'MissionCompleted', 'GameScored'].includes(type));
    expect(order).toEqual(['PointsTaken', 'MissionCompleted', 'GameScored']);
    expect(table.match.result).toMatchObject({ winners: [PLAYER] });
    expect(table.match.result.scores[PLAYER]).toBeGreaterThan(10 + endPoints - 1);
  });

  it('TWS 22.5, TWS C78 12 to 12 before the End points of the Gate is won', () => {
    const table = ended({
      guardian: { race: guardian },
      player: { tokenPoints: 12, troops: { 's1-colony': 1, gate: 1 } },
      rivals: { tokenPoints: 12 },
    });
    expect(table.match.result).toMatchObject({ scores: [12 + endPoints, 12], winners: [PLAYER] });
  });

  it('TWS 20.7 a Rival that holds the Gate takes the End points', () => {
    const table = ended({
      guardian: { race: guardian },
      player: { tokenPoints: 12 },
      rivals: { tokenPoints: 12, troops: { 's2-colony': 1, gate: 1 } },
    });
    expect(table.match.result).toMatchObject({ scores: [12, 12 + endPoints], winners: [RIVAL] });
  });

  it('TWS 22.6, TWS C54 equal points are lost, even with more missions', () => {
    const table = ended({
      player: { tokenPoints: 3, done: ['pg-02', 'pg-03', 'pg-05', 'pg-06'] },
      rivals: { tokenPoints: 11 },
    });
    expect(table.match.result).toMatchObject({ scores: [11, 11], winners: [RIVAL] });
  });

  it('TWS 22.8, TWS 23.2, TWS 23.4 shows where the points came from; hard mode comes last', () => {
    const table = ended({
      rival: 'skolok',
      hard: true,
      player: { tokenPoints: 11 },
      rivals: { tokenPoints: 6, done: ['pr-01'], troops: { 's2-colony': 1, 's2-upper-right': 1 } },
      areas: { 's2-upper-right': { buildings: ['gold-mine'] } },
      solo: { directPoints: 6 },
    });
    const { scores, winners, breakdown } = table.match.result;
    expect(breakdown[RIVAL]).toMatchObject({ prosperity: 1, direct: 6, gate: 0, hard: 4 });
    expect([scores, winners]).toEqual([[11, 11], [RIVAL]]);
    expect(table.state.trigger).toBe(NOBODY);
    expect(table.events('EndgameTriggered')).toEqual([]);
    const last = table.match.events.map(({ event }) => event.type).slice(-2);
    expect(last).toEqual(['HardPointsCounted', 'GameScored']);
  });

  it('TWS 22.6 more points win', () => {
    const { result } = ended({ player: { tokenPoints: 12 }, rivals: { tokenPoints: 11 } }).match;
    expect(result.winners).toEqual([0]);
  });

  it('TWS 23.1, TWS 23.2, TWS E20 hard points come last and may turn the game', () => {
    const setup: SoloPosition = {
      rival: 'skolok',
      player: { tokenPoints: 11 },
      rivals: { tokenPoints: 8, troops: { 's2-left': 1 } },
      areas: { 's2-left': { buildings: ['gold-mine'] } },
    };
    expect(ended(setup).match.result).toMatchObject({ scores: [11, 8], winners: [0] });
    const hard = ended({ ...setup, hard: true });
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

  it('TWS 23.5, TWS 15.11 after a loss by the empty deck they are shown and change nothing', () => {
    const table = soloPosition({
      step: 'rivalPhaseCheck',
      rival: 'skolok',
      hard: true,
      rivalPhase: 3,
      deckSize: 0,
      drawn: ['am-21'],
      player: { tokenPoints: 20 },
    });
    expect(table.match.result).toMatchObject({ scores: [20, 0], winners: [RIVAL] });
    expect(table.view(PLAYER).solo!.hardPoints).toBe(2);
  });

  it('TWS 23.13, TWS 25.9 in hard mode the present hard points are shown', () => {
    const shown = (hard: boolean) =>
      soloPosition({ turnOf: 'player', rival: 'silna', hard, rivals: { gold: 4, energy: 3 } }).view(PLAYER)
        .solo!.hardPoints;
    expect([shown(true), shown(false)]).toEqual([3, null]);
  });
});

describe('TWS 23 time', () => {
  const waiting = (clock?: 'turns'): WarpTable =>
    soloPosition({ turnOf: 'player', rival: 'xotan', hard: true, options: clock ? { clock } : {} });
  const pass = (table: WarpTable) => table.sideAction(PLAYER, 'halfHour', 'passed');

  it('TWS 23.7, TWS 23.8, TWS 23.10, TWS 29.4, TWS C80 enters as recorded marks, and nothing else moves the clock', () => {
    const table = waiting();
    expect(table.state.solo!.halfHours).toBe(0);
    const before = table.match.pending.map(({ ask }) => ask.kind);
    pass(table);
    pass(table);
    expect(table.view(PLAYER).solo).toMatchObject({ halfHours: 2, hardPoints: 4 });
    expect(table.match.pending.map(({ ask }) => ask.kind)).toEqual(before);
    expect(table.match.entries.filter((entry) => 'sideAction' in entry)).toHaveLength(2);
    table.answer('raise', 'ring-1').undo(PLAYER);
    expect(table.isAsked('raise')).toBe(true);
    expect(table.state.solo!.halfHours).toBe(2);
  });

  it('TWS 23.10, TWS 23.11 the turn clock has no marks', () => {
    expect(() => pass(waiting('turns'))).toThrow(/halfHour/);
  });

  it('TWS 23.9 the time is shown all the while', () => {
    expect(waiting().view(PLAYER).solo).toMatchObject({ halfHours: 0, playerTurns: 0, hard: true });
  });
});

describe('TWS 14, TWS 15 what follows an action or a Phase', () => {
  it('TWS 14.21 Double Shift is one action: the Rival follows once, with the kind played first', () => {
    const table = soloPosition({
      turnOf: 'player',
      drawn: ['am-03'],
      player: { races: ['ralan-engineers'], gold: 9, energy: 9, hand: ['build-04'] },
      rivals: { gold: 4, troops: { 's2-colony': 1, 's2-upper-right': 1 } },
      chance: soloDie('command-center'),
    }).answer('action', 'develop');
    for (let n = 0; n < 20 && !table.isAsked('moveFrom'); n++) {
      const [first] = table.match.pending;
      if (first === undefined || first.ask.kind === 'endAction') break;
      const { kind, after } = first.ask;
      if (after === undefined) table.answer(kind, first.options.at(-1)!);
      else {
        const path: string[] = [];
        for (let next = first.options; next.length > 0; next = after([...path])) path.push(next[0] as string);
        table.answer(kind, path);
      }
    }
    expect(table.events('Built').filter(({ seat }) => seat === PLAYER)).toHaveLength(2);
    expect(table.events('Followed').filter(({ seat }) => seat === RIVAL)).toHaveLength(1);
    expect(table.events('SoloDieRolled')).toMatchObject([{ kind: 'build' }]);
  });

  it('TWS 15.10 an attack of the Next Phase is a whole one, with a Reveal after it', () => {
    const table = soloPosition({
      step: 'rivalPhaseCheck',
      rival: 'xurdun',
      drawn: ['am-07'],
      rivals: { gold: 5, energy: 5, troops: { 's2-colony': 1, 's2-middle': 3 } },
      areas: { 'ring-1': { token: 'yellow-1' }, 'ring-6': { token: 'green-1', facedown: true } },
      chance: [[5, 5], [0]],
    });
    expect(table.events('AttackDeclared')).toMatchObject([{ from: 's2-middle', to: 'ring-1', troops: 2 }]);
    expect(table.events('RivalCardsDrawn')[0]!.cards).toHaveLength(2);
    expect(table.owner('ring-1')).toBe(RIVAL);
    expect(table.events('TokensFlipped')).toMatchObject([{ tokens: [{ area: 'ring-6' }] }]);
  });
});
