import { expect, test } from 'vitest';
import type { TacticsId } from '../content/index.ts';
import type { GateCard } from '../rules/state.ts';
import { scoreOf } from '../rules/scoring.ts';
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

/** Blue is about to act against the Gatekeepers. */
const blueActs = (blue: Side, red: Side, more: Position = {}): WarpgateTable =>
  position({ solo: true, active: 'blue', gateCards: ['technology'], sides: { blue, red }, ...more });

test('WG 14.29 the AI plays the first of its two cards; the human chooses without seeing them', () => {
  const table = gatekeepers(
    ['oceanic'],
    { ships: { 'gate-red': 12 }, tactics: ['he-vesh-tarro', 'at-minefield'] },
    { ships: { 't1a-oceanic': 3 }, tactics: ['bt-g', 'bt-a'] },
  );
  expect(table.options('tactics')).toEqual(['bt-g', 'bt-a']);
  expect(table.view(0).players[1]!.tacticsHandSize).toBe(2);
  expect(JSON.stringify(table.view(0))).not.toMatch(/he-vesh-tarro|at-minefield/);
  expect(table.events('TacticsDrawn', 0).map(({ only }) => only?.cards)).toEqual([
    undefined,
    ['bt-g', 'bt-a'],
  ]);
  table.answer('tactics', 'bt-a');
  expect(table.events('TacticsRevealed')[0]).toEqual({
    type: 'TacticsRevealed',
    seat: 1,
    card: 'he-vesh-tarro',
    discarded: ['at-minefield'],
  });
  expect(table.player('red').tacticsDiscard).toEqual(['at-minefield', 'he-vesh-tarro']);
});

test('WG 14.30 the human decides between equally near places, for the own withdrawal and for that of the AI', () => {
  const lost = gatekeepers(
    ['desert'],
    { ships: { 't1a-arctic': 12 }, tactics: ['bt-g'] },
    {
      ships: { 't1a-desert': 1 },
      outposts: ['t1a-jungle', 't1a-volcanic', 't2b-desert'],
      tactics: ['bt-g', 'bt-f'],
    },
  );
  lost.answers(['gatekeepersTarget', 't1a-desert'], ['tactics', 'bt-g'], ['deployShips', 0]);
  expect(lost.question('withdrawTo').ask.seat).toBe(0);
  expect(lost.options('withdrawTo')).toEqual(['t1a-jungle', 't1a-volcanic']); // both at range 1
  lost.answer('withdrawTo', 't1a-volcanic');
  expect([lost.fleet('t1a-volcanic'), lost.fleet('t1a-desert')]).toEqual(['blue', 'red']);

  const won = blueActs(
    { ships: { 't1a-jungle': 2 }, hand: ['ac-02'], tactics: ['bt-f', 'bt-g'] },
    { ships: { 't1a-desert': 1 }, colonies: ['t1a-arctic', 't1a-oceanic'], tactics: ['bt-g'] },
  );
  won.act('advance').answers(['moveTo', 't1a-desert'], ['tactics', 'bt-f']);
  expect(won.options('withdrawTo')).toEqual(['t1a-arctic', 't1a-oceanic']);
  won.answer('withdrawTo', 't1a-oceanic');
  expect(won.fleet('t1a-oceanic')).toBe('red');
});

test('WG 14.31 the human splits the ships of a lost Concentrate', () => {
  const table = blueActs(
    { ships: { 't1a-jungle': 2, 't1a-volcanic': 1 }, hand: ['ac-11'], tactics: ['bt-d', 'bt-g'] },
    { ships: { 't1a-desert': 5 }, tactics: ['bt-b'] },
  );
  table.act('concentrate').answers(['moveFrom', 't1a-jungle'], ['moveTo', 't1a-desert'], ['shipsToMove', 2]);
  table.answers(['secondStart', 't1a-volcanic'], ['tactics', 'bt-d']);
  expect(table.question('splitWithdrawal').ask.seat).toBe(0);
  expect(table.options('splitWithdrawal')).toEqual([0, 1, 2, 3]);
  table.answer('splitWithdrawal', 0);
  expect([table.ships('t1a-jungle'), table.ships('t1a-volcanic')]).toEqual([0, 3]);
});

/** The AI attacks blue's 3 ships at t1a-oceanic with 12 ships and this card; blue plays Heavy Resistance. */
const aiPlays = (card: TacticsId, more: Position = {}, red: Side = {}): WarpgateTable =>
  gatekeepers(
    ['oceanic'],
    { ships: { 'gate-red': 12 }, tactics: [card], ...red },
    { ships: { 't1a-oceanic': 3 }, tactics: ['bt-e', 'bt-g'], hand: ['ac-02', 'ac-05', 'ac-09'] },
    more,
  ).answer('tactics', 'bt-e');

test('WG 14.32 for each Trade Good of a refresh the AI takes one, as far as there are any', () => {
  const two = aiPlays('he-guildmaster-oozh', { goods: 5 });
  expect(two.player('red')).toMatchObject({ goods: 2, spentGoods: 0 });
  expect(two.state.goods).toBe(3);
  const one = aiPlays('he-guildmaster-oozh', { goods: 1 });
  expect([one.player('red').goods, one.state.goods]).toEqual([1, 0]);
});

test('WG 14.32, WG 14.34, WG C53 Salvage brings the AI a Trade Good and a ship to its Warpgate', () => {
  const table = aiPlays('bt-g', { goods: 4 });
  expect(table.player('red')).toMatchObject({ goods: 1, spentGoods: 0 });
  expect(table.events('ShipsDeployed')).toEqual([
    { type: 'ShipsDeployed', seat: 1, place: 'gate-red', ships: 1 }, // Heavy Resistance had just destroyed one
  ]);
});

test('WG C54 if the AI takes the last Trade Good that way, the next round is the last', () => {
  const table = aiPlays('bt-g', { goods: 1, turn: 4 });
  expect(table.events('RoundBegan')).toEqual([{ type: 'RoundBegan', round: 2, first: 0, last: true }]);
});

test('WG 14.33 a blockade does nothing to the AI: it attacks in its very next turn', () => {
  const table = gatekeepers(
    ['oceanic', 'desert'],
    { ships: { 'gate-red': 12 }, tactics: ['bt-d'] },
    { ships: { 't1a-oceanic': 1, 't1a-desert': 1 }, tactics: ['at-orbital-blockade', 'bt-e'] },
  );
  table.answer('tactics', 'at-orbital-blockade');
  expect(table.events('BattleWon')).toHaveLength(1);
  expect(table.events('Blockaded')).toEqual([]);
  passTurn(table);
  expect(table.events('BattleBegan').map(({ seat, place }) => [seat, place])).toEqual([
    [1, 't1a-oceanic'],
    [1, 't1a-desert'],
  ]);
});

test("WG 14.33 the human is bound by the AI's blockade for one turn", () => {
  const table = gatekeepers(
    ['oceanic', 'technology', 'tactics'],
    { ships: { 'gate-red': 11, 't1a-jungle': 1 }, tactics: ['at-orbital-blockade'] },
    { ships: { 't1a-oceanic': 3 }, tactics: ['bt-e', 'bt-g'], hand: ['ac-05', 'ac-12'] },
  ).answer('tactics', 'bt-e');
  expect(table.ships('gate-blue')).toBe(2); // driven home
  const refusal = table.act('skirmish').refusal('moveTo', 't1a-jungle');
  expect(refusal).toEqual({ rule: 'WG 12.3', reason: 'blockaded' });
  table.answers(['moveTo', 'home-blue'], ['endTurn', 'done']);
  table.act('skirmish').answer('moveFrom', 'home-blue');
  expect(table.options('moveTo')).toContain('t1a-jungle');
});

/** Blue attacks 2 AI ships at t1a-jungle, which has blue's Outpost, with so many ships and Heavy Resistance. */
function blueAttacks(ships: number, card: TacticsId): WarpgateTable {
  const blue: Side = { ships: { 't1a-volcanic': ships }, outposts: ['t1a-jungle'], hand: ['ac-02', 'ac-06'] };
  const table = blueActs(
    { ...blue, tactics: ['bt-e', 'bt-g'] },
    { ships: { 't1a-jungle': 2 }, tactics: [card] },
  );
  table.act('advance').answer('moveTo', 't1a-jungle').answerAll('shipsToMove', ships);
  return table.answer('tactics', 'bt-e');
}

test('WG 14.34 the AI deploys as many ships as it can; it does not draw and does not redeploy', () => {
  const brood = blueAttacks(4, 'he-broodmother-siix');
  expect(brood.events('ShipsDeployed')).toEqual([
    { type: 'ShipsDeployed', seat: 1, place: 'gate-red', ships: 3 }, // and nobody was asked
  ]);
  const codes = blueAttacks(4, 'at-captured-codes');
  expect(codes.events('CardsDrawn')).toEqual([]);
  const swift = blueAttacks(2, 'at-rapid-redeployment');
  expect(swift.events('BattleWon')[0]).toMatchObject({ seat: 1, strength: 4 });
  expect([swift.isAsked('endTurn'), swift.ships('t1a-jungle')]).toEqual([true, 1]);
});

test('WG 14.34 Settle of the AI is a Colony in place of a human marker, without an Objective', () => {
  const table = blueAttacks(2, 'he-captain-orro');
  expect(table.marker('t1a-jungle')).toBe('red Colony');
  expect([table.player('blue').markers, table.player('red').markers]).toEqual([12, 11]);
  expect(table.player('red').objectives).toEqual([]);
  expect(table.isAsked('endTurn')).toBe(true);
});

test('WG 14.34 the AI claims a Trade Good as written: after a win only', () => {
  expect(aiPlays('at-supply-raid').player('red').goods).toBe(1);
  expect(blueAttacks(4, 'at-supply-raid').player('red').goods).toBe(0);
});

test('WG 14.35 played cards are discarded after turn 4; an empty deck is made anew, the slots stay', () => {
  const end = gatekeepers(['technology', 'tactics'], {}, {}, { turn: 4 });
  expect(end.state.gatekeepers!.slots).toEqual([]);
  expect(end.state.gatekeepers!.discard).toHaveLength(4);
  expect(end.state.gatekeepers!.discard).toContain('technology');

  const empty = gatekeepers([], {}, {}, { turn: 3, gateDiscard: 'rest' });
  const { deck, slots, discard } = empty.state.gatekeepers!;
  expect(empty.events('DeckReshuffled')).toEqual([{ type: 'DeckReshuffled', seat: 1, deck: 'gatekeepers' }]);
  expect([deck.length, discard.length]).toEqual([5, 0]);
  expect(slots.slice(0, 2)).toEqual(['tactics', 'action']); // where they were
  expect(slots).toHaveLength(3);
});

/** The last round ends with an AI turn that brings nothing but ships. */
const scored = (red: Side, blue: Side): WarpgateTable =>
  gatekeepers(['oceanic'], red, blue, { turn: 4, lastRound: true });

test('WG 14.36, WG 14.37 the AI scores 2 for every Technology and 5 for every Objective, whatever they say', () => {
  const table = scored(
    {
      technologies: ['te-war-college', 'te-free-port-charter'],
      objectives: ['ob-d3', 'ob-j4'],
      goods: 2,
      tactics: ['he-sol-olo'],
      tacticsDiscard: ['at-ambush'],
    },
    { technologies: ['te-caravan-networks', 'te-magma-lances'], objectives: ['ob-d1'], goods: 1 },
  );
  table.expectNothingPending();
  const { scores, winners } = table.match.result;
  expect(scoreOf(table.state, 1)).toEqual({
    technologies: 4,
    objectives: 10,
    goods: 6,
    tactics: 2,
    tokens: 0,
  });
  expect(scores).toEqual([5, 22]);
  expect(winners).toEqual([1]);
});

test('WG 14.38 the human wins with more points; in a tie with more planets, AI Colonies being its planets', () => {
  expect(scored({ goods: 1 }, { goods: 2 }).match.result.winners).toEqual([0]);
  const colonies = ['t1a-desert', 't1a-jungle'];
  const outposts = ['t4c-arctic', 't4c-jungle', 't2b-arctic'];
  expect(scored({ goods: 1, colonies }, { goods: 1, outposts }).match.result.winners).toEqual([0]);
  expect(
    scored({ goods: 1, colonies }, { goods: 1, outposts: outposts.slice(1) }).match.result.winners,
  ).toEqual([0, 1]);
  expect(scored({ goods: 1, colonies }, { goods: 1 }).match.result.winners).toEqual([1]);
});
