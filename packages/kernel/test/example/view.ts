import type { Eye, Random, Seat } from '@warptable/kernel';
import { seatsOf } from './bay.ts';
import type { Bay, Oyster, Reef } from './bay.ts';
import type { CrewId } from './crew.ts';

/** What one eye sees. Nothing gets in here that is not written down here. */
export interface BayView {
  readonly round: number;
  readonly rounds: number;
  readonly inDeck: number;
  readonly spent: readonly Oyster[];
  readonly first: Seat;
  readonly divers: readonly DiverSeen[];
  /** For the seat that looks; a spectator has none. */
  readonly own: {
    readonly hand: readonly Oyster[];
    readonly thrown: readonly Oyster[];
    readonly mark: Oyster | null;
  } | null;
}

interface DiverSeen {
  readonly crew: CrewId | null;
  readonly reef: Reef;
  readonly air: number;
  readonly pearls: number;
  readonly inHand: number;
  readonly shelf: readonly Oyster[];
}

export function viewOfBay(state: Bay, eye: Eye): BayView {
  const { round, rounds, deck, spent, first, divers } = state;
  const self = eye === 'spectator' ? undefined : divers[eye];
  return {
    round,
    rounds,
    inDeck: deck.length,
    spent: [...spent],
    first,
    divers: divers.map(({ crew, reef, air, pearls, hand, shelf }) => {
      return { crew, reef, air, pearls, inHand: hand.length, shelf: [...shelf] };
    }),
    own: self ? { hand: [...self.hand], thrown: [...self.thrown], mark: self.mark } : null,
  };
}

/** Deals anew what this eye cannot know: the deck and what the others hold, threw back and marked. */
export function redealBay(state: Bay, eye: Eye, random: Random): void {
  const others = seatsOf(state)
    .filter((seat) => seat !== eye)
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
