import { shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { TACTICS } from '../../content/index.ts';
import type { ActionCardId, TacticsId } from '../../content/index.ts';
import type { Warpgate } from '../moments.ts';
import type { Player } from '../state.ts';

/**
 * WG 3.6: draws Action cards; the discard pile becomes the new deck only when a card must be drawn and none is left. The hand has no
 * limit (WG 3.7).
 */
export function* drawActionCards(g: Warpgate, seat: Seat, count: number): Flow {
  const player = g.state.players[seat]!;
  const drawn: ActionCardId[] = [];
  while (drawn.length < count) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      player.deck = player.discard;
      player.discard = [];
      yield* shuffle(`Action deck of seat ${seat}`, player.deck);
      g.emit?.({ type: 'DeckReshuffled', seat, deck: 'action' });
    }
    drawn.push(player.deck.pop()!);
  }
  if (drawn.length === 0) return;
  player.hand.push(...drawn);
  player.hand.sort();
  g.lockUndo('cards were drawn'); // WG 21.2
  g.emit?.({
    type: 'CardsDrawn',
    seat,
    count: drawn.length,
    only: { seats: [seat], cards: drawn.toSorted() },
  });
}

/** WG 12.4, WG 12.5: draws Tactics cards; a deck that runs out is made anew from the discard pile at once. */
export function* drawTactics(g: Warpgate, seat: Seat, count: number): Flow {
  const player = g.state.players[seat]!;
  for (let due = count; due > 0 && player.tacticsDeck.length > 0; due--) {
    player.tacticsHand.push(player.tacticsDeck.pop()!);
    if (player.tacticsDeck.length === 0) yield* renewTactics(g, seat);
  }
  g.lockUndo('Tactics cards were drawn');
  const cards = player.tacticsHand.slice();
  // Nobody sees the Gatekeepers' cards before the reveal.
  const seats = player.kind === 'human' ? [seat] : [];
  g.emit?.({ type: 'TacticsDrawn', seat, count: cards.length, only: { seats, cards } });
}

function* renewTactics(g: Warpgate, seat: Seat): Flow {
  const player = g.state.players[seat]!;
  if (player.tacticsDiscard.length === 0) return;
  player.tacticsDeck = player.tacticsDiscard;
  player.tacticsDiscard = [];
  yield* shuffle(`Tactics deck of seat ${seat}`, player.tacticsDeck);
  g.emit?.({ type: 'DeckReshuffled', seat, deck: 'tactics' });
}

/** Puts Tactics cards face up on the owner's discard pile: from now on everybody knows that they are the owner's. */
export function discardTactics(player: Player, cards: readonly TacticsId[]): void {
  for (const card of cards) {
    player.tacticsDiscard.push(card);
    if (TACTICS[card].kind !== 'basic' && !player.knownTactics.includes(card)) player.knownTactics.push(card);
  }
}

/** WG 11.4: the top cards of the Promotion deck; its discard pile is shuffled in when a card is due and none is left. */
export function* takePromotionCards(g: Warpgate, count: number): Flow<TacticsId[]> {
  const s = g.state;
  const taken: TacticsId[] = [];
  while (taken.length < count) {
    if (s.promotionDeck.length === 0) {
      if (s.promotionDiscard.length === 0) break;
      s.promotionDeck = s.promotionDiscard;
      s.promotionDiscard = [];
      yield* shuffle('Promotion deck', s.promotionDeck);
      g.emit?.({ type: 'PromotionDeckReshuffled' });
    }
    taken.push(s.promotionDeck.pop()!);
  }
  if (taken.length > 0) g.lockUndo('cards of the Promotion deck were looked at');
  return taken;
}

/** WG 11.1, WG 11.3: the cards are shuffled into the Tactics deck, not into the discard pile. */
export function* shuffleIntoTactics(g: Warpgate, seat: Seat, cards: readonly TacticsId[]): Flow {
  g.state.players[seat]!.tacticsDeck.push(...cards);
  yield* shuffleTactics(g, seat, cards);
}

/** Shuffles a Tactics deck that has just got these cards; the others do not see them (WG 11.5). */
export function* shuffleTactics(g: Warpgate, seat: Seat, cards: readonly TacticsId[]): Flow {
  const player = g.state.players[seat]!;
  yield* shuffle(`Tactics deck of seat ${seat}`, player.tacticsDeck);
  const seats = player.kind === 'human' ? [seat] : [];
  g.emit?.({ type: 'TacticsKept', seat, count: cards.length, only: { seats, cards } });
}
