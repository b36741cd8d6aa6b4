import type { Pending, Playable, Seat, Value } from '@warptable/kernel';

/**
 * What a game tells bots about itself: how good a position is, and what a sensible player would answer. It reads states in which all
 * that the bot's seat cannot know was dealt anew, so it may look at everything.
 */
export interface Guide<S extends Playable> {
  /** The names of the evaluation's terms. */
  readonly terms: readonly string[];
  /** The values of the terms, in their order: a position is worth their weighted sum to a seat, in points at the end of the game. */
  measure(state: S, seat: Seat): readonly number[];
  readonly weights: Weights;
  /** How far the game has come, from 0 to 1: the evaluation goes from the early to the late weights. */
  progress(state: S): number;
  /** The lead, in points, that wins about three games of four. */
  readonly lead: number;
  /** How many turns of its own an Expert looks ahead, the present one included: the longer a turn, the fewer. */
  readonly foresight: number;
  /** Whom a seat plays against; automatic opponents have the seats after those of the table. */
  rivals(state: S, seat: Seat): readonly Seat[];
  /** A number that stays the same as long as one turn lasts: a look-ahead of one turn ends when it changes. */
  turn(state: S): number;
  /** What chance has laid open for everybody and the next question does not tell, such as dice. */
  shown?(state: S): string | undefined;
  /**
   * What a sensible player would choose, without looking ahead: a weight, 0 or more, for each option of the question in its order;
   * nothing if all are alike. For `some` and `order` the options are weighed one by one; at a fork of a `path`, after what was taken.
   */
  advise(state: S, pending: Pending, taken: readonly Value[]): readonly number[] | undefined;
}

/** For code that looks into no game. */
export type AnyGuide = Guide<Playable>;

/** By the name of the term: its weight at the beginning of the game and at its end. A term without an entry weighs nothing. */
export type Weights = { readonly [term: string]: readonly [early: number, late: number] };
