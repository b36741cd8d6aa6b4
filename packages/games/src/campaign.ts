import type { Level } from '@warptable/bots';
import type { OptionValues, Result } from '@warptable/kernel';

/**
 * A series of games in which results count: chapters open one after the other, and what is won stays. `P` is the player's progress,
 * plain JSON; `V` is the view of the game. All functions are pure.
 */
export interface Campaign<P, V> {
  /** Of the shape of the progress. Raised when it changes: `read` reads the older ones. */
  readonly version: number;
  start(): P;
  /** Progress from a store or a file, of this version or an older one; throws with a reason if it is not sound. */
  read(raw: unknown, version: number): P;
  /** All of them, in the order in which they are shown. */
  chapters(progress: P): readonly Chapter[];
  /** What has been won besides chapters, by name: crews, races. */
  unlocked(progress: P): readonly string[];
  /** What an open chapter is played with. */
  table(progress: P, chapter: string): ChapterTable;
  next(progress: P, end: ChapterEnd<V>): P;
  /** All that is in either: for progress of the same campaign that was made in two places. */
  merge(mine: P, other: P): P;
  /** What a game has brought that was not there before, as ids: they are stored, and `gain` describes them. */
  gains(before: P, after: P): readonly string[];
  gain(id: string): CampaignGain;
  /** How a game under way stands, in a few words: its round, the points. */
  standing?(view: V): string;
  /** Single games beside all campaigns: any number at a time, with a record of their own. */
  readonly skirmish?: Campaign<unknown, V>;
}

/** Something that was won: a chapter, a race. Texts are in the language that is spoken. */
export interface CampaignGain {
  readonly name: string;
  readonly about?: string;
}

/** A chapter as it stands. Texts are in the language that is spoken. */
export interface Chapter {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly state: 'locked' | 'open' | 'won';
  /** What is missing to open it, or how well it was won. */
  readonly note?: string;
  /** A heading over this chapter and those after it. */
  readonly heading?: string;
}

/** The table of a chapter: the player has seat 0, bots have the others. */
export interface ChapterTable {
  readonly seats: number;
  readonly level: Exclude<Level, 'random'>;
  readonly options: OptionValues;
  /** The options that are up to the player; what they begin with is in `options`. */
  readonly choices?: readonly string[];
}

/** How the game of a chapter ended. */
export interface ChapterEnd<V = unknown> {
  readonly chapter: string;
  /** The id of the table. */
  readonly table: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly options: OptionValues;
  /** Null, if the player gave up. */
  readonly result: Result | null;
  /** What a spectator sees at the end; null, if the player gave up. */
  readonly view: V | null;
  /** A bot has answered in the player's place, or the game was taken back further than its rules allow. */
  readonly assisted: boolean;
  /** How often the player asked for advice. */
  readonly hints: number;
  /** How long it was played, in milliseconds; long breaks are left out. */
  readonly time: number;
  /** Played with the luck of an earlier game, which the player knows. */
  readonly repeated: boolean;
}

/** For code that serves every game: progress is opaque to it. */
export type AnyCampaign = Campaign<unknown, unknown>;
