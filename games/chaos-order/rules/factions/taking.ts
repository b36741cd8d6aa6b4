import type { Flow, Seat } from '@warptable/kernel';
import { takeOpenCard } from '../effects/cards.ts';
import type { Chaos, Taking } from '../moments.ts';
import { ask } from '../questions.ts';
import type { AbilityId } from '../state.ts';

export const hasUsedCard = (owner: Seat, { cards }: Taking): boolean =>
  cards.some(({ seat }) => seat === owner);

/** CO 13.42: the faceup card that `owner` used goes to the own hand, if its player likes. */
export function* takeUsedCard(g: Chaos, seat: Seat, { cards }: Taking, owner: Seat, by: AbilityId): Flow {
  const at = cards.findIndex((used) => used.seat === owner);
  const { card } = cards[at]!;
  if ((yield* ask.takeCard(seat, { about: { card } })) === 'no') return;
  cards.splice(at, 1);
  yield* takeOpenCard(g, seat, card, by);
}
