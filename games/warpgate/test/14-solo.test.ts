import { seededChance } from '@warptable/kernel';
import { ScenarioTable } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { BASIC_TACTICS, OBJECTIVES, PLANET_TYPES, TACTICS } from '../content/index.ts';
import type { PlanetType } from '../content/index.ts';
import { warpgate } from '../rules/game.ts';
import { boardOf } from '../rules/geometry.ts';
import type { GateCard } from '../rules/state.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { passTurn, startedGame } from './playing.ts';

/** The Gatekeepers (red) are about to turn these cards. */
function gatekeepers(
  cards: readonly GateCard[],
  red: Side = {},
  blue: Side = {},
  more: Position = {},
): WarpgateTable {
  return position({ solo: true, active: 'red', gateCards: cards, sides: { red, blue }, ...more });
}

const dealt = (seed: string): WarpgateTable => startedGame(1, { factions: 'dealt' }, seed);

/** The places where the Gatekeepers have put ships, and how many. */
function deployed(table: WarpgateTable): Record<string, number> {
  const ships: Record<string, number> = {};
  for (const event of table.events('ShipsDeployed'))
    ships[event.place] = (ships[event.place] ?? 0) + event.ships;
  return ships;
}

test('WG 14.1, WG 14.4, WG 14.5, WG 14.6 setup is that of two players, but the AI has no Hero and no Objective', () => {
  const { state: s } = dealt('solo');
  expect(boardOf(s).planets).toHaveLength(17);
  expect([s.goods, s.technologyDeck.length, s.technologies.length]).toEqual([8, 10, 2]);
  expect([s.objectiveDeck.length, s.objectives.length]).toEqual([7, 2]);
  const [human, ai] = [s.players[0]!, s.players[1]!];
  expect([human.hand.length, human.deck.length, human.objectives.length]).toEqual([4, 8, 1]);
  expect(human.tacticsDeck.filter((card) => TACTICS[card].kind === 'hero')).toHaveLength(1);
  expect(ai.tacticsDeck.toSorted()).toEqual(BASIC_TACTICS.toSorted());
  expect(ai.objectives).toEqual([]);
  expect([ai.ships, s.fleetSize[s.gates[1]!], s.fleetOwner[s.gates[1]!]]).toEqual([9, 3, 1]);
});

test('WG 14.2 the human chooses a colour nobody has for the AI, which sits in seat 2 and uses no drone', () => {
  const table = ScenarioTable.from(warpgate, {
    seats: 1,
    options: { factions: 'choose' },
    chance: seededChance('colours'),
  });
  table.answers(['board', 'fb-2'], ['faction', 'tethisian-enclave'], ['colour', 'white']);
  expect(table.refusal('gatekeepersColour', 'white')).toEqual({ rule: 'WG 2.3', reason: 'colourTaken' });
  table.answer('gatekeepersColour', 'purple');
  const [human, ai] = table.view(0).players;
  expect([human!.colour, ai!.colour]).toEqual(['white', 'purple']);
  expect(ai).toMatchObject({ kind: 'gatekeepers', markers: 12, drone: null, faction: null });
  expect(table.state.order).toEqual([0, 1]);
});

test('WG 14.3 the AI Action deck is 8 cards set aside first, one Objective of each type among them', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const { state: s } = dealt(`deck ${seed}`);
    const setAside = s.gatekeepers!;
    expect(setAside.deck.toSorted()).toEqual([...PLANET_TYPES, 'technology', 'tactics', 'action'].toSorted());
    expect(setAside.objectives.map((id) => OBJECTIVES[id].type).toSorted()).toEqual(PLANET_TYPES.toSorted());
    expect(setAside.technology).toHaveLength(1);
    expect(setAside.tactics.map((card) => TACTICS[card].kind)).toEqual(['advanced']);
    expect(s.promotionDeck).toHaveLength(22 + 16 - 1 - 1);
    expect(s.promotionDeck).not.toContain(setAside.tactics[0]);
    expect([...s.technologyDeck, ...s.technologies]).not.toContain(setAside.technology[0]);
    expect(warpgate.violations(s)).toEqual([]);
    orders.add(setAside.deck.join());
  }
  expect(orders.size).toBeGreaterThan(15);
});

test('WG 14.7, WG 14.36 the human is first in every turn of every round', () => {
  const table = position({ solo: true, gateCards: ['technology', 'tactics', 'action', 'jungle', 'arctic'] });
  for (let turn = 1; turn <= 5; turn++) passTurn(table);
  const turns = table.events('TurnBegan').map(({ seat, turn }) => `${turn}${seat === 0 ? 'you' : 'AI'}`);
  expect(turns.join(' ')).toBe('1you 1AI 2you 2AI 3you 3AI 4you 4AI 1you 1AI 2you');
  expect(table.state).toMatchObject({ round: 2, turn: 2, first: 0 });
  expect(table.events('FirstPlayerPassed')).toEqual([]);
});

test('WG 14.8 the bottom card goes to the slot; everybody sees its back and nobody its front', () => {
  const table = gatekeepers(['desert', 'technology']);
  const { gatekeepers: board } = table.view('spectator');
  expect(board).toMatchObject({ deckSize: 7, slots: ['desert'], discard: [], top: 'action' });
  expect(table.events('GateCardPlayed', 'spectator')).toEqual([
    { type: 'GateCardPlayed', seat: 1, card: 'desert', turn: 1 },
  ]);
  expect(JSON.stringify(table.view(0))).not.toContain(table.state.gatekeepers!.objectives[0]);
  passTurn(table);
  expect(table.view(0).gatekeepers!.slots).toEqual(['desert', 'technology']);
});

test('WG 14.9 the AI does the same in turn 4 as in turn 1', () => {
  const early = gatekeepers(['volcanic'], {}, {}, { turn: 1 });
  const late = gatekeepers(['volcanic'], {}, {}, { turn: 4 });
  expect(deployed(early)).toEqual({ 'home-red': 2, 't2b-volcanic': 2 });
  expect(deployed(late)).toEqual(deployed(early));
});

test('WG 14.10 AI Research takes the left-most Technology; the new card comes to the right', () => {
  const table = gatekeepers(
    ['technology'],
    {},
    {},
    {
      technologies: ['te-magma-lances', 'te-war-college'],
      technologyDeck: ['te-alien-imports', 'te-gene-banks'],
    },
  );
  expect(table.player('red').technologies).toEqual(['te-magma-lances']);
  expect(table.state.technologies).toEqual(['te-war-college', 'te-alien-imports']);
  expect(table.state.active).toBe(0);

  const none = gatekeepers(['technology'], {}, {}, { technologies: [], technologyDeck: [] });
  expect(none.player('red').technologies).toEqual([]);
  expect(none.state.active).toBe(0);
});

test("WG 14.10 the texts of the AI's Technologies do nothing in play", () => {
  // The AI researches Glacial Bastions; yet it loses the tie as defender when blue attacks with 1 ship against 1.
  const table = gatekeepers(
    ['technology'],
    { ships: { 't1a-jungle': 1 }, tactics: ['bt-d', 'bt-e'] },
    { ships: { 'home-blue': 1 }, hand: ['ac-05', 'ac-12'], tactics: ['bt-e', 'bt-d'] },
    { technologies: ['te-glacial-bastions', 'te-war-college'] },
  );
  table.act('skirmish').answers(['moveTo', 't1a-jungle'], ['tactics', 'bt-e']);
  expect(table.events('BattleWon')).toEqual([{ type: 'BattleWon', seat: 0, strength: 1, against: 1 }]);
});

test('WG 14.11 AI Promote shuffles the top two Promotion cards unseen into the deck, not the discard pile', () => {
  const red: Side = { tacticsDiscard: ['bt-a', 'bt-b'] };
  const table = gatekeepers(['tactics'], red, {}, { promotion: ['at-ambush', 'he-sol-olo', 'at-minefield'] });
  const ai = table.player('red');
  expect(ai.tacticsDeck.toSorted()).toEqual(
    ['at-ambush', 'bt-c', 'bt-d', 'bt-e', 'bt-f', 'bt-g', 'bt-h', 'he-sol-olo'].toSorted(),
  );
  expect(ai.tacticsDiscard).toEqual(['bt-a', 'bt-b']);
  expect(table.state.promotionDeck.at(-1)).toBe('at-minefield');
  expect(table.events('TacticsKept', 0)).toEqual([{ type: 'TacticsKept', seat: 1, count: 2 }]);
  expect(JSON.stringify(table.view(0))).not.toContain('he-sol-olo');
});

test('WG 14.11 if the Promotion deck runs out, its discard pile is shuffled for the second card', () => {
  const table = gatekeepers(['tactics'], {}, {}, { promotion: ['at-ambush'], promotionDiscard: 'rest' });
  const honours = table.player('red').tacticsDeck.filter((card) => TACTICS[card].kind !== 'basic');
  expect(honours).toHaveLength(2);
  expect(honours).toContain('at-ambush');
  expect(table.events('PromotionDeckReshuffled')).toHaveLength(1);
  expect(table.state.promotionDiscard).toEqual([]);
});

test('WG 14.12 AI Control takes the left-most Objective unseen and settles every planet with AI ships', () => {
  const table = gatekeepers(
    ['action'],
    { ships: { 't1a-jungle': 1, 't4c-volcanic': 2, 'gate-red': 3 } },
    {},
    {
      objectives: ['ob-o5', 'ob-d3'],
      objectiveDeck: ['ob-a2', 'ob-a3'],
    },
  );
  expect(table.player('red').objectives).toEqual(['ob-o5']);
  expect(table.state.objectives).toEqual(['ob-d3', 'ob-a2']);
  expect(table.events('ObjectiveTaken', 0)).toEqual([
    { type: 'ObjectiveTaken', seat: 1, planetType: 'oceanic' },
  ]);
  expect(table.view(0).players[1]!.objectives).toEqual([{ type: 'oceanic' }]);
  expect(table.events('MarkerPlaced').map(({ place }) => table.marker(place))).toEqual([
    'red Colony',
    'red Colony',
  ]);
  expect([table.marker('t1a-jungle'), table.marker('t4c-volcanic')]).toEqual(['red Colony', 'red Colony']);
});

test('WG 14.13 AI Control removes human markers and passes over own Colonies and the Warpgate', () => {
  const table = gatekeepers(
    ['action'],
    { ships: { 't1a-jungle': 1, 't2b-arctic': 1, 'gate-red': 3 }, colonies: ['t2b-arctic'] },
    { outposts: ['t1a-jungle'] },
    { objectives: [], objectiveDeck: ['ob-a2'] },
  );
  expect(table.marker('t1a-jungle')).toBe('red Colony');
  expect(table.player('blue').markers).toBe(12);
  expect(table.player('red').markers).toBe(10);
  expect(table.marker('gate-red')).toBeNull();
  expect(table.player('red').objectives).toEqual([]); // none was available
});

test('WG 14.13 if markers are short the nearest planets come first, and the human decides between equals', () => {
  const colonies = ['t1a-arctic', 't1a-desert', 't1a-jungle', 't1a-volcanic', 't2b-volcanic'];
  colonies.push('t2b-jungle', 't2b-desert', 't4c-arctic', 't4c-desert', 't4c-jungle');
  const ships = { 't4c-oceanic': 1, 't2b-arctic': 1, 't2b-oceanic': 1, 't1a-oceanic': 1 };
  const table = gatekeepers(['action'], { ships, colonies });
  // Two markers: the first goes to t1a-oceanic (range 2), the second to one of the two at range 3.
  expect(table.question('gatekeepersColony').ask.seat).toBe(0);
  expect(table.options('gatekeepersColony')).toEqual(['t2b-oceanic', 't2b-arctic']);
  table.answer('gatekeepersColony', 't2b-arctic');
  expect(Object.keys(ships).map((place) => table.marker(place))).toEqual([
    null,
    'red Colony',
    null,
    'red Colony',
  ]);
  expect(table.player('red').markers).toBe(0);
});

test('WG 14.14 valid planets have the type, no human ships, and a Colony, a ship or a near sector without human marker', () => {
  // (c): both near arctic planets, and only those.
  expect(deployed(gatekeepers(['arctic']))).toEqual({ 't1a-arctic': 2, 't2b-arctic': 2 });
  // Human ships close t1a-arctic, even with an AI Colony; a human marker closes t2b-arctic; (a) opens t4c-arctic.
  const closed = gatekeepers(
    ['arctic'],
    { colonies: ['t4c-arctic', 't1a-arctic'] },
    { ships: { 't1a-arctic': 1 }, outposts: ['t2b-arctic'] },
  );
  expect(deployed(closed)).toEqual({ 't4c-arctic': 2 });
  // (b): an AI ship is enough, in spite of the human marker.
  const manned = gatekeepers(
    ['arctic'],
    { ships: { 't2b-arctic': 1, 't4c-arctic': 1 } },
    { ships: { 't1a-arctic': 1 }, outposts: ['t2b-arctic'], colonies: [] },
  );
  expect(deployed(manned)).toEqual({ 't2b-arctic': 2, 't4c-arctic': 2 });
});

test('WG 14.15 near sectors are that of the own diamond and all that touch the diamond', () => {
  const near: Record<PlanetType, string[]> = {
    oceanic: ['t1a-oceanic', 't2b-oceanic'],
    arctic: ['t1a-arctic', 't2b-arctic'],
    volcanic: ['t2b-volcanic', 'home-red'],
    desert: ['t2b-desert'],
    jungle: ['t2b-jungle'],
  };
  for (const type of PLANET_TYPES) expect(Object.keys(deployed(gatekeepers([type])))).toEqual(near[type]);
});

test('WG 14.16, WG E21 an Oceanic Objective brings two ships to each of the two near Oceanic planets', () => {
  const table = gatekeepers(['oceanic']);
  expect(deployed(table)).toEqual({ 't1a-oceanic': 2, 't2b-oceanic': 2 });
  expect([table.ships('t1a-oceanic'), table.ships('t2b-oceanic'), table.ships('gate-red')]).toEqual([
    2, 2, 3,
  ]);
  expect(table.player('red').ships).toBe(5);
  expect(table.events('ShipsMoved')).toEqual([]);
  expect(table.state.active).toBe(0);
});

test('WG 14.16, WG C49 a supply of exactly 4 is enough for two planets: no attack', () => {
  const table = gatekeepers(['oceanic'], { ships: { 'gate-red': 8 } });
  expect(deployed(table)).toEqual({ 't1a-oceanic': 2, 't2b-oceanic': 2 });
  expect(table.player('red').ships).toBe(0);
  expect(table.events('ShipsMoved')).toEqual([]);
});

test('WG 14.17 without a valid planet three ships warp in', () => {
  const table = gatekeepers(['desert'], {}, { outposts: ['t2b-desert'] });
  expect(deployed(table)).toEqual({ 'gate-red': 3 });
  expect(table.ships('gate-red')).toBe(6);
  expect(table.events('ShipsMoved')).toEqual([]);
  // A supply of just three is enough.
  const last = gatekeepers(['desert'], { ships: { 'gate-red': 9 } }, { outposts: ['t2b-desert'] });
  expect([deployed(last), last.events('ShipsMoved')]).toEqual([{ 'gate-red': 3 }, []]);
});

test('WG 14.18, WG C48 five ships for three planets: one lap, two more for the nearest two, then the attack', () => {
  const table = gatekeepers(['oceanic'], {
    ships: { 't1a-desert': 7 },
    colonies: ['t4c-oceanic', 't1a-desert'],
  });
  expect(table.events('ShipsDeployed').map(({ place, ships }) => [place, ships])).toEqual([
    ['t1a-oceanic', 1],
    ['t2b-oceanic', 1],
    ['t4c-oceanic', 1],
    ['t1a-oceanic', 1],
    ['t2b-oceanic', 1],
  ]);
  // The one Oceanic planet without AI ships is blue's home planet; t1a-desert has a trade icon, so one ship stays.
  expect(table.events('ShipsMoved')).toEqual([
    { type: 'ShipsMoved', seat: 1, from: 't1a-desert', to: 'home-blue', ships: 6 },
  ]);
});

test('WG 14.18 the human decides which of two equally near planets gets the last ship', () => {
  const red: Side = { ships: { 'gate-red': 9 }, colonies: ['t1a-jungle'] };
  const table = gatekeepers(['jungle'], red);
  expect([table.ships('t1a-jungle'), table.ships('t2b-jungle')]).toEqual([1, 1]);
  expect(table.options('gatekeepersDeploy')).toEqual(['t1a-jungle', 't2b-jungle']); // both at range 6
  table.answer('gatekeepersDeploy', 't1a-jungle');
  expect([table.ships('t1a-jungle'), table.ships('t2b-jungle')]).toEqual([2, 1]);
  expect(table.events('ShipsMoved')[0]).toMatchObject({ from: 'gate-red', to: 't4c-jungle' });
});

test('WG 14.18, WG 14.19 a Warp-in with too small or empty supply leads to an attack as well', () => {
  const blue: Side = { outposts: ['t2b-desert'] };
  const two = gatekeepers(['desert'], { ships: { 'gate-red': 10 } }, blue);
  expect(deployed(two)).toEqual({ 'gate-red': 2 });
  expect(two.events('ShipsMoved')[0]).toMatchObject({ from: 'gate-red', to: 't1a-desert', ships: 12 });
  const none = gatekeepers(['desert'], { ships: { 'gate-red': 12 } }, blue);
  expect(deployed(none)).toEqual({});
  expect(none.events('ShipsMoved')[0]).toMatchObject({ from: 'gate-red', to: 't1a-desert', ships: 12 });
});

test('WG 14.19 with an empty supply valid planets get nothing, and the attack follows', () => {
  const table = gatekeepers(['oceanic'], { ships: { 'gate-red': 12 } });
  expect(deployed(table)).toEqual({});
  expect(table.events('ShipsMoved')[0]).toMatchObject({ to: 't1a-oceanic', ships: 12 });
});
