import { describe, expect, test } from 'vitest';
import type { TacticsId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Side, WarpgateTable } from './arrange.ts';
import { BASE, FIELD, assault, choose, fight, outcome } from './fighting.ts';
import { passTurn } from './playing.ts';

describe('WG 16.8 blockade', () => {
  /** Red attacks blue in red's turn 2 and one of them is blockaded; both have ships in reach of each other elsewhere. */
  const blockade = (attacking: TacticsId, defending: TacticsId): WarpgateTable =>
    fight({
      attack: [2, attacking],
      defend: [3, defending],
      red: {
        hand: ['ac-01', 'ac-05', 'ac-11', 'ac-12'],
        ships: { 't1a-jungle': 2 },
        tactics: [attacking, 'bt-a'],
      },
      blue: { hand: ['ac-01', 'ac-05', 'ac-12'], ships: { 'home-blue': 2 }, tactics: [defending, 'bt-a'] },
    });

  /** May this player Skirmish from the one planet to the other now? */
  function skirmishes(table: WarpgateTable, from: string, to: string): string {
    const turn = table.act('skirmish').answer('moveFrom', from);
    return turn.options('moveTo').includes(to) ? 'allowed' : turn.refusal('moveTo', to).rule;
  }

  const endSkirmish = (table: WarpgateTable, to: string): WarpgateTable =>
    table.answers(['moveTo', to], ['endTurn', 'done']);

  test('WG 16.8, WG 22.30 the enemy may not attack in its next turn, but may move; the turn after it may attack', () => {
    const table = blockade('at-orbital-blockade', 'bt-b').answer('endTurn', 'done');
    expect(table.view('spectator').players[0]!.blockaded).toBe(true);
    expect(skirmishes(table, 'home-blue', 't1a-jungle')).toBe('WG 12.3');
    endSkirmish(table, 't4c-desert'); // a move is free
    expect(table.view('spectator').players[0]!.blockaded).toBe(false);
    passTurn(table);
    expect(skirmishes(table, 'home-blue', 't1a-jungle')).toBe('allowed');
  });

  test('WG 16.8 an attacker blockaded in the own turn is barred in the whole next one and free after it', () => {
    const table = blockade('bt-d', 'he-envoy-maris').answer('endTurn', 'done');
    expect(table.player('blue').blockade).toBe(0);
    passTurn(table); // blue
    expect(skirmishes(table, 't1a-jungle', 'home-blue')).toBe('WG 12.3');
    endSkirmish(table, 't4c-desert');
    passTurn(table); // blue
    expect(skirmishes(table, 't1a-jungle', 'home-blue')).toBe('allowed');
  });

  test('WG 16.8, WG C42 a player who has finished turn 4 is barred in turn 1 of the next round', () => {
    const table = position({
      turn: 4,
      sides: {
        blue: {
          hand: ['ac-02'],
          deck: ['ac-05', 'ac-11', 'ac-01', 'ac-12'],
          ships: { [FIELD]: 3, 'home-blue': 2 },
          tactics: ['bt-b'],
        },
        red: { hand: ['ac-11'], ships: { [BASE]: 2, 't1a-jungle': 2 }, tactics: ['at-orbital-blockade'] },
      },
    });
    passTurn(table);
    choose(assault(table, [[BASE, 2]], FIELD), 'at-orbital-blockade', 'bt-b');
    table.answer('endTurn', 'done');
    expect([table.state.round, table.state.turn]).toEqual([2, 1]);
    passTurn(table); // red is the first player now
    expect(skirmishes(table, 'home-blue', 't1a-jungle')).toBe('WG 12.3');
    passTurn(endSkirmish(table, 't4c-desert'));
    expect(table.state.turn).toBe(2);
    expect(skirmishes(table, 'home-blue', 't1a-jungle')).toBe('allowed');
  });

  test('WG 16.8 two blockades do not add up', () => {
    const table = position({
      board: 'R3',
      turn: 1,
      active: 'red',
      sides: {
        red: { hand: ['ac-01', 'ac-11'], ships: { 't3b-oceanic': 2 }, tactics: ['at-orbital-blockade'] },
        white: { hand: ['ac-01', 'ac-11'], ships: { 't4c-arctic': 2 }, tactics: ['he-envoy-maris'] },
        blue: {
          hand: ['ac-01', 'ac-05', 'ac-12'],
          ships: { 't3b-desert': 6 },
          tactics: ['bt-b', 'bt-a', 'bt-c', 'bt-d'],
        },
      },
    });
    choose(assault(table, [['t3b-oceanic', 2]], 't3b-desert'), 'at-orbital-blockade', 'bt-b');
    table.answer('endTurn', 'done');
    choose(assault(table, [['t4c-arctic', 2]], 't3b-desert'), 'he-envoy-maris', 'bt-c');
    table.answer('endTurn', 'done');
    expect(table.events('Blockaded').map(({ seat }) => seat)).toEqual([0, 0]);
    expect(table.act('skirmish').refusal('moveTo', 't3b-oceanic').rule).toBe('WG 12.3');
    endSkirmish(table, 't3b-jungle');
    passTurn(passTurn(table));
    const turn = table.act('skirmish').answer('moveFrom', 't3b-desert');
    expect(turn.options('moveTo')).toContain('t3b-oceanic');
  });
});

describe('WG 16.9 settling by a Tactics card', () => {
  const settle = (red: Side, blue: Side = {}, card: TacticsId = 'at-planetary-assault'): WarpgateTable =>
    fight({ attack: [3, card], defend: [2, 'bt-d'], red, blue });

  test('WG 16.9, WG 22.31 it counts as a Control action of its own: what acts once per Control acts in it', () => {
    const table = settle(
      { faction: 'roguu-conglomerate', technologies: ['te-prospector-guilds'], goods: 2, spent: 2 },
      { outposts: [FIELD] },
    );
    expect(table.marker(FIELD)).toBe('red Outpost');
    expect(table.player('blue').markers).toBe(12);
    expect(table.player('red').spentGoods).toBe(1); // Plunder; the planet has no trade icon for the Guilds
  });

  test('WG 16.9 one planet without a count bonus, whatever ships stand elsewhere', () => {
    const table = settle({
      faction: 'solenne-concord',
      technologies: ['te-terraforming-seeds'],
      ships: { 'home-red': 1 },
    });
    expect(table.asked()).toMatchObject([{ kind: 'endTurn' }]);
    expect(table.marker(FIELD)).toBe('red Outpost');
    expect(table.player('red').markers).toBe(11);
  });

  test('WG 16.9, WG 22.31 the whole of WG 9.5 to WG 9.14: the sector is upgraded and an Objective may be taken', () => {
    const table = fight({
      attack: [3, 'at-planetary-assault'],
      defend: [2, 'bt-d'],
      red: { outposts: [BASE, 't1a-jungle'] },
      objectives: ['ob-v1', 'ob-a1'],
      objectiveDeck: ['ob-o1', 'ob-o2'],
    });
    for (const planet of [FIELD, BASE, 't1a-jungle']) expect(table.marker(planet)).toBe('red Colony');
    expect(table.options('objective')).toEqual(['volcanic@1', 'none']);
    table.answer('objective', 'volcanic@1');
    expect(table.player('red').objectives).toEqual(['ob-v1']);
    expect(table.state.objectives).toEqual(['ob-a1', 'ob-o1']);
  });

  test('WG 16.9, WG 22.31, WG C61 nothing happens without a marker, a ship left there, or with the own marker there', () => {
    const all = ['home-red', 'home-blue', 't1a-oceanic', 't1a-desert', 't1a-jungle', 't4c-oceanic'];
    const more = ['t4c-jungle', 't4c-arctic', 't2b-volcanic', 't2b-jungle', 't2b-desert', 't4c-desert'];
    const used = settle({ colonies: [...all, ...more] }, { outposts: [FIELD] }, 'he-captain-orro');
    expect(used.marker(FIELD)).toBe('blue Outpost');
    expect(settle({ outposts: [FIELD] }).events('MarkerPlaced')).toEqual([]);
    const empty = fight({ attack: [2, 'at-planetary-assault'], defend: [2, 'bt-h'] });
    expect(outcome(empty)).toBe('red 4:0');
    expect(empty.marker(FIELD)).toBeNull();
  });
});

test('WG 16.10 the Sacred Truce protects ships, in turns 1 and 3 alone; markers and drones it does not', () => {
  const refusedIn = (turn: number, red: Side): string | undefined => {
    const table = position({
      turn,
      sides: {
        blue: { hand: ['ac-11'], ships: { 't1a-jungle': 2 } },
        red: { faction: 'tethisian-enclave', ...red },
      },
    }).act('concentrate');
    return table.options('moveTo').includes(BASE) ? undefined : table.refusal('moveTo', BASE).rule;
  };
  const inTurns = (red: Side): (string | undefined)[] => [1, 2, 3, 4].map((turn) => refusedIn(turn, red));
  expect(inTurns({ ships: { [BASE]: 1 } })).toEqual(['WG 12.3', undefined, 'WG 12.3', undefined]);
  expect(inTurns({ outposts: [BASE], drone: BASE })).toEqual([undefined, undefined, undefined, undefined]);
});

test('WG 16.10 the Enclave itself attacks when it likes', () => {
  for (const turn of [1, 3]) {
    const table = fight({
      attack: [3, 'bt-f'],
      defend: [3, 'bt-d'],
      turn,
      red: { faction: 'tethisian-enclave' },
    });
    expect(outcome(table)).toBe('red 6:3');
  }
});
