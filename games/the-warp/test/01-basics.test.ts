import { checksum, recordOf, replay, seededChance, verify } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { theWarp } from '../rules/game.ts';
import { NOBODY } from '../rules/state.ts';
import type { Options } from '../rules/state.ts';
import { dice, position } from './arrange.ts';
import type { WarpTable } from './arrange.ts';
import { newGame, passTurns, startedGame } from './beginning.ts';
import { raid, raidRival } from './raiding.ts';

const areaIn = (table: WarpTable, id: string) =>
  table.view('spectator').areas.find((area) => area.id === id)!;

test('TW 1.1, TWS 1.1 the game is for 2 to 6 players, or alone', () => {
  for (const seats of [2, 3, 4, 5, 6]) expect(startedGame(seats).state.players).toHaveLength(seats);
  for (const seats of [0, 7]) expect(() => newGame(seats)).toThrow('for 1 to 6 seats');
});

describe('TW 1.2 options are fixed before set-up', () => {
  const read = (options: object, seats = 4): unknown => theWarp.readOptions(options, seats);

  test('TW 1.2 what is not said has its usual value, what is unknown is refused', () => {
    const usual: Options = {
      side: 'A',
      pioneering: 'basic',
      mode: 'free',
      edition: 'final',
      rounds: 'endless',
    };
    expect(read({})).toEqual(usual);
    const others = { side: 'B', pioneering: 'advanced', mode: 'team', rounds: '40' };
    expect(read(others)).toEqual({ ...usual, ...others });
    expect(read({ edition: 'prototype' })).toEqual({ ...usual, edition: 'prototype' });
    expect(() => read({ side: 'C' })).toThrow('side may be one of A, B');
    expect(() => read({ mode: 'team' }, 3)).toThrow('TW 18.1');
  });

  test('TW 1.2 each map side goes with each Pioneering set', () => {
    const sets = (['A', 'B'] as const).flatMap((side) =>
      (['basic', 'advanced'] as const).map((pioneering) => {
        const { state } = startedGame(2, { side, pioneering });
        return [state.board, state.pioneering.length];
      }),
    );
    expect(sets).toEqual([
      ['2A', 6],
      ['2A', 9],
      ['2B', 6],
      ['2B', 9],
    ]);
  });
});

describe('TW 1.3 texts of cards and abilities win over rules', () => {
  const mine = { hand: ['build-04'], gold: 1, energy: 2 } as const;

  test('TW 1.3 Deep Veins builds a Gold Mine where the rules have no Gold', () => {
    const table = position({ sides: { 0: { ...mine, races: ['skolok-miners'] } } });
    table.answer('action', 'develop').answer('develop', ['build-04', '1', 's1-start', '0/2']);
    expect(table.track(0, 'gold-mine')).toBe(2);
    const without = position({ sides: { 0: { ...mine, troops: { 's1-start': 1, 's1-left': 1 } } } });
    without.answer('action', 'develop');
    expect(without.question('develop').ask.after!(['build-04', '1'])).toEqual(['s1-left']);
  });

  test('TW 1.3 cannot wins over may: Stubborn Rock cannot be lowered', () => {
    const table = position({
      areas: { 's1-upper-left': { token: 'yellow-1' }, 's1-upper-right': { token: 'green-1' } },
      exiled: { yellow: 'skolok-miners' },
    }).answers(['action', 'terrashift'], ['raise', 's1-start']);
    expect(table.refusal('lower', 's1-upper-left')).toEqual({ rule: 'TW 14.8', reason: 'stubbornRock' });
    expect(table.options('lower')).toContain('s1-upper-right');
  });
});

test('TW 1.4 who may do something several times decides each time', () => {
  const table = position({
    step: 'revealing',
    sides: { 0: { troops: { 's1-start': 1, 's2-start': 1 } }, 1: { troops: { 's2-colony': 3 } } },
    areas: {
      's1-start': { ships: 1 },
      's2-start': { ships: 1 },
      's1-outer-corner': { token: 'yellow-1', facedown: true },
      's2-upper-right': { token: 'green-3', facedown: true },
    },
  });
  table.answer('revealTokens', 'no').answer('revealTokens', 'yes');
  expect(areaIn(table, 's1-outer-corner').token).toBe('facedown');
  expect(areaIn(table, 's2-upper-right').token).toMatchObject({ colour: 'green', strength: 3 });
});

test('TW 1.5 the own supply is behind the screen, the general supply beside the board', () => {
  const table = position({
    step: 'extract',
    sides: { 0: { gold: 3, energy: 2, reserve: 4, rewards: ['rw-ore-1'] } },
    areas: { 's1-start': { buildings: ['laser-cannon'] } },
  });
  const supply = { gold: 3, energy: 2, reserve: 4, rewards: ['rw-ore-1'] };
  expect(table.view(0).players[0]!.own).toMatchObject(supply);
  expect(table.view(1).players[0]!.own).toBeUndefined();
  expect(table.view(1).neutrals).toEqual([7, 8, 8]);
  table.answer('extract', 'troops').answer('placeTroop', 's1-start');
  // A new Troop is from the general supply; the reserve is as it was.
  expect(table.player(0)).toMatchObject({ reserve: 4, supply: 5 });
});

describe('TW 1.6, TW 1.7 control', () => {
  test('TW 1.6 players control where they have a Troop, Exiled where their token is, the Guardian the Gate', () => {
    const table = position({
      sides: { 0: { troops: { 's1-left': 1 }, energy: 2 } },
      areas: { 's1-upper-left': { token: 'yellow-2' }, 's1-left': { buildings: ['sentry-tower'] } },
    });
    expect(areaIn(table, 's1-left')).toMatchObject({ owner: 0, troops: 1 });
    expect(areaIn(table, 's1-upper-left')).toMatchObject({ token: { strength: 2 } });
    expect(areaIn(table, 'gate')).toMatchObject({ guardian: 4 });
    const empty = areaIn(table, 's1-middle');
    expect([empty.owner, empty.token, empty.guardian]).toEqual([undefined, undefined, undefined]);
  });

  test('TW 1.6 without its last Troop an area is empty, whatever is built there', () => {
    const table = position({
      sides: { 0: { troops: { 's1-left': 1 }, energy: 1 }, 1: { troops: { 's2-outer-corner': 1 } } },
      areas: { 's1-left': { buildings: ['laser-cannon'] }, 's2-outer-corner': { buildings: ['gold-mine'] } },
      chance: [dice(4)],
    });
    expect(table.owner('s2-outer-corner')).toBe(1);
    table.answer('action', '+fire');
    expect(table.owner('s2-outer-corner')).toBe(NOBODY);
    table.ifAsked('action', 'terrashift');
    expect(table.options('raise')).toContain('s2-outer-corner');
  });

  test('TW 1.6 the Guardian holds the Gate until it is defeated', () => {
    const attack = (attackDice: number[], defence: number[]): WarpTable =>
      raid({
        me: { troops: { 'ring-1': 4 } },
        attack: attackDice,
        defence,
        guardian: { race: 'tavma-morphlings' },
      }).passOthers();
    const won = attack([6, 6, 6], [1, 1]).ifAsked('stayAtGate', 2);
    expect([areaIn(won, 'gate').owner, areaIn(won, 'gate').guardian]).toEqual([0, undefined]);
    const lost = attack([1, 1, 1], [6, 6]);
    expect([areaIn(lost, 'gate').owner, areaIn(lost, 'gate').guardian]).toEqual([undefined, 2]);
  });

  test('TW 1.7 while a combat lasts, the attackers on the target control nothing there', () => {
    const table = raidRival({
      areas: { 's2-outer-corner': { buildings: ['gold-mine'] } },
      me: { missions: ['cq-21'] },
    });
    expect(table.isAsked('combatCard', 0)).toBe(true);
    expect(areaIn(table, 's2-outer-corner')).toMatchObject({ owner: 1, troops: 2 });
    expect(table.track(1, 'gold-mine')).toBe(2);
    expect(table.player(0).done).toEqual([]);
    table.passOthers();
    expect(areaIn(table, 's2-outer-corner')).toMatchObject({ owner: 0, troops: 3 });
    expect([table.track(0, 'gold-mine'), table.track(1, 'gold-mine')]).toEqual([2, 1]);
    expect(table.player(0).done).toEqual(['cq-21']); // Foreign Soil
  });
});

test('TW 1.8 enemy areas are those of Exiled, of the Guardian and of opponents, not those of a teammate', () => {
  const setup = {
    seats: 4,
    sides: {
      0: { troops: { 'ring-1': 4, 's1-middle': 1 } },
      1: { troops: { 'ring-2': 1 } },
      2: { troops: { 'ring-6': 1 } },
    },
    areas: { 's2-middle': { token: 'yellow-1' } },
  } as const;
  const alone = position(setup).answer('action', 'attack');
  expect(alone.options('attackTarget')).toEqual(['gate', 'ring-2', 'ring-6', 's2-middle']);
  expect(alone.refusal('attackTarget', 's1-middle')).toEqual({ rule: 'TW 10.5', reason: 'notEnemy' });
  expect(alone.refusal('attackTarget', 's2-inner-corner')).toEqual({ rule: 'TW 10.5', reason: 'emptyArea' });
  const team = position({ ...setup, options: { mode: 'team' } }).answer('action', 'attack');
  expect(team.options('attackTarget')).toEqual(['gate', 'ring-2', 's2-middle']);
  expect(team.refusal('attackTarget', 'ring-6')).toEqual({ rule: 'TW 18.12', reason: 'teammate' });
});

describe('TW 1.9 distance', () => {
  test('TW 1.9 the ends of the Worm Hole are neighbours in attack', () => {
    const table = position({
      sides: { 0: { troops: { 's1-inner-corner': 2 } } },
      areas: { 'connect-inner': { token: 'yellow-1' } },
    }).answer('action', 'attack');
    expect(table.events('AttackDeclared')).toMatchObject([{ from: 's1-inner-corner', to: 'connect-inner' }]);
  });

  test('TW 1.9 and in movement', () => {
    const table = position({
      step: 'movement',
      sides: { 0: { troops: { 's1-inner-corner': 2, 'connect-inner': 1 } } },
    }).answer('moveFrom', 's1-inner-corner');
    expect(table.options('moveTo')).toContain('connect-inner');
  });

  test('TW 1.9 and in revealing', () => {
    const table = position({
      step: 'movement',
      sides: { 0: { troops: { 's1-outer-corner': 2 } } },
      areas: { 'connect-inner': { token: 'yellow-1', facedown: true } },
    }).answers(['moveFrom', 's1-outer-corner'], ['moveTo', 's1-inner-corner']);
    table.ifAsked('moveFrom', 'stop');
    expect(table.events('TokensFlipped')).toEqual([
      { type: 'TokensFlipped', tokens: [{ area: 'connect-inner', token: 'yellow-1' }] },
    ]);
  });

  test('TW 1.9 and in range: 2 steps through it, but not 3', () => {
    const table = position({
      sides: { 0: { troops: { 's1-outer-corner': 1 }, energy: 2 } },
      areas: {
        's1-outer-corner': { buildings: ['laser-cannon'] },
        'connect-inner': { token: 'yellow-1' },
        'connect-outer': { token: 'green-1' },
      },
    }).answer('action', '+fire');
    expect(table.question('shots').ask.about).toEqual({ cannon: 's1-outer-corner', target: 'connect-inner' });
  });

  test('TW 1.9 steps may lead through areas of anybody, the Gate included', () => {
    const table = position({
      sides: { 0: { troops: { 'ring-1': 1 }, energy: 2 }, 1: { troops: { 's2-middle': 1 } } },
      areas: {
        'ring-1': { buildings: ['laser-cannon'] },
        'ring-4': { token: 'yellow-1' }, // by the Gate alone
        's2-upper-left': { token: 'green-1' }, // by the area of seat 1 alone
        'connect-outer': { token: 'green-2' }, // 3 steps
      },
    }).answer('action', '+fire');
    expect(table.options('laserTarget')).toEqual(['ring-4', 's2-upper-left', 's2-middle']);
  });
});

describe('TW 1.10 a Colony is safe', () => {
  const beside = { troops: { 's2-left': 3 }, energy: 2, rewards: ['rw-sniper-1'] } as const;

  test('TW 1.10 it cannot be attacked, fired at or be aimed at by a remove effect', () => {
    const setup = {
      sides: { 0: beside, 1: { troops: { 's2-upper-left': 1 } } },
      areas: { 's2-left': { buildings: ['laser-cannon'] } },
    } as const;
    const attack = position({ ...setup, areas: { ...setup.areas, 'connect-outer': { token: 'yellow-1' } } });
    attack.answer('action', 'attack');
    expect(attack.options('attackTarget')).toEqual(['s2-upper-left', 'connect-outer']);
    expect(attack.refusal('attackTarget', 's2-colony')).toEqual({ rule: 'TW 10.5', reason: 'colony' });
    const laser = position(setup).answer('action', '+fire');
    expect(laser.question('shots').ask.about).toMatchObject({ target: 's2-upper-left' });
    const sniper = position(setup).answer('action', '+reward:rw-sniper-1');
    expect(sniper.troops('s2-upper-left')).toBe(0);
    const onlyColony = position({ ...setup, sides: { 0: beside, 1: { troops: { 's2-colony': 3 } } } });
    expect(onlyColony.refusal('action', '+reward:rw-sniper-1').reason).toBe('rewardUseless');
    expect(onlyColony.refusal('action', '+fire').reason).toBe('noLaserTarget');
  });

  test('TW 1.10 its last Troop does not leave it, and so no track falls below 1', () => {
    const table = position({
      step: 'movement',
      sides: { 0: { troops: { 's1-colony': 2, 's1-start': 2, 's1-left': 1 } } },
    });
    table.answers(['moveFrom', 's1-colony'], ['moveTo', 's1-left']);
    expect(table.refusal('moveFrom', 's1-colony')).toEqual({ rule: 'TW 12.4', reason: 'leavesArea' });
    expect(table.player(0).tracks).toEqual([1, 1, 1, 1]);
  });
});

describe('TW 1.11 as far as possible, but prices in full', () => {
  test('TW 1.11 a look at the top 3 of a deck of 2 cards shows 2', () => {
    const table = position({
      step: 'consult',
      sides: { 0: { races: ['zeto-archivists'] } },
      deck: ['build-01', 'build-02'],
      discard: 'rest',
    }).answer('drawFrom', 'deck');
    expect(table.options('takeLooked')).toEqual(['build-01', 'build-02']);
  });

  test('TW 1.11 of 3 Troops for the reserve as many come as there are', () => {
    const all = {
      troops: { 's1-colony': 4, 's1-start': 4, 's1-left': 4 },
      rewards: ['rw-veterans-1'],
    } as const;
    const table = position({ sides: { 0: all } }).answer('action', '+reward:rw-veterans-1');
    expect(table.player(0)).toMatchObject({ reserve: 2, supply: 0 });
  });

  test('TW 1.11 a price that cannot be paid in full is not paid at all', () => {
    const with1 = position({ sides: { 0: { gold: 1, rewards: ['rw-command-1'] } } });
    expect(with1.refusal('action', '+reward:rw-command-1').reason).toBe('rewardUseless');
    const with2 = position({ sides: { 0: { gold: 2, rewards: ['rw-command-1'] } } });
    with2.answer('action', '+reward:rw-command-1');
    expect(with2.player(0).gold).toBe(0);
    expect(with2.track(0, 'command-center')).toBe(2);
  });
});

test('TW 1.12 a destroyed Troop returns to the general supply, never to the reserve', () => {
  const lost = raid({ me: { reserve: 2 }, attack: [1, 1, 1], defence: [6, 6] }).passOthers();
  // 5 on the board, 2 in reserve, and 1 of the 3 attackers lost.
  expect(lost.player(0)).toMatchObject({ reserve: 2, supply: 8 });
  const shot = position({
    sides: {
      0: { troops: { 's1-left': 1 }, energy: 2 },
      1: { troops: { 's2-outer-corner': 3 }, reserve: 1 },
    },
    areas: { 's1-left': { buildings: ['laser-cannon'] } },
    chance: [dice(6, 5)],
  }).answers(['action', '+fire'], ['shots', 2]);
  expect(shot.player(1)).toMatchObject({ reserve: 1, supply: 11 });
});

test('TW 1.13 what several earn at once goes to the active player first, then clockwise', () => {
  const inRing = (active: number, seats: readonly number[]): number[] => {
    const table = position({
      seats: 4,
      active,
      step: 'turnStart',
      open: [null, null, 'cq-16'], // control a ring area
      sides: Object.fromEntries(seats.map((seat) => [seat, { troops: { [`ring-${seat + 1}`]: 1 } }])),
    });
    return table.events('MissionCompleted').map(({ seat }) => seat);
  };
  expect(inRing(1, [0, 1, 2, 3])).toEqual([1]);
  expect(inRing(1, [0, 3])).toEqual([3]);
  expect(inRing(3, [1, 2, 0])).toEqual([0]);
});

test('TW 1.14 all chance comes from one source: a record with its seed is the same game again', () => {
  const luck = { kind: 'seeded', seed: 'the same' } as const;
  const table = passTurns(startedGame(3, {}, seededChance(luck.seed)), 7);
  const file = recordOf(table.match, luck);
  expect(file.entries.some((entry) => 'chance' in entry)).toBe(true);
  expect(checksum(replay(theWarp, file).state)).toBe(checksum(table.state));
  expect(verify(theWarp, file)).toMatchObject({ ok: true, luck: 'not committed' });
  const other = startedGame(3, {}, seededChance('another'));
  expect(other.state.deck).not.toEqual(startedGame(3, {}, seededChance(luck.seed)).state.deck);
});

test('TW 1.15 a round is one turn of everybody, from the starting player clockwise', () => {
  const table = passTurns(position({ seats: 3, first: 1, step: 'turnStart' }), 5);
  expect(table.events('TurnBegan').map(({ seat, round }) => `${round}: ${seat}`)).toEqual([
    '1: 1',
    '1: 2',
    '1: 0',
    '2: 1',
    '2: 2',
    '2: 0',
  ]);
  expect(table.events('RoundBegan')).toEqual([{ type: 'RoundBegan', round: 2, left: NOBODY }]);
});
