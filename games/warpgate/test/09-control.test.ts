import { Random } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { whyNotSettle } from '../rules/available/settlements.ts';
import { boardOf } from '../rules/geometry.ts';
import { position } from './arrange.ts';
import type { WarpgateTable } from './arrange.ts';
import { PAIR, TRIPLE, control, shipsOn, whiteInvades } from './growing.ts';
import { passTurn, playRandomly, startedGame } from './playing.ts';

const markers = (table: WarpgateTable, places: readonly string[]): (string | null)[] =>
  places.map((place) => table.marker(place));

test('WG 9.5, WG 9.7, WG 9.8, WG E8 the red marker leaves, then the second planet makes both Outposts Colonies', () => {
  const table = whiteInvades();
  table.answer('settle', 't3b-oceanic');
  expect(table.marker('t3b-oceanic')).toBe('white Outpost');
  expect(table.player('red').markers).toBe(12);
  expect(table.events('SectorUpgraded')).toEqual([]);
  table.answer('settle', 't3b-desert');
  expect(markers(table, ['t3b-oceanic', 't3b-desert'])).toEqual(['white Colony', 'white Colony']);
  expect(table.player('white').markers).toBe(10);
});

test('WG 9.6, WG 9.7, WG E10 beside an own Colony the marker is a Colony at once, without upgrade or Objective', () => {
  const table = control(
    2,
    { ships: shipsOn('t4c-jungle', 't4c-desert'), colonies: ['t4c-oceanic'] },
    { objectives: ['ob-j1', 'ob-d1'] },
  );
  table.answers(['settle', 't4c-jungle'], ['settle', 't4c-desert']);
  expect(table.marker('t4c-jungle')).toBe('blue Colony');
  expect(table.marker('t4c-desert')).toBe('blue Outpost');
  expect(table.events('SectorUpgraded')).toEqual([]);
  expect(table.player('blue').objectives).toEqual([]);
});

test('WG 9.6 a Colony that fills its sector skips the upgrade and the Objective as well', () => {
  const table = control(
    1,
    { ships: shipsOn('t4c-desert'), colonies: ['t4c-arctic'] },
    { objectives: ['ob-d1', 'ob-a1'] },
  ).answer('settle', 't4c-desert');
  expect(markers(table, PAIR)).toEqual(['blue Colony', 'blue Colony']);
  expect(table.isAsked('endTurn')).toBe(true);
  expect(table.events('ObjectiveTaken')).toEqual([]);
});

test('WG 9.1, WG C17 up to X planets in any order; a sector is upgraded with its last planet', () => {
  const table = control(
    3,
    { ships: shipsOn('t4c-jungle', 't4c-volcanic', 't4c-desert', 'home-blue'), outposts: ['t4c-oceanic'] },
    { objectives: ['ob-a1', 'ob-a2'] },
  );
  table.answers(['settle', 't4c-volcanic'], ['settle', 't4c-desert']);
  expect(markers(table, TRIPLE)).toEqual(['blue Outpost', null, 'blue Outpost']);
  table.answer('settle', 't4c-jungle');
  expect(markers(table, TRIPLE)).toEqual(['blue Colony', 'blue Colony', 'blue Colony']);
  expect(table.marker('t4c-desert')).toBe('blue Outpost');
  expect(table.isAsked('endTurn')).toBe(true); // three planets are enough at 3X, though the home planet would be free
});

test('WG 9.1 fewer planets than X may be settled, none at all too', () => {
  const table = control(3, { ships: shipsOn('t4c-jungle', 't4c-desert') }).answers(
    ['settle', 't4c-desert'],
    ['settle', 'done'],
  );
  expect(markers(table, ['t4c-desert', 't4c-jungle'])).toEqual(['blue Outpost', null]);
});

test('WG 9.1, WG 9.2, WG 9.3 no planet without own ship or with own marker, and no Warpgate', () => {
  const table = control(2, {
    ships: shipsOn('gate-blue', 't4c-arctic', 't4c-desert', 't4c-jungle'),
    outposts: ['t4c-arctic'],
    colonies: ['t4c-volcanic'],
  });
  expect(table.options('settle')).toEqual(['t4c-desert', 't4c-jungle', 'done']);
  expect(table.refusal('settle', 't1a-jungle')).toEqual({ rule: 'WG 9.1', reason: 'noShipToSettle' });
  expect(table.refusal('settle', 't4c-arctic')).toEqual({ rule: 'WG 9.2', reason: 'ownMarker' });
  expect(table.refusal('settle', 't4c-volcanic')).toEqual({ rule: 'WG 9.2', reason: 'ownMarker' });
  expect(table.refusal('settle', 'gate-blue')).toEqual({ rule: 'WG 9.3', reason: 'gateNotSettled' });
  expect(table.refusal('settle', 'gate-red')).toEqual({ rule: 'WG 9.3', reason: 'gateNotSettled' });
  table.answer('settle', 't4c-jungle');
  expect(table.refusal('settle', 't4c-jungle').rule).toBe('WG 9.2'); // checked anew when the next one is named
});

test('WG 9.4, WG C23 with all 12 markers on the board there is nothing to settle, an enemy marker or not', () => {
  const eleven = ['t1a', 't2b'].flatMap((tile) =>
    ['arctic', 'oceanic', 'desert', 'jungle', 'volcanic'].map((type) => `${tile}-${type}`),
  );
  const blue = { ships: shipsOn('t4c-desert', 't4c-jungle'), outposts: [...eleven, 'home-blue'] };
  const red = { outposts: ['t4c-jungle'] };
  const last = control(2, blue, { sides: { red } });
  expect(last.options('settle')).toEqual(['t4c-desert', 't4c-jungle', 'done']);
  last.answer('settle', 't4c-jungle'); // the twelfth
  expect(last.isAsked('endTurn')).toBe(true);
  expect(last.player('blue').markers).toBe(0);

  const none = control(2, { ...blue, outposts: [...blue.outposts, 't4c-volcanic'] }, { sides: { red } });
  expect(none.isAsked('endTurn')).toBe(true); // Control may be chosen, but nothing comes of it
  expect(none.marker('t4c-jungle')).toBe('red Outpost');
  for (const planet of ['t4c-desert', 't4c-jungle']) {
    const refusal = whyNotSettle(none.state, 0, boardOf(none.state).place(planet), false);
    expect(refusal).toEqual({ rule: 'WG 9.4', reason: 'noMarkerLeft' });
  }
});

test('WG 9.4 a Control that runs out of markers cannot name another planet', () => {
  const spent = ['t1a', 't2b'].flatMap((tile) =>
    ['arctic', 'oceanic', 'desert', 'jungle', 'volcanic'].map((type) => `${tile}-${type}`),
  );
  const table = control(4, { ships: shipsOn(...PAIR, 't4c-jungle'), outposts: spent });
  table.answers(['settle', 't4c-arctic'], ['settle', 't4c-jungle']);
  expect(table.isAsked('endTurn')).toBe(true); // two of 4X
});

test('WG 9.5 an invaded Colony goes back to its owner as well', () => {
  const table = control(
    1,
    { ships: shipsOn('t4c-desert') },
    { sides: { red: { colonies: ['t4c-desert', 't4c-arctic'] } } },
  );
  table.answer('settle', 't4c-desert');
  expect(markers(table, PAIR)).toEqual(['red Colony', 'blue Outpost']);
  expect(table.player('red').markers).toBe(11);
});

test('WG 9.8, WG C19 the third planet is taken from red, and all three become Colonies', () => {
  const table = control(
    1,
    { ships: shipsOn('t4c-volcanic'), outposts: ['t4c-oceanic', 't4c-jungle'] },
    { sides: { red: { outposts: ['t4c-volcanic'] } } },
  ).answer('settle', 't4c-volcanic');
  expect(markers(table, TRIPLE)).toEqual(['blue Colony', 'blue Colony', 'blue Colony']);
  expect(table.player('red').markers).toBe(12);
});

test('WG 9.8, WG 9.15, WG C20, WG C21 red cannot upgrade the planet it took; retaken it is a Colony at once', () => {
  const table = position({
    active: 'red',
    first: 'red',
    sides: {
      red: { hand: ['ac-02', 'ac-12'], ships: { 't4c-jungle': 1 }, tactics: ['bt-f', 'bt-e'] },
      blue: {
        hand: ['ac-03', 'ac-12'],
        ships: { 't4c-volcanic': 2 },
        colonies: [...TRIPLE],
        tactics: ['bt-b', 'bt-e'],
      },
    },
    objectives: ['ob-j1', 'ob-o1'],
  });
  table.answer('card', 'ac-02').answer('action', 'control').answer('settle', 't4c-jungle');
  expect(markers(table, TRIPLE)).toEqual(['blue Colony', 'red Outpost', 'blue Colony']);
  expect(table.events('SectorUpgraded')).toEqual([]);
  // Blue drives the red ship away, then settles again.
  table.answer('endTurn', 'done').answer('card', 'ac-12').answer('action', 'skirmish');
  table.answers(['moveTo', 't4c-jungle'], ['tactics', 'bt-b', 0], ['tactics', 'bt-f', 1]);
  expect(table.fleet('t4c-jungle')).toBe('blue');
  passTurn(table.answer('endTurn', 'done')).act('control').answer('settle', 't4c-jungle');
  expect(markers(table, TRIPLE)).toEqual(['blue Colony', 'blue Colony', 'blue Colony']);
  expect(table.events('ObjectiveTaken')).toEqual([]);
});

test("WG 9.9, WG C22 another player's home planet is a sector of one: a Colony, and an Objective", () => {
  const table = control(
    1,
    { ships: shipsOn('home-red') },
    { sides: { red: { colonies: ['home-red'] } }, objectives: ['ob-v1', 'ob-j1'] },
  ).answer('settle', 'home-red');
  expect(table.marker('home-red')).toBe('blue Colony');
  expect(table.options('objective')).toEqual(['volcanic@1', 'none']);
});

test('WG 9.15 a single Colony that is left is enough for the next planet of the sector', () => {
  const table = control(
    1,
    { ships: shipsOn('t4c-jungle'), colonies: ['t4c-oceanic'] },
    { sides: { red: { outposts: ['t4c-jungle', 't4c-volcanic'] } } },
  ).answer('settle', 't4c-jungle');
  expect(markers(table, TRIPLE)).toEqual(['blue Colony', 'blue Colony', 'red Outpost']);
});

test('WG 9.19, WG C57 Outposts need no ships; even under enemy ships they count and are upgraded', () => {
  const table = control(
    1,
    { ships: shipsOn('t4c-desert'), outposts: ['t4c-arctic'], technologies: ['te-gene-banks'] },
    { sides: { red: { ships: { 't4c-arctic': 2 } } }, objectives: ['ob-j1', 'ob-j2'] },
  ).answer('settle', 't4c-desert');
  expect(markers(table, PAIR)).toEqual(['blue Colony', 'blue Colony']);
  expect(table.options('geneBanks')).toEqual(['t4c-desert', 'none']); // not beside the red ships
  table.answer('geneBanks', 't4c-desert');
  expect(table.ships('t4c-desert')).toBe(2);
  expect(table.fleet('t4c-arctic')).toBe('red');
});

test('WG 9.20 in random games nobody ever has an Outpost and a Colony in one sector', () => {
  const mixed: string[] = [];
  let upgraded = 0;
  for (const seats of [1, 2, 3, 4, 5, 6]) {
    const table = startedGame(seats, { factions: 'dealt' }, `sectors ${seats}`);
    playRandomly(table, new Random(`sectors ${seats}`), () => {
      const { markerOwner, isColony, players } = table.state;
      for (const { id, planets } of boardOf(table.state).sectors) {
        for (const seat of players.keys()) {
          const own = planets.filter((planet) => markerOwner[planet] === seat);
          if (new Set(own.map((planet) => isColony[planet])).size > 1) mixed.push(`seat ${seat} in ${id}`);
        }
      }
    });
    upgraded += table.events('SectorUpgraded').length;
  }
  expect(mixed).toEqual([]);
  expect(upgraded).toBeGreaterThan(5); // it could have happened
});
