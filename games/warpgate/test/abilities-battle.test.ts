import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Side, WarpgateTable } from './arrange.ts';
import { BASE, FIELD, assault, choose, destroyed, encounter, fight, outcome } from './fighting.ts';
import { passTurn } from './playing.ts';

/** Who is asked what, in short: 'red deployShips'. */
const asked = (table: WarpgateTable): string[] =>
  table.asked().map(({ seat, kind }) => `${table.state.players[seat]!.colour} ${kind}`);

/** How many Tactics cards each side holds. */
const handsOf = (table: WarpgateTable): number[] =>
  (['red', 'blue'] as const).map((colour) => table.player(colour).tacticsHand.length);

const duel = { attack: [3, 'bt-f'], defend: [3, 'bt-d'] } as const;
const frenzy = { faction: 'vorask-warhost' } as const;
const college = { technologies: ['te-war-college'] } as const;

describe('step 1, more Tactics cards', () => {
  test('WG 22.13, WG 22.36 Battle Frenzy: the attacker draws 3, plays one and discards two face up', () => {
    const table = encounter({ ...duel, red: { ...frenzy, tactics: ['bt-f', 'bt-e', 'bt-g'] } });
    expect(handsOf(table)).toEqual([3, 2]);
    expect(table.options('tactics', table.seat('red'))).toEqual(['bt-f', 'bt-e', 'bt-g']);
    choose(table, 'bt-f', 'bt-d');
    expect(table.view('spectator').players[1]!.tacticsDiscard).toEqual(['bt-e', 'bt-g', 'bt-f']);
  });

  test('Battle Frenzy does nothing for a defender', () => {
    expect(handsOf(encounter({ ...duel, blue: frenzy }))).toEqual([2, 2]);
  });

  test('WG 22.36 War College: 3 cards in attack and defence, 4 together with Battle Frenzy', () => {
    expect(handsOf(encounter({ ...duel, red: college }))).toEqual([3, 2]);
    expect(handsOf(encounter({ ...duel, blue: college }))).toEqual([2, 3]);
    expect(handsOf(encounter({ ...duel, red: { ...frenzy, ...college } }))).toEqual([4, 2]);
  });
});

describe('step 3, strength', () => {
  const lances = { technologies: ['te-magma-lances'] } as const;
  const shelters = { technologies: ['te-canopy-shelters'] } as const;
  const bastions = { technologies: ['te-glacial-bastions'] } as const;

  test('WG 22.14, WG 22.37 Magma Lances: +2 as attacker only, and nothing with x0', () => {
    expect(outcome(fight({ ...duel, red: lances }))).toBe('red 8:3');
    expect(outcome(fight({ ...duel, blue: lances }))).toBe('red 6:3');
    expect(outcome(fight({ attack: [3, 'bt-h'], defend: [1, 'bt-e'], red: lances }))).toBe('blue 1:0');
  });

  test('WG 22.14, WG 22.37 Canopy Shelters: +2 as defender on a planet with the own marker', () => {
    const cards = { attack: [4, 'bt-d'], defend: [3, 'bt-e'] } as const;
    expect(outcome(fight({ ...cards, blue: shelters }))).toBe('red 4:3');
    expect(outcome(fight({ ...cards, blue: { ...shelters, outposts: [FIELD] } }))).toBe('blue 5:4');
    expect(outcome(fight({ ...cards, blue: { ...shelters, colonies: [FIELD] } }))).toBe('blue 5:4');
    // Neither the marker of another nor a battle in attack will do, and x0 stays 0.
    expect(outcome(fight({ ...cards, blue: shelters, red: { outposts: [FIELD] } }))).toBe('red 4:3');
    expect(outcome(fight({ ...cards, red: { ...shelters, outposts: [FIELD] } }))).toBe('red 4:3');
    const hitAndRun = fight({
      attack: [1, 'bt-d'],
      defend: [3, 'bt-h'],
      blue: { ...shelters, outposts: [FIELD] },
    });
    expect(outcome(hitAndRun)).toBe('red 1:0');
  });

  test('Glacial Bastions: the defender wins ties; they do not change who is stronger', () => {
    const tie = { attack: [3, 'bt-f'], defend: [2, 'bt-b'] } as const;
    expect(outcome(fight({ ...tie, blue: bastions }))).toBe('blue 6:6');
    expect(outcome(fight({ ...tie, red: bastions }))).toBe('red 6:6');
    expect(outcome(fight({ ...duel, blue: bastions }))).toBe('red 6:3');
  });
});

describe('step 4', () => {
  const countermeasures = { technologies: ['te-countermeasures'] } as const;

  test('WG 22.15, WG 22.25 Countermeasures: one ship is spared in every battle, in attack and defence', () => {
    const hitAndRun = (blue: Side): number =>
      destroyed(fight({ attack: [3, 'bt-h'], defend: [5, 'bt-d'], blue })).blue;
    expect(hitAndRun({})).toBe(2);
    expect(hitAndRun(countermeasures)).toBe(1);
    const attacker = fight({ attack: [3, 'bt-d'], defend: [5, 'bt-e'], red: countermeasures });
    expect(destroyed(attacker)).toEqual({ red: 0, blue: 0 });
  });

  test('WG 22.25 Countermeasures start anew in the next battle', () => {
    const table = position({
      turn: 1,
      active: 'red',
      sides: {
        red: {
          hand: ['ac-02', 'ac-11'],
          ships: { [BASE]: 4 },
          tactics: ['bt-e', 'at-crossfire', 'at-boarding-parties', 'bt-a'],
        },
        blue: {
          ships: { [FIELD]: 5 },
          technologies: ['te-countermeasures'],
          tactics: ['bt-b', 'bt-c', 'at-disciplined-line', 'bt-d'],
        },
      },
    });
    choose(assault(table, [[BASE, 2]], FIELD), 'bt-e', 'bt-b');
    passTurn(table.answer('endTurn', 'done'));
    choose(
      table.act('advance').answers(['moveTo', FIELD], ['shipsToMove', 4]),
      'at-boarding-parties',
      'at-disciplined-line',
    );
    table.answer('deployShips', 0);
    expect(destroyed(table)).toEqual({ red: 0, blue: 0 });
  });
});

describe('after the battle', () => {
  const yards = { technologies: ['te-salvage-yards'] } as const;
  const swarm = { faction: 'ikkithi-swarmfleet' } as const;

  test('WG 22.16 Salvage Yards: up to 1 ship to the Warpgate after a battle won, as attacker or defender', () => {
    const attacker = fight({ ...duel, red: yards }).answer('deployShips', 1);
    expect(attacker.ships('gate-red')).toBe(1);
    const defender = fight({ attack: [1, 'bt-d'], defend: [3, 'bt-f'], blue: yards });
    expect(asked(defender)).toEqual(['blue deployShips']);
    defender.answer('deployShips', 0);
    expect(defender.ships('gate-blue')).toBe(0);
    expect(asked(fight({ ...duel, blue: yards }))).toEqual(['red endTurn']);
    // With no ship in supply there is nothing to deploy.
    expect(asked(fight({ attack: [12, 'bt-f'], defend: [1, 'bt-d'], red: yards }))).toEqual(['red endTurn']);
  });

  test('WG 22.16 Regrowth: a ship to the Warpgate if a ship was lost in step 4, whoever won', () => {
    const lost = fight({ attack: [3, 'bt-e'], defend: [2, 'bt-d'], blue: swarm }).answer('deployShips', 1);
    expect(outcome(lost)).toBe('red 3:2');
    expect(lost.ships('gate-blue')).toBe(2); // the survivor and the new one
    const won = fight({ attack: [3, 'at-burning-engines'], defend: [1, 'bt-d'], red: swarm });
    expect(outcome(won)).toBe('red 12:1');
    won.answer('deployShips', 1);
    expect(won.ships('gate-red')).toBe(1);
    expect(asked(fight({ ...duel, red: swarm }))).toEqual(['red endTurn']); // nothing lost
  });

  test('Regrowth: a spared ship was not destroyed', () => {
    const spared = { ...swarm, technologies: ['te-countermeasures'] } as const;
    expect(asked(fight({ attack: [3, 'bt-e'], defend: [2, 'bt-d'], blue: spared }))).toEqual(['red endTurn']);
  });

  test('WG 16.6 several abilities of one player after a battle: in the order the player likes', () => {
    const red: Side = { ...swarm, ...yards, ships: { 'gate-red': 7 } };
    const table = fight({ attack: [4, 'at-planetary-assault'], defend: [2, 'bt-e'], red });
    expect(asked(table)).toEqual(['red ability']);
    expect(table.options('ability')).toEqual(['settle', 'ikkithi-swarmfleet', 'te-salvage-yards']);
    table.answer('ability', 'te-salvage-yards').answer('deployShips', 0);
    expect(table.options('ability')).toEqual(['settle', 'ikkithi-swarmfleet']);
    expect(table.marker(FIELD)).toBeNull();
    table.answer('ability', 'settle');
    expect(table.marker(FIELD)).toBe('red Outpost');
    expect(asked(table)).toEqual(['red deployShips']); // the last one needs no choice
  });

  test('WG 16.6, WG 22.19 abilities of both players: the attacker’s first, whoever won', () => {
    const won = fight({ attack: [3, 'bt-e'], defend: [2, 'bt-d'], red: yards, blue: swarm });
    expect(asked(won)).toEqual(['red deployShips']);
    expect(asked(won.answer('deployShips', 1))).toEqual(['blue deployShips']);
    const lost = fight({ attack: [2, 'bt-d'], defend: [3, 'bt-e'], red: swarm, blue: yards });
    expect(asked(lost)).toEqual(['red deployShips']);
    expect(asked(lost.answer('deployShips', 1))).toEqual(['blue deployShips']);
  });
});
