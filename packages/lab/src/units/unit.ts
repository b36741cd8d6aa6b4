import type { Findings, Seat } from '@warptable/kernel';
import type { Weights } from '@warptable/bots';

/** Tables of evaluation weights by their name, for bots such as `regular#name`. */
export interface WeightTables {
  readonly [name: string]: Weights;
}

/** One game to be played: plain data that can be sent to any thread or machine. All that comes of it follows from it. */
export interface Unit {
  /** Its place in the run. */
  readonly number: number;
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly string[];
  readonly tables?: WeightTables;
  /** Whether the terms of the evaluation are wanted too. */
  readonly samples?: boolean;
  /** Nothing but the result is wanted, no findings and no times: then games of random bots are simulated. */
  readonly resultOnly?: boolean;
}

/** How the terms of the game's evaluation stood at the beginning of a turn. */
export interface Sample {
  /** How far the game had come, from 0 to 1. */
  readonly late: number;
  /** By seat, in the order of the guide's terms. */
  readonly terms: readonly (readonly number[])[];
}

/** What a seat's bot did. The time is measured: it is the one thing that does not follow from the unit. */
export interface Thinking {
  readonly decisions: number;
  readonly iterations: number;
  readonly milliseconds: number;
  /** How often the rules failed in a determinized world. Missing in older runs. */
  readonly faults?: number;
}

/** A game that was played to its end. */
export interface Played {
  readonly unit: number;
  readonly seed: string;
  readonly bots: readonly string[];
  /** Automatic opponents have the seats after those of the table. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Questions with more than one answer; what the driver answers by itself does not count. */
  readonly decisions: number;
  /** What each seat played, such as its faction. Older runs do not tell. */
  readonly labels?: readonly string[];
  /** By seat; empty if the game was simulated. */
  readonly thinking: readonly Thinking[];
  /** If the game says what can be found. */
  readonly findings?: Findings;
  /** If the unit asks for them. */
  readonly samples?: readonly Sample[];
}

/** A game that could not be played to its end: a fault of the rules or of a bot. */
export interface Failed {
  readonly unit: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly fault: string;
}

export type UnitResult = Played | Failed;

export const isPlayed = (result: UnitResult): result is Played => 'scores' in result;

/** The part of the win that a seat has: a win shared by n counts 1/n. */
export const wonBy = ({ winners }: Played, seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
