import { checksum } from '@warptable/kernel';
import type { Value } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { ACTION_CARD_IDS } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { errorOf, passTurn, startedGame } from './playing.ts';

const BLUE = 0;
const RED = 1;

/** The code of the error that an answer meets; the game must be as it was before. */
function refused(table: WarpgateTable, seat: number, kind: string, value: Value): string | undefined {
  const before = checksum(table.state);
  const { code } = errorOf(() => table.match.answer({ seat, kind, value }));
  expect(checksum(table.state)).toBe(before);
  return code;
}

describe('rounds', () => {
  test('WG 3.1 all take turn 1, then all take turn 2 and so on, each time from the first player on, clockwise', () => {
    const table = position({ board: 'R3', first: 'red', active: 'red' });
    for (let turns = 0; turns < 12; turns++) passTurn(table);
    const taken = table.events('TurnBegan').map(({ seat, turn }) => `${turn}${'brw'[seat]}`);
    expect(taken.slice(0, 12).join(' ')).toBe('1r 1w 1b 2r 2w 2b 3r 3w 3b 4r 4w 4b');
  });

  test('WG 3.8 when all have taken 4 turns the round ends, and not before', () => {
    const table = position({ board: 'R3', first: 'red', active: 'red' });
    for (let turns = 0; turns < 11; turns++) passTurn(table);
    expect(table.events('FirstPlayerPassed')).toEqual([]);
    passTurn(table);
    expect(table.events('FirstPlayerPassed').map(({ seat }) => seat)).toEqual([2]);
    expect(table.events('RoundBegan')).toMatchObject([{ round: 2, first: 2 }]);
    expect(table.state).toMatchObject({ round: 2, turn: 1, active: 2 });
  });
});

describe('a turn', () => {
  test('WG 3.2 one card is played face up into the slot of the turn, for exactly one of three uses', () => {
    const table = position({ turn: 3, sides: { blue: { hand: ['ac-01', 'ac-03', 'ac-09'] } } });
    table.answer('card', 'ac-03');
    expect(table.options('action')).toEqual(['reinforce', 'control', 'draw']);
    expect(table.view('spectator').players[BLUE]!.slots[2]).toBe('ac-03');
    table.answers(['action', 'draw'], ['drawCount', 1]);
    expect(table.match.pending.map(({ ask }) => ask.kind)).toEqual(['endTurn']);
    table.answer('endTurn', 'done');
    expect(table.question('card').ask.seat).toBe(RED);
  });

  test('WG 3.1, WG 3.2 out of turn, with a card not in hand or with a second card nobody can play', () => {
    const table = position({ sides: { blue: { hand: ['ac-01', 'ac-03'] } } });
    expect(refused(table, RED, 'card', table.player('red').hand[0]!)).toBe('notAsked');
    expect(refused(table, BLUE, 'card', 'ac-12')).toBe('illegalValue');
    table.answer('card', 'ac-03');
    expect(refused(table, BLUE, 'card', 'ac-01')).toBe('unknownKind');
    table.answers(['action', 'control']);
    expect(refused(table, BLUE, 'card', 'ac-01')).toBe('unknownKind');
    expect(refused(table, BLUE, 'action', 'reinforce')).toBe('unknownKind');
  });

  test('WG 3.4 a player with cards cannot pass: the way to do nothing is a Draw at 0X', () => {
    const table = position({ turn: 2, sides: { blue: { hand: ['ac-01', 'ac-03'], deck: ['ac-12'] } } });
    expect(table.options('card')).toEqual(['ac-01', 'ac-03']);
    for (const pass of ['none', 'pass', '']) expect(refused(table, BLUE, 'card', pass)).toBe('illegalValue');
    expect(refused(table, BLUE, 'endTurn', 'done')).toBe('unknownKind');
    table.answers(['card', 'ac-01'], ['action', 'draw']);
    expect(table.options('drawCount')).toEqual([0, 1, 2]);
    table.answers(['drawCount', 0], ['endTurn', 'done']);
    expect(table.player('blue').hand).toEqual(['ac-03']);
    expect(table.player('blue').slots.at(-1)).toBe('ac-01');
  });

  test('WG 3.4 with an empty hand the turn is skipped; after turn 4 there is a new hand all the same', () => {
    const early = position({ turn: 2, sides: { blue: { hand: [] } } });
    expect(early.events('TurnSkipped')).toMatchObject([{ seat: BLUE, turn: 2 }]);
    expect(early.question('card').ask.seat).toBe(RED);
    expect(early.player('blue').hand).toEqual([]);
    const late = position({ turn: 4, sides: { blue: { hand: [] } } });
    expect(late.question('card').ask.seat).toBe(RED);
    expect(late.player('blue').hand).toHaveLength(4);
    expect(late.player('blue').slots).toEqual([]);
  });
});

describe('a card laid in advance', () => {
  const laid = (table: WarpgateTable, viewer: number): unknown => [
    table.view(viewer).players[RED]!.hasLaid,
    table.view(viewer).players[RED]!.own?.laid,
  ];

  test('WG 3.3 others see that a card lies there, not which; it counts as a card of the hand', () => {
    const table = position({ sides: { red: { hand: ['ac-02', 'ac-05', 'ac-08'] } } });
    expect(laid(table, BLUE)).toEqual([false, undefined]);
    table.sideAction(RED, 'layCard', 'ac-05');
    expect(laid(table, BLUE)).toEqual([true, undefined]);
    expect(laid(table, RED)).toEqual([true, 'ac-05']);
    expect(table.view(BLUE).players[RED]!.handSize).toBe(3);
    expect(table.view(RED).players[RED]!.own!.hand).toEqual(['ac-02', 'ac-05', 'ac-08']);
    expect(JSON.stringify(table.match.eventsFor(BLUE))).not.toContain('ac-05');
  });

  test('WG 3.3, WG 21.5 it may be changed and taken back, and binds to nothing in the own turn', () => {
    const table = position({ sides: { red: { hand: ['ac-02', 'ac-05', 'ac-08'] } } });
    table.sideAction(RED, 'layCard', 'ac-05').sideAction(RED, 'layCard', 'ac-08');
    expect(laid(table, RED)).toEqual([true, 'ac-08']);
    table.sideAction(RED, 'layCard', 'none');
    expect(laid(table, RED)).toEqual([false, null]);
    table.sideAction(RED, 'layCard', 'ac-02');
    passTurn(table);
    expect(table.options('card')).toEqual(['ac-02', 'ac-05', 'ac-08']);
    table.answer('card', 'ac-05');
    expect(laid(table, RED)).toEqual([false, null]);
    expect(table.player('red').hand).toEqual(['ac-02', 'ac-08']);
  });

  test('WG 3.3 only cards of the own hand can be laid, and only while others play', () => {
    const table = position({ sides: { red: { hand: ['ac-02', 'ac-05'] } } });
    expect(errorOf(() => table.sideAction(RED, 'layCard', 'ac-12')).code).toBe('illegalValue');
    expect(errorOf(() => table.sideAction(BLUE, 'layCard', table.player('blue').hand[0]!)).code).toBe(
      'illegalValue',
    );
    passTurn(table).sideAction(BLUE, 'layCard', table.player('blue').hand[0]!);
    expect(table.view(RED).players[BLUE]!.hasLaid).toBe(true);
  });
});

describe('the hand', () => {
  test('WG 3.5 after the own 4th turn played and unused cards are discarded and 4 are drawn, before the next turn', () => {
    const table = position({
      turn: 4,
      sides: { blue: { hand: ['ac-01', 'ac-02', 'ac-03'], deck: ['ac-09', 'ac-10', 'ac-11', 'ac-12'] } },
    });
    expect(table.player('blue').slots).toEqual(['ac-04', 'ac-05', 'ac-06']);
    table.answers(['card', 'ac-02'], ['action', 'draw'], ['drawCount', 0]);
    expect(table.player('blue').hand).toEqual(['ac-01', 'ac-03']);
    table.answer('endTurn', 'done');
    const { hand, discard, slots } = table.player('blue');
    expect(discard.toSorted()).toEqual(['ac-01', 'ac-02', 'ac-03', 'ac-04', 'ac-05', 'ac-06']);
    expect(hand).toEqual(['ac-09', 'ac-10', 'ac-11', 'ac-12']);
    expect(slots).toEqual([]);
    const order = table.match.events.map(({ event }) => event.type);
    expect(order.lastIndexOf('CardsDrawn')).toBeLessThan(order.lastIndexOf('TurnBegan'));
    expect(table.question('card').ask.seat).toBe(RED);
  });

  test('WG 3.5 before turn 4 nothing is discarded or drawn', () => {
    const table = passTurn(position({ turn: 3, sides: { blue: { hand: ['ac-01', 'ac-02', 'ac-03'] } } }));
    expect(table.player('blue').hand).toEqual(['ac-02', 'ac-03']);
    expect(table.player('blue').slots).toHaveLength(3);
    expect(table.player('blue').discard).toEqual([]);
  });

  test('WG 3.6 when the deck is empty the discard pile is the new deck, never the cards in the slots', () => {
    const table = position({
      turn: 3,
      sides: { blue: { hand: ['ac-01', 'ac-02'], deck: ['ac-03'], discard: 'rest' } },
    });
    expect(table.player('blue').slots).toEqual(['ac-04', 'ac-05']);
    expect(table.player('blue').discard).toHaveLength(7);
    table.answers(['card', 'ac-01'], ['action', 'draw'], ['drawCount', 3]);
    const { hand, deck, discard, slots } = table.player('blue');
    expect(slots).toEqual(['ac-04', 'ac-05', 'ac-01']);
    expect([hand.length, deck.length, discard.length]).toEqual([4, 5, 0]);
    expect(hand.slice(0, 2)).toEqual(['ac-02', 'ac-03']);
    expect(table.events('DeckReshuffled')).toMatchObject([{ seat: BLUE, deck: 'action' }]);
  });

  test('WG 3.6 when deck and discard pile are both empty, the rest is not drawn', () => {
    const hand = ACTION_CARD_IDS.slice(0, 8);
    const table = position({ turn: 3, sides: { blue: { hand, deck: ['ac-09'], discard: 'rest' } } });
    expect(table.player('blue').discard).toEqual(['ac-12']);
    table.answers(['card', 'ac-01'], ['action', 'draw'], ['drawCount', 3]);
    expect(table.events('CardsDrawn')).toMatchObject([{ count: 2 }]);
    expect(table.player('blue').hand).toEqual([...hand.slice(1), 'ac-09', 'ac-12']);
  });

  test('WG 3.6, WG 3.7, WG C47 with 8 cards in hand and 4 in the slots nothing can be drawn', () => {
    const hand = ACTION_CARD_IDS.slice(0, 9);
    const table = position({ turn: 4, sides: { blue: { hand } } });
    table.answers(['card', 'ac-09'], ['action', 'draw'], ['drawCount', 4]);
    expect(table.player('blue').hand).toEqual(hand.slice(0, 8));
    expect(table.player('blue').slots).toHaveLength(4);
    expect(table.events('CardsDrawn')).toEqual([]);
  });

  test('WG 3.7 there is no hand limit during the round', () => {
    const table = position({ turn: 4, sides: { blue: { hand: ['ac-01', 'ac-02', 'ac-03', 'ac-04'] } } });
    table.act('draw').answer('drawCount', 4);
    expect(table.player('blue').hand).toHaveLength(7);
  });

  test('WG 3.6, WG C60 the third hand empties the deck; the 8 discards are not shuffled before a card is needed', () => {
    const table = startedGame(2, { factions: 'dealt' });
    for (let turns = 0; turns < 16; turns++) passTurn(table);
    for (const { deck, discard, hand } of table.state.players)
      expect([deck.length, discard.length, hand.length]).toEqual([0, 8, 4]);
    expect(table.events('DeckReshuffled')).toEqual([]);
    const { seat } = table.question('card').ask;
    table.act('draw').answer('drawCount', 1);
    expect(table.events('DeckReshuffled')).toMatchObject([{ seat, deck: 'action' }]);
    const { deck, discard, hand, slots } = table.state.players[seat]!;
    expect([deck.length, discard.length, hand.length, slots.length]).toEqual([7, 0, 4, 1]);
  });
});

describe('cards drawn in the turn of another player', () => {
  /** Red attacks blue, who defends with Captured Codes: "draw 1 Action card". */
  function attack(blue: Side, setup: Position = {}): WarpgateTable {
    return position({
      ...setup,
      active: setup.active ?? 'red',
      sides: {
        blue: { ships: { 't1a-jungle': 1 }, tactics: ['at-captured-codes', 'bt-a'], ...blue },
        red: {
          hand: ['ac-02', 'ac-03'],
          ships: { 't1a-desert': 2 },
          tactics: ['bt-f', 'at-disciplined-line'],
        },
      },
    });
  }

  function fight(table: WarpgateTable): WarpgateTable {
    table.act('advance').answer('moveTo', 't1a-jungle');
    table.answer('tactics', 'at-captured-codes', BLUE);
    return table.answer('tactics', 'at-disciplined-line', RED);
  }

  test('WG 3.6, WG 16.7, WG 22.29, WG C46 with an empty deck the discard pile is shuffled, the slots stay', () => {
    const table = attack({ hand: ['ac-01'], deck: [], discard: 'rest' }, { turn: 3 });
    const { slots } = table.player('blue');
    expect(slots).toHaveLength(2);
    fight(table);
    const blue = table.player('blue');
    expect(blue.hand).toHaveLength(2);
    expect(blue.hand).toContain('ac-01');
    expect(blue.slots).toEqual(slots);
    expect([blue.deck.length, blue.discard.length]).toEqual([8, 0]);
    expect(table.state.active).toBe(RED);
  });

  test('WG 3.3, WG C64 the card joins the hand, and the card laid in advance may still be changed', () => {
    const table = attack({ hand: ['ac-01', 'ac-05'], deck: ['ac-10'] });
    table.sideAction(BLUE, 'layCard', 'ac-05');
    fight(table);
    expect(table.view(BLUE).players[BLUE]!.own).toMatchObject({
      hand: ['ac-01', 'ac-05', 'ac-10'],
      laid: 'ac-05',
    });
    table.sideAction(BLUE, 'layCard', 'ac-10');
    expect(table.view(BLUE).players[BLUE]!.own!.laid).toBe('ac-10');
  });

  test('WG 16.7 drawn after the own 4th turn it is kept for the next round', () => {
    const table = attack({}, { turn: 4, active: 'blue' });
    passTurn(table);
    expect(table.player('blue').hand).toHaveLength(4);
    fight(table).answer('endTurn', 'done');
    expect(table.state).toMatchObject({ round: 2, turn: 1 });
    expect(table.player('blue').hand).toHaveLength(5);
    expect(table.player('red').hand).toHaveLength(4);
  });
});
