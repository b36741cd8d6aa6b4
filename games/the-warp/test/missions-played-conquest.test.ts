import { describe, expect, test } from 'vitest';
import type { MissionId } from '../content/index.ts';
import { dice, position } from './arrange.ts';
import type { Ground, Position, Side, WarpTable } from './arrange.ts';
import { ORIGIN, TARGET, declare, fightOut, playCards } from './fighting.ts';
import type { Fight } from './fighting.ts';

// The missions of a deed of this turn, each played up to where it is just completed, and to where it just is not.

interface Battle extends Fight {
  readonly id: MissionId;
  /** Multipliers of origin and target; 1 and 1 if not said. */
  readonly heights?: readonly [number, number];
  readonly at?: Ground;
  readonly from?: Ground;
}

const battle = ({ id, heights = [1, 1], at = { token: 'yellow-1' }, from, ...fight }: Battle): Fight => ({
  attackers: 1,
  ...fight,
  attack: { missions: [id], ...fight.attack },
  ground: {
    [ORIGIN]: { multiplier: heights[0], ...from },
    [TARGET]: { multiplier: heights[1], ...at },
    ...fight.ground,
  },
});

/** Is the mission of the attacker completed after the combat? */
const attackerHas = (one: Battle, cards: Parameters<typeof fightOut>[1] = {}): boolean =>
  fightOut(battle(one), cards).player(0).done.includes(one.id);

/** Seat 1 holds the target and has the mission. */
const defenderHas = (
  id: MissionId,
  troops: number,
  rolls: Fight['rolls'] & {},
  more: Partial<Fight> = {},
): boolean => {
  const sides = { 1: { missions: [id], troops: { [TARGET]: troops } } };
  const fight = battle({ id, at: {}, rolls, sides, attack: { missions: [] }, ...more });
  return fightOut(fight).player(1).done.includes(id);
};

describe('TW 13.8, TW 10.67 missions of a combat won', () => {
  test('TW 10.67 cq-06 against a higher final multiplier, not the same one', () => {
    const rolls = [[6], [1]];
    expect(attackerHas({ id: 'cq-06', heights: [2, 3], rolls })).toBe(true);
    expect(attackerHas({ id: 'cq-06', heights: [3, 3], rolls })).toBe(false);
    expect(attackerHas({ id: 'cq-06', heights: [2, 3], rolls: [[1], [6]] })).toBe(false);
    const jetpack = { hand: ['jetpack-1'], gold: 2, energy: 1, missions: ['cq-06'] } as const;
    const level = { id: 'cq-06', heights: [2, 3], rolls, attack: jetpack } as const;
    expect(attackerHas(level, { 0: ['jetpack-1', 1] })).toBe(false);
  });

  test('TW 10.67 cq-07 with exactly twice the power of the defence, not with less', () => {
    expect(attackerHas({ id: 'cq-07', heights: [2, 2], rolls: [[6], [3]] })).toBe(true);
    expect(attackerHas({ id: 'cq-07', heights: [2, 2], rolls: [[5], [3]] })).toBe(false);
  });

  test('TW 10.67 cq-08 by 1 to 4 points as the attacker, not by 5 and not by none', () => {
    expect(attackerHas({ id: 'cq-08', rolls: [[5], [1]] })).toBe(true);
    expect(attackerHas({ id: 'cq-08', rolls: [[4], [3]] })).toBe(true);
    expect(attackerHas({ id: 'cq-08', rolls: [[6], [1]] })).toBe(false);
    expect(attackerHas({ id: 'cq-08', attackers: 2, rolls: [[1, 1], [2]] })).toBe(false);
  });

  test('TW 10.67 cq-08 by 1 to 4 points as the defender, not by 5 and not by none', () => {
    expect(defenderHas('cq-08', 1, [[1], [5]])).toBe(true);
    expect(defenderHas('cq-08', 1, [[3], [4]])).toBe(true);
    expect(defenderHas('cq-08', 1, [[1], [6]])).toBe(false);
    expect(defenderHas('cq-08', 2, [[4], [2, 2]])).toBe(false);
    expect(defenderHas('cq-08', 1, [[5], [1]])).toBe(false);
  });

  test('TW 10.67 cq-09 from another player, with 6 areas after the conquest', () => {
    const areas = (n: number) =>
      Object.fromEntries(['s1-start', 's1-left', 's1-upper-left'].slice(0, n).map((id) => [id, 1]));
    const conquers = (n: number, rival: boolean): boolean =>
      attackerHas({
        id: 'cq-09',
        rolls: [[6], [1]],
        attack: { missions: ['cq-09'], troops: { [ORIGIN]: 2, ...areas(n) } },
        at: rival ? {} : { token: 'yellow-1' },
        sides: { 1: rival ? { troops: { [TARGET]: 1 } } : {} },
      });
    expect(conquers(3, true)).toBe(true);
    expect(conquers(2, true)).toBe(false);
    expect(conquers(3, false)).toBe(false);
  });

  test('TW 10.55 cq-10 as the defender who holds the area, in a tie too, not as one who loses it', () => {
    expect(defenderHas('cq-10', 1, [[1], [2]])).toBe(true);
    expect(defenderHas('cq-10', 2, [[2], [1, 1]])).toBe(true);
    expect(defenderHas('cq-10', 1, [[2], [2]])).toBe(false);
    expect(defenderHas('cq-10', 1, [[2], [1]])).toBe(false);
  });

  test('TW 13.9 cq-11 as the supporter of the side that wins, not of the one that loses, and not once bribed', () => {
    const supporting = (rolls: Fight['rolls'] & {}): WarpTable => {
      const sides = { 1: { missions: ['cq-11'], hand: ['enforce-1'], gold: 1 } } as const;
      const fight = battle({ id: 'cq-11', rolls, sides, attack: { missions: [], gold: 1 } });
      return playCards(declare(fight), { 1: 'enforce-1' });
    };
    const paid = (rolls: Fight['rolls'] & {}) => supporting(rolls).answer('bribe', 'none').player(1).done;
    expect(paid([[1], [1]])).toEqual(['cq-11']);
    expect(paid([[6], [1]])).toEqual([]);
    const bribed = supporting([[1], [2]])
      .answer('bribe', 'offer')
      .answer('answerBribe', 'accept');
    expect([bribed.events('CombatResolved')[0]!.winner, bribed.player(1).done]).toEqual(['defence', []]);
  });

  test('TW 10.73 cq-12 without a paid card against 2 Troops at the roll, not against 1 and not with a card', () => {
    const two = { id: 'cq-12', at: { token: 'yellow-2' }, rolls: [[6], [1, 1]] } as const;
    expect(attackerHas(two)).toBe(true);
    expect(attackerHas({ id: 'cq-12', rolls: [[6], [1]] })).toBe(false);
    const card = (gold: number) =>
      ({ ...two, attack: { missions: ['cq-12'], hand: ['enforce-1'], gold } }) as const;
    expect(attackerHas(card(1), { 0: ['enforce-1', 1] })).toBe(false);
    expect(attackerHas(card(0), { 0: ['enforce-1', 0] })).toBe(true);
  });

  test('TW 13.8 cq-14 over Exiled who rolled with 3 Troops, not with 2, and over nobody else', () => {
    const strong = { id: 'cq-14', attackers: 3 } as const;
    const won = [
      [6, 6, 6],
      [1, 1, 1],
    ];
    expect(attackerHas({ ...strong, at: { token: 'yellow-3' }, rolls: won })).toBe(true);
    const fewer = [
      [6, 6, 6],
      [1, 1],
    ];
    expect(attackerHas({ ...strong, at: { token: 'yellow-2' }, rolls: fewer })).toBe(false);
    expect(attackerHas({ ...strong, at: { token: 'yellow-3', modifier: -1 }, rolls: fewer })).toBe(false);
    const sides = { 1: { troops: { [TARGET]: 3 } } };
    expect(attackerHas({ ...strong, at: {}, rolls: won, sides })).toBe(false);
    // Reinforce in support makes the third Troop.
    const helped = { 1: { hand: ['reinforce-1'] } } as const;
    const reinforced = { ...strong, at: { token: 'yellow-2' }, rolls: won, sides: helped } as const;
    expect(attackerHas(reinforced, { 1: ['reinforce-1', 1] })).toBe(true);
  });

  test('TW 13.8 cq-18 together with a ship, not without it', () => {
    const flight = { id: 'cq-18', from: { ships: 1 }, rolls: [[6], [1]] } as const;
    expect(attackerHas({ ...flight, ship: 'yes' })).toBe(true);
    expect(attackerHas({ ...flight, ship: 'no' })).toBe(false);
    expect(attackerHas({ ...flight, ship: 'yes', rolls: [[1], [6]] })).toBe(false);
  });
});

describe('TW 13.8 cq-13 an area with a building', () => {
  const tower: Ground = { buildings: ['sentry-tower'] };

  test('TW 10.61 conquered: the ship that took part is none of its buildings', () => {
    const flight = { id: 'cq-13', from: { ships: 1 }, ship: 'yes', rolls: [[6], [1]] } as const;
    const wreck = { token: 'yellow-1', buildings: ['laser-cannon'] } as const;
    expect(attackerHas(flight)).toBe(false);
    expect(attackerHas({ ...flight, at: { token: 'yellow-1', ships: 1 } })).toBe(true);
    expect(attackerHas({ ...flight, at: wreck })).toBe(true);
    expect(attackerHas({ id: 'cq-13', rolls: [[6], [1]], at: wreck })).toBe(true);
    expect(attackerHas({ id: 'cq-13', rolls: [[6], [1]] })).toBe(false);
  });

  test('TW 12.7, TW 10.64 claimed: the ship that moved there is none of its buildings', () => {
    const claims = (at: Ground, ship: 'yes' | 'no'): boolean =>
      position({
        step: 'movement',
        sides: { 0: { missions: ['cq-13'], troops: { [ORIGIN]: 2 } } },
        areas: { [ORIGIN]: { ships: 1 }, [TARGET]: at },
      })
        .answers(['moveFrom', ORIGIN], ['moveTo', TARGET])
        .ifAsked('takeShip', ship)
        .player(0)
        .done.includes('cq-13');
    expect(claims({}, 'yes')).toBe(false);
    expect(claims({ ships: 1 }, 'yes')).toBe(true);
    expect(claims({}, 'no')).toBe(false);
    expect(claims({ buildings: ['laser-cannon'] }, 'no')).toBe(true);
  });

  test('TW 19.13 entered by an attack: the ship that came along is none of its buildings', () => {
    const enters = (at: Ground): boolean => {
      const fight = battle({ id: 'cq-13', at, from: { ships: 1 }, ship: 'yes' });
      const setup = { switches: ['attackEmpty', 'shipTarget'] } as const;
      return declare({ ...fight, setup })
        .player(0)
        .done.includes('cq-13');
    };
    expect(enters({})).toBe(false);
    expect(enters({ ships: 1 })).toBe(true);
  });

  test('TW 14.9 taken over', () => {
    const converts = (buildings: Ground['buildings'] & {}): boolean =>
      position({
        sides: {
          0: {
            races: ['ecton-cultists'],
            rewards: ['rw-ore-1', 'rw-ore-2', 'rw-cells-1', 'rw-cells-2'],
            missions: ['cq-13'],
            troops: { [ORIGIN]: 1 },
          },
        },
        areas: { [TARGET]: { token: 'yellow-1', buildings } },
      })
        .answer('action', '+badges:ecton-cultists')
        .ifAsked('badges', ['rw-cells-1', 'rw-cells-2', 'rw-ore-1'])
        .ifAsked('convert', TARGET)
        .player(0)
        .done.includes('cq-13');
    expect(converts(tower.buildings!)).toBe(true);
    expect(converts([])).toBe(false);
  });
});

describe('TW 13.8 missions without a combat', () => {
  test('TW 8.6 cq-19 two Troops destroyed by Laser Cannons, not one, however often it is hit', () => {
    const burns = (target: Ground, ...faces: readonly number[]): boolean =>
      position({
        sides: { 0: { missions: ['cq-19'], energy: 2, troops: { [ORIGIN]: 1 } } },
        areas: { [ORIGIN]: { buildings: ['laser-cannon'] }, [TARGET]: target },
        chance: [dice(...faces)],
      })
        .answer('action', '+fire')
        .ifAsked('laserTarget', TARGET)
        .ifAsked('shots', 2)
        .player(0)
        .done.includes('cq-19');
    expect(burns({ token: 'yellow-2' }, 4, 4)).toBe(true);
    expect(burns({ token: 'yellow-2' }, 4, 3)).toBe(false);
    expect(burns({ token: 'yellow-1' }, 6, 6)).toBe(false);
  });

  test('TW 8.6 cq-19 the shots of two cannons are added up', () => {
    const two: Position = {
      sides: { 0: { missions: ['cq-19'], energy: 2, troops: { [ORIGIN]: 1, 's1-start': 1 } } },
      areas: {
        [ORIGIN]: { buildings: ['laser-cannon'] },
        's1-start': { buildings: ['laser-cannon'] },
        [TARGET]: { token: 'yellow-2' },
        's1-middle': { token: 'green-3' },
      },
      chance: [dice(4), dice(5)],
    };
    const table = position(two).answers(
      ['action', '+fire'],
      ['cannon', ORIGIN],
      ['laserTarget', TARGET],
      ['shots', 1],
    );
    expect(table.player(0).done).toEqual([]);
    table.answer('action', '+fire').ifAsked('cannon', 's1-start').ifAsked('laserTarget', 's1-middle');
    expect(table.ifAsked('shots', 1).player(0).done).toEqual(['cq-19']);
  });

  test('TW 12.6 cq-20 an empty area claimed; not an own one entered, and not a conquest', () => {
    const moves = (me: Side): boolean =>
      position({ step: 'movement', sides: { 0: { missions: ['cq-20'], ...me } } })
        .answers(['moveFrom', ORIGIN], ['moveTo', TARGET])
        .player(0)
        .done.includes('cq-20');
    expect(moves({ troops: { [ORIGIN]: 2 } })).toBe(true);
    expect(moves({ troops: { [ORIGIN]: 2, [TARGET]: 1 } })).toBe(false);
    expect(attackerHas({ id: 'cq-20', rolls: [[6], [1]] })).toBe(false);
  });
});
