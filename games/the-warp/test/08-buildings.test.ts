import { describe, expect, test } from 'vitest';
import type { TrackType } from '../content/index.ts';
import { boardOf } from '../rules/geometry.ts';
import { NOBODY } from '../rules/state.ts';
import { dice, position } from './arrange.ts';
import type { Ground, Position, Side, WarpTable } from './arrange.ts';
import { passTurn } from './beginning.ts';
import { NEST, raid, raidRival } from './raiding.ts';

const RICH = { gold: 9, energy: 9 } as const;

const areaIn = (table: WarpTable, id: string) => table.view(1).areas[boardOf(table.state).place(id)]!;
const powers = (table: WarpTable) =>
  table.events('CombatResolved').map(({ attack, defence }) => [attack, defence]);

describe('TW 8.1, TW 8.2 track buildings', () => {
  test('TW 8.1 Centers, mines and plants move their track and do nothing else', () => {
    const CARDS = { 'command-center': '2', 'gold-mine': '1', 'energy-plant': '3' } as const;
    for (const [type, option] of Object.entries(CARDS)) {
      const card = type === 'energy-plant' ? 'build-16' : 'build-04';
      const number = type === 'energy-plant' ? '1' : option;
      const table = position({ sides: { 0: { ...RICH, hand: [card], troops: { 'ring-1': 1 } } } });
      table.answer('action', 'develop');
      const [price] = table.question('develop').ask.after!([card, number, 'ring-1']);
      table.answer('develop', [card, number, 'ring-1', String(price)]);
      expect(table.track(0, type as TrackType)).toBe(2);
      expect(table.player(0).tracks.filter((at) => at === 1)).toHaveLength(3);
      expect(table.match.pending.map(({ ask }) => ask.kind)).toEqual(['followDevelop']); // and on it goes
    }
  });

  test('TW 8.2 a Trade Post moves its track, and its Build allows a Mission Switch', () => {
    const table = position({ sides: { 0: { ...RICH, hand: ['build-01'], missions: ['pg-01'] } } });
    table.answers(['action', 'develop'], ['develop', ['build-01', '3', 's1-start', '0/1']]);
    expect(table.track(0, 'trade-post')).toBe(2);
    table.answer('switchOut', 'pg-01').answer('switchDeck', 'conquest');
    const [kept] = table.options('keepMission');
    table.answer('keepMission', kept!);
    expect(table.player(0).missions).toEqual([kept]);
  });

  test('TW 8.2 by whatever means it is built, but not if it is conquered or claimed', () => {
    const reward = position({ sides: { 0: { rewards: ['rw-post-1'], missions: ['pg-01'] } } });
    reward.answer('action', '+reward:rw-post-1');
    expect(reward.isAsked('switchOut', 0)).toBe(true);
    const conquered = raidRival({
      me: { troops: { 's1-left': 4 }, missions: ['pg-01'] },
      areas: { 's2-outer-corner': { buildings: ['trade-post'] } },
    }).passOthers();
    expect(conquered.track(0, 'trade-post')).toBe(2);
    expect(conquered.isAsked('switchOut')).toBe(false);
    const claimed = position({
      step: 'movement',
      sides: { 0: { troops: { 's1-start': 2 }, missions: ['pg-01'] } },
      areas: { [NEST]: { buildings: ['trade-post'], colour: 1 } },
    }).answers(['moveFrom', 's1-start'], ['moveTo', NEST]);
    expect(claimed.track(0, 'trade-post')).toBe(2);
    expect(claimed.isAsked('switchOut')).toBe(false);
  });
});

/** Seat 0 has a Laser Cannon on upper left, and this lies around it. Seat 1 has its Colony only, if nothing else is said. */
const cannon = (areas: Readonly<Record<string, Ground>>, me: Side = {}, more: Position = {}): WarpTable =>
  position({
    ...more,
    sides: {
      ...more.sides,
      0: { energy: 4, troops: { 's1-upper-left': 1 }, ...me },
      1: { troops: {}, ...more.sides?.[1] },
    },
    areas: { 's1-upper-left': { buildings: ['laser-cannon'] }, ...areas },
  });

describe('TW 8.3 to TW 8.9 Laser Cannon', () => {
  const TOKEN: Readonly<Record<string, Ground>> = { 's1-left': { token: 'yellow-3' } };

  test('TW E9 two dice, one hit: a token of strength 3 has strength 2', () => {
    const table = cannon(
      {
        's1-left': { token: 'yellow-3' },
        's1-middle': { token: 'green-1', facedown: true },
        'ring-5': { token: 'green-2' }, // 3 steps away
      },
      {},
      { chance: [dice(5, 2)] },
    ).answer('action', '+fire');
    // The only possible target is taken by itself.
    expect(table.question('shots').ask.about).toEqual({ cannon: 's1-upper-left', target: 's1-left' });
    table.answer('shots', 2);
    expect(table.player(0).energy).toBe(2);
    expect(areaIn(table, 's1-left').token).toEqual({ colour: 'yellow', strength: 2, modifier: -1 });
    expect(table.events('LaserFired')).toMatchObject([{ dice: [5, 2], hits: 1 }]);
  });

  test('TW 8.3 each cannon fires once in a turn', () => {
    const table = cannon(
      { ...TOKEN, 's1-start': { buildings: ['laser-cannon'] }, 's1-upper-right': { token: 'green-3' } },
      { troops: { 's1-upper-left': 1, 's1-start': 1 } },
    );
    table.answers(
      ['action', '+fire'],
      ['cannon', 's1-start'],
      ['laserTarget', 's1-upper-right'],
      ['shots', 1],
    );
    table.answers(['action', '+fire'], ['laserTarget', 's1-left'], ['shots', 1]);
    expect(table.events('LaserFired').map((shot) => shot.cannon)).toEqual(['s1-start', 's1-upper-left']);
    expect(table.refusal('action', '+fire')).toEqual({ rule: 'TW 8.3', reason: 'cannonFired' });
  });

  test('TW 8.3 with one cannon fired, only the other one is offered', () => {
    const table = cannon(
      { ...TOKEN, 's1-start': { buildings: ['laser-cannon'] } },
      { troops: { 's1-upper-left': 1, 's1-start': 1 } },
    );
    table.answers(['action', '+fire'], ['cannon', 's1-start'], ['shots', 1]).answer('action', '+fire');
    expect(table.question('shots').ask.about).toMatchObject({ cannon: 's1-upper-left' });
  });

  test.each([
    ['extract', 'extract'],
    ['consult', 'discard'],
    ['action', 'action'],
    ['movement', 'moveFrom'],
    ['replenish', 'replenish'],
  ])('TW 8.3 in any phase of the own turn: %s', (step, kind) => {
    expect(cannon(TOKEN, {}, { step }).options(kind)).toContain('+fire');
  });

  test('TW 8.3 it is no action, and there is a new shot in the next turn', () => {
    const table = cannon(TOKEN, { energy: 9 }).answers(['action', '+fire'], ['shots', 1]);
    expect(table.options('action')).toContain('terrashift');
    passTurn(passTurn(table));
    expect(table.state.active).toBe(0);
    expect(table.options('extract')).toContain('+fire');
  });

  test('TW 8.3 not in a combat, and not in the turn of another player', () => {
    const fighting = cannon(TOKEN, { troops: { 's1-upper-left': 3 } }).answers(
      ['action', 'attack'],
      ['attackTroops', 1],
    );
    expect(fighting.options('combatCard', 0)).toEqual(['none', '+trade']);
    const other = cannon(TOKEN, {}, { active: 1, sides: { 1: { gold: 1 } } });
    expect(other.options('action')).not.toContain('+fire');
  });

  test('TW 8.4 within 2 steps: Troops of another player, or a faceup token', () => {
    const table = cannon(
      { 's1-left': { token: 'yellow-3' }, 's1-start': { token: 'green-1' }, 'ring-6': { token: 'green-2' } },
      {},
      { sides: { 1: { troops: { 's2-upper-right': 1, 's2-middle': 2, 's2-start': 1 } } } },
    ).answer('action', '+fire');
    // s2-start and s2-middle are 2 steps away, s2-upper-right too; s1-colony is the own one.
    expect(table.options('laserTarget')).toEqual([
      'ring-6',
      's1-start',
      's1-left',
      's2-start',
      's2-upper-right',
      's2-middle',
    ]);
    expect(table.refusal('laserTarget', 's1-middle')).toEqual({ rule: 'TW 8.4', reason: 'laserNobody' });
  });

  test('TW 8.4 not the own Troops, nor those of a teammate', () => {
    const troops = { sides: { 2: { troops: { 's1-left': 1 } }, 1: { troops: { 's1-middle': 1 } } } };
    const me = { troops: { 's1-upper-left': 1, 's1-upper-right': 1 } };
    const alone = cannon({}, me, { seats: 4, ...troops }).answer('action', '+fire');
    expect(alone.options('laserTarget')).toEqual(['s1-left', 's1-middle']);
    expect(alone.refusal('laserTarget', 's1-upper-right')).toEqual({ rule: 'TW 8.4', reason: 'laserNobody' });
    const team = cannon({}, me, { seats: 4, options: { mode: 'team' }, ...troops });
    expect(team.answer('action', '+fire').question('shots').ask.about).toMatchObject({ target: 's1-middle' });
  });

  test('TW 8.4 without a target it does not fire', () => {
    expect(cannon({}).refusal('action', '+fire')).toEqual({ rule: 'TW 8.4', reason: 'noLaserTarget' });
    const far = cannon({ 'ring-5': { token: 'yellow-1' } });
    expect(far.refusal('action', '+fire')).toEqual({ rule: 'TW 8.4', reason: 'noLaserTarget' });
  });

  test('TW 8.5 never the Gate, a Colony, an area with a Sentry Tower or a facedown token', () => {
    const table = position({
      sides: {
        0: { energy: 2, troops: { 'ring-1': 1, 's2-left': 1 } },
        1: { troops: { 's2-middle': 1, 's2-upper-right': 1, 's2-upper-left': 1 } },
      },
      areas: {
        'ring-1': { buildings: ['laser-cannon'] },
        's2-left': { buildings: ['laser-cannon'] },
        's2-middle': { buildings: ['sentry-tower'] },
        'ring-2': { token: 'yellow-1', facedown: true },
      },
    }).answer('action', '+fire');
    table.answer('cannon', 'ring-1');
    expect(table.refusal('laserTarget', 'gate')).toEqual({ rule: 'TW 8.5', reason: 'laserGate' });
    expect(table.refusal('laserTarget', 's2-middle')).toEqual({ rule: 'TW 8.5', reason: 'laserTower' });
    expect(table.refusal('laserTarget', 'ring-2')).toEqual({ rule: 'TW 8.5', reason: 'laserFacedown' });
    table.undo(0).answer('cannon', 's2-left');
    expect(table.refusal('laserTarget', 's2-colony')).toEqual({ rule: 'TW 8.5', reason: 'laserColony' });
  });

  test('TW 8.5 the Gate is safe in the hands of a player as well', () => {
    const table = position({
      sides: { 0: { energy: 2, troops: { 'ring-1': 1 } }, 1: { troops: { gate: 2, 'ring-2': 1 } } },
      areas: { 'ring-1': { buildings: ['laser-cannon'] } },
    }).answer('action', '+fire');
    expect(table.question('shots').ask.about).toMatchObject({ target: 'ring-2' });
  });

  test('TW 8.6 for 1 or 2 Energy as many dice; each 4, 5 or 6 is a hit', () => {
    const fire = (energy: number, ...faces: readonly number[]): WarpTable => {
      const table = cannon({ 's1-left': { token: 'yellow-3' } }, { energy }, { chance: [dice(...faces)] });
      return table.answer('action', '+fire').ifAsked('shots', faces.length);
    };
    expect(cannon(TOKEN).answer('action', '+fire').options('shots')).toEqual([1, 2]);
    const strengths = [1, 2, 3, 4, 5, 6].map((face) => fire(2, face).strength('s1-left'));
    expect(strengths).toEqual([3, 3, 3, 2, 2, 2]);
    expect(fire(2, 6, 4).strength('s1-left')).toBe(1);
    expect(fire(2, 6, 4).player(0).energy).toBe(0);
    expect(fire(1, 6).player(0).energy).toBe(0); // with 1 Energy there is only one die
    expect(cannon(TOKEN, { energy: 0, gold: 3 }).refusal('action', '+fire')).toEqual({
      rule: 'TW 8.6',
      reason: 'noEnergyToFire',
    });
  });

  test('TW 8.6 the target is chosen before the dice are paid for, and surplus hits are lost', () => {
    const table = cannon(
      { 's1-left': { token: 'yellow-1' }, 's1-start': { token: 'green-3' } },
      {},
      { chance: [dice(6, 6)] },
    ).answers(['action', '+fire'], ['laserTarget', 's1-left']);
    expect(table.player(0).energy).toBe(4);
    table.answer('shots', 2);
    expect([table.strength('s1-left'), table.strength('s1-start')]).toEqual([0, 3]);
    expect(table.player(0).deeds.laserKills).toBe(1);
  });

  test('TW 8.7 every hit is a -1 modifier; at strength 0 the token leaves the game', () => {
    const table = cannon({ 's1-left': { token: 'yellow-2' } }, {}, { chance: [dice(4, 5)] });
    table.answers(['action', '+fire'], ['shots', 2]);
    const area = areaIn(table, 's1-left');
    expect([area.token, area.owner]).toEqual([undefined, undefined]);
    expect(table.state.defeatedTokens).toEqual(['yellow-2']);
    expect(table.state.modifier[boardOf(table.state).place('s1-left')]).toBe(0);
    expect(table.events('ExiledDefeated')).toEqual([{ type: 'ExiledDefeated', area: 's1-left' }]);
    expect(table.player(0).rewards).toEqual([]);
  });

  test('TW 8.8 Troops return to the general supply; without any the area is empty and its buildings count for nobody', () => {
    const table = cannon(
      { 's2-outer-corner': { buildings: ['gold-mine', 'laser-cannon'] } },
      {},
      { sides: { 1: { troops: { 's2-outer-corner': 2 }, energy: 3 } }, chance: [dice(6, 5)] },
    );
    expect([table.track(1, 'gold-mine'), table.player(1).supply]).toEqual([2, 11]);
    table.answers(['action', '+fire'], ['shots', 2]);
    expect(table.owner('s2-outer-corner')).toBe(NOBODY);
    expect([table.track(1, 'gold-mine'), table.player(1).supply]).toEqual([1, 13]);
    expect(areaIn(table, 's2-outer-corner').buildings).toEqual([
      { type: 'gold-mine', colour: 1 },
      { type: 'laser-cannon' },
    ]);
    expect(table.player(1).stock[1]).toBe(2); // the mine is still out
  });

  test('TW 8.9 nobody gets a Reward Card, neither for Troops nor for a token', () => {
    const table = cannon(
      { 's1-left': { token: 'yellow-1' } },
      {},
      { sides: { 1: { troops: { 's2-outer-corner': 1 } } }, chance: [dice(6), dice(6)] },
    );
    table.answers(['action', '+fire'], ['laserTarget', 's2-outer-corner'], ['shots', 1]);
    expect(table.events('RewardsDrawn')).toEqual([]);
  });

  test('TW 8.9 a cannon built this turn may be fired', () => {
    const table = position({
      sides: { 0: { ...RICH, hand: ['build-05'], troops: { 's1-left': 1 } } },
      areas: { 's1-upper-left': { token: 'yellow-1' } },
    });
    expect(table.options('action')).not.toContain('+fire');
    table.answers(['action', 'develop'], ['develop', ['build-05', '3', 's1-left', '1/2']]).passOthers();
    expect(table.options('moveFrom')).toContain('+fire');
  });

  test('TW 8.9 one that was conquered or claimed this turn as well, though its former owner fired it before', () => {
    const table = position({
      active: 1,
      sides: {
        0: { troops: { 's1-left': 4 }, energy: 2 },
        1: { troops: { 's2-outer-corner': 1 }, energy: 1 },
      },
      areas: { 's2-outer-corner': { buildings: ['laser-cannon'] }, 's2-upper-right': { token: 'yellow-3' } },
      chance: [dice(1), dice(6, 6, 6), dice(1)],
    });
    table.answers(['action', '+fire'], ['laserTarget', 's2-upper-right']);
    passTurn(table).answers(['extract', 'resources'], ['discard', 'draw']).answerAll('drawFrom', 'deck');
    expect(table.options('action')).not.toContain('+fire');
    table.answers(['action', 'attack'], ['attackTroops', 3]).passOthers();
    expect(table.owner('s2-outer-corner')).toBe(0);
    expect(table.options('moveFrom')).toContain('+fire');
    const claimed = position({
      step: 'movement',
      sides: { 0: { troops: { 's1-start': 2 }, energy: 2 } },
      areas: { [NEST]: { buildings: ['laser-cannon'], colour: 1 }, 's1-inner-corner': { token: 'yellow-3' } },
    }).answers(['moveFrom', 's1-start'], ['moveTo', NEST]);
    expect(claimed.options('moveFrom')).toContain('+fire');
  });
});

describe('TW 8.10 to TW 8.12 Sentry Tower', () => {
  const TOWER: Ground = { buildings: ['sentry-tower'] };

  test('TW 8.10 plus 1 for who defends the area', () => {
    const table = raidRival({ areas: { 's2-outer-corner': TOWER }, attack: [1, 1, 1], defence: [2, 6] });
    expect(powers(table.passOthers())).toEqual([[3, 3 + 6]]);
    const without = raidRival({ attack: [1, 1, 1], defence: [2, 6] }).passOthers();
    expect(powers(without)).toEqual([[3, 8]]);
  });

  test('TW 8.10 and for who attacks from it, with a ship as well', () => {
    const plain = raid({ areas: { 's1-start': TOWER }, attack: [1, 2, 6] }).passOthers();
    expect(powers(plain)).toEqual([[2 + 3 + 6, 2]]);
    const ship = raid({
      areas: { 's1-start': { buildings: ['sentry-tower', 'assault-ship'] } },
      attack: [1, 2, 6],
    });
    ship.answer('useShip', 'yes').answer('attackTroops', 3).passOthers();
    expect(powers(ship)).toEqual([[(2 + 3 + 6) * 2, 2]]);
    // A tower beside the origin helps nobody.
    const beside = raid({ areas: { 's1-colony': TOWER }, attack: [1, 2, 6] }).passOthers();
    expect(powers(beside)).toEqual([[9, 2]]);
  });

  test('TW 8.11 no shot at it and no attack with a ship, but an ordinary attack', () => {
    const table = position({
      sides: {
        0: { troops: { 's1-left': 3 }, energy: 2 },
        1: { troops: { 's2-outer-corner': 1, 's2-upper-right': 1 } },
      },
      areas: {
        's1-left': { buildings: ['laser-cannon', 'assault-ship'] },
        's2-outer-corner': TOWER,
        's2-upper-right': TOWER,
      },
    });
    expect(table.refusal('action', '+fire')).toEqual({ rule: 'TW 8.4', reason: 'noLaserTarget' });
    table.answer('action', 'attack');
    // The only target; 2 steps away there is a tower too. Nobody is asked about the ship.
    expect(table.options('attackTroops')).toEqual([1, 2]);
    table.answer('attackTroops', 2);
    expect(table.events('AttackDeclared')).toMatchObject([{ to: 's2-outer-corner', ship: false }]);
  });

  test('TW 8.11 a tower within reach of the ship is refused', () => {
    const table = position({
      sides: {
        0: { troops: { 's1-left': 3 } },
        1: { troops: { 's2-outer-corner': 1, 's2-upper-right': 1, 's2-start': 1 } },
      },
      areas: { 's1-left': { ships: 1 }, 's2-upper-right': TOWER },
    }).answer('action', 'attack');
    expect(table.options('attackTarget')).toEqual(['s2-start', 's2-outer-corner']);
    expect(table.refusal('attackTarget', 's2-upper-right')).toEqual({
      rule: 'TW 8.11',
      reason: 'sentryTower',
    });
  });

  test('TW 8.12 a second tower cannot be built on an area', () => {
    const table = position({
      sides: {
        0: { ...RICH, hand: ['build-05'], troops: { 's1-start': 1, 's1-left': 1 }, rewards: ['rw-tower-1'] },
      },
      areas: { 's1-start': TOWER },
    });
    table.answer('action', '+reward:rw-tower-1');
    // On the only area without one. Now there is no place left.
    expect(table.state.towers[boardOf(table.state).place('s1-left')]).toBe(true);
    table.answer('action', 'develop');
    expect(table.question('develop').ask.after!(['build-05'])).toEqual(['1', '3']);
  });
});

/** Seat 0 attacks from s1-start with a ship; all that is near is what is said. */
const shipping = (setup: Parameters<typeof raid>[0]): WarpTable =>
  raid({ ...setup, areas: { [NEST]: {}, 's1-start': { ships: 1 }, ...setup.areas } });

describe('TW 8.13 to TW 8.20 Assault Ship', () => {
  test('TW 8.13 any enemy area within 2 steps, neighbours included; the attacker decides', () => {
    const table = position({
      sides: { 0: { troops: { 's1-start': 2 } } },
      areas: {
        's1-start': { ships: 1 },
        [NEST]: { token: 'yellow-1' },
        's1-middle': { token: 'green-1' },
        's1-left': { token: 'green-2' },
        'ring-6': { token: 'yellow-2' }, // 3 steps
      },
    }).answer('action', 'attack');
    expect(table.options('attackTarget')).toEqual(['s1-left', 's1-middle', NEST]);
    table.answer('attackTarget', NEST);
    expect(table.options('useShip')).toEqual(['yes', 'no']);
    table.answer('useShip', 'no');
    expect(table.events('AttackDeclared')).toMatchObject([{ to: NEST, ship: false }]);
    const far = position({
      sides: { 0: { troops: { 's1-start': 2 } } },
      areas: { 's1-start': { ships: 1 }, 's1-middle': { token: 'green-1' } },
    }).answer('action', 'attack');
    expect(far.events('AttackDeclared')).toMatchObject([{ to: 's1-middle', ship: true }]); // not without it
  });

  test('TW 8.13 without a ship on the origin only neighbours', () => {
    const table = position({
      sides: { 0: { troops: { 's1-start': 2, 's1-colony': 1 } } },
      areas: { 's1-colony': { ships: 1 }, 's1-middle': { token: 'green-1' }, [NEST]: { token: 'yellow-1' } },
    }).answer('action', 'attack');
    expect(table.events('AttackDeclared')).toMatchObject([{ to: NEST, ship: false }]);
  });

  test('TW 8.14 one ship per attack goes along', () => {
    const table = shipping({
      areas: { 's1-start': { ships: 2 }, 's1-middle': { token: 'green-1' } },
      defence: [1],
    });
    expect(table.state.ships[boardOf(table.state).place('s1-start')]).toBe(1);
    table.passOthers();
    const ships = ['s1-start', 's1-middle'].map((id) => table.state.ships[boardOf(table.state).place(id)]);
    expect(ships).toEqual([1, 1]);
  });

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])('TW 8.15 at level %i the multiplier is %i, whatever that of the origin', (level, multiplier) => {
    for (const origin of [1, 4]) {
      const table = shipping({
        me: { troops: { 's1-start': 4 }, levels: { 'assault-ship': level } },
        areas: { 's1-start': { ships: 1, multiplier: origin }, 's1-middle': { token: 'green-1' } },
        attack: [6, 6, 6],
        defence: [1],
      }).passOthers();
      expect(powers(table)).toEqual([[18 * multiplier, 3]]);
    }
  });

  /** Level 2, so multiplier 3, against 2 Exiled on multiplier 3. */
  const toMiddle = (attack: readonly number[], defence: readonly number[]): WarpTable =>
    shipping({
      me: { troops: { 's1-start': 4 }, levels: { 'assault-ship': 2 } },
      areas: { 's1-middle': { token: 'yellow-2' } },
      attack,
      defence,
    }).passOthers();

  test('TW E10, TW 8.13, TW 8.15, TW 8.16 an attack with a ship, won and lost', () => {
    const won = toMiddle([3, 3, 3], [4, 4]);
    expect(powers(won)).toEqual([[27, 24]]);
    expect([won.troops('s1-middle'), won.troops('s1-start')]).toEqual([3, 1]);
    expect(areaIn(won, 's1-middle').buildings).toEqual([{ type: 'assault-ship' }]);
    expect(areaIn(won, 's1-start').buildings).toBeUndefined();
    const lost = toMiddle([1, 1, 1], [4, 4]);
    expect(powers(lost)).toEqual([[9, 24]]);
    expect([lost.owner('s1-middle'), lost.troops('s1-start')]).toEqual([NOBODY, 3]);
    expect(areaIn(lost, 's1-start').buildings).toEqual([{ type: 'assault-ship' }]);
    expect(lost.player(0).supply).toBe(14 - 1 - 3);
  });

  test('TW E10, TW 8.20 a ship that is built may flip all tokens within 2 steps of it, or none', () => {
    const hidden = { token: 'yellow-2', facedown: true } as const;
    const building = (): WarpTable =>
      position({
        sides: { 0: { ...RICH, hand: ['build-01'] } },
        areas: { 's1-middle': hidden, [NEST]: hidden, 's1-left': hidden, 'ring-6': hidden },
      }).answers(['action', 'develop'], ['develop', ['build-01', '2', 's1-start', '1/1']]);
    const table = building();
    expect(table.question('revealTokens').ask.about).toEqual({
      ship: 's1-start',
      areas: ['s1-left', 's1-middle', NEST],
    });
    table.answer('revealTokens', 'yes');
    const faces = (of: WarpTable) =>
      ['s1-left', 's1-middle', NEST, 'ring-6'].map((id) => areaIn(of, id).token === 'facedown');
    expect(faces(table)).toEqual([false, false, false, true]);
    expect(faces(building().answer('revealTokens', 'no'))).toEqual([true, true, true, true]);
    const nothing = position({ sides: { 0: { ...RICH, hand: ['build-01'] } } });
    nothing.answers(['action', 'develop'], ['develop', ['build-01', '2', 's1-start', '1/1']]);
    expect(nothing.isAsked('revealTokens')).toBe(false);
  });

  test('TW 8.16 the ship returns even if no attacking Troop survives', () => {
    const table = shipping({
      troops: 1,
      areas: { 's1-middle': { token: 'yellow-2' } },
      attack: [1],
      defence: [6, 6],
    }).passOthers();
    expect(table.troops('s1-start')).toBe(3);
    expect(areaIn(table, 's1-start').buildings).toEqual([{ type: 'assault-ship' }]);
  });

  test('TW 8.17 in defence a ship does nothing, and changes hands with the area', () => {
    const table = raidRival({
      areas: { 's2-outer-corner': { ships: 1 } },
      other: { troops: { 's2-outer-corner': 2 }, levels: { 'assault-ship': 3 } },
      attack: [6, 6, 6],
      defence: [5, 5],
    }).passOthers();
    expect(powers(table)).toEqual([[18, 10]]); // multiplier 1, not 4
    expect(areaIn(table, 's2-outer-corner')).toMatchObject({
      owner: 0,
      buildings: [{ type: 'assault-ship' }],
    });
  });

  test('TW 8.18 a conquered ship has the level of its new owner', () => {
    const attack = (level: number): WarpTable => {
      const table = position({
        sides: {
          0: { troops: { 's2-outer-corner': 3 }, levels: { 'assault-ship': level } },
          1: { levels: { 'assault-ship': 3 } },
        },
        areas: { 's2-outer-corner': { ships: 1 }, 's1-middle': { token: 'yellow-1' } },
        chance: [dice(6, 6), dice(1)],
      });
      return table
        .answers(['action', 'attack'], ['attackTarget', 's1-middle'], ['attackTroops', 2])
        .passOthers();
    };
    expect(powers(attack(1))).toEqual([[24, 3]]);
    expect(powers(attack(3))).toEqual([[48, 3]]);
  });

  test('TW 8.19 the Gate may be attacked with a ship', () => {
    const table = position({
      sides: { 0: { troops: { 's1-middle': 3 } } },
      areas: { 's1-middle': { ships: 1 } },
    }).answer('action', 'attack');
    expect(table.events('AttackDeclared')).toEqual([]);
    table.answer('attackTroops', 2);
    expect(table.events('AttackDeclared')).toMatchObject([{ to: 'gate', ship: true }]);
  });
});

describe('TW 8.21, TW 8.22 owners and modifiers', () => {
  test('TW 8.21 neutral buildings belong to whoever controls the area', () => {
    const all = ['laser-cannon', 'sentry-tower', 'assault-ship'] as const;
    const table = raidRival({
      areas: { 's2-outer-corner': { buildings: all }, 's2-upper-right': { token: 'yellow-2' } },
      me: { troops: { 's1-left': 4 }, energy: 1, missions: ['pg-09'] }, // one of each
    }).passOthers();
    expect(table.owner('s2-outer-corner')).toBe(0);
    expect(table.player(0).done).toEqual(['pg-09']);
    expect(table.options('moveFrom')).toContain('+fire');
    expect(table.view(0).neutrals).toEqual([7, 7, 7]);
    const empty = position({
      areas: { 'ring-1': { buildings: all } },
      sides: { 0: { energy: 2, missions: ['pg-09'] } },
    });
    expect(empty.player(0).done).toEqual([]); // on an empty area they are nobody's
  });

  test('TW 8.22 a +1 and a -1 on a token cancel each other', () => {
    const table = cannon({ 's1-left': { token: 'yellow-2', modifier: 1 } }, {}, { chance: [dice(6, 6)] });
    expect(table.strength('s1-left')).toBe(3);
    table.answers(['action', '+fire'], ['shots', 2]);
    expect(areaIn(table, 's1-left').token).toEqual({ colour: 'yellow', strength: 1, modifier: -1 });
  });

  test('TW 8.22 the same holds for the Guardian', () => {
    const table = raid({
      me: { troops: { 'ring-1': 4 } },
      guardian: { race: 'tavma-morphlings', modifier: 1 },
      attack: [5, 5, 5],
      defence: [4, 4, 4],
      areas: { 'ring-1': { multiplier: 4 }, [NEST]: {} },
    });
    expect(table.strength('gate')).toBe(3); // 2 dice and +1
    table.passOthers(); // 15 x 4 against 12 x 5
    expect(powers(table)).toEqual([[60, 60]]);
    expect(table.strength('gate')).toBe(2);
    expect(table.state.guardian.modifier).toBe(0);
  });
});
