/** A seat at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** What an option is: a readable id or a whole number. */
export type Value = string | number;

/** What an answer holds: one option, or several for the forms `some` and `order`. */
export type AnswerValue = Value | readonly Value[];

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
