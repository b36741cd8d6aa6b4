import type { Forced, GameEvent } from './events.ts';
import type { OptionValues } from './options.ts';
import type { Seat } from './seats.ts';

/** What a game lets the laboratory count beside scores and winners. It reads a finished game, in which nothing is hidden any more. */
export interface Lab<V, E extends GameEvent> {
  /** Options with which chance and not the players deals out what is to be compared. */
  readonly options?: OptionValues;
  findings(finished: Finished<V, E>): Findings;
  /** What people call a subject that the findings name, or one thing of it. */
  name(subject: string, id?: string): string;
  /** What people call a label of the game; as it is, if left out. */
  label?(label: string): string;
}

export interface Finished<V, E extends GameEvent> {
  /** What a spectator sees at the end. */
  readonly view: V;
  /** All that happened, with what only some seats saw. */
  readonly events: readonly (E | Forced)[];
}

/** What was found in one finished game, as plain data. A subject is a kind of content: `faction`, `technology`, `tile`. */
export interface Findings {
  readonly rounds: number;
  /** By seat, then by subject: what the seat played with from the beginning to the end, one thing or several. */
  readonly seats: readonly { readonly [subject: string]: string | readonly string[] }[];
  /** By subject: what lay on the table for all, such as sides of the map, or cards that somebody could have taken. */
  readonly table: { readonly [subject: string]: readonly string[] };
  readonly cards: readonly CardFinding[];
  readonly goals: readonly GoalFinding[];
}

/** What a seat did with a card (or a technology, a skill): how often it took it, how often it used it. */
export interface CardFinding {
  readonly subject: string;
  readonly id: string;
  readonly seat: Seat;
  readonly picked: number;
  readonly played: number;
}

/** A mission or an objective of a seat: the round in which it came to it, and the round in which it was completed, if it was. */
export interface GoalFinding {
  readonly subject: string;
  readonly id: string;
  readonly seat: Seat;
  readonly taken: number;
  readonly done: number | null;
}
