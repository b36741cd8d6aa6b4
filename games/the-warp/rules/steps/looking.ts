import type { Flow, Seat } from '@warptable/kernel';
import type { ArchiveId } from '../../content/index.ts';
import { addToHand, roomInHand, takeTop } from '../effects/cards.ts';
import type { Warp } from '../moments.ts';
import { REFUSED } from '../refusals.ts';
import { ask } from '../questions.ts';

interface Looking {
  readonly mayDecline: boolean;
  /** The player puts the others under the deck in an order of choice; else they keep their order. */
  readonly orderRest: boolean;
}

/** Looks at the top cards of the Archive Deck, takes one, and puts the others under it (Great Index, Sealed Vault). */
export function* lookAndTake(g: Warp, seat: Seat, n: number, { mayDecline, orderRest }: Looking): Flow {
  const s = g.state;
  const player = s.players[seat]!;
  const top = yield* takeTop(g);
  if (top === undefined) return;
  // TW 1.11: of a smaller deck, all of it.
  player.lookedCards = [top, ...s.deck.splice(Math.max(0, s.deck.length - n + 1)).toReversed()];
  g.lockUndo('cards of the Archive Deck were looked at'); // TW 21.2
  g.emit?.({
    type: 'TopLookedAt',
    seat,
    count: player.lookedCards.length,
    only: { seats: [seat], cards: [...player.lookedCards] },
  });
  const taking = ask.takeLooked<ArchiveId | 'none'>(seat, {
    candidates: () => (mayDecline ? [...player.lookedCards, 'none'] : player.lookedCards),
    whyNot: (card) => (card === 'none' || roomInHand(s, seat) > 0 ? undefined : REFUSED.handFull),
  });
  // Whoever has a full hand looks at them all the same.
  const taken = yield* mayDecline ? taking.alwaysAsk() : taking;
  if (taken !== 'none') {
    player.lookedCards.splice(player.lookedCards.indexOf(taken), 1);
    addToHand(player, taken, false);
    player.deeds.cards++;
    g.emit?.({ type: 'CardDrawn', seat, only: { seats: [seat], card: taken } });
  }
  if (orderRest && player.lookedCards.length > 1) {
    const order = yield* ask.orderUnder(seat, { candidates: () => player.lookedCards });
    player.lookedCards = [...order];
  }
  // The first of them lies nearest to the top.
  s.deck.unshift(...player.lookedCards.toReversed());
  player.lookedCards = [];
}
