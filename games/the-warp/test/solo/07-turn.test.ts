import { Random, seededChance } from '@warptable/kernel';
import { describe, expect, it } from 'vitest';
import { SOLO_DIE } from '../../content/index.ts';
import type { EventType } from '../../rules/events.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { dice } from '../arrange.ts';
import type { WarpTable } from '../arrange.ts';
import { startedGame } from '../beginning.ts';
import { playRandomly } from '../playing.ts';
import { soloDie, soloPosition } from './arrange.ts';
import type { SoloPosition } from './arrange.ts';

/** Which of these happened, in their order, up to the Player's turn. */
function course(table: WarpTable, ...types: readonly EventType[]): string[] {
  const all = table.match.events.map(({ event }) => event);
  const until = all.findIndex((event) => event.type === 'TurnBegan' && event.seat === PLAYER);
  return all.slice(0, until < 0 ? undefined : until).flatMap(({ type }) => {
    const found = types.find((one) => one === type);
    return found === undefined ? [] : [found];
  });
}

/** From the start of the Rival's turn on. */
const rivalTurn = (setup: SoloPosition): WarpTable => soloPosition({ step: 'turnStart', ...setup });

describe('TWS 7 the Rival’s turn', () => {
  it('TWS 7.7 missions are looked at when Extract is done, before the action', () => {
    const table = rivalTurn({
      rival: 'dura',
      automa: ['am-01'],
      rivals: { gold: 7 },
      open: [null, 'pr-01', null],
      chance: soloDie('command-center'),
    });
    expect(course(table, 'Gained', 'MissionCompleted', 'SoloDieRolled')).toEqual([
      'Gained',
      'MissionCompleted',
      'SoloDieRolled',
    ]);
  });

  it('TWS 7.1, TWS 7.2, TWS 7.3, TWS 7.7 takes its steps in their order', () => {
    const table = rivalTurn({
      automa: ['am-01'],
      guardian: { race: 'tavma-morphlings' },
      endgame: 2,
      rivals: { gold: 9, energy: 9, troops: { 's2-colony': 1, gate: 1, 's2-upper-right': 2 } },
      chance: soloDie('command-center'),
      open: [null, null, null],
    });
    expect(table.state.solo!.drawn).toEqual(['am-01']);
    const steps = course(
      table,
      'TurnBegan',
      'PointsTaken',
      'AutomaDrawn',
      'Gained',
      'TroopsPlaced',
      'SoloDieRolled',
      'Built',
      'TroopsMoved',
      'PhaseReached',
      'OpenMissionTurned',
      'TurnEnded',
    );
    const places = steps.filter((type, i) => type !== steps[i - 1]);
    expect(places.slice(0, 3)).toEqual(['TurnBegan', 'PointsTaken', 'AutomaDrawn']);
    expect(places.slice(3)).toEqual([
      'Gained',
      'TroopsPlaced',
      'SoloDieRolled',
      'Built',
      'TroopsMoved',
      'PhaseReached',
      'OpenMissionTurned',
      'TurnEnded',
    ]);
  });

  it('TWS 7.6 what cannot be done is skipped, and the rest goes on', () => {
    const table = rivalTurn({
      rival: 'skolok',
      automa: ['am-07'],
      rivals: { gold: 4, energy: 4, troops: { 's2-colony': 1 } },
    });
    expect(table.events('RivalSkipped').map(({ what }) => what)).toEqual(['attack', 'moves']);
    expect(table.events('RivalCardsDrawn')).toEqual([]);
    expect(table.state.solo!.phase).toBe(2);
    expect(table.isAsked('extract', PLAYER)).toBe(true);
  });

  it('TWS 7.5, TWS 27.8 the Player can use nothing in it but what is asked', () => {
    const table = rivalTurn({
      automa: ['am-05'],
      player: { gold: 3, energy: 3, rewards: ['rw-ore-1'] },
      rivals: { troops: { 's2-colony': 1, 's2-middle': 1 } },
    });
    const { ask } = table.question('followTerrashift');
    expect(ask.seat).toBe(PLAYER);
    const offered = JSON.stringify(table.options('followTerrashift'));
    expect(offered).not.toMatch(/trade|rw-|fire/);
  });
});

describe('TWS 9, TWS 10 details of its action', () => {
  const builds = (setup: SoloPosition): WarpTable =>
    soloPosition({ step: 'rivalAction', drawn: ['am-01'], ...setup });

  it('TWS 9.4, TWS 9.20 every face comes up, and the rolling ends', () => {
    const all = ['a', 'b', 'c', 'd'].flatMap((seed) => {
      const game = startedGame(1, { rival: 'tavma' }, seededChance(seed));
      return playRandomly(game, new Random(seed), 1000).events('SoloDieRolled');
    });
    expect(new Set(all.map(({ face }) => face))).toEqual(new Set(SOLO_DIE));
    const rolled = builds({
      chance: soloDie('x2', 'x2', 'gold-mine', 'special'),
      rivals: { troops: { 's2-colony': 1, 's2-upper-right': 1 } },
    });
    expect(rolled.events('SoloDieRolled').map(({ face, again }) => [face, again])).toEqual([
      ['x2', false],
      ['x2', true],
      ['gold-mine', false],
      ['special', false],
    ]);
  });

  it('TWS 9.14 neutral buildings go by the same keys, while there are any', () => {
    const special = (lasers: number) =>
      builds({
        rival: 'darja',
        chance: soloDie('special'),
        neutrals: { 'laser-cannon': lasers },
        rivals: { troops: { 's2-colony': 1, 's2-start': 1, 's2-middle': 1 } },
      }).events('Built');
    expect(special(3)).toMatchObject([{ building: 'laser-cannon', area: 's2-middle' }]);
    expect(special(0)).toMatchObject([{ building: 'assault-ship', area: 's2-middle' }]);
  });

  it('TWS 9.16, TWS 9.18 missions are checked after both results of an X2, and then the Player may follow', () => {
    const table = builds({
      rival: 'silna',
      chance: soloDie('x2', 'gold-mine', 'trade-post'),
      player: { gold: 5, energy: 5, hand: ['build-13'] },
      open: ['pg-19', null, null],
      rivals: { troops: { 's2-colony': 1, 's2-upper-right': 1, 's2-start': 1 } },
    });
    expect(course(table, 'Built', 'MissionCompleted')).toEqual(['Built', 'Built', 'MissionCompleted']);
    expect(table.player(RIVAL).done).toEqual(['pg-19']);
    expect(table.isAsked('followDevelop')).toBe(true);
  });

  it('TWS 10.10 what was raised by its follow is not changed by the next Terrashift', () => {
    const table = soloPosition({
      turnOf: 'player',
      drawn: ['am-06'],
      automa: ['am-05'],
      player: { energy: 3, hand: [] },
      rivals: { troops: { 's2-colony': 1, 's2-middle': 1 } },
      areas: { 's2-middle': { multiplier: 2 } },
    })
      .answer('action', 'terrashift')
      .answers(['raise', 's1-start'], ['lower', 'ring-4']);
    expect(table.state.turn.shifted).not.toContain('s2-middle');
    expect(table.multiplier('s2-middle')).toBe(3);
  });

  it('TWS C11 a Special without any Build can be followed', () => {
    const table = builds({
      rival: 'xurdun',
      chance: soloDie('special'),
      player: { gold: 5, energy: 5, hand: ['build-13'] },
      rivals: { troops: { 's2-colony': 1, 's2-start': 1 } },
    });
    expect(table.events('Built')).toEqual([]);
    expect(table.isAsked('followDevelop')).toBe(true);
  });
});

describe('TWS 13 details of its movement', () => {
  const moves = (card: 'am-01' | 'am-03', setup: SoloPosition): WarpTable =>
    soloPosition({ step: 'rivalMovement', drawn: [card], ...setup });
  const count = (table: WarpTable): number => table.events('TroopsMoved').length;

  it('TWS 13.1, TWS 13.2, TWS 13.3, TWS 13.15 one Troop a move, as many as the card shows, and one stays', () => {
    const setup: SoloPosition = {
      rivals: { troops: { 's2-colony': 1, 's2-start': 4, 's2-middle': 1 } },
      areas: { 's2-upper-right': { token: 'yellow-1' } },
      exiled: { yellow: 'xotan-timebenders', green: 'zeto-archivists' },
    };
    expect(count(moves('am-01', setup))).toBe(1);
    expect(count(moves('am-03', setup))).toBe(2);
    const few = moves('am-03', {
      ...setup,
      rivals: { troops: { 's2-colony': 1, 's2-start': 2 } },
      areas: {
        's2-upper-right': { token: 'yellow-1' },
        's2-left': { token: 'yellow-2' },
        's2-upper-left': { token: 'green-1' },
        's2-outer-corner': { token: 'green-2' },
      },
    });
    expect(few.events('TroopsMoved')).toMatchObject([{ from: 's2-start', to: 's2-colony', troops: 1 }]);
  });

  it('TWS 13.7 an origin without a better place is passed over for the next', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-colony': 1, 'ring-4': 2, 's2-upper-right': 2 } },
      areas: {
        'ring-4': { multiplier: 1 },
        'ring-3': { token: 'yellow-1' },
        'ring-5': { token: 'yellow-2' },
        's2-middle': { token: 'green-1' },
      },
    });
    const [first] = table.events('TroopsMoved');
    expect(first?.from).toBe('s2-upper-right');
  });

  it('TWS 13.14 missions are checked after each move', () => {
    const table = moves('am-03', {
      rival: 'xurdun',
      open: [null, null, 'cq-20'],
      rivals: { troops: { 's2-colony': 1, 's2-upper-right': 3 } },
      areas: { 's2-middle': { token: 'yellow-1' } },
    });
    expect(course(table, 'AreaGained', 'MissionCompleted', 'TroopsMoved').slice(0, 3)).toEqual([
      'TroopsMoved',
      'AreaGained',
      'MissionCompleted',
    ]);
    expect(table.player(RIVAL).done).toEqual(['cq-20']);
  });

  it('TWS C63 an area that was emptied can be taken back by a move', () => {
    const table = moves('am-01', {
      rivals: { troops: { 's2-colony': 1, 's2-upper-right': 2 } },
      areas: {
        's2-inner-corner': { buildings: ['command-center'], colour: RIVAL },
        's2-middle': { token: 'yellow-1' },
      },
    });
    expect(table.owner('s2-inner-corner')).toBe(RIVAL);
    expect(table.track(RIVAL, 'command-center')).toBe(2);
  });
});

describe('TWS 16 the Player’s turn', () => {
  it('TWS 16.1, TWS 16.2, TWS 16.3, TWS 14.17 is the usual one; an Attack is not followed', () => {
    const table = soloPosition({
      turnOf: 'player',
      drawn: ['am-01'],
      player: { troops: { 's1-colony': 1, 's1-left': 3 }, hand: [] },
      rivals: { energy: 5, gold: 5, troops: { 's2-colony': 1 } },
      areas: { 's2-outer-corner': { token: 'yellow-1' } },
    });
    expect(table.options('action')).toEqual(expect.arrayContaining(['terrashift', 'attack']));
    table
      .answer('action', 'attack')
      .ifAsked('attackFrom', 's1-left')
      .ifAsked('attackTarget', 's2-outer-corner')
      .ifAsked('attackTroops', 2);
    for (let n = 0; n < 20 && !table.isAsked('moveFrom'); n++) table.passOthers();
    expect(table.events('Followed')).toEqual([]);
    expect(table.events('SoloDieRolled')).toEqual([]);
  });

  it('TWS 16.4 Laser Cannons may be fired at Rival Troops, and the Rival does not react', () => {
    const table = soloPosition({
      turnOf: 'player',
      player: { energy: 2, troops: { 's1-colony': 1, 's1-left': 1 } },
      rivals: { gold: 5, energy: 5, troops: { 's2-colony': 1, 's2-outer-corner': 2 } },
      areas: { 's1-left': { buildings: ['laser-cannon'] } },
      chance: [dice(6)],
    });
    table.answers(['action', '+fire'], ['shots', 1]);
    expect(table.events('LaserFired')).toMatchObject([{ area: 's2-outer-corner', hits: 1 }]);
    expect(table.troops('s2-outer-corner')).toBe(1);
    expect(table.events('RivalCardsDrawn')).toEqual([]);
    expect(table.isAsked('action', PLAYER)).toBe(true);
  });

  it('TWS 16.5, TWS 23.11 begins with Zeto’s count, and the turn clock counts it', () => {
    const table = soloPosition({
      turnOf: 'player',
      step: 'turnStart',
      rival: 'zeto',
      player: { hand: ['enforce-1', 'enforce-2', 'defect-1'] },
    });
    expect(table.points(RIVAL)).toBe(2);
    expect(table.state.solo!.playerTurns).toBe(1);
    expect(table.isAsked('extract')).toBe(true);
  });

  it('TWS 16.6 Dura counts the discards after their gain, before the draw', () => {
    const table = soloPosition({
      turnOf: 'player',
      step: 'consult',
      phase: 'income',
      rival: 'dura',
      solo: { scrap: 2 },
      player: { hand: ['build-01', 'build-02'] },
    });
    table.answer('discard', 'build-01');
    if (table.isAsked('discard')) table.answer('discard', 'draw');
    const seen = ['CardsDiscarded', 'Gained', 'ScrapCounted', 'RivalScored', 'CardDrawn'];
    const order = table.match.events.map(({ event }) => event.type).filter((type) => seen.includes(type));
    expect(order.slice(0, 4)).toEqual(seen.slice(0, 4));
    expect(table.events('CardDrawn')).toEqual([]);
    expect(table.points(RIVAL)).toBe(1);
  });

  it('TWS 16.7 ends with Self-Repair; then the Endgame counts down with the Rival’s next turn', () => {
    const table = soloPosition({
      turnOf: 'player',
      step: 'turnEnd',
      endgame: 3,
      automa: ['am-07'],
      exiled: { yellow: 'luron-droids' },
      rivals: { troops: { 's2-colony': 1 } },
      areas: { 'ring-4': { token: 'yellow-3', modifier: -1 } },
    });
    expect(table.strength('ring-4')).toBe(3);
    expect(table.state.endgame).toBe(2);
    expect(table.events('RoundBegan')).toMatchObject([{ round: 2, left: 2 }]);
  });
});
