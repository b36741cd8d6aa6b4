import { expect, test } from 'vitest';
import type { TechnologyId } from '../content/index.ts';
import type { Side, WarpgateTable } from './arrange.ts';
import { BASE, FIELD, fight, ifAsked } from './fighting.ts';
import { shipsOn, story } from './growing.ts';

/** Blue stands on Volcanic 1A, in a sector with Desert and Jungle 1A; red attacks from Desert 1A. */
const SECTOR = [BASE, 't1a-jungle', FIELD];

/** Red attacks with 3 ships and Captain Orro, x2, and wins against one ship with Glorious Victory, x1. */
const orroAttacks = (red: Side = {}, blue: Side = {}): WarpgateTable =>
  fight({
    attack: [3, 'he-captain-orro'],
    defend: [1, 'bt-d'],
    red: { faction: 'solenne-pilgrimage', ...red },
    blue,
    objectives: ['ob-v1', 'ob-a1'],
    objectiveDeck: ['ob-o1'],
  });

const markersIn = (table: WarpgateTable): (string | null)[] => SECTOR.map((planet) => table.marker(planet));

test('WG 22.31, WG 16.9 Captain Orro wins and settles the battle planet, removing the enemy marker', () => {
  const table = orroAttacks({}, { outposts: [FIELD] });
  expect(table.fleet(FIELD)).toBe('red');
  expect(table.marker(FIELD)).toBe('red Outpost');
  expect(table.player('blue').markers).toBe(12);
  expect(story(table, 'ShipsWithdrew', 'MarkerRemoved', 'MarkerPlaced')).toEqual([
    'ShipsWithdrew',
    'MarkerRemoved',
    'MarkerPlaced',
  ]);
});

test('WG 22.31 without the card, or if it is lost with, the planet is not settled', () => {
  const plain = fight({ attack: [3, 'bt-c'], defend: [1, 'bt-d'], blue: { outposts: [FIELD] } });
  expect(plain.fleet(FIELD)).toBe('red');
  expect(plain.marker(FIELD)).toBe('blue Outpost');
  const lost = fight({
    attack: [1, 'he-captain-orro'],
    defend: [1, 'bt-b'],
    red: { faction: 'solenne-pilgrimage' },
    blue: { outposts: [FIELD] },
  });
  expect(lost.marker(FIELD)).toBe('blue Outpost');
});

test('WG 22.31, WG C61 with no marker in supply SETTLE does nothing, and an enemy marker stays', () => {
  const tile = (id: string): string[] =>
    ['arctic', 'oceanic', 'desert', 'jungle', 'volcanic'].map((type) => `${id}-${type}`);
  const red: Side = { outposts: [...tile('t4c'), ...tile('t2b'), 'home-red', 't1a-arctic'] };
  const table = orroAttacks(red, { outposts: [FIELD] });
  expect(table.player('red').markers).toBe(0);
  expect(table.fleet(FIELD)).toBe('red');
  expect(table.marker(FIELD)).toBe('blue Outpost');
});

test('WG 22.31 nothing is settled by a winner without ships, or where the own marker is already', () => {
  // 2 ships with x2 beat 3 ships with x0, but Old Hesper destroys both of them.
  const emptied = fight({
    attack: [2, 'at-planetary-assault'],
    defend: [3, 'he-old-hesper'],
    red: { tactics: ['at-planetary-assault'] },
    blue: { faction: 'drumholt-exiles', outposts: [FIELD] },
  });
  expect(emptied.events('BattleWon')).toMatchObject([{ seat: emptied.seat('red') }]);
  expect(emptied.marker(FIELD)).toBe('blue Outpost');
  const own = orroAttacks({ outposts: [FIELD] });
  expect(own.marker(FIELD)).toBe('red Outpost');
  expect(own.events('MarkerPlaced')).toEqual([]);
});

test('WG 22.31, WG 16.9 SETTLE may upgrade the sector and bring an Objective, with Pilgrim Roads of the winner', () => {
  const table = orroAttacks({ outposts: [BASE, 't1a-jungle'] });
  expect(table.events('CardsDrawn')).toMatchObject([{ seat: table.seat('red'), count: 2 }]);
  expect(markersIn(table)).toEqual(['red Colony', 'red Colony', 'red Colony']);
  expect(table.options('objective')).toEqual(['volcanic@1', 'none']);
  table.answer('objective', 'volcanic@1');
  expect(table.player('red').objectives).toEqual(['ob-v1']);
  expect(table.state.objectives).toEqual(['ob-a1', 'ob-o1']);
  expect(table.isAsked('endTurn')).toBe(true);
});

test('WG 22.31 a defender who wins with Captain Orro settles too, in the turn of the attacker', () => {
  const table = fight({
    attack: [1, 'bt-d'],
    defend: [2, 'he-captain-orro'],
    red: { outposts: [FIELD] },
    blue: { faction: 'solenne-pilgrimage' },
  });
  expect(table.player('red').markers).toBe(12);
  expect(table.marker(FIELD)).toBe('blue Outpost');
});

test('WG 16.9, WG 16.12 SETTLE is one planet, without a count bonus, without X and without Trade Goods', () => {
  const table = fight({
    attack: [3, 'at-planetary-assault'],
    defend: [1, 'bt-d'],
    red: {
      faction: 'solenne-concord', // Settlers' Charter
      technologies: ['te-terraforming-seeds'],
      ships: shipsOn('t1a-jungle'),
      tactics: ['at-planetary-assault'],
      goods: 1,
    },
  });
  expect(markersIn(table)).toEqual([null, null, 'red Outpost']);
  expect(table.player('red').spentGoods).toBe(0);
  expect(table.isAsked('endTurn')).toBe(true); // nothing else is asked
});

test('WG 16.9 “once per Control action” begins anew with each SETTLE', () => {
  const red: Side = {
    technologies: ['te-siege-doctrine'],
    hand: ['ac-02', 'ac-11'],
    ships: { 't1a-arctic': 1 },
  };
  const table = fight({
    attack: [3, 'at-planetary-assault'],
    defend: [1, 'bt-d'],
    red: { ...red, tactics: ['at-planetary-assault'] },
    blue: { outposts: [FIELD, 't1a-arctic'], hand: ['ac-12'] },
  });
  const drawn = (): number =>
    table.events('CardsDrawn').filter(({ seat }) => seat === table.seat('red')).length;
  expect(table.marker(FIELD)).toBe('red Outpost');
  expect(drawn()).toBe(1);
  // Blue does nothing in turn 3; then red's own Control removes another marker.
  table.answer('endTurn', 'done').answers(['action', 'draw'], ['drawCount', 0], ['endTurn', 'done']);
  ifAsked(table, 'card', 'ac-02').answer('action', 'control').answer('settle', 't1a-arctic');
  expect(table.marker('t1a-arctic')).toBe('red Outpost');
  expect(drawn()).toBe(2);
});

test('WG 16.12 other effects are not actions: no bonus of Warp-in or Draw goes to them', () => {
  const red = (...technologies: TechnologyId[]): Side => ({ technologies });
  const defend = [1, 'bt-d'] as const;
  const deploying = fight({ attack: [3, 'at-boarding-parties'], defend, red: red('te-solar-foundries') });
  expect(deploying.options('deployShips')).toEqual([0, 1]);
  const drawing = fight({ attack: [3, 'at-captured-codes'], defend, red: red('te-current-charts') });
  expect(drawing.events('CardsDrawn')).toMatchObject([{ count: 1 }]);
});

test('WG 22.27 Supply Raid claims an available Trade Good, unspent; without one it does nothing', () => {
  const raid = (goods: number): WarpgateTable =>
    fight({ attack: [3, 'at-supply-raid'], defend: [1, 'bt-d'], goods });
  const table = raid(5);
  expect(table.player('red')).toMatchObject({ goods: 1, spentGoods: 0 });
  expect(table.state.goods).toBe(4);
  expect(raid(0).player('red').goods).toBe(0);
  expect(raid(0).events('GoodClaimed')).toEqual([]);
  const lost = fight({ attack: [1, 'at-supply-raid'], defend: [1, 'bt-f'], goods: 5 });
  expect(lost.state.goods).toBe(5); // only if you won
});

test('WG 22.26 Guildmaster Oozh refreshes up to two spent Trade Goods', () => {
  const oozh = (goods: number, spent: number): number => {
    const red: Side = { faction: 'tethysian-tradeworlds', goods, spent };
    return fight({ attack: [3, 'he-guildmaster-oozh'], defend: [1, 'bt-d'], red }).player('red').spentGoods;
  };
  expect([oozh(3, 3), oozh(3, 1), oozh(3, 0)]).toEqual([1, 0, 0]);
});
