import type {
  Asked,
  Forced,
  GameEvent,
  Happened,
  OptionValues,
  PersonAt,
  Seat,
  Value,
  Viewer,
  Words,
} from '@warptable/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { ReferenceTable } from './rules/reference.ts';
import type { Fight, FightUi } from './fights/fight.ts';
import type { Readable } from './store.ts';
import type { Cue } from './theatre/cue.ts';

export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

/** Colours that the tokens know; none before one is chosen, and for what is nobody's. */
export type SeatColour = 'blue' | 'red' | 'yellow' | 'orange' | 'white' | 'purple' | 'green' | 'none';

/** How a seat is told apart: by colour, by shape and by letter, never by colour alone. See `seatStyle`. */
export interface SeatStyle {
  readonly letter: string;
  /** For a narrow strip: the colour alone, say. As in the words of the game, if left out. */
  readonly name?: string;
  readonly shape: SeatShape;
  readonly colour: SeatColour;
}

/** What somebody's attention is on. It changes with every move of the mouse, so each thing watches it for itself: see `useFact`. */
export interface Attention {
  /** The option that somebody points at, here or in the list, or is about to confirm: draw it as a ghost. */
  readonly considered: Value | null;
  /** The option that waits to be confirmed: a finger has touched it, and somebody may want to know more of it. */
  readonly confirming: Value | null;
  /** Places or things to flash, from the log or the last event. */
  readonly flash: readonly string[];
  /** The event whose reasons are read, so that the board can show them. */
  readonly reasons: GameEvent | null;
}

/** What every part of a game's board gets. No part knows rules: what may be touched is in `asked`. */
export interface PartProps<V> {
  readonly view: V;
  readonly viewer: Viewer;
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
  readonly sideAction?: (kind: string, value: Value) => void;
}

export interface SeatPartProps<V> extends PartProps<V> {
  readonly seat: Seat;
}

/** What a player has scored so far, as far as everybody may know. */
export interface PublicPoints {
  readonly total: number;
  /** What it is made of. */
  readonly parts: readonly { readonly name: string; readonly value: number }[];
  /** What is not counted yet. */
  readonly note?: string;
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
  readonly events: readonly (E | Forced)[];
}

/** A step of a lesson: what to read, and what to do to get on. */
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
  readonly options: OptionValues;
  /** Of the luck: 64 hexadecimal digits. */
  readonly secret: string;
}

/** Why something happened that nobody decided: an automatic opponent goes by rules that one can follow. */
export interface ReasonsUi<V, E extends GameEvent> {
  /** Whether there is more to say of an event than its line. */
  has(event: E | Forced): boolean;
  /** All of it, below the line of the log. A component, best loaded when it is wanted. */
  readonly Reasons: ComponentType<{ readonly view: V; readonly viewer: Viewer; readonly event: E }>;
}

/** A guided game. */
export interface Lesson<V, E extends GameEvent> {
  /** Unique within the game; part of its address. */
  readonly id: string;
  readonly name: string;
  readonly steps: readonly LessonStep<V, E>[];
  /** The table that it is played at: always the same luck, so that the steps fit. That of a quick game, if left out. */
  readonly table?: LessonTable;
}

/** A game of a campaign that is under way. */
export interface RunningGame {
  readonly chapter: string;
  readonly table: string;
  readonly href: string;
  /** The round, the points, in a few words; nothing before it has begun. */
  readonly standing?: string | undefined;
}

/** What a game's own page of a campaign gets. `P` is the progress of its campaign, `S` that of its single games. */
export interface CampaignProps<P = unknown, S = unknown> {
  /** The record that is shown: a campaign, or the single games beside all campaigns. */
  readonly shown: CampaignShown<P, S>;
  /** The campaigns of the same place. */
  readonly campaigns: readonly { readonly name: string; readonly progress: P }[];
  readonly running: readonly RunningGame[];
  readonly play: (chapter: string, choices: OptionValues) => void;
  readonly giveUp: (table: string) => void;
  /** Plays a single game again with the same luck; nothing where that is not offered. */
  readonly repeat?: ((table: string) => void) | undefined;
  /** The address of a game's replay, if the game is still kept. */
  readonly replayOf: (table: string) => string | undefined;
  /** The address of a lesson of the game. */
  readonly lessonAt: (lesson: string) => string;
  /** A link within the page. */
  readonly Link: ComponentType<LinkProps>;
}

export type CampaignShown<P, S> =
  | { readonly kind: 'campaign'; readonly progress: P }
  | { readonly kind: 'skirmish'; readonly progress: S };

export interface LinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Everything the shell needs to show a game. The shell lays the parts out; the game draws them. */
export interface GameUi<V, E extends GameEvent> {
  /** But for the whole position in words, which is for terminals. */
  readonly words: Omit<Words<V, E>, 'position'>;
  seat(view: V, seat: Seat): SeatStyle;
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
  /** What a player would have if the game ended now, as far as the rules let everybody know it: shown in every strip. */
  pointsOf?(view: V, seat: Seat): PublicPoints | undefined;
  /** One player in a narrow strip. */
  readonly Strip: ComponentType<SeatPartProps<V>>;
  /** One player in full. */
  readonly Player: ComponentType<SeatPartProps<V>>;
  /** The shared market and decks. */
  readonly Market: ComponentType<PartProps<V>>;
  /** Answers given beforehand, for a dialog that the prompt bar offers in the turns of others. */
  readonly Beforehand?: ComponentType<PartProps<V>>;
  /** The table at the end of the game; may be loaded when it is wanted. */
  readonly Result: ComponentType<ResultProps<V>>;
  /** What there is to know of a thing, for a dialog; may be loaded when it is wanted. */
  readonly Inspect: ComponentType<{ readonly view: V; readonly thing: string }>;
  /**
   * The round that a view stands in, for the chart at the end of the game. A game that has it must be able to tell its `result` at the
   * end of every round.
   */
  readonly roundOf?: (view: V) => number;
  /** The places and things an event is about, for flashing. */
  flashOf(event: E): readonly string[];
  /** What of an event is seen and heard as it happens; nothing for what only the log tells. `told` is the log up to this event, with it. */
  cueOf?(view: V, event: E, told: readonly Happened<E>[]): Cue | undefined;
  /** A die as it is shown when it falls, by the number that the cue gives; spots, if left out. */
  readonly Die?: ComponentType<{ readonly face: number; readonly size: number }>;
  /** Options that stand on the board or in the hand, not only in the list of the prompt bar. */
  isOnBoard(asked: Asked, value: Value): boolean;
  /** An option in a few words, for buttons; nothing if its whole text is short enough. */
  brief?(view: V, asked: Asked, value: Value): string | undefined;
  /** What answering with these does, for the button that does it, where several options make up the answer. */
  submit?(view: V, asked: Asked, picked: readonly Value[]): string | undefined;
  /** Options beside the course of play, such as a trade in between: smaller buttons, apart from the others. */
  isSecondary?(asked: Asked, value: Value): boolean;
  /** The heading of a new group in the log, if the event begins one: a round, a turn. */
  heading?(view: V, event: E, viewer: Viewer, personAt: PersonAt): string | undefined;
  /** Whom an event is about: their mark stands beside its line of the log. */
  seatOf?(event: E): Seat | undefined;
  /** To whom somebody else did it: an attack, a theft, a loss. */
  affectedSeat?(event: E): Seat | undefined;
  readonly reasons?: ReasonsUi<V, E>;
  /** The board itself tells step by step what an automatic opponent has done, so that the shell need not. */
  retells?(view: V): boolean;
  /** How fights end: shown over the map. */
  readonly fights?: FightUi<V, E, Fight>;
  /** The lessons, the one for newcomers first. */
  lessons(): Promise<readonly Lesson<V, E>[]>;
  /** A campaign as the game likes to show it, inside the frame of the page: best loaded when it is wanted. A list of chapters, if left out. */
  readonly Campaign?: ComponentType<CampaignProps>;
  /** Our numbered rules as Markdown: the rulebook, and those for other ways to play, each with a title and ids of its own. */
  rulebooks(): Promise<readonly string[]>;
  /** The game in five minutes, as Markdown with a title: the first page of the rules. */
  primer?(): Promise<string>;
  /** All cards and tokens of the box, from the tables of `content`, in the language that is spoken. */
  reference?(): Promise<readonly ReferenceTable[]>;
}

/** For the shell, which shows every game and looks into none: views and events are opaque to it. */
export type AnyGameUi = GameUi<unknown, GameEvent>;
