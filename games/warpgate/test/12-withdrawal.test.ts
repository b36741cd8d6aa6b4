import { expect, test } from 'vitest';
import type { TacticsId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Side, WarpgateTable } from './arrange.ts';
import { BASE, FIELD, assault, choose, destroyed, fight, outcome } from './fighting.ts';

/** Blue attacks red's single ship on board R2 and wins without any destruction; red has what `red` says. */
function rout(from: string, planet: string, red: Side, blue: Side = {}): WarpgateTable {
  const table = position({
    turn: 2,
    sides: {
      blue: { hand: ['ac-11'], ...blue, ships: { [from]: 2, ...blue.ships }, tactics: ['bt-f'] },
      red: { hand: [], ...red, ships: { [planet]: 1, ...red.ships }, tactics: ['bt-d'] },
    },
  });
  choose(assault(table, [[from, 2]], planet), 'bt-f', 'bt-d');
  expect(outcome(table)).toBe('blue 4:1');
  expect(destroyed(table)).toEqual({ red: 0, blue: 0 });
  return table;
}

/** Where the ships of the loser went. */
const withdrew = (table: WarpgateTable): string[] =>
  table.events('ShipsWithdrew').map(({ to, ships }) => `${ships} to ${to}`);

/** Red has lost a Concentrate with 3 ships from the Warpgate and 2 from the Oceanic planet beside it. */
function lostPincer(defend: readonly [number, TacticsId], attack: TacticsId = 'bt-d'): WarpgateTable {
  const table = position({
    turn: 3,
    active: 'red',
    sides: {
      red: { hand: ['ac-11'], ships: { 'gate-red': 3, 't1a-oceanic': 2 }, tactics: [attack] },
      blue: { hand: [], ships: { 'home-red': defend[0] }, tactics: [defend[1]] },
    },
  });
  assault(
    table,
    [
      ['gate-red', 3],
      ['t1a-oceanic', 2],
    ],
    'home-red',
  );
  return choose(table, attack, defend[1]);
}

// The attacker has lost

test('WG 12.26 a beaten attacker goes back to the place it came from, be it empty or the Warpgate', () => {
  const table = fight({ attack: [3, 'bt-d'], defend: [2, 'bt-f'] });
  expect(outcome(table)).toBe('blue 4:3');
  expect(withdrew(table)).toEqual([`3 to ${BASE}`]);
  expect(table.fleet(BASE)).toBe('red');
  expect(table.ships(FIELD)).toBe(2);

  const gate = position({
    turn: 2,
    active: 'red',
    sides: {
      red: { hand: ['ac-11'], ships: { 'gate-red': 1 }, tactics: ['bt-d'] },
      blue: { ships: { 'home-red': 2 }, tactics: ['bt-f'] },
    },
  });
  choose(assault(gate, [['gate-red', 1]], 'home-red'), 'bt-d', 'bt-f');
  expect(withdrew(gate)).toEqual(['1 to gate-red']);
});

test('WG 12.26, WG C40 a Skirmish of 1 ship against 5 with Hit and Run: it loses 0 to 5, destroys 2 and goes back', () => {
  const skirmish = (defence: TacticsId): WarpgateTable => {
    const table = position({
      turn: 2,
      active: 'red',
      sides: {
        red: { hand: ['ac-05'], ships: { [BASE]: 1 }, tactics: ['bt-h'] },
        blue: { ships: { [FIELD]: 5 }, tactics: [defence] },
      },
    }).act('skirmish');
    return choose(table.answer('moveTo', FIELD), 'bt-h', defence);
  };
  const table = skirmish('bt-g');
  table.answer('deployShips', 0);
  expect(outcome(table)).toBe('blue 5:0');
  expect(destroyed(table)).toEqual({ red: 0, blue: 2 });
  expect(table.ships(BASE)).toBe(1);
  expect(table.ships(FIELD)).toBe(3);
  // Against x0 the same ship wins the tie.
  expect(outcome(skirmish('at-orderly-retreat'))).toBe('red 0:0');
});

test('WG 12.27, WG C9 the defender splits a beaten Concentrate as it likes: all, some or none to each of the two', () => {
  const table = lostPincer([3, 'bt-f']);
  expect(table.question('splitWithdrawal').ask).toMatchObject({
    seat: table.seat('blue'),
    about: { first: 'gate-red', second: 't1a-oceanic', ships: 5 },
  });
  expect(table.options('splitWithdrawal')).toEqual([0, 1, 2, 3, 4, 5]);
  table.answer('splitWithdrawal', 5);
  expect(withdrew(table)).toEqual(['5 to gate-red']);
  expect(table.fleet('t1a-oceanic')).toBeNull();

  const none = lostPincer([3, 'bt-f']).answer('splitWithdrawal', 0);
  expect(withdrew(none)).toEqual(['5 to t1a-oceanic']);
  const some = lostPincer([3, 'bt-f']).answer('splitWithdrawal', 1);
  expect(withdrew(some)).toEqual(['1 to gate-red', '4 to t1a-oceanic']);
});

test('WG 12.27, WG 12.12, WG C65 a winner without ships left still splits the survivors', () => {
  const table = lostPincer([4, 'at-last-salvo']);
  expect(outcome(table)).toBe('blue 20:5');
  expect(destroyed(table)).toEqual({ red: 2, blue: 4 });
  expect(table.fleet('home-red')).toBeNull();
  expect(table.question('splitWithdrawal').ask.seat).toBe(table.seat('blue'));
  table.answer('splitWithdrawal', 1);
  expect(withdrew(table)).toEqual(['1 to gate-red', '2 to t1a-oceanic']);
});

// The defender has lost

test('WG 12.25, WG 12.12, WG C34 Last Salvo wins and takes its own ships: the loser must leave all the same', () => {
  const table = fight({ attack: [2, 'at-last-salvo'], defend: [5, 'bt-d'] });
  expect(outcome(table)).toBe('red 10:5');
  expect(destroyed(table)).toEqual({ red: 2, blue: 2 });
  expect(withdrew(table)).toEqual(['3 to gate-blue']);
  expect(table.fleet(FIELD)).toBeNull();
});

test('WG 12.28, WG E14 of two planets at range 2 red goes to the one with its Outpost', () => {
  const table = rout('t4c-desert', 't4c-jungle', { outposts: ['t4c-arctic'] });
  expect(withdrew(table)).toEqual(['1 to t4c-arctic']);
  expect(table.fleet('t4c-jungle')).toBe('blue');
});

test('WG 12.28 a ship or a Colony makes a refuge as well as an Outpost does', () => {
  expect(withdrew(rout('t4c-desert', 't4c-jungle', { ships: { 't4c-arctic': 1 } }))).toEqual([
    '1 to t4c-arctic',
  ]);
  expect(withdrew(rout('t4c-desert', 't4c-jungle', { colonies: ['t4c-arctic'] }))).toEqual([
    '1 to t4c-arctic',
  ]);
  // A drone is neither.
  expect(withdrew(rout('t4c-desert', 't4c-jungle', { drone: 't4c-arctic' }))).toEqual(['1 to gate-red']);
});

test('WG 12.30, WG E15 markers on two planets at range 1: the attacker chooses where red goes', () => {
  // The two planets are a sector of their own, so markers on both are Colonies (WG 9.20).
  for (const place of ['t1a-arctic', 't1a-oceanic']) {
    const table = rout('t1a-jungle', BASE, { colonies: ['t1a-oceanic', 't1a-arctic'] });
    expect(table.question('withdrawTo').ask.seat).toBe(table.seat('blue'));
    expect(table.options('withdrawTo')).toEqual(['t1a-arctic', 't1a-oceanic']);
    table.answer('withdrawTo', place);
    expect(withdrew(table)).toEqual([`1 to ${place}`]);
    expect(table.fleet(BASE)).toBe('blue');
  }
});

test('WG 12.28, WG 12.31, WG E16 with nothing but the Warpgate red goes there, at range 4', () => {
  const table = rout(BASE, 't1a-arctic', {});
  expect(withdrew(table)).toEqual(['1 to gate-red']);
});

test('WG 12.31 no greatest range: across the whole board if need be; and no ability shortens the way', () => {
  expect(withdrew(rout('t4c-oceanic', 't4c-volcanic', {}))).toEqual(['1 to gate-red']); // range 11
  // Desert 2B to Oceanic 1A is range 4, or 3 through the Arctic planets: with Tidal Slingshots it is no nearer here.
  const table = rout('t2b-jungle', 't2b-desert', {
    outposts: ['t1a-oceanic', 't2b-volcanic'],
    technologies: ['te-tidal-slingshots'],
  });
  expect(withdrew(table)).toEqual(['1 to t2b-volcanic']); // range 3
});

test('WG 12.29, WG C37 not to where the attack came from, though red has a marker there', () => {
  const table = rout('t1a-jungle', BASE, { outposts: ['t1a-jungle', 't4c-arctic', 't2b-arctic'] });
  expect(table.options('withdrawTo')).toEqual(['t4c-arctic', 't2b-arctic']); // range 2
  expect(table.refusal('withdrawTo', 't1a-jungle')).toEqual({ rule: 'WG 12.29', reason: 'attackCameFrom' });
  expect(table.refusal('withdrawTo', BASE)).toEqual({ rule: 'WG 12.29', reason: 'battlePlanet' });
});

test('WG 12.29 a Concentrate closes both of its starts', () => {
  const table = position({
    turn: 2,
    sides: {
      blue: { hand: ['ac-11'], ships: { 't1a-jungle': 1, 't1a-volcanic': 1 }, tactics: ['bt-f'] },
      red: { ships: { [BASE]: 1 }, outposts: ['t1a-jungle', 't1a-volcanic'], tactics: ['bt-d'] },
    },
  });
  assault(
    table,
    [
      ['t1a-jungle', 1],
      ['t1a-volcanic', 1],
    ],
    BASE,
  );
  choose(table, 'bt-f', 'bt-d');
  expect(withdrew(table)).toEqual(['1 to gate-red']);
});

test('WG 12.29, WG C38 not to a Colony under the ships of a third player', () => {
  const withWhite = (ships: Side['ships']): string[] => {
    const table = position({
      board: 'R3',
      turn: 2,
      sides: {
        blue: { hand: ['ac-11'], ships: { 't3b-jungle': 2 }, tactics: ['bt-f'] },
        red: { ships: { 't3b-desert': 1 }, colonies: ['t4c-arctic'], tactics: ['bt-d'] },
        white: { ships: ships! },
      },
    });
    return withdrew(choose(assault(table, [['t3b-jungle', 2]], 't3b-desert'), 'bt-f', 'bt-d'));
  };
  expect(withWhite({ 'gate-white': 3 })).toEqual(['1 to t4c-arctic']); // range 1
  expect(withWhite({ 't4c-arctic': 1 })).toEqual(['1 to gate-red']); // range 4
});

test('WG 12.28, WG 12.30, WG C39 the Warpgate and an Outpost, both at range 2: the attacker chooses', () => {
  const table = rout(BASE, 't1a-oceanic', { outposts: ['t1a-volcanic', 't2b-jungle'] });
  expect(table.options('withdrawTo')).toEqual(['t1a-volcanic', 'gate-red']);
  expect(table.refusal('withdrawTo', 't2b-jungle')).toEqual({ rule: 'WG 12.28', reason: 'nearerRefuge' });
  expect(table.refusal('withdrawTo', 't1a-arctic')).toEqual({ rule: 'WG 12.28', reason: 'noPieceThere' });
  expect(table.refusal('withdrawTo', 'gate-blue')).toEqual({ rule: 'WG 6.5', reason: 'foreignGate' });
  const before = JSON.stringify(table.state);
  expect(() => table.answer('withdrawTo', 't2b-jungle')).toThrow('WG 12.28');
  expect(JSON.stringify(table.state)).toBe(before);
  table.answer('withdrawTo', 'gate-red');
  expect(table.ships('gate-red')).toBe(1);
});

test('WG 12.30 all ships of the defender go to the one place', () => {
  const table = fight({
    attack: [6, 'bt-f'],
    defend: [3, 'bt-d'],
    blue: { outposts: ['home-blue', 't4c-desert'] },
  });
  table.answer('withdrawTo', 't4c-desert');
  expect(withdrew(table)).toEqual(['3 to t4c-desert']);
});

test('WG 12.32, WG C33 Glorious Victory 4 to 3: every enemy ship is destroyed and nobody withdraws', () => {
  const table = fight({ attack: [4, 'bt-d'], defend: [1, 'bt-b'], blue: { outposts: ['home-blue'] } });
  expect(outcome(table)).toBe('red 4:3');
  expect(destroyed(table)).toEqual({ red: 0, blue: 1 });
  expect(withdrew(table)).toEqual([]);
  expect(table.fleet('home-blue')).toBeNull();
  expect(table.ships(FIELD)).toBe(4);
});

test('WG 12.33 a battle changes no markers: the winner stands on the marker of the loser', () => {
  const table = fight({
    attack: [4, 'bt-d'],
    defend: [1, 'bt-b'],
    blue: { colonies: [FIELD, 't1a-jungle'] },
  });
  expect(table.fleet(FIELD)).toBe('red');
  expect(table.marker(FIELD)).toBe('blue Colony');
  expect(table.player('red').markers).toBe(12);
});

test('WG 12.34 after the withdrawal the attacker’s effects follow, then the defender’s, then the action is over', () => {
  const table = fight({
    attack: [4, 'bt-e'],
    defend: [2, 'bt-d'],
    red: { technologies: ['te-salvage-yards'] },
    blue: { faction: 'ikkithi-swarmfleet', outposts: ['home-blue', 't4c-desert'] },
  });
  table.answer('withdrawTo', 'home-blue');
  expect(table.asked()).toMatchObject([{ seat: table.seat('red'), kind: 'deployShips' }]);
  table.answer('deployShips', 1);
  expect(table.asked()).toMatchObject([{ seat: table.seat('blue'), kind: 'deployShips' }]);
  table.answer('deployShips', 1);
  expect(table.asked()).toMatchObject([{ seat: table.seat('red'), kind: 'endTurn' }]);
});
