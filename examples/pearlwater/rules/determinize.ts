import type { Viewer, Random } from '@warptable/kernel';
import { seatsOf } from './state.ts';
import type { Bay } from './state.ts';

/** Deals anew what this viewer cannot know: the deck and what the others hold, threw back and marked. */
export function determinizeBay(state: Bay, viewer: Viewer, random: Random): void {
  const others = seatsOf(state)
    .filter((seat) => seat !== viewer)
    .map((seat) => state.divers[seat]!);
  const unknown = [...state.deck, ...others.flatMap(({ hand, thrown }) => [...hand, ...thrown])];
  random.shuffle(unknown);
  state.deck = unknown.splice(0, state.deck.length);
  for (const diver of others) {
    diver.hand = unknown.splice(0, diver.hand.length);
    diver.thrown = unknown.splice(0, diver.thrown.length);
    diver.mark = diver.mark === null ? null : random.pick(diver.hand);
  }
}
