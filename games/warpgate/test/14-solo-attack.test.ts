import { expect, test } from 'vitest';
import { PLANET_TYPES } from '../content/index.ts';
import type { GateCard } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { passTurn } from './playing.ts';

/** The Gatekeepers (red) are about to turn these cards. */
function gatekeepers(
  cards: readonly GateCard[],
  red: Side = {},
  blue: Side = {},
  more: Position = {},
): WarpgateTable {
  return position({ solo: true, active: 'red', gateCards: cards, sides: { red, blue }, ...more });
}

/** Where the AI's last group went, from where and with how many ships. */
const lastMove = (table: WarpgateTable): unknown[] =>
  table
    .events('ShipsMoved')
    .map(({ from, to, ships }) => [from, to, ships])
    .at(-1) ?? [];

test('WG 14.20 the largest group goes to the closest planet of the type', () => {
  const table = gatekeepers(['desert'], { ships: { 'gate-red': 8, 't4c-jungle': 4 } });
  expect(lastMove(table)).toEqual(['gate-red', 't1a-desert', 8]); // range 4; t2b-desert is at 5, t4c-desert at 7
});

test('WG 14.20 left out are planets with AI ships, and with an AI Colony unless human ships are there', () => {
  const ships = { 'gate-red': 8, 't2b-jungle': 2 };
  const aiShips = gatekeepers(['desert'], { ships: { ...ships, 't1a-desert': 2 } });
  expect(lastMove(aiShips)).toEqual(['gate-red', 't2b-desert', 8]);
  const aiColony = gatekeepers(['desert'], {
    ships: { ...ships, 't4c-arctic': 2 },
    colonies: ['t1a-desert'],
  });
  expect(lastMove(aiColony)).toEqual(['gate-red', 't2b-desert', 8]);
  const occupied = gatekeepers(
    ['desert'],
    { ships: { ...ships, 't4c-arctic': 2 }, colonies: ['t1a-desert'] },
    { ships: { 't1a-desert': 1 } },
  );
  expect(lastMove(occupied)).toEqual(['gate-red', 't1a-desert', 8]);
  expect(occupied.events('BattleBegan')).toHaveLength(1);
});

test('WG 14.21 a group counts before a ship is left behind', () => {
  // 4 ships without Colony, of which 3 go, are more than the 3 that stand nearer and would all go.
  const table = gatekeepers(['desert'], {
    ships: { 't4c-volcanic': 4, 't2b-jungle': 3, 't2b-arctic': 3, 't1a-arctic': 2 },
    colonies: ['t2b-jungle', 't2b-arctic', 't1a-arctic'],
  });
  expect(lastMove(table)).toEqual(['t4c-volcanic', 't4c-desert', 3]);
});

test('WG 14.22 of several largest groups the one nearest to its closest valid planet goes', () => {
  // To the nearest desert planet: t4c-volcanic 3, t4c-arctic 1.
  const table = gatekeepers(['desert'], { ships: { 't4c-volcanic': 6, 't4c-arctic': 6 } });
  expect(lastMove(table)).toEqual(['t4c-arctic', 't4c-desert', 5]);
});

test('WG 14.22 if they are still tied the human decides which group goes', () => {
  const ships = { 't1a-arctic': 4, 't2b-arctic': 4, 't4c-volcanic': 4 };
  const table = gatekeepers(['desert'], { ships }); // both Arctic groups are at range 1 of a desert planet
  expect(table.question('gatekeepersGroup').ask.seat).toBe(0);
  expect(table.options('gatekeepersGroup')).toEqual(['t1a-arctic', 't2b-arctic']);
  table.answer('gatekeepersGroup', 't2b-arctic');
  expect(lastMove(table)).toEqual(['t2b-arctic', 't2b-desert', 3]);
});

test('WG 14.23 the human decides between equally close planets, and no range is too far', () => {
  const table = gatekeepers(['desert'], { ships: { 't1a-arctic': 12 } });
  expect(table.options('gatekeepersTarget')).toEqual(['t1a-desert', 't2b-desert']); // both at range 1
  table.answer('gatekeepersTarget', 't1a-desert');
  expect(lastMove(table)).toEqual(['t1a-arctic', 't1a-desert', 11]);

  const far = gatekeepers(['jungle'], {
    ships: { 't2b-volcanic': 12 },
    colonies: ['t1a-jungle', 't2b-jungle', 't2b-volcanic'],
  });
  expect(lastMove(far)).toEqual(['t2b-volcanic', 't4c-jungle', 11]); // range 11
});

test('WG 14.24, WG C50 a planet with Colony and trade icon keeps one ship: of 4 ships 3 go', () => {
  const others = { 't2b-jungle': 3, 't2b-oceanic': 3, 't1a-arctic': 2 };
  const table = gatekeepers(['desert'], { ships: { 't4c-jungle': 4, ...others }, colonies: ['t4c-jungle'] });
  expect(lastMove(table)).toEqual(['t4c-jungle', 't4c-desert', 3]);
});

test('WG 14.24 nobody stays on a Colony without trade icon, nor on the Warpgate', () => {
  const others = { 't2b-jungle': 3, 't2b-oceanic': 3, 't1a-arctic': 2 };
  const colony = gatekeepers(['desert'], {
    ships: { 't4c-oceanic': 4, ...others },
    colonies: ['t4c-oceanic'],
  });
  expect(lastMove(colony)).toEqual(['t4c-oceanic', 't4c-desert', 4]);
  const bare = gatekeepers(['desert'], { ships: { 't4c-oceanic': 4, ...others } });
  expect(lastMove(bare)).toEqual(['t4c-oceanic', 't4c-desert', 3]);
  const gate = gatekeepers(['desert'], { ships: { 'gate-red': 4, ...others } });
  expect(lastMove(gate)).toEqual(['gate-red', 't1a-desert', 4]);
});

test('WG 14.24, WG C51 a lone ship goes and leaves nothing behind', () => {
  // One ship on each of 12 places, none of it Jungle; the three Jungle planets are free.
  const lonely = ['t1a-arctic', 't1a-oceanic', 't1a-desert', 't1a-volcanic', 't4c-arctic', 't4c-desert'];
  lonely.push('t4c-oceanic', 't4c-volcanic', 't2b-volcanic', 't2b-oceanic', 't2b-desert', 't2b-arctic');
  const ships = Object.fromEntries(lonely.map((place) => [place, 1]));
  const table = gatekeepers(['jungle'], { ships });
  table.answer('gatekeepersGroup', 't1a-desert').answerAll('gatekeepersTarget', 't1a-jungle');
  expect(lastMove(table)).toEqual(['t1a-desert', 't1a-jungle', 1]);
  expect(table.fleet('t1a-desert')).toBeNull();
});

test('WG 14.25 against human ships there is a battle with the AI as attacker; else the ships just move in', () => {
  const red: Side = { ships: { 'gate-red': 12 }, tactics: ['bt-e', 'bt-a'] };
  const empty = gatekeepers(['oceanic'], red);
  expect(empty.events('BattleBegan')).toEqual([]);
  expect([empty.fleet('t1a-oceanic'), empty.ships('t1a-oceanic')]).toEqual(['red', 12]);
  const manned = gatekeepers(['oceanic'], red, { ships: { 't1a-oceanic': 2 } });
  expect(manned.events('BattleBegan')).toEqual([
    { type: 'BattleBegan', seat: 1, defender: 0, place: 't1a-oceanic', attackers: 12, defenders: 2 },
  ]);
  expect(manned.question('tactics').ask.seat).toBe(0);
});

/** The Gatekeepers hold every planet: 12 Colonies, and ships on the other 5. */
const EVERYWHERE: Side = {
  ships: { 't2b-volcanic': 1, 't2b-oceanic': 1, 't2b-jungle': 1, 't2b-desert': 1, 't2b-arctic': 8 },
  colonies: [
    't1a-arctic',
    't1a-oceanic',
    't1a-desert',
    't1a-jungle',
    't1a-volcanic',
    't4c-arctic',
    't4c-desert',
    't4c-oceanic',
    't4c-jungle',
    't4c-volcanic',
    'home-red',
    'home-blue',
  ],
};

test('WG 14.26 without a target the card is discarded and the AI takes another turn in the same slot', () => {
  const table = gatekeepers(['jungle', 'volcanic', 'technology'], EVERYWHERE);
  expect(table.events('GateCardPlayed').map(({ card, turn }) => [card, turn])).toEqual([
    ['jungle', 1],
    ['volcanic', 1],
    ['technology', 1],
  ]);
  expect(table.state.gatekeepers).toMatchObject({ slots: ['technology'], discard: ['jungle', 'volcanic'] });
  expect(table.player('red').technologies).toHaveLength(1);
  expect(table.state).toMatchObject({ active: 0, turn: 2 });
});

test('WG 14.26 ships deployed by the discarded card stay, and a Colony under human ships is still a target', () => {
  const ships = { 't2b-volcanic': 1, 't2b-oceanic': 1, 't2b-jungle': 1, 't2b-desert': 1, 't2b-arctic': 7 };
  const table = gatekeepers(['desert', 'technology'], { ...EVERYWHERE, ships });
  expect(table.events('ShipsDeployed').map(({ place, ships: n }) => [place, n])).toEqual([['t1a-desert', 1]]);
  expect(table.state.gatekeepers!.discard).toEqual(['desert']);
  expect(table.ships('t1a-desert')).toBe(1);

  const target = gatekeepers(['desert', 'technology'], EVERYWHERE, { ships: { 't4c-desert': 1 } });
  expect(lastMove(target)).toEqual(['t2b-arctic', 't4c-desert', 7]);
  expect(target.state.gatekeepers!.slots).toEqual(['desert']);
});

test('WG 14.27 after the eighth card in one slot the turn is over', () => {
  // In turn 4 the other three cards lie in the slots, so that nothing but Objectives can be turned.
  const table = gatekeepers(PLANET_TYPES, EVERYWHERE, {}, { turn: 4, step: 'gatekeepersTurn' });
  expect(table.events('GateCardPlayed')).toHaveLength(8);
  expect(table.events('DeckReshuffled')).toHaveLength(1);
  expect(table.events('GateTurnEnded')).toEqual([{ type: 'GateTurnEnded', seat: 1, because: 'limit' }]);
  expect(table.state).toMatchObject({ round: 2, turn: 1, active: 0 });
});

test('WG 14.28 against the Tethisian Enclave the AI turn ends instead of an attack in turns 1 and 3', () => {
  for (const [turn, attacks] of [
    [1, false],
    [2, true],
    [3, false],
    [4, true],
  ] as const) {
    // The target is empty: even a mere move is left out.
    const table = gatekeepers(
      ['oceanic'],
      { ships: { 'gate-red': 12 } },
      { faction: 'tethisian-enclave' },
      { turn },
    );
    expect(table.events('ShipsMoved')).toHaveLength(attacks ? 1 : 0);
    expect(table.events('GateTurnEnded')).toHaveLength(attacks ? 0 : 1);
    expect(table.state.active).toBe(0);
  }
  // The card is not exchanged for another one either, though there is no target.
  const table = gatekeepers(['jungle', 'technology'], EVERYWHERE, { faction: 'tethisian-enclave' });
  expect(table.state.gatekeepers!.slots).toEqual(['jungle']);
});

test('WG 14.13, WG 14.20, WG C52 the AI moves in under a human marker, which stays till an AI Control', () => {
  const table = gatekeepers(
    ['oceanic', 'action'],
    { ships: { 't4c-desert': 12 }, colonies: ['t4c-desert'] },
    { colonies: ['home-blue'] },
  );
  expect(lastMove(table)).toEqual(['t4c-desert', 'home-blue', 12]);
  expect([table.fleet('home-blue'), table.marker('home-blue')]).toEqual(['red', 'blue Colony']);
  passTurn(table);
  expect(table.marker('home-blue')).toBe('red Colony');
  expect(table.player('blue').markers).toBe(12);
});
