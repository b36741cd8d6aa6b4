import { describe, expect, test } from 'vitest';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { PAIR, TRIPLE, asFaction, blueActs, control, owning, shipsOn, story } from './growing.ts';
import { passTurn } from './playing.ts';

describe('Control', () => {
  const INVADING: Side = { ships: shipsOn(...PAIR) };
  const RED_PAIR: Position = { sides: { red: { outposts: [...PAIR] } } };
  const invade = (more: Side): WarpgateTable =>
    control(2, { ...INVADING, ...more }, RED_PAIR).answer('settle', 't4c-arctic');

  test('Plunder, WG 22.4: a marker removed refreshes a spent Trade Good, once per Control', () => {
    const table = invade({ ...asFaction('roguu-conglomerate'), goods: 2, spent: 2 });
    expect(table.player('blue').spentGoods).toBe(1);
    expect(story(table, 'MarkerRemoved', 'GoodsRefreshed', 'MarkerPlaced')).toEqual([
      'MarkerRemoved',
      'GoodsRefreshed',
      'MarkerPlaced',
    ]);
    table.answer('settle', 't4c-desert');
    expect(table.player('blue')).toMatchObject({ goods: 2, spentGoods: 1 });
    expect(table.events('CardsDrawn')).toEqual([]);
    expect(invade({ goods: 2, spent: 2 }).player('blue').spentGoods).toBe(2);
  });

  test('Plunder, WG 22.29: with no spent Trade Good it draws an Action card instead', () => {
    const table = invade({ ...asFaction('roguu-conglomerate'), goods: 1, hand: ['ac-01'], deck: ['ac-12'] });
    expect(table.player('blue').hand).toEqual(['ac-12']);
    table.answer('settle', 't4c-desert');
    expect(table.player('blue').hand).toEqual(['ac-12']);
    expect(invade({ deck: ['ac-12'] }).player('blue').hand).toEqual([]);
  });

  test('Plunder needs a marker to remove', () => {
    const table = control(1, { ...INVADING, ...asFaction('roguu-conglomerate') }).answer(
      'settle',
      't4c-arctic',
    );
    expect(table.events('CardsDrawn')).toEqual([]);
  });

  test('Siege Doctrine, WG 22.4: the first marker removed in a Control draws an Action card', () => {
    const table = invade({ ...owning('te-siege-doctrine'), deck: ['ac-12', 'ac-11'] });
    expect(table.player('blue').hand).toEqual(['ac-12']);
    expect(story(table, 'MarkerRemoved', 'CardsDrawn', 'MarkerPlaced')).toEqual([
      'MarkerRemoved',
      'CardsDrawn',
      'MarkerPlaced',
    ]);
    table.answer('settle', 't4c-desert');
    expect(table.player('blue').hand).toEqual(['ac-12']);
  });

  test('WG 16.6, WG 16.9 Plunder and Siege Doctrine act in the order the player likes, each once per Control', () => {
    const table = invade({
      ...asFaction('roguu-conglomerate'),
      ...owning('te-siege-doctrine'),
      goods: 1,
      spent: 1,
    });
    expect(table.options('ability')).toEqual(['roguu-conglomerate', 'te-siege-doctrine']);
    table.answer('ability', 'te-siege-doctrine');
    expect(story(table, 'CardsDrawn', 'GoodsRefreshed')).toEqual(['CardsDrawn', 'GoodsRefreshed']);
    table.answer('settle', 't4c-desert');
    expect(table.isAsked('endTurn')).toBe(true); // nothing more for the second marker
    expect(story(table, 'CardsDrawn', 'GoodsRefreshed')).toHaveLength(2);
  });

  test("Settlers' Charter: a Control settles up to X+1 planets", () => {
    const table = control(1, { ...INVADING, ...asFaction('solenne-concord') });
    table.answers(['settle', 't4c-arctic'], ['settle', 't4c-desert']);
    expect(PAIR.map((planet) => table.marker(planet))).toEqual(['blue Colony', 'blue Colony']);
    const without = control(1, INVADING).answer('settle', 't4c-arctic');
    expect(without.isAsked('settle')).toBe(false);
  });

  test('Pilgrim Roads, WG 22.6: the first upgrade of a Control draws 2 Action cards, before the Objective', () => {
    const blue: Side = {
      ships: shipsOn('home-blue', 't4c-desert'),
      outposts: ['t4c-arctic'],
      hand: ['ac-01'],
    };
    const setup: Position = { objectives: ['ob-o1', 'ob-v1'] };
    const table = control(2, { ...blue, ...asFaction('solenne-pilgrimage') }, setup);
    table.answers(['settle', 'home-blue'], ['objective', 'oceanic@1']);
    expect(table.player('blue').hand).toHaveLength(2);
    expect(story(table, 'SectorUpgraded', 'CardsDrawn', 'ObjectiveTaken')).toEqual([
      'SectorUpgraded',
      'CardsDrawn',
      'ObjectiveTaken',
    ]);
    table.answer('settle', 't4c-desert');
    expect(table.events('SectorUpgraded')).toHaveLength(2);
    expect(table.player('blue').hand).toHaveLength(2);

    const settled = control(1, { ...blue, ...asFaction('solenne-pilgrimage'), outposts: [] }, setup);
    expect(settled.answer('settle', 't4c-desert').events('CardsDrawn')).toEqual([]); // no upgrade
    expect(control(2, blue, setup).answer('settle', 'home-blue').events('CardsDrawn')).toEqual([]);
  });

  test('Prospector Guilds, WG 22.5: the first planet with a trade icon refreshes a Trade Good, before the upgrade', () => {
    const blue: Side = { ships: shipsOn(...PAIR, 't4c-jungle'), goods: 3, spent: 3 };
    const table = control(3, { ...blue, ...owning('te-prospector-guilds') });
    table.answer('settle', 't4c-desert'); // no icon
    expect(table.player('blue').spentGoods).toBe(3);
    table.answer('settle', 't4c-arctic');
    expect(table.player('blue').spentGoods).toBe(2);
    expect(story(table, 'MarkerPlaced', 'GoodsRefreshed', 'SectorUpgraded')).toEqual([
      'MarkerPlaced',
      'MarkerPlaced',
      'GoodsRefreshed',
      'SectorUpgraded',
    ]);
    table.answer('settle', 't4c-jungle'); // an icon, but the second one
    expect(table.player('blue').spentGoods).toBe(2);
    expect(control(1, blue).answer('settle', 't4c-arctic').player('blue').spentGoods).toBe(3);
  });

  test('Gene Banks, WG 22.28: each upgrade may bring a ship to one of the planets just upgraded', () => {
    const blue: Side = { ships: shipsOn('t4c-desert', 'home-blue'), outposts: ['t4c-arctic'] };
    const table = control(2, { ...blue, ...owning('te-gene-banks') }).answer('settle', 't4c-desert');
    expect(table.options('geneBanks')).toEqual([...PAIR, 'none']);
    table.answer('geneBanks', 't4c-arctic');
    expect([table.ships('t4c-arctic'), table.player('blue').ships]).toEqual([1, 9]);
    table.answer('settle', 'home-blue'); // a second upgrade in the same Control
    expect(table.options('geneBanks')).toEqual(['home-blue', 'none']);
    table.answer('geneBanks', 'none');
    expect(table.ships('home-blue')).toBe(1);
    expect(control(1, blue).answer('settle', 't4c-desert').isAsked('geneBanks')).toBe(false);
    const noShips = { ...blue, ships: { 't4c-desert': 11, 'home-blue': 1 }, ...owning('te-gene-banks') };
    expect(control(1, noShips).answer('settle', 't4c-desert').isAsked('geneBanks')).toBe(false);
  });

  test('WG 16.6 Gene Banks and Pilgrim Roads at the same upgrade: the player orders them', () => {
    const blue: Side = {
      ships: shipsOn('home-blue'),
      ...asFaction('solenne-pilgrimage'),
      ...owning('te-gene-banks'),
    };
    const table = control(1, blue).answer('settle', 'home-blue');
    expect(table.options('ability')).toEqual(['solenne-pilgrimage', 'te-gene-banks']);
    table.answers(['ability', 'te-gene-banks'], ['geneBanks', 'home-blue']);
    expect(story(table, 'ShipsDeployed', 'CardsDrawn')).toEqual(['ShipsDeployed', 'CardsDrawn']);
  });

  test('Terraforming Seeds, WG 16.11: one planet of a Control may be a shipless one within plain range 1', () => {
    const blue: Side = { ships: shipsOn('t4c-desert') };
    const red: Side = { ships: { 't4c-jungle': 1 }, outposts: ['t4c-arctic'] };
    const table = control(3, { ...blue, ...owning('te-terraforming-seeds') }, { sides: { red } });
    // Within range 1 of Desert 4C: both planets of its sector, Jungle and Volcanic 1A, the home planet; Jungle 4C holds ships.
    expect(table.options('settle')).toEqual([
      't1a-jungle',
      't1a-volcanic',
      't4c-arctic',
      't4c-desert',
      'home-blue',
      'done',
    ]);
    expect(table.refusal('settle', 't4c-jungle').rule).toBe('WG 9.1');
    expect(table.refusal('settle', 't4c-oceanic').rule).toBe('WG 9.1'); // at range 2
    table.answer('settle', 't4c-arctic');
    expect(table.marker('t4c-arctic')).toBe('blue Outpost');
    expect(table.options('settle')).toEqual(['t4c-desert', 'done']); // one such planet per Control
    expect(control(3, blue, { sides: { red } }).options('settle')).toEqual(['t4c-desert', 'done']);
  });

  test('Terraforming Seeds work from the Warpgate too, and keep for a planet with own ships', () => {
    const blue: Side = {
      ships: shipsOn('gate-blue', ...TRIPLE.slice(0, 1)),
      ...owning('te-terraforming-seeds'),
    };
    const table = control(2, blue).answer('settle', 't4c-oceanic');
    expect(table.options('settle')).toEqual([
      't4c-arctic',
      't4c-jungle',
      't4c-volcanic',
      'home-blue',
      'done',
    ]);
    table.answer('settle', 'home-blue');
    expect(table.marker('home-blue')).toBe('blue Colony');
  });
});

describe('Objectives', () => {
  const BARGAIN: Side = { hand: ['ac-01'], ships: shipsOn('home-blue') };
  const OFFER: Position = { objectives: ['ob-o1', 'ob-j1'], objectiveDeck: ['ob-v1', 'ob-a1'] };
  const take = (more: Side, setup: Position = OFFER): WarpgateTable =>
    control(1, { ...BARGAIN, ...more }, setup).answers(['settle', 'home-blue'], ['objective', 'oceanic@1']);

  test('Quiet Bargains, WG C62, WG 22.7 the swap comes before the refill: the card put back is the new available one', () => {
    const table = take(asFaction('elenari-veiled-court')).answer('lookAtTopObjective', 'yes');
    expect(table.view(0).players[0]!.own!.peeked).toBe('ob-v1');
    table.answer('swapObjective', 'yes');
    expect(table.player('blue').objectives).toEqual(['ob-v1']);
    expect(table.state.objectives).toEqual(['ob-j1', 'ob-o1']);
    expect(table.state.objectiveDeck).toEqual(['ob-a1']);
    expect(
      story(table, 'ObjectiveTaken', 'TopObjectiveLookedAt', 'ObjectivesSwapped', 'ObjectiveAdded'),
    ).toEqual(['ObjectiveTaken', 'TopObjectiveLookedAt', 'ObjectivesSwapped', 'ObjectiveAdded']);
  });

  test('Quiet Bargains: who looks need not swap, and need not look', () => {
    const looked = take(asFaction('elenari-veiled-court'));
    looked.answers(['lookAtTopObjective', 'yes'], ['swapObjective', 'no']);
    expect(looked.player('blue').objectives).toEqual(['ob-o1']);
    expect(looked.state.objectives).toEqual(['ob-j1', 'ob-v1']);
    expect(looked.view(0).players[0]!.own!.peeked).toBe(null);
    const declined = take(asFaction('elenari-veiled-court')).answer('lookAtTopObjective', 'no');
    expect(declined.events('TopObjectiveLookedAt')).toEqual([]);
    expect(declined.player('blue').objectives).toEqual(['ob-o1']);
  });

  test('Quiet Bargains: the others learn that a card was looked at and the types, not the fronts', () => {
    const table = take(asFaction('elenari-veiled-court'));
    table.answers(['lookAtTopObjective', 'yes'], ['swapObjective', 'yes']);
    for (const viewer of [1, 'spectator'] as const) {
      expect(table.events('TopObjectiveLookedAt', viewer)).toEqual([
        { type: 'TopObjectiveLookedAt', seat: 0, planetType: 'volcanic' },
      ]);
      expect(JSON.stringify([table.view(viewer), table.match.eventsFor(viewer)])).not.toMatch(/ob-[vo]1/);
    }
    expect(table.events('TopObjectiveLookedAt', 0)).toMatchObject([{ only: { objective: 'ob-v1' } }]);
    expect(table.match.undoable(0).ok).toBe(false);
  });

  test('Quiet Bargains, WG C63 with an empty deck there is nothing to look at', () => {
    const table = take(asFaction('elenari-veiled-court'), { ...OFFER, objectiveDeck: [] });
    expect(table.isAsked('endTurn')).toBe(true);
    expect(table.player('blue').objectives).toEqual(['ob-o1']);
    expect(take({}).isAsked('lookAtTopObjective')).toBe(false); // nor is anybody else asked
  });

  test('Quiet Bargains, WG 22.7 act on the Objective of the Ancients homeworld too', () => {
    const white: Side = { faction: 'elenari-veiled-court', colonies: ['ancients-homeworld'] };
    const table = position({
      board: 'R6',
      turn: 4,
      active: 'purple',
      first: 'blue',
      ...OFFER,
      sides: { white },
    });
    passTurn(table).answers(['ruins', 'objective'], ['objective', 'jungle@2']);
    table.answers(['lookAtTopObjective', 'yes'], ['swapObjective', 'yes']);
    expect(table.player('white').objectives).toEqual(['ob-v1']);
    expect(table.state.objectives).toEqual(['ob-o1', 'ob-j1']);
  });
});

describe('Trade', () => {
  const TRADER: Side = { hand: ['ac-07'], ships: { 't2b-desert': 1 } };

  test('Round Trip, WG 22.18: the third planet of a Trade may be the first one', () => {
    const tradeworlds = blueActs(3, { ...TRADER, ...asFaction('tethysian-tradeworlds') }).act('trade');
    expect(tradeworlds.options('tradeSecond')).toEqual(['t1a-desert', 't2b-volcanic', 'home-red']);
    tradeworlds.answers(['tradeSecond', 't1a-desert'], ['tradeThird', 't2b-desert']);
    expect([tradeworlds.ships('t2b-desert'), tradeworlds.player('blue').goods]).toEqual([1, 1]);
    const without = blueActs(3, TRADER).act('trade').answer('tradeSecond', 't1a-desert');
    expect(without.refusal('tradeThird', 't2b-desert').rule).toBe('WG 10.2');
  });

  test('Alien Imports, WG 22.11: a completed Trade refreshes a Trade Good, that spent on it too', () => {
    // At 2X there is no route: the Trade Good has to be spent.
    const trade = (more: Side): WarpgateTable => {
      const table = blueActs(2, { ...TRADER, goods: 1, ...more }).act('trade');
      return table.answers(['tradeSecond', 'home-red'], ['tradeThird', 't1a-desert']);
    };
    const table = trade(owning('te-alien-imports'));
    expect(table.player('blue')).toMatchObject({ goods: 2, spentGoods: 0 });
    expect(story(table, 'GoodClaimed', 'GoodsRefreshed')).toEqual(['GoodClaimed', 'GoodsRefreshed']);
    expect(trade({}).player('blue')).toMatchObject({ goods: 2, spentGoods: 1 });
  });
});

describe('Promote', () => {
  const promote = (turn: number, more: Side): WarpgateTable =>
    blueActs(turn, { hand: ['ac-09'], ...more }, { promotion: ['at-ambush', 'at-minefield', 'at-crossfire'] })
      .act('promote')
      .answer('promoteCount', turn);

  test('Two Visions, WG 22.12: a second one of the cards taken may be kept', () => {
    const table = promote(3, asFaction('myrrhian-oracles')).answer('keepTactics', 'at-ambush');
    expect(table.options('keepSecondTactics')).toEqual(['at-minefield', 'at-crossfire', 'none']);
    table.answer('keepSecondTactics', 'at-crossfire');
    expect(table.player('blue').tacticsDeck).toEqual(expect.arrayContaining(['at-ambush', 'at-crossfire']));
    expect(table.player('blue').tacticsDeck).toHaveLength(10);
    expect(table.state.promotionDiscard).toEqual(['at-minefield']);
  });

  test('Two Visions: one card is enough, and of fewer than three there is no second', () => {
    const one = promote(3, asFaction('myrrhian-oracles'));
    one.answers(['keepTactics', 'at-ambush'], ['keepSecondTactics', 'none']);
    expect(one.state.promotionDiscard).toEqual(['at-minefield', 'at-crossfire']);
    const two = promote(2, asFaction('myrrhian-oracles')).answer('keepTactics', 'at-ambush');
    expect(two.isAsked('endTurn')).toBe(true);
    expect(two.state.promotionDiscard).toEqual(['at-minefield']);
    expect(promote(1, asFaction('myrrhian-oracles')).isAsked('endTurn')).toBe(true);
    expect(promote(3, {}).answer('keepTactics', 'at-ambush').isAsked('keepSecondTactics')).toBe(false);
  });
});
