import type { GameEvent, Match, Playable } from '@warptable/kernel';
import type { Clocks } from './clock.ts';
import type { Note, Rewound } from './notes.ts';
import type { Rewind } from './rewind.ts';
import type { SeatState } from './setup.ts';

export type AnyMatch = Match<Playable, unknown, unknown, GameEvent>;

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly text: string;
}

/** A table at rest, as plain JSON. Holds everything that is hidden. */
export interface SavedTable {
  /** How many deeds are behind it. */
  readonly n: number;
  readonly seats: readonly SeatState[];
  readonly clocks: Clocks;
  readonly pausedAt: number | null;
  readonly recessAt?: number | null;
  readonly undos: number;
  readonly rewind?: Rewind | null;
  readonly notes?: readonly Note[];
  /** In place of the notes, in a save from before there were any. */
  readonly rewound?: readonly Rewound[];
  readonly chat: readonly ChatLine[];
  /** The text of the match's snapshot, once the game has begun. */
  readonly match: string | null;
}
