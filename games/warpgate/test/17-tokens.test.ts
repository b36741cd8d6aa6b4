import { expect, test } from 'vitest';
import type { TokenId } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { passTurn } from './playing.ts';

/** Blue reveals a token of this kind at t1a-jungle with one ship. */
const reveal = (kind: string, blue: Side = {}, more: Position = {}): WarpgateTable =>
  position({
    tokens: { 't1a-jungle': kind },
    ...more,
    sides: { blue: { hand: ['ac-01'], ...blue } },
  })
    .act('recon')
    .answer('moveTo', 't1a-jungle');

/** The token is out of the game, and it shows. */
const isGone = (table: WarpgateTable, token: string): boolean =>
  table.view(1).discardedTokens.join() === token && table.view(1).players[0]!.tokens.length === 0;

test('WG 17.4 Silent Ruins: nothing happens', () => {
  const table = reveal('empty');
  expect([isGone(table, 'jungle:empty'), table.isAsked('endTurn')]).toEqual([true, true]);
  expect(table.ships('t1a-jungle')).toBe(1);
});

test('WG 17.4, WG 22.28, WG 22.46 Drifting Hulls: up to one ship from the supply joins', () => {
  const table = reveal('salvage');
  expect(table.options('deployShips')).toEqual([0, 1]);
  table.answer('deployShips', 1);
  expect([table.ships('t1a-jungle'), table.player('blue').ships]).toEqual([2, 8]);
  expect(isGone(table, 'jungle:salvage')).toBe(true);
  expect(reveal('salvage').answer('deployShips', 0).ships('t1a-jungle')).toBe(1);
  const empty = reveal('salvage', { ships: { 'gate-blue': 12 } });
  expect([empty.isAsked('deployShips'), empty.ships('t1a-jungle')]).toEqual([false, 1]);
});

test('WG 17.4, WG 22.29 Star Archive: draw an Action card', () => {
  const table = reveal('archive', { deck: ['ac-09'] });
  expect(table.player('blue').hand).toEqual(['ac-09']);
  expect(table.events('CardsDrawn', 1)).toEqual([{ type: 'CardsDrawn', seat: 0, count: 1 }]);
  expect(isGone(table, 'jungle:archive')).toBe(true);
});

test("WG 17.4, WG 22.26 Smugglers' Cache: refresh one Trade Good, if one is spent", () => {
  expect(reveal('cache', { goods: 3, spent: 2 }, {}).player('blue').spentGoods).toBe(1);
  expect(reveal('cache', { goods: 0 }).events('GoodsRefreshed')).toEqual([]);
});

test('WG 17.4, WG 15.2 Lost Veterans: only the finder sees the card, even if it joins', () => {
  const table = reveal('veterans', {}, { promotion: ['at-ambush'] });
  expect(table.view(0).players[0]!.own!.recruits).toEqual(['at-ambush']);
  expect(table.events('TopPromotionLookedAt', 0)[0]!.only).toMatchObject({ card: 'at-ambush' });
  for (const viewer of [1, 'spectator'] as const) {
    expect(table.events('TopPromotionLookedAt', viewer)).toEqual([{ type: 'TopPromotionLookedAt', seat: 0 }]);
    expect(JSON.stringify(table.view(viewer))).not.toContain('at-ambush');
  }
  table.answer('keepVeteran', 'yes');
  expect(table.player('blue').tacticsDeck).toContain('at-ambush');
  expect(table.player('blue').tacticsDeck).toHaveLength(9);
  expect(table.events('TacticsKept', 1)).toEqual([{ type: 'TacticsKept', seat: 0, count: 1 }]);
  expect(JSON.stringify(table.view(1))).not.toContain('at-ambush');
  expect(table.view(0).players[0]!.own!.tacticsDeck).toContain('at-ambush');
});

test('WG 17.4 Lost Veterans: a card that does not join is discarded face up', () => {
  const table = reveal('veterans', {}, { promotion: ['at-ambush', 'at-minefield'] });
  table.answer('keepVeteran', 'no');
  expect(table.view('spectator').promotionDiscard).toEqual(['at-ambush']);
  expect(table.player('blue').tacticsDeck).toHaveLength(8);
  expect(table.match.undoable(0).ok).toBe(false);
});

test('WG 17.4, WG 11.4 Lost Veterans: an empty Promotion deck is made anew first', () => {
  const table = reveal('veterans', {}, { promotion: [], promotionDiscard: 'rest' });
  expect(table.events('PromotionDeckReshuffled')).toHaveLength(1);
  table.answer('keepVeteran', 'no');
  expect(table.view(0).promotionDiscard).toHaveLength(1);
});

test('WG 17.4 Gravity Trap: one of the ships that arrived is destroyed', () => {
  const table = position({
    turn: 2,
    tokens: { 't1a-jungle': 'hazard' },
    sides: { blue: { hand: ['ac-02'], ships: { 'gate-blue': 3 } } },
  });
  table.act('advance').answers(['moveTo', 't1a-jungle'], ['shipsToMove', 3]);
  expect([table.ships('t1a-jungle'), table.player('blue').ships]).toEqual([2, 10]);
});

test('WG 17.4 Relic and Beacon are kept', () => {
  for (const kind of ['relic', 'beacon']) {
    const table = reveal(kind);
    expect(table.view(1).players[0]!.tokens).toEqual([`jungle:${kind}`]);
    expect(table.view(1).discardedTokens).toEqual([]);
  }
});

/** Blue holds a Beacon and is about to play Warp-in in turn 1. */
const withBeacon = (blue: Side = {}): WarpgateTable =>
  position({ tokens: {}, sides: { blue: { hand: ['ac-06', 'ac-10'], tokens: ['jungle:beacon'], ...blue } } });

test('WG 17.4, WG 22.35 Beacon: discarded when an action is announced, its X is 1 higher, once', () => {
  const table = withBeacon().act('warpIn').answer('useBeacons', 1);
  expect(table.options('deployShips')).toEqual([0, 1, 2]);
  expect(table.view(1).discardedTokens).toEqual(['jungle:beacon']);
  expect(table.events('ActionAnnounced')[0]).toMatchObject({ x: 2, goods: 0, beacons: 1 });
  table.answers(['deployShips', 0], ['endTurn', 'done']);
  expect(passTurn(table).act('warpIn').options('deployShips')).toEqual([0, 1, 2]); // 2X, and no Beacon is left
});

test('WG 17.4 Beacon: it comes on top of a Trade Good, and may be saved', () => {
  const both = withBeacon({ goods: 1 }).act('warpIn', 1).answer('useBeacons', 1);
  expect(both.options('deployShips')).toEqual([0, 1, 2, 3]);
  const saved = withBeacon({ goods: 1 }).act('warpIn', 1).answer('useBeacons', 0);
  expect(saved.options('deployShips')).toEqual([0, 1, 2]);
  expect(saved.player('blue').tokens).toEqual(['jungle:beacon']);
});

test('WG 17.4, WG 4.9 Beacon: an action that needs its X can be chosen, and then the Beacon must be used', () => {
  // No planet with a trade icon is nearer to t4c-jungle than range 2, and it is turn 1.
  const trade = (tokens: TokenId[]): WarpgateTable =>
    position({
      tokens: {},
      sides: { blue: { hand: ['ac-07'], ships: { 't4c-jungle': 1 }, tokens } },
    });
  expect(trade([]).refusal('action', 'trade')).toMatchObject({ rule: 'WG 10.5' });
  const table = trade(['jungle:beacon']).act('trade'); // t4c-jungle, home-blue (2), t4c-arctic (2)
  expect([table.isAsked('useBeacons'), table.player('blue').tokens]).toEqual([false, []]);
  expect(table.events('ActionAnnounced')[0]).toMatchObject({ x: 2, beacons: 1 });
});

/** On board R6 blue advances with so many ships to the Ancients homeworld, where this token lies. */
const findAncients = (kind: string, ships: number, more: Position = {}): WarpgateTable =>
  position({
    board: 'R6',
    turn: 2,
    tokens: { 'ancients-homeworld': kind },
    ...more,
    sides: { blue: { hand: ['ac-02'], ships: { 'spec-arctic': ships } } },
  })
    .act('advance')
    .answer('moveTo', 'ancients-homeworld')
    .answerAll('shipsToMove', ships);

test('WG 17.2, WG 17.4 Ancients token Vault: kept for 2 VP', () => {
  const table = findAncients('vault', 2);
  expect(table.player('blue').tokens).toEqual(['ancients:vault']);
  expect(table.ships('ancients-homeworld')).toBe(2);
});

test('WG 17.4, WG 8.10 Ancients token Engine: any available Technology, then the display is refilled', () => {
  const table = findAncients('engine', 2, {
    technologies: ['te-gene-banks', 'te-war-college'],
    technologyDeck: ['te-alien-imports'],
  });
  expect(table.options('technology')).toEqual(['te-gene-banks', 'te-war-college']);
  table.answer('technology', 'te-war-college');
  expect(table.player('blue').technologies).toEqual(['te-war-college']);
  expect(table.state.technologies).toEqual(['te-gene-banks', 'te-alien-imports']);
  expect([isGone(table, 'ancients:engine'), table.isAsked('endTurn')]).toEqual([true, true]);
  const none = findAncients('engine', 2, { technologies: [], technologyDeck: ['te-gene-banks'] });
  expect([none.isAsked('endTurn'), none.player('blue').technologies]).toEqual([true, []]);
});

test('WG 8.12 a Technology taken through the Engine in mid-action does not lengthen the second group, but the next action', () => {
  const table = position({
    board: 'R6',
    turn: 1,
    tokens: { 'ancients-homeworld': 'engine' },
    technologies: ['te-sandrunner-hulls', 'te-war-college'],
    sides: { blue: { hand: ['ac-04', 'ac-12'], ships: { 'spec-arctic': 2 } } },
  }).act('maneuver');
  const before = table.options('moveTo');
  table.answers(['moveTo', 'ancients-homeworld'], ['shipsToMove', 1], ['technology', 'te-sandrunner-hulls']);
  expect(table.player('blue').technologies).toEqual(['te-sandrunner-hulls']);
  table.answer('secondGroup', 'spec-arctic');
  expect(table.options('moveTo')).toEqual(before);
  table.answers(['moveTo', 'ancients-homeworld'], ['endTurn', 'done']);
  for (let others = 1; others < 6; others++) passTurn(table);
  table.act('maneuver'); // in turn 2
  expect(table.match.pending[0]!.ask.about).toMatchObject({ range: 3 });
});

test('WG 8.12 a Technology taken in turn 4 works for the new hand at its end', () => {
  const table = position({
    board: 'R6',
    turn: 4,
    tokens: { 'ancients-homeworld': 'engine' },
    technologies: ['te-symbiotic-crews', 'te-war-college'],
    sides: { blue: { hand: ['ac-01'], ships: { 'spec-arctic': 1 } } },
  }).act('recon');
  table.answers(['moveTo', 'ancients-homeworld'], ['technology', 'te-symbiotic-crews'], ['endTurn', 'done']);
  expect(table.isAsked('discardCard')).toBe(true);
});

test('WG 17.4 Ancients token Guardians: two of the ships that arrived are destroyed, then it is kept', () => {
  const table = findAncients('guardians', 3);
  expect([table.ships('ancients-homeworld'), table.player('blue').tokens]).toEqual([
    1,
    ['ancients:guardians'],
  ]);
  const all = findAncients('guardians', 2);
  expect([all.fleet('ancients-homeworld'), all.player('blue').ships]).toEqual([null, 12]);
});

test('WG 17.3, WG 17.4 Guardians: a lone ship is all that can be lost; a Concentrate counts together', () => {
  const concentrate = (ships: Record<string, number>): WarpgateTable =>
    position({
      board: 'R6',
      turn: 2,
      tokens: { 'ancients-homeworld': 'guardians' },
      sides: { blue: { hand: ['ac-11'], ships } },
    }).act('concentrate');
  const alone = concentrate({ 'spec-arctic': 1 }).answer('moveTo', 'ancients-homeworld');
  expect([alone.fleet('ancients-homeworld'), alone.player('blue').ships]).toEqual([null, 12]);
  expect(alone.player('blue').tokens).toEqual(['ancients:guardians']);
  const two = concentrate({ 'spec-arctic': 1, 'spec-oceanic': 2 });
  two.answers(['moveFrom', 'spec-arctic'], ['moveTo', 'ancients-homeworld']);
  two.answers(['secondStart', 'spec-oceanic'], ['shipsToMove', 2]);
  expect(two.ships('ancients-homeworld')).toBe(1);
  expect(two.events('ShipsDestroyed')).toMatchObject([{ ships: 2, by: 'token' }]);
});
