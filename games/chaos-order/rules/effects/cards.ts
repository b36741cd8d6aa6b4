import { shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import type { TacticsId } from '../../content/index.ts';
import type { Chaos } from '../moments.ts';
import { handLimit } from '../queries.ts';
import { ask } from '../questions.ts';
import { playerAt } from '../state.ts';
import type { AbilityId, Player } from '../state.ts';

/** CO 17.7: all are drawn first, then the hand limit is checked. CO 17.8: an empty pile is made anew when a card is to be drawn. */
export function* drawCards(g: Chaos, seat: Seat, count: number): Flow {
  const s = g.state;
  const cards: TacticsId[] = [];
  while (cards.length < count) {
    if (s.deck.length === 0) {
      if (s.discard.length === 0) break;
      s.deck = s.discard;
      s.discard = [];
      yield* shuffle('the discarded tactics cards were shuffled', s.deck);
      g.emit?.({ type: 'DeckReshuffled', deck: 'tactics' });
    }
    cards.push(s.deck.pop()!);
  }
  if (cards.length === 0) return;
  const player = playerAt(s, seat);
  for (const card of cards) addCard(player, card);
  g.lockUndo('a card was drawn');
  g.emit?.({ type: 'CardsDrawn', seat, count: cards.length, only: { seats: [seat], cards } });
  yield* keepHandLimit(g, seat);
}

/** A used card goes into a hand before everybody's eyes (CO 2.18). */
export function* takeOpenCard(g: Chaos, seat: Seat, card: TacticsId, by: AbilityId): Flow {
  const player = playerAt(g.state, seat);
  addCard(player, card);
  insert(player.open, card);
  g.emit?.({ type: 'CardTaken', seat, card, by });
  yield* keepHandLimit(g, seat);
}

/** CO 17.7, CO 2.12: whoever holds more discards down at once, the new cards included. */
function* keepHandLimit(g: Chaos, seat: Seat): Flow {
  const player = playerAt(g.state, seat);
  const limit = handLimit(g.state, seat);
  const excess = player.hand.length - limit;
  if (excess <= 0) return;
  const discarded = yield* ask.discard(seat, {
    about: { limit },
    candidates: () => numbered(player.hand),
    min: excess,
    max: excess,
  });
  const cards = discarded.map((one) => one.split('#')[0] as TacticsId);
  for (const card of cards) {
    removeCard(player, card);
    g.state.discard.push(card);
  }
  g.lockUndo('cards were discarded');
  g.emit?.({ type: 'CardsDiscarded', seat, cards });
}

/** Options must differ: a second copy of a card is `levy#2`. */
const numbered = (hand: readonly TacticsId[]): string[] =>
  hand.map((card, i) => {
    const copy = hand.slice(0, i).filter((one) => one === card).length + 1;
    return copy === 1 ? card : `${card}#${copy}`;
  });

/** It was gained in the present phase (CO 17.4). */
function addCard(player: Player, card: TacticsId): void {
  insert(player.hand, card);
  insert(player.fresh, card);
}

/** Out of the hand, seen by all; what was known of the hand is known of what is left. */
export function removeCard(player: Player, card: TacticsId): void {
  const { hand, fresh } = player;
  takeOut(hand, card);
  forget(player, card);
  const copies = hand.filter((one) => one === card).length;
  while (fresh.filter((one) => one === card).length > copies) takeOut(fresh, card);
}

/** Onto the wheel or back from it: nobody sees which it is. */
export function takeFromHand(player: Player, card: TacticsId): void {
  takeOut(player.hand, card);
}

/** It was seen to leave the hand, so it is known there no more. */
export function forget({ open, perceived }: Player, card: TacticsId): void {
  for (const list of [open, perceived]) if (list.includes(card)) takeOut(list, card);
}

export function returnToHand(player: Player, card: TacticsId): void {
  insert(player.hand, card);
}

/** Lists of cards are kept in alphabetical order, so that they tell nothing of when a card came. */
export function insert(cards: TacticsId[], card: TacticsId): void {
  let at = cards.length;
  while (at > 0 && cards[at - 1]! > card) at--;
  cards.splice(at, 0, card);
}

function takeOut(cards: TacticsId[], card: TacticsId): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  cards.splice(at, 1);
}
