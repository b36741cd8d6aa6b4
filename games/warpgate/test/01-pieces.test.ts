import { Random, checksum, recordOf, replay, verify } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { ACTION_CARD_IDS, TACTICS } from '../content/index.ts';
import { warpgate } from '../rules/game.ts';
import { boardOf } from '../rules/geometry.ts';
import { NOBODY } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { WarpgateTable } from './arrange.ts';
import { newGame, playRandomly, setUp, startedGame } from './playing.ts';

/** Blue attacks the red ship on the Jungle planet with three ships and these two cards. */
function attackOnJungle(blueCard: 'bt-d' | 'bt-e' | 'bt-h'): WarpgateTable {
  const table = position({
    turn: 2,
    sides: {
      blue: { hand: ['ac-02'], ships: { 'home-blue': 3 }, tactics: [blueCard, 'bt-f'] },
      red: { hand: ['ac-06'], ships: { 't1a-jungle': 1 }, tactics: ['at-disciplined-line', 'bt-a'] },
    },
  }).act('advance');
  table.answers(['moveTo', 't1a-jungle'], ['shipsToMove', 3]);
  table.answer('tactics', blueCard, table.seat('blue'));
  return table.answer('tactics', 'at-disciplined-line', table.seat('red'));
}

test('WG 1.1 every player has 12 ships, 12 markers, a drone, 12 Action cards, 8 Basic Tactics and a board', () => {
  const { state } = startedGame(6);
  const board = boardOf(state);
  state.players.forEach((player, seat) => {
    const own = state.fleetSize.filter((_, place) => state.fleetOwner[place] === seat);
    expect(player.ships + own.reduce((sum, ships) => sum + ships, 0)).toBe(12);
    expect(player.markers).toBe(12);
    expect(board.ids[player.drone]).toBe(`gate-${player.colour}`);
    expect([...player.deck, ...player.hand].toSorted()).toEqual([...ACTION_CARD_IDS]);
    // The Hero has taken the place of the eighth.
    expect(player.tacticsDeck.filter((card) => TACTICS[card].kind === 'basic')).toHaveLength(7);
  });
  expect(new Set(state.players.map(({ board: id }) => id)).size).toBe(6);
  expect(new Set(state.players.map(({ colour }) => colour)).size).toBe(6);
});

test('WG 1.1 with all 12 ships on the board nothing can be deployed', () => {
  const ships = { 'gate-blue': 4, 'home-blue': 4, 't1a-jungle': 4 };
  const warpIn = position({ turn: 4, sides: { blue: { hand: ['ac-06'], ships } } }).act('warpIn');
  expect(warpIn.isAsked('endTurn')).toBe(true);
  const reinforce = position({ turn: 4, sides: { blue: { hand: ['ac-03'], ships } } }).act('reinforce');
  expect(reinforce.isAsked('endTurn')).toBe(true);
  expect(reinforce.events('ShipsDeployed')).toEqual([]);
});

test('WG 1.1 with all 12 markers on the board no other planet can be settled', () => {
  const colonies = ['arctic', 'oceanic', 'desert', 'jungle', 'volcanic'].flatMap((type) => [
    `t1a-${type}`,
    `t4c-${type}`,
  ]);
  const table = position({
    turn: 2,
    sides: {
      blue: {
        hand: ['ac-03'],
        ships: { 't2b-oceanic': 1 },
        colonies: [...colonies, 'home-blue', 't2b-volcanic'],
      },
    },
  }).act('control');
  expect(table.player('blue').markers).toBe(0);
  expect(table.isAsked('endTurn')).toBe(true);
  expect(table.events('MarkerPlaced')).toEqual([]);
});

test('WG 1.2 a destroyed ship returns to the supply of its owner and can be deployed again', () => {
  const table = attackOnJungle('bt-e'); // 3 x 1 against 1 x 3: blue wins the tie and destroys the ship
  expect(table.fleet('t1a-jungle')).toBe('blue');
  expect(table.player('red').ships).toBe(12);
  table.answer('endTurn', 'done').act('warpIn').answer('deployShips', 1);
  expect(table.player('red').ships).toBe(11);
  expect(table.ships('gate-red')).toBe(1);
});

test('WG 1.2, WG 1.3 a planet holds one marker: the removed one returns to the supply of its owner', () => {
  const table = position({
    sides: {
      blue: { hand: ['ac-03'], ships: { 't1a-jungle': 1 } },
      red: { outposts: ['t1a-jungle'] },
    },
  }).act('control');
  expect(table.player('red').markers).toBe(11);
  table.answer('settle', 't1a-jungle');
  expect(table.marker('t1a-jungle')).toBe('blue Outpost');
  expect(table.player('red').markers).toBe(12);
  expect(table.player('blue').markers).toBe(11);
});

test('WG 1.3 a Warpgate never holds a marker', () => {
  const table = position({
    turn: 2,
    sides: { blue: { hand: ['ac-03'], ships: { 'gate-blue': 2, 't1a-jungle': 1 } } },
  }).act('control');
  expect(table.options('settle')).toEqual(['t1a-jungle', 'done']);
  expect(table.refusal('settle', 'gate-blue').reason).toBe('gateNotSettled');
});

test('WG 1.4 after an attack the ships of only one side are left on the planet', () => {
  const won = attackOnJungle('bt-e');
  expect([won.fleet('t1a-jungle'), won.ships('t1a-jungle')]).toEqual(['blue', 3]);
  const lost = attackOnJungle('bt-h'); // 0 to 3: blue loses, destroys the ship all the same and has to leave
  expect([lost.fleet('t1a-jungle'), lost.ships('t1a-jungle')]).toEqual([null, 0]);
  expect([lost.fleet('home-blue'), lost.ships('home-blue')]).toEqual(['blue', 3]);
});

test('WG 1.5 drones of all and a marker of anyone may be on a planet with ships of anyone', () => {
  const table = position({
    turn: 2,
    sides: {
      blue: { hand: ['ac-01'], ships: { 'home-blue': 1 }, drone: 't1a-jungle' },
      red: { drone: 't1a-jungle', outposts: ['t1a-jungle'] },
    },
  }).act('recon');
  table.answer('moveTo', 't1a-jungle');
  expect(table.fleet('t1a-jungle')).toBe('blue');
  expect(table.marker('t1a-jungle')).toBe('red Outpost');
  const drones = table.view('spectator').players.map(({ drone }) => drone);
  expect(drones).toEqual(['t1a-jungle', 't1a-jungle']);
});

test('WG 1.1, WG 1.3, WG 1.6 hold after every answer of whole games', () => {
  for (const seats of [1, 2, 3, 5]) {
    const table = startedGame(seats, { exploration: 'on' }, `pieces ${seats}`);
    const isGate = boardOf(table.state).places.map(({ world }) => world === 'gate');
    playRandomly(table, new Random(seats), () => {
      const { state } = table;
      const flying = (seat: number): number => (state.battle?.attacker === seat ? state.battle.attackers : 0);
      const ships = state.players.map((player, seat) => player.ships + flying(seat));
      const markers = state.players.map((player) => player.markers);
      state.fleetOwner.forEach((owner, place) => {
        if (owner === NOBODY) return;
        ships[owner]! += state.fleetSize[place]!;
        if (isGate[place]) expect(state.gates[owner]).toBe(place);
      });
      state.markerOwner.forEach((owner, place) => {
        if (owner === NOBODY) return;
        markers[owner]!++;
        expect(isGate[place]).toBe(false);
      });
      expect(ships).toEqual(state.players.map(() => 12));
      expect(markers).toEqual(state.players.map(() => 12));
    });
    expect(table.match.over).toBe(true);
  }
});

test('WG 1.7 the same seed and the same answers are the same game, to the last card', () => {
  const luck = { kind: 'seeded', seed: 'replay' } as const;
  const table = setUp(newGame(3, {}, luck.seed));
  playRandomly(table, new Random('answers'));
  const file = recordOf(table.match, luck);
  const again = replay(warpgate, file);
  expect(checksum(again.state)).toBe(checksum(table.state));
  expect(again.result).toEqual(table.match.result);
  // Every outcome of chance in the record follows from the seed.
  expect(file.entries.some((entry) => 'chance' in entry)).toBe(true);
  expect(verify(warpgate, file)).toMatchObject({ ok: true, luck: 'not committed' });
});

test('WG 1.7 another seed is another game', () => {
  const layouts = ['one', 'two'].map((seed) => startedGame(4, { factions: 'dealt' }, seed).state.layout);
  expect(layouts[0]).not.toBe(layouts[1]);
});
