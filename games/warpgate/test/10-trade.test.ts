import { Random } from '@warptable/kernel';
import { expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { passTurn, playRandomly, startedGame } from './playing.ts';

/** A position of board R2 in which red is about to play a card with Trade. */
const trader = (turn: number, red: Side, setup: Position = {}): WarpgateTable =>
  position({ turn, active: 'red', ...setup, sides: { ...setup.sides, red: { hand: ['ac-07'], ...red } } });

const trade = (turn: number, red: Side, setup: Position = {}): WarpgateTable =>
  trader(turn, red, setup).act('trade');

test('WG 10.1, WG 10.6, WG E11 at 1X a ship trades from its home planet over Oceanic 1A to Desert 1A', () => {
  const table = trade(1, { ships: { 'home-red': 1 } }); // there is no other route, so nothing is asked
  expect(table.fleet('t1a-desert')).toBe('red');
  expect(table.fleet('home-red')).toBe(null);
  expect(table.events('ShipsMoved')).toMatchObject([
    { from: 'home-red', to: 't1a-oceanic', ships: 1 },
    { from: 't1a-oceanic', to: 't1a-desert', ships: 1 },
  ]);
  expect(table.player('red')).toMatchObject({ goods: 1, spentGoods: 0 });
  expect(table.state.goods).toBe(7);
});

test('WG 10.1, WG 10.5, WG E11 from Desert 1A to Arctic 4C is too far for 1X', () => {
  const setup: Position = { sides: { blue: { ships: { 't1a-oceanic': 1 } } } };
  const red = { ships: { 't1a-desert': 1 } };
  expect(trader(1, red, setup).refusal('action', 'trade')).toEqual({
    rule: 'WG 10.5',
    reason: 'noTradeRoute',
  });
  expect(trade(2, red, setup).options('tradeSecond')).toEqual(['t4c-arctic', 'home-blue']);
});

test('WG 10.1, WG 10.7, WG E12 Desert 2B to Desert 1A to Arctic 4C takes 3X and brings one Trade Good', () => {
  const red = { ships: { 't2b-desert': 2 } };
  const table = trade(3, red);
  expect(table.options('tradeSecond')).toEqual(['t1a-desert', 'home-red']);
  table.answer('tradeSecond', 't1a-desert');
  expect(table.options('tradeThird')).toEqual(['t1a-oceanic', 't4c-arctic', 'home-blue', 'home-red']);
  table.answer('tradeThird', 't4c-arctic');
  expect(table.fleet('t4c-arctic')).toBe('red');
  expect([table.ships('t2b-desert'), table.ships('t1a-desert'), table.ships('t4c-arctic')]).toEqual([
    1, 0, 1,
  ]);
  expect(table.player('red').goods).toBe(1);

  expect(trader(2, red).refusal('action', 'trade').rule).toBe('WG 10.5'); // the first leg is 3
});

test('WG 10.1, WG 10.2 only trade icons will do, each leg within X, and the third planet is not the first', () => {
  const table = trade(3, { ships: { 't2b-desert': 1, 't2b-arctic': 1, 't1a-desert': 1 } });
  expect(table.options('tradeFrom')).toEqual(['t1a-desert', 't2b-desert']);
  expect(table.refusal('tradeFrom', 't2b-arctic')).toEqual({ rule: 'WG 10.1', reason: 'noTradeIcon' });
  table.answer('tradeFrom', 't2b-desert');
  expect(table.refusal('tradeSecond', 't1a-arctic')).toEqual({ rule: 'WG 10.1', reason: 'noTradeIcon' });
  expect(table.refusal('tradeSecond', 'gate-red').rule).toBe('WG 10.1');
  expect(table.refusal('tradeSecond', 't1a-oceanic').rule).toBe('WG 5.3'); // at range 4
  table.answer('tradeSecond', 't1a-desert');
  expect(table.refusal('tradeThird', 't2b-desert')).toEqual({ rule: 'WG 10.2', reason: 'tradeReturns' });
  expect(table.refusal('tradeThird', 't1a-jungle').rule).toBe('WG 10.1');
  expect(table.refusal('tradeThird', 't4c-jungle').rule).toBe('WG 5.3'); // at range 4
  expect(table.refusal('tradeThird', 't1a-desert').rule).toBe('WG 6.2');
});

test('WG 10.3 enemy ships close the second and the third planet; own ships do not', () => {
  const red = { ships: { 't2b-desert': 1, 't1a-desert': 2, 'home-red': 1 } };
  const table = trade(3, red, { sides: { blue: { ships: { 't1a-oceanic': 1, 'home-blue': 1 } } } });
  table.answers(['tradeFrom', 't2b-desert'], ['tradeSecond', 't1a-desert']);
  expect(table.options('tradeThird')).toEqual(['t4c-arctic', 'home-red']);
  expect(table.refusal('tradeThird', 't1a-oceanic')).toEqual({
    rule: 'WG 10.3',
    reason: 'enemyOnTradeRoute',
  });
  expect(table.refusal('tradeThird', 'home-blue').rule).toBe('WG 10.3');
  table.answer('tradeThird', 'home-red');
  expect([table.ships('t1a-desert'), table.ships('home-red')]).toEqual([2, 2]);

  const closed = trade(
    3,
    { ships: { 't2b-desert': 1 } },
    { sides: { blue: { ships: { 't1a-desert': 1 } } } },
  );
  // Over the home planet, the only second planet that is left.
  expect(closed.events('ShipsMoved')).toMatchObject([{ to: 'home-red' }, { to: 't1a-oceanic' }]);
});

test('WG 10.4 markers and drones on the way do not matter, whoever owns them', () => {
  const blue: Side = { outposts: ['t1a-oceanic'], colonies: ['t1a-desert'], drone: 't1a-oceanic' };
  const table = trade(1, { ships: { 'home-red': 1 }, drone: 't1a-desert' }, { sides: { blue } });
  expect(table.fleet('t1a-desert')).toBe('red');
  expect(table.player('red').goods).toBe(1);
  expect(table.marker('t1a-desert')).toBe('blue Colony');
});

test('WG 10.5 a ship that could make only the first of the two moves cannot trade', () => {
  const red = { ships: { 't2b-volcanic': 1, 't2b-desert': 1, 't1a-oceanic': 1 } };
  const table = trade(3, red);
  // At 3X the Volcanic planet 2B reaches Desert 2B, which leads on; but a stop there leads nowhere else.
  expect(table.options('tradeFrom')).toEqual(['t1a-oceanic', 't2b-volcanic', 't2b-desert']);
  table.answer('tradeFrom', 't2b-desert');
  expect(table.refusal('tradeSecond', 't2b-volcanic')).toEqual({ rule: 'WG 10.5', reason: 'noTradeRoute' });

  // At 2X nothing is in range of the two planets of tile 2B: the ship on Oceanic 1A is the only trader, and not asked for.
  expect(trade(2, red).options('tradeSecond')).toEqual(['t1a-desert', 'home-red']);
  expect(trader(2, { ships: { 't2b-volcanic': 1, 't2b-desert': 1 } }).refusal('action', 'trade').rule).toBe(
    'WG 10.5',
  );
});

test('WG 10.6, WG C24 with no Trade Good left the moves are made and nothing is taken', () => {
  const table = trade(1, { ships: { 'home-red': 1 } }, { goods: 0 });
  expect(table.fleet('t1a-desert')).toBe('red');
  expect(table.player('red').goods).toBe(0);
  expect(table.events('GoodClaimed')).toEqual([]);
});

test('WG 10.7 at 4X it is still one ship and one Trade Good', () => {
  const table = trade(4, { ships: { 'home-red': 3 } });
  table.answers(['tradeSecond', 't1a-oceanic'], ['tradeThird', 't1a-desert']);
  expect([table.ships('home-red'), table.ships('t1a-oceanic'), table.ships('t1a-desert')]).toEqual([2, 0, 1]);
  expect(table.player('red').goods).toBe(1);
  expect(table.state.goods).toBe(7);
});

test('WG 10.2, WG 10.5, WG C25 with one neighbour that leads only back there is no Trade, but for the Tradeworlds', () => {
  // On board R3 the home planet of blue and Arctic 3B are at range 0, and every other trade icon is beyond range 1.
  const blue: Side = { hand: ['ac-07'], ships: { 'home-blue': 1 } };
  const table = position({ board: 'R3', sides: { blue } });
  expect(table.refusal('action', 'trade').rule).toBe('WG 10.5');
  const faction = 'tethysian-tradeworlds';
  const tradeworlds = position({ board: 'R3', sides: { blue: { ...blue, faction } } }).act('trade');
  expect(tradeworlds.events('ShipsMoved')).toMatchObject([{ to: 't3b-arctic' }, { to: 'home-blue' }]);
  expect(tradeworlds.player('blue').goods).toBe(1);
});

test('WG 10.8, WG 22.26 refreshing turns one spent Trade Good, and nothing if none is spent', () => {
  const red = { ships: { 'home-red': 1 }, technologies: ['te-alien-imports'] } as const;
  const table = trade(1, { ...red, goods: 2, spent: 2 });
  expect(table.player('red')).toMatchObject({ goods: 3, spentGoods: 1 });
  const fresh = trader(1, { ...red, goods: 2 }).act('trade', 0);
  expect(fresh.player('red')).toMatchObject({ goods: 3, spentGoods: 0 });
  expect(fresh.events('GoodsRefreshed')).toEqual([]);
});

test('WG 10.9 a spent Trade Good stays with its owner and is worth 3 VP like any other', () => {
  const table = trader(1, { ships: { 'home-red': 1 }, goods: 1 })
    .act('draw', 1)
    .answer('drawCount', 2);
  expect(table.player('red')).toMatchObject({ goods: 1, spentGoods: 1 });
  for (const spent of [0, 1, 3]) {
    const scored = position({ step: 'finalScoring', sides: { red: { goods: 3, spent } } });
    expect(scored.match.result.breakdown[1]).toMatchObject({ goods: 9 });
  }
});

test('WG 10.10 in whole random games nobody ever loses a Trade Good, and none appears from nowhere', () => {
  for (const seats of [1, 2, 4, 6]) {
    const table = startedGame(seats, { factions: 'dealt' }, `goods ${seats}`);
    const { players } = table.state;
    let before = players.map(() => 0);
    playRandomly(table, new Random(`goods ${seats}`), () => {
      const goods = table.state.players.map((player) => player.goods);
      expect(goods.every((count, seat) => count >= before[seat]!)).toBe(true);
      expect(goods.reduce((sum, count) => sum + count, table.state.goods)).toBe(4 * players.length);
      before = goods;
    });
    expect(Math.max(...before)).toBeGreaterThan(0);
  }
});

test('WG 10.10 an invaded player who loses every battle keeps all Trade Goods', () => {
  const table = position({
    sides: {
      blue: { hand: ['ac-02', 'ac-03'], ships: { 't1a-desert': 4 }, tactics: ['bt-d', 'bt-e'] },
      red: {
        hand: ['ac-10'],
        ships: { 't1a-oceanic': 1 },
        colonies: ['t1a-oceanic'],
        goods: 2,
        tactics: ['bt-f', 'bt-g'],
      },
    },
  });
  table.answer('card', 'ac-02').answer('action', 'advance');
  table.answers(
    ['moveTo', 't1a-oceanic'],
    ['shipsToMove', 4],
    ['tactics', 'bt-d', 0],
    ['tactics', 'bt-f', 1],
  );
  passTurn(table.answer('endTurn', 'done')).act('control').answer('settle', 't1a-oceanic');
  expect(table.marker('t1a-oceanic')).toBe('blue Outpost');
  expect(table.player('red')).toMatchObject({ goods: 2, spentGoods: 0 });
  expect(table.player('blue').goods).toBe(0);
});
