import type { Chance } from '@warptable/kernel';
import { shuffleTo, unshuffled } from '@warptable/testkit';
import { expect, test } from 'vitest';
import { ADVANCED_TACTICS, BASIC_TACTICS, HEROES } from '../content/index.ts';
import { position } from './arrange.ts';
import type { Position, Side, WarpgateTable } from './arrange.ts';
import { errorOf } from './playing.ts';

const TOP = ['at-minefield', 'at-ambush', 'at-last-salvo', 'at-crossfire'] as const;

/** Blue plays Promote; the top of the Promotion deck is known. */
const promote = (turn: number, blue: Side = {}, setup: Position = {}): WarpgateTable =>
  position({ turn, promotion: TOP, ...setup, sides: { ...setup.sides, blue: { hand: ['ac-09'], ...blue } } });

/** Leaves the Promotion deck and its discard pile with just these cards: red has promoted all the others. */
function onlyTheseLeft(deck: number, discard: number): Position {
  const all = [...HEROES, ...ADVANCED_TACTICS];
  return {
    promotion: all.slice(0, deck),
    promotionDiscard: 'rest',
    sides: { red: { tactics: all.slice(deck + discard) } },
  };
}

test('WG 11.1 of the X top cards one is shuffled into the Tactics deck, the others are discarded openly', () => {
  let shuffled: Chance | undefined;
  const table = promote(
    3,
    {},
    {
      chance: [
        (request) => {
          shuffled = request;
          return request.bounds.map(() => 0);
        },
      ],
    },
  ).act('promote');
  expect(table.options('promoteCount')).toEqual([0, 1, 2, 3]);
  table.answer('promoteCount', 3);
  expect(table.options('keepTactics')).toEqual(['at-minefield', 'at-ambush', 'at-last-salvo']);
  table.answer('keepTactics', 'at-ambush');
  const blue = table.player('blue');
  expect(blue.tacticsDeck.toSorted()).toEqual(['at-ambush', ...BASIC_TACTICS].toSorted());
  expect(shuffled).toMatchObject({ purpose: 'Tactics deck of seat 0', bounds: [9, 8, 7, 6, 5, 4, 3, 2] });
  expect(blue.tacticsDeck.at(-1)).not.toBe('at-ambush'); // the script has shuffled it away from the top
  expect(table.view('spectator').promotionDiscard).toEqual(['at-minefield', 'at-last-salvo']);
  expect(table.state.promotionDeck.at(-1)).toBe('at-crossfire');
});

test('WG 11.1 a Trade Good makes it one card more', () => {
  const table = promote(3, { goods: 1 }).act('promote', 1).answer('promoteCount', 4);
  expect(table.options('keepTactics')).toEqual([...TOP]);
});

test('WG 11.1, WG 11.2 one of the cards is kept: not none, and not two', () => {
  const table = promote(2).act('promote').answer('promoteCount', 2);
  expect(table.refusal('keepTactics', 'none')).toEqual({ rule: 'WG 11.2', reason: 'mustKeepOne' });
  table.answer('keepTactics', 'at-minefield');
  expect(errorOf(() => table.answer('keepSecondTactics', 'at-ambush')).message).toContain('nobody is asked');
  expect(table.player('blue').tacticsDeck).not.toContain('at-ambush');
});

test('WG 11.2 with 1X the only card is kept; with 0X nothing happens', () => {
  const one = promote(1).act('promote').answer('promoteCount', 1);
  expect(one.player('blue').tacticsDeck).toContain('at-minefield');
  expect(one.state.promotionDiscard).toEqual([]);

  const none = promote(1).act('promote').answer('promoteCount', 0);
  expect(none.isAsked('endTurn')).toBe(true);
  expect(none.player('blue').tacticsDeck).toHaveLength(8);
  expect(none.state.promotionDeck.at(-1)).toBe('at-minefield');
  expect(none.match.undoable(0).ok).toBe(true); // nobody has seen a card
});

test('WG 11.3 the own Tactics discard pile stays where it is', () => {
  const discard = ['bt-a', 'bt-c', 'bt-h'] as const;
  const table = promote(1, { tacticsDiscard: discard }).act('promote').answer('promoteCount', 1);
  expect(table.player('blue').tacticsDiscard).toEqual([...discard]);
  expect(table.player('blue').tacticsDeck).toHaveLength(6);
});

test('WG 11.4, WG C27 at 5X three cards are taken, the six discarded ones are shuffled, two more are taken', () => {
  const setup = onlyTheseLeft(3, 6);
  const discard = [...HEROES, ...ADVANCED_TACTICS].slice(3, 9);
  const reversed = discard.toReversed();
  const table = promote(4, { goods: 1 }, { ...setup, chance: [shuffleTo(discard, reversed), unshuffled] });
  expect(table.state.promotionDiscard).toEqual(discard);
  table.act('promote', 1).answer('promoteCount', 5);
  // The top of a deck is its last card: of the reversed pile, the first two of the discard pile.
  expect(table.options('keepTactics')).toEqual([...setup.promotion!, discard[0], discard[1]]);
  expect(table.state.promotionDeck).toEqual(reversed.slice(0, 4));
  expect(table.state.promotionDiscard).toEqual([]);
  table.answer('keepTactics', discard[0]!);
  expect(table.state.promotionDiscard).toEqual([...setup.promotion!, discard[1]]);
});

test('WG 11.4 if deck and discard pile are both empty, fewer cards are taken', () => {
  const last = promote(4, {}, onlyTheseLeft(1, 0)).act('promote').answer('promoteCount', 4);
  expect(last.player('blue').tacticsDeck).toHaveLength(9);
  expect(last.state.promotionDeck).toEqual([]);
  const none = promote(4, {}, onlyTheseLeft(0, 0)).act('promote').answer('promoteCount', 4);
  expect(none.isAsked('endTurn')).toBe(true);
  expect(none.player('blue').tacticsDeck).toHaveLength(8);
});

test('WG 11.5 the others learn that a card was kept and which ones were discarded, no more', () => {
  const table = promote(3).act('promote').answer('promoteCount', 3);
  expect(table.view(0).players[0]!.own!.recruits).toEqual(['at-minefield', 'at-ambush', 'at-last-salvo']);
  expect(JSON.stringify(table.view(1))).not.toContain('at-ambush');
  table.answer('keepTactics', 'at-ambush');
  for (const viewer of [1, 'spectator'] as const) {
    expect(JSON.stringify(table.view(viewer))).not.toContain('at-ambush');
    expect(JSON.stringify(table.match.eventsFor(viewer))).not.toContain('at-ambush');
    expect(table.events('TacticsKept', viewer)).toEqual([{ type: 'TacticsKept', seat: 0, count: 1 }]);
    expect(table.events('PromotionCardsDiscarded', viewer)).toMatchObject([
      { cards: ['at-minefield', 'at-last-salvo'] },
    ]);
  }
  expect(table.view(0).players[0]!.own!.tacticsDeck).toContain('at-ambush');
});

test('WG 11.6 any card can be used to draw X Action cards', () => {
  for (const card of ['ac-01', 'ac-06', 'ac-12'] as const) {
    const table = position({
      turn: 3,
      sides: { blue: { hand: [card], deck: ['ac-07', 'ac-08', 'ac-10', 'ac-11'] } },
    }).act('draw');
    expect(table.options('drawCount')).toEqual([0, 1, 2, 3]);
    table.answer('drawCount', 3);
    expect(table.player('blue').hand).toEqual(['ac-07', 'ac-08', 'ac-10']);
    expect(table.player('blue').slots.at(-1)).toBe(card);
  }
});

test('WG 11.6 a Draw from an empty deck takes the shuffled discard pile, never the slots', () => {
  const table = position({
    turn: 4,
    sides: { blue: { hand: ['ac-12'], deck: ['ac-11'], discard: 'rest' } },
  }).act('draw');
  const { discard, slots } = table.player('blue');
  const [pile, played] = [discard.slice(), slots.slice()];
  table.answer('drawCount', 4);
  const { hand } = table.player('blue');
  expect(hand).toHaveLength(4);
  expect(hand.every((card) => card === 'ac-11' || pile.includes(card))).toBe(true);
  expect(hand).toContain('ac-11');
  expect(table.player('blue').slots).toEqual(played);
});
