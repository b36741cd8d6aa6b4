import type { Asked, Eye, GameEvent, PersonAt, Seat, Value, Words } from '@warptable/kernel';
import type { ComponentType } from 'react';
import type { Fight, FightLook } from './fights/fight.ts';
import type { Readable } from './store.ts';

/** How a seat is told apart: by colour, by shape and by letter, never by colour alone. */
export interface SeatLook {
  readonly letter: string;
  /** For a narrow strip: the colour alone, say. As in the words of the game, if left out. */
  readonly name?: string;
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';
  /** Names of CSS custom properties: fill, and ink that is readable on it. */
  readonly fill: string;
  readonly ink: string;
}

/** What somebody's attention is on. It changes with every move of the mouse, so each thing watches it for itself: see `useFact`. */
export interface Attention {
  /** The option that somebody points at, here or in the list, or is about to confirm: draw it as a ghost. */
  readonly considered: Value | null;
  /** The option that waits to be confirmed: a finger has touched it, and somebody may want to know more of it. */
  readonly confirming: Value | null;
  /** Places or things to flash, from the log or the last event. */
  readonly flash: readonly string[];
}

/** What every part of a game's board gets. No part knows rules: what may be touched is in `asked`. */
export interface PartProps<V> {
  readonly view: V;
  readonly eye: Eye;
  /** The question to me, if there is one: its options are the lit targets, its refusals the grey ones. */
  readonly asked: Asked | null;
  /** What is picked so far, where several options make up the answer. */
  readonly picked: readonly Value[];
  /** Answers the question with this option; where several make up the answer, picks it or puts it back. */
  readonly choose: (value: Value) => void;
  /** Whether answering with this option cannot be taken back. */
  readonly isFinal: (value: Value) => boolean;
  /** A grey thing was touched: says why not. */
  readonly explain: (value: Value) => void;
  /** Opens the card of a thing: an id such as `tactics:bt-a` that `Inspect` understands. */
  readonly inspect: (thing: string) => void;
  /** Whether the table lets the odds of a battle be shown. */
  readonly odds: boolean;
  readonly attention: Readable<Attention>;
  /** The pointer or the focus is on this option (null: on none). */
  consider?(value: Value | null): void;
  /** Does something beside the course of play, such as laying a card in advance; absent where one only looks. */
  readonly aside?: (kind: string, value: Value) => void;
}

export interface SeatPartProps<V> extends PartProps<V> {
  readonly seat: Seat;
}

/** What everybody would have scored, had the game ended with this round. */
export interface Standings {
  readonly round: number;
  /** By seat. */
  readonly scores: readonly number[];
}

export interface ResultProps<V> {
  readonly view: V;
  readonly names: readonly string[];
  /** Round by round, once it is worked out. */
  readonly history?: readonly Standings[] | undefined;
}

/** Where a learner stands: what can be seen, what is asked, and all that has happened. */
export interface LessonMoment<V, E extends GameEvent> {
  readonly view: V;
  readonly asked: Asked | null;
  readonly events: readonly E[];
}

/** A step of a guided first game: what to read, and what to do to get on. */
export interface LessonStep<V, E extends GameEvent> {
  readonly id: string;
  readonly text: string;
  /** A rule to read more about. */
  readonly rule?: string;
  /** Things to point at: values of options, places, or names of parts (`prompt`, `hand`, `board`, `log`). */
  readonly pointAt: readonly string[];
  /** The step is done when this holds; without it, by pressing Next. */
  done?(moment: LessonMoment<V, E>): boolean;
  /** Something else was done instead, so that nobody can do what this step says. */
  isMissed?(moment: LessonMoment<V, E>): boolean;
}

/** A table whose course is fixed as far as its luck goes. */
export interface LessonTable {
  /** One for the learner, the others for bots. */
  readonly seats: number;
  readonly options: { readonly [option: string]: string };
  /** Of the luck: 64 hexadecimal digits. */
  readonly secret: string;
}

/** What is said on the button that hands in all that is picked. */
interface HandIn {
  readonly label: string;
  /** It rolls or reveals something, so that it cannot be taken back. */
  readonly isFinal: boolean;
}

/** Everything the shell needs to show a game. The shell lays the parts out; the game draws them. */
export interface GameLook<V, E extends GameEvent> {
  /** But for the whole position in words, which is for terminals. */
  readonly words: Omit<Words<V, E>, 'position'>;
  seat(view: V, seat: Seat): SeatLook;
  /** All who play, automatic opponents too, in the order of play; the seats of the table, if left out. */
  seats?(view: V): readonly Seat[];
  /** Whose turn it is; nobody's while all act at once. Whoever else is asked then is told that it is not the own turn. */
  turnOf?(view: V): Seat | null;
  /** The map. Fills its box; pans and zooms inside it. */
  readonly Board: ComponentType<PartProps<V>>;
  /** My hand and my resources: always visible, one or two rows high. */
  readonly Hand: ComponentType<PartProps<V>>;
  /** Round, turn, what is left: one line. */
  readonly Status: ComponentType<{ readonly view: V }>;
  /** One player in a narrow strip. */
  readonly Strip: ComponentType<SeatPartProps<V>>;
  /** One player in full. */
  readonly Player: ComponentType<SeatPartProps<V>>;
  /** The shared market and decks. */
  readonly Market: ComponentType<PartProps<V>>;
  /** Answers given beforehand, for a dialog that the prompt bar offers in the turns of others. */
  readonly Beforehand?: ComponentType<PartProps<V>>;
  /** The table at the end of the game. */
  readonly Result: ComponentType<ResultProps<V>>;
  /** What there is to know of a thing, for a dialog. */
  readonly Inspect: ComponentType<{ readonly view: V; readonly thing: string }>;
  /**
   * The round that a view stands in, for the chart at the end of the game. A game that has it must be able to tell its `result` at the
   * end of every round.
   */
  readonly roundOf?: (view: V) => number;
  /** The places and things an event is about, for flashing. */
  flashOf(event: E): readonly string[];
  /** Options that stand on the board or in the hand, not only in the list of the prompt bar. */
  isOnBoard(asked: Asked, value: Value): boolean;
  /** An option in a few words, for buttons; nothing if its whole text is short enough. */
  brief?(view: V, asked: Asked, value: Value): string | undefined;
  /** What handing in these does, where several options make up the answer; nothing if that they are picked says enough. */
  handIn?(view: V, asked: Asked, picked: readonly Value[]): HandIn | undefined;
  /** An amount that is paid or given away: whoever chooses it begins with the least. */
  isCost?(asked: Asked): boolean;
  /** Options beside the course of play, such as a trade in between: smaller buttons, apart from the others. */
  isSecondary?(asked: Asked, value: Value): boolean;
  /** The rule that a question comes from: the prompt leads to it. */
  ruleOf?(asked: Asked): string | undefined;
  /** The heading of a new group in the log, if the event begins one: a round, a turn. */
  heading?(view: V, event: E, eye: Eye, personAt: PersonAt): string | undefined;
  /** Whom an event is about: their mark stands beside its line of the log. */
  seatOf?(event: E): Seat | undefined;
  /** To whom somebody else did it: an attack, a theft, a loss. */
  whom?(event: E): Seat | undefined;
  /** How fights end: shown over the map. */
  readonly fights?: FightLook<V, E, Fight>;
  /** The option that ends the turn where others stand beside it: it is given by the button for that, not by one of its own. */
  endOf?(asked: Asked): Value | undefined;
  /** Whether this answer rolls, reveals or ends something, so that it cannot be taken back. */
  isFinal?(view: V, asked: Asked, value: Value): boolean;
  readonly lesson: readonly LessonStep<V, E>[];
  /** The table that the guided first game is played at: always the same luck, so that the steps fit. */
  readonly lessonTable?: LessonTable;
  /** Our numbered rules as Markdown. */
  rulebook(): Promise<string>;
}

/** For the shell, which shows every game and looks into none: views and events are opaque to it. */
export type AnyLook = GameLook<unknown, GameEvent>;

/** A look keeps its types to itself: the shell only hands its own values back to it. */
export const anyLook = <V, E extends GameEvent>(look: GameLook<V, E>): AnyLook => look as unknown as AnyLook;
