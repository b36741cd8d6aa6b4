import type { Play, Seat, Step } from '@warptable/kernel';
import type { Crew, Oyster, Reef } from '../content/index.ts';
import type { BayEvent } from './events.ts';

export interface Diver {
  crew: Crew | null;
  reef: Reef;
  air: number;
  pearls: number;
  /** Hidden from the others. */
  hand: Oyster[];
  /** Out of the game, face down: known to its diver alone. */
  thrown: Oyster[];
  /** Opened, for all to see; the last one counts twice. */
  shelf: Oyster[];
  /** A private reminder. */
  mark: Oyster | null;
}

/** The whole state: plain JSON, with the agenda in it. */
export interface Bay {
  agenda: Step[];
  /** Those that can be chosen. */
  readonly crews: readonly Crew[];
  readonly rounds: number;
  round: number;
  /** The top is last. Nobody knows the order. */
  deck: Oyster[];
  /** Oysters that were bid, for all to see. */
  spent: Oyster[];
  /** Keeps the lamp, once it is drawn. */
  first: Seat | null;
  divers: Diver[];
}

/** What every step works with. */
export type G = Play<Bay, BayEvent>;

export const diverAt = (state: Bay, seat: Seat): Diver => state.divers[seat]!;
export const seatsOf = (state: Bay): Seat[] => state.divers.map((_, seat) => seat);

/** A copy that shares nothing which changes; written by hand, because copying is what bots do all day. */
export function copyBay(state: Bay): Bay {
  const { crews, rounds, round, first } = state;
  return {
    agenda: [...state.agenda],
    crews,
    rounds,
    round,
    deck: [...state.deck],
    spent: [...state.spent],
    first,
    divers: state.divers.map(copyDiver),
  };
}

function copyDiver(diver: Diver): Diver {
  return { ...diver, hand: [...diver.hand], thrown: [...diver.thrown], shelf: [...diver.shelf] };
}
