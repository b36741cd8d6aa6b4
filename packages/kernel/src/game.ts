import type { Refusal } from './ask.ts';
import type { Random } from './chance/random.ts';
import type { SideActionEntry } from './entries.ts';
import type { GameEvent } from './events.ts';
import type { Flow } from './flow.ts';
import type { UndoPolicy } from './undo-policy.ts';
import type { Questions } from './questions.ts';
import type { OptionInfo, OptionLimit } from './options.ts';
import type { Viewer, Json, Seat, Value } from './seats.ts';

/** A step still to be played: its name and its arguments, as plain JSON. Never changed once it is on the agenda. */
export interface Step {
  readonly step: string;
  readonly args: Json;
}

/** What the kernel needs of a state: plain JSON with the agenda in it, the next step last. */
export interface Playable {
  agenda: Step[];
}

/** What a step works with. */
export interface Play<S extends Playable, E extends GameEvent> {
  /** Changed in place by the rules. */
  readonly state: S;
  /** Absent where nobody listens: write `g.emit?.({ ... })`, then the event is not even built. */
  readonly emit: ((event: E) => void) | undefined;
  /** Something became known or final: nothing before this may be taken back, and `because` tells people why. */
  lockUndo(because: string): void;
}

/** Something a seat may do while others are asked: it changes nothing but its own note, and is no step of play. */
export interface SideAction<S> {
  options(state: S, seat: Seat): readonly Value[];
  /** Why an option may not be taken just now. `inSecret` tells whether a seat may be deciding something in secret. */
  whyNot?(state: S, seat: Seat, value: Value, inSecret: (seat: Seat) => boolean): Refusal | undefined;
  apply(state: S, seat: Seat, value: Value): void;
  /** With the later one of a seat, its earlier one is as if it had never been. */
  readonly replaces?: (earlier: Value, later: Value) => boolean;
  /** The table does it, and no player: each time the seat was asked for so many seconds in all, while there is an option. */
  readonly byClock?: {
    readonly seconds: number;
    /** How often it has been done for this seat. */
    done(state: S, seat: Seat): number;
  };
}

/** Play stands still, in a timeout for instance: nobody answers and no clock runs until it is over. */
export interface Suspension {
  /** What whoever answers all the same is told. */
  readonly refusal: Refusal;
  /** How long it may last. The rules know no clock: whoever has one ends it then. */
  readonly seconds: number;
  /** All that is still missing to end it, by seat. */
  readonly end: readonly SideActionEntry[];
}

export interface Result {
  /** Final points by seat; seats of automatic opponents follow those of the table. */
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Points by source, for the table at the end: one record for each of `scores`. */
  readonly breakdown: readonly { readonly [source: string]: number }[];
}

/** A game: everything the kernel, the table, bots and clients need to know of it. */
export interface Game<S extends Playable, O, V, E extends GameEvent> {
  readonly id: string;
  readonly name: string;
  /** Raised whenever the same answers could lead to another game. */
  readonly rulesVersion: string;
  /** Of the tables of cards, tiles and the like, see `fingerprintOf`: other tables are other rules, whether their version was raised or not. */
  readonly content?: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The ways to play, by number of seats. */
  readonly modes: readonly {
    readonly id: string;
    readonly name: string;
    readonly min: number;
    readonly max: number;
  }[];
  readonly optionTable: readonly OptionInfo[];
  /** What `readOptions` refuses though each value is known: its refusal names the limit by its id. */
  readonly optionLimits?: readonly OptionLimit<O>[];
  /** Fills in what is missing and checks the rest; throws `badOptions`. */
  readOptions(raw: unknown, seats: number): O;
  /** The state before anything has happened; its agenda begins with setting up. */
  start(options: O, seats: number): S;
  // Method syntax on purpose: each step knows the type of its own arguments.
  readonly steps: { readonly [step: string]: (g: Play<S, E>, args: never) => Flow };
  /** Without one, undo reaches back to what was last drawn, revealed or ended. */
  readonly undoPolicy?: UndoPolicy<S>;
  /** Every kind of question, declared once. */
  readonly questions?: Questions;
  readonly sideActions: { readonly [kind: string]: SideAction<S> };
  /** What a person who plays against bots alone has done beside the course of play from the beginning; it can be changed. */
  readonly whenAlone?: readonly { readonly sideAction: string; readonly value: Value }[];
  /** Whether play stands still. Side actions begin and end it. */
  suspension?(state: S): Suspension | null;
  /** A deep copy that shares nothing which changes. */
  copy(state: S): S;
  /**
   * What this viewer may see: built up from nothing, never cut down from the state. `open` is what a spectator sees of the same
   * position, if that is at hand: whatever this viewer sees alike is to be taken from it and not made again.
   */
  view(state: S, viewer: Viewer, open?: V): V;
  /** Shuffles, in place, all that this viewer cannot know, in agreement with all that it does know. */
  determinize(state: S, viewer: Viewer, random: Random): void;
  /** Valid once the agenda is empty. */
  result(state: S): Result;
  /** What each player plays (a faction, a race), for statistics. */
  labels(state: S): string[];
  /** What of the box's conservation laws is broken: nothing, in a sound state. */
  violations(state: S): string[];
}

/** Puts steps on the agenda, to be played in this order right after the present one. */
export function proceed(state: Playable, ...steps: Step[]): void {
  for (let i = steps.length - 1; i >= 0; i--) state.agenda.push(steps[i]!);
}
