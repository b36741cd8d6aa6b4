import { describe, expect, it } from 'vitest';
import type { WarpEvent } from '../../rules/events.ts';
import type { WarpTable } from '../arrange.ts';
import { dice } from '../arrange.ts';
import { soloDie, soloPosition } from './arrange.ts';

const told = (table: WarpTable, ...types: readonly WarpEvent['type'][]): string[] =>
  table.match.events.flatMap(({ event }) => (types.some((type) => type === event.type) ? event.type : []));

describe('TWS 7 the Rival’s turn', () => {
  it('TWS 7.1, TWS 7.2, TWS 7.3, TWS 7.6, TWS 7.7, TWS 4.1 goes through its steps in order, then the Player’s turn begins', () => {
    const table = soloPosition({
      rival: 'xotan',
      step: 'turnStart',
      automa: ['am-03'],
      chance: soloDie('command-center'),
      endgame: 2,
      guardian: { race: 'dura-scavengers' },
      rivals: { gold: 6, energy: 6, troops: { 's2-colony': 3, 's2-middle': 1, gate: 1 } },
      open: [null, null, 'cq-01'],
    });
    expect(
      told(
        table,
        'TurnBegan',
        'PointsTaken',
        'AutomaDrawn',
        'TroopsPlaced',
        'SoloDieRolled',
        'TroopsMoved',
        'PhaseReached',
        'OpenMissionTurned',
        'RivalScored',
        'TurnEnded',
      ).slice(0, -1),
    ).toEqual([
      'TurnBegan',
      'PointsTaken',
      'AutomaDrawn',
      'TroopsPlaced',
      'TroopsPlaced',
      'SoloDieRolled',
      ...table.events('TroopsMoved').map(() => 'TroopsMoved'),
      'PhaseReached',
      'OpenMissionTurned',
      'OpenMissionTurned',
      'RivalScored',
      'TurnEnded',
    ]);
    expect(table.state).toMatchObject({ active: 0, round: 1 });
    expect(table.isAsked('extract', 0)).toBe(true);
  });

  it('TWS 4.2, TWS 16.7, TWS 22.9 a round is the Rival’s turn and then the Player’s', () => {
    const table = soloPosition({
      turnOf: 'player',
      step: 'turnEnd',
      round: 4,
      endgame: 3,
      automa: ['am-02'],
      chance: soloDie('trade-post'),
    });
    expect(table.state).toMatchObject({ round: 5, endgame: 2, active: 0 });
    expect(table.events('TurnBegan').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('TWS 7.5, TWS 27.8 nothing but the answer is offered to the Player in the Rival’s turn', () => {
    const table = soloPosition({
      step: 'rivalAction',
      drawn: ['am-05'],
      player: { gold: 5, energy: 5, rewards: ['rw-ore-1'] },
      rivals: { troops: { 's2-middle': 1 } },
    });
    expect(table.options('followTerrashift')).toEqual(['no', 'raise', 'lower']);
  });

  it('TWS 4.7, TWS 4.3 what both sides did is forgotten at the start of every turn', () => {
    const table = soloPosition({ automa: ['am-02'], chance: soloDie('trade-post') });
    expect(table.player(1)).toMatchObject({ gold: 2, energy: 2 });
    expect(table.player(1).deeds).toMatchObject({ gold: 0, builds: 0 });
  });

  it('TWS 9.14 the Special of Darja builds a Laser Cannon by the keys of a Build', () => {
    const table = soloPosition({
      rival: 'darja',
      step: 'rivalAction',
      drawn: ['am-01'],
      chance: soloDie('special'),
      rivals: { troops: { 's2-middle': 1, 's2-start': 1 } },
    });
    expect(table.events('Built')).toMatchObject([{ building: 'laser-cannon', area: 's2-middle' }]);
  });

  it('TWS 14.6, TWS 9.16, TWS 9.17, TWS C11 a Develop with a Special and no Build can be followed', () => {
    const table = soloPosition({
      step: 'rivalAction',
      drawn: ['am-04'],
      chance: soloDie('special'),
      player: { gold: 5, energy: 5, hand: ['upgrade-01'] },
    });
    expect(table.events('Upgraded')).toEqual([]);
    expect(table.isAsked('followDevelop', 0)).toBe(true);
  });

  it('TWS 14.17, TWS 14.6 an Attack can be followed by neither side', () => {
    const table = soloPosition({
      step: 'rivalAction',
      drawn: ['am-08'],
      player: { gold: 5, energy: 5, hand: ['upgrade-01'] },
      rivals: { troops: { 's2-colony': 1 } },
    });
    expect(table.events('RivalSkipped')[0]).toMatchObject({ what: 'attack' });
    expect(table.isAsked('followDevelop')).toBe(false);
    expect(table.isAsked('extract', 0)).toBe(true);
  });

  it('TWS C57 a Rival with only its Colony places, raises and attacks from there', () => {
    const attack = soloPosition({
      automa: ['am-07'],
      rivals: { troops: { 's2-colony': 3 } },
      areas: { 's2-upper-right': { token: 'yellow-1' } },
      chance: [dice(6, 6), dice(1)],
      combatCards: ['rc-15', 'rc-14'],
    });
    expect(attack.events('RivalPicked').find(({ what }) => what === 'rivalOrigin')).toMatchObject({
      area: 's2-colony',
    });
    const extract = soloPosition({
      automa: ['am-05'],
      rivals: { troops: { 's2-colony': 3 } },
      areas: {
        's2-upper-right': { token: 'yellow-1' },
        's2-upper-left': { token: 'yellow-2' },
        's2-left': { token: 'green-1' },
        's2-start': { token: 'green-2' },
      },
    });
    expect(extract.troops('s2-colony')).toBe(4);
    expect(extract.multiplier('s2-colony')).toBe(3);
  });

  it('TWS 15.2, TWS C42 what was there after Extract but is spent in the attack does not count', () => {
    const table = soloPosition({
      automa: ['am-08'],
      rivals: { gold: 3, energy: 2, troops: { 's2-colony': 3 } },
      areas: { 's2-upper-right': { token: 'yellow-1' } },
      combatCards: ['rc-01', 'rc-03'],
    });
    for (let n = 0; n < 5 && !table.isAsked('extract'); n++) table.passOthers();
    expect(table.state.solo!.phase).toBe(1);
    expect(table.player(1)).toMatchObject({ gold: 4, energy: 4 });
  });

  it('TWS C62 X2 in a follow builds twice in the Player’s turn; TWS 14.11 the cost is paid once', () => {
    const table = soloPosition({
      rival: 'skolok',
      turnOf: 'player',
      drawn: ['am-01'],
      player: { gold: 3, energy: 3, hand: ['upgrade-01'] },
      rivals: { energy: 2 },
      chance: soloDie('x2', 'trade-post', 'command-center'),
    }).answers(['action', 'develop'], ['develop', ['upgrade-01', '1', '0/2']]);
    expect(table.events('Upgraded').filter(({ seat }) => seat === 1)).toHaveLength(2);
    expect(table.player(1).energy).toBe(1);
    expect(table.player(1).deeds).toMatchObject({ upgrades: 2, followUpgrades: 1 });
    expect(table.points(1)).toBe(0);
  });

  it('TWS 14.21 with a Build the Rival builds, with an Upgrade it upgrades', () => {
    const table = soloPosition({
      turnOf: 'player',
      drawn: ['am-01'],
      player: { gold: 5, energy: 5, hand: ['build-13'] },
      rivals: { energy: 2 },
      chance: soloDie('trade-post'),
    }).answers(['action', 'develop'], ['develop', ['build-13', '1', 's1-start', '1/1']]);
    expect(table.events('Built').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('TWS 16.6, TWS 19.23, TWS E27 Dura counts the discards of each Consult after their gains', () => {
    const table = soloPosition({
      rival: 'dura',
      turnOf: 'player',
      step: 'consult',
      drawn: ['am-01'],
      player: { hand: ['build-01', 'build-02', 'build-03'] },
      solo: { scrap: 4 },
    }).answers(['discard', 'build-01'], ['discard', 'build-02'], ['discard', 'build-03']);
    expect(table.state.solo!.scrap).toBe(7);
    expect(table.points(1)).toBe(1);
    const order = told(table, 'Gained', 'RivalScored');
    expect(order.indexOf('Gained')).toBeLessThan(order.indexOf('RivalScored'));
  });

  it('TWS 16.5, TWS 19.19, TWS C48 Zeto counts before Extract, not what is drawn in Consult', () => {
    const table = soloPosition({
      rival: 'zeto',
      turnOf: 'player',
      step: 'turnStart',
      drawn: ['am-01'],
      player: { hand: ['jetpack-1', 'defect-1'] },
    });
    expect(table.points(1)).toBe(0);
    expect(table.state.solo).toMatchObject({ playerTurns: 1, followed: false });
  });

  it('TWS 16.7, TWS 21.13 Self-Repair comes after the Player’s turns only', () => {
    const wounded = { token: 'yellow-3', modifier: -1 } as const;
    const setup = { exiled: { yellow: 'luron-droids' as const }, areas: { 'ring-3': wounded } };
    const rival = soloPosition({ ...setup, step: 'turnEnd' });
    expect(rival.strength('ring-3')).toBe(2);
    const player = soloPosition({
      ...setup,
      step: 'turnEnd',
      turnOf: 'player',
      automa: ['am-02'],
      chance: soloDie('trade-post'),
    });
    expect(player.strength('ring-3')).toBe(3);
  });
});
