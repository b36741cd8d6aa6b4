import type { Seat } from '@warptable/kernel';
import type { ArchiveId } from '../../content/index.ts';
import type { Warp } from '../moments.ts';
import type { State } from '../state.ts';
import { addToHand, roomInHand } from './cards.ts';

/** Is there a card in the Discard Pile, and room for it in the hand? */
export const canSalvage = (s: State, seat: Seat): boolean => s.discard.length > 0 && roomInHand(s, seat) > 0;

/** A card of the Discard Pile into the hand; everybody has seen it. */
export function salvage(g: Warp, seat: Seat, card: ArchiveId): void {
  const s = g.state;
  const player = s.players[seat]!;
  s.discard.splice(s.discard.indexOf(card), 1);
  addToHand(player, card, true);
  player.deeds.cards++;
  g.emit?.({ type: 'CardSalvaged', seat, card });
}
