import { proceed, shuffle } from '@warptable/kernel';
import type { Flow, Seat } from '@warptable/kernel';
import { shuffleIntoTactics, takePromotionCards } from '../../effects/cards.ts';
import { takeTechnology } from '../../effects/technologies.ts';
import type { Warpgate } from '../../moments.ts';
import type { GateCard, Gatekeepers } from '../../state.ts';
import { proceedToNextTurn } from '../turn.ts';
import { gateControl } from './control.ts';
import { gateReinforce } from './reinforce.ts';

/** WG 14.27. */
const MAX_CARDS = 8;

/** What a card makes of the turn: it is over, or another card is turned in the same slot (WG 14.26). */
export type TurnEnd = 'over' | 'another';

/** WG 14.8: the bottom card of the deck decides what the Gatekeepers do. */
export function* gatekeepersTurn(g: Warpgate): Flow {
  const s = g.state;
  const seat = s.active;
  const gatekeepers = s.gatekeepers!;
  proceed(s, { step: 'endOfGatekeepersTurn', args: null });
  g.emit?.({ type: 'TurnBegan', seat, turn: s.turn });
  gatekeepers.turned = [];
  for (let n = 0; n < MAX_CARDS; n++) {
    const card = yield* turnCard(g, gatekeepers);
    if ((yield* playGateCard(g, seat, card)) === 'over') return;
    gatekeepers.discard.push(gatekeepers.slots.pop()!);
  }
  g.emit?.({ type: 'GateTurnEnded', seat, because: 'limit' });
}

/** WG 14.35: an empty deck is made anew from the discard pile; the cards in the slots stay there. */
function* turnCard(g: Warpgate, gatekeepers: Gatekeepers): Flow<GateCard> {
  const seat = g.state.active;
  if (gatekeepers.deck.length === 0) {
    gatekeepers.deck = gatekeepers.discard;
    gatekeepers.discard = [];
    yield* shuffle("Gatekeepers' Action deck", gatekeepers.deck);
    g.emit?.({ type: 'DeckReshuffled', seat, deck: 'gatekeepers' });
  }
  const card = gatekeepers.deck.shift()!;
  gatekeepers.slots.push(card);
  gatekeepers.turned.push(card);
  g.lockUndo('the Gatekeepers turned a card');
  g.emit?.({ type: 'GateCardPlayed', seat, card, turn: g.state.turn });
  return card;
}

/** What a card does has no X (WG 14.9). */
function* playGateCard(g: Warpgate, seat: Seat, card: GateCard): Flow<TurnEnd> {
  switch (card) {
    case 'technology': {
      const [leftmost] = g.state.technologies;
      if (leftmost) takeTechnology(g, seat, leftmost); // WG 14.10
      return 'over';
    }
    case 'tactics':
      yield* shuffleIntoTactics(g, seat, yield* takePromotionCards(g, 2)); // WG 14.11
      return 'over';
    case 'action':
      yield* gateControl(g, seat);
      return 'over';
    case 'desert':
    case 'jungle':
    case 'volcanic':
    case 'oceanic':
    case 'arctic':
      return yield* gateReinforce(g, seat, card);
  }
}

export function* endOfGatekeepersTurn(g: Warpgate): Flow {
  const s = g.state;
  const gatekeepers = s.gatekeepers!;
  if (s.turn === 4) gatekeepers.discard.push(...gatekeepers.slots.splice(0));
  proceedToNextTurn(s);
}
