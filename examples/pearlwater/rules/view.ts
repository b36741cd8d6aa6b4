import type { Viewer, Result, Seat } from '@warptable/kernel';
import type { Crew, Oyster, Reef } from '../content/index.ts';
import { resultOf } from './scoring.ts';
import type { Bay } from './state.ts';

/** What one viewer sees. Nothing gets in here that is not written down here. */
export interface BayView {
  readonly round: number;
  readonly rounds: number;
  readonly inDeck: number;
  readonly spent: readonly Oyster[];
  /** Keeps the lamp, once it is drawn. */
  readonly first: Seat | null;
  readonly divers: readonly DiverView[];
  /** For the seat that looks; a spectator has none. */
  readonly own: {
    readonly hand: readonly Oyster[];
    readonly thrown: readonly Oyster[];
    readonly mark: Oyster | null;
  } | null;
  /** Once the game is over. */
  readonly result: Result | null;
}

export interface DiverView {
  readonly crew: Crew | null;
  readonly reef: Reef;
  readonly air: number;
  readonly pearls: number;
  readonly inHand: number;
  readonly shelf: readonly Oyster[];
}

export function viewOfBay(state: Bay, viewer: Viewer): BayView {
  const { round, rounds, deck, spent, first, divers } = state;
  const self = viewer === 'spectator' ? undefined : divers[viewer];
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
    result: state.agenda.length === 0 && round === rounds ? resultOf(state) : null,
  };
}
