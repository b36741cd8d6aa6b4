import type { Spent } from './budget.ts';
import type { Clocks } from './clock.ts';
import type { RecordedAction } from './actions.ts';
import type { AnyMatch } from '@warptable/kernel';
import { textOf } from './matches.ts';
import { notesOf } from './notes.ts';
import type { Note, Rewound } from './notes.ts';
import type { SideActions } from './indexes.ts';
import type { Rewind } from './rewind.ts';
import type { SeatState, Who } from './setup.ts';

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly text: string;
}

/** As a table keeps it. Nobody is told who it was by anything but the name. */
export interface KeptLine extends ChatLine {
  readonly who?: Who;
  /** Made by the page: a line that comes again after a lost connection has the same. */
  readonly key?: string | undefined;
}

const CHAT_KEPT = 200;

/** A line without a text is of somebody who was forgotten. */
export const withLine = (
  chat: readonly KeptLine[],
  { at, who, name, text, key }: Omit<Extract<RecordedAction, { do: 'chat' }>, 'do'>,
): readonly KeptLine[] =>
  text === ''
    ? chat
    : [...chat, { at, who, name, text, ...(key === undefined ? {} : { key }) }].slice(-CHAT_KEPT);

/** As it is told. */
export const lineOf = ({ at, name, text }: KeptLine): ChatLine => ({ at, name, text });

/** A table at rest, as plain JSON. Holds everything that is hidden. */
export interface SavedTable {
  /** How many actions are behind it. */
  readonly n: number;
  readonly seats: readonly SeatState[];
  readonly clocks: Clocks;
  readonly pausedAt: number | null;
  readonly suspendedAt?: number | null;
  readonly fullSince?: number | null;
  readonly undos: number;
  readonly rewind?: Rewind | null;
  readonly notes?: readonly Note[];
  /** In place of the notes, in a save from before there were any. */
  readonly rewound?: readonly Rewound[];
  readonly chat: readonly KeptLine[];
  /** In a save from before it was counted there is none. */
  readonly spent?: Spent;
  /** Where side actions stand in the record; in a save from before they were left out of its numbers there are none. */
  readonly sideActions?: SideActions;
  /** The text of the match's snapshot, once the game has begun. */
  readonly match: string | null;
}

/** All that changes of a table, once it has begun and before. */
type Saved = Omit<Required<SavedTable>, 'match' | 'rewound'> & { readonly match: AnyMatch | null };

export function savedOf(table: Saved): SavedTable {
  const { n, seats, clocks, pausedAt, suspendedAt, fullSince, undos, rewind, notes, chat } = table;
  const { spent, sideActions } = table;
  const match = table.match && textOf(table.match, sideActions);
  const rest = { undos, rewind, notes, chat, spent, sideActions, match };
  return { n, seats, clocks, pausedAt, suspendedAt, fullSince, ...rest };
}

/** The names before protocol 4. */
interface OldNames {
  readonly recessAt?: number | null;
  readonly asides?: SideActions;
}

/** With what a save from before there was such a thing does not have. */
export const filledIn = ({
  recessAt = null,
  asides = [],
  suspendedAt = recessAt,
  fullSince = null,
  rewind = null,
  rewound = [],
  notes = notesOf(rewound),
  sideActions = asides,
  spent = {},
  ...rest
}: SavedTable & OldNames) => ({ ...rest, suspendedAt, fullSince, rewind, notes, sideActions, spent });

/** An action as it is called now. */
export function upgraded(action: RecordedAction): RecordedAction {
  const what: string = action.do;
  return what === 'aside' ? ({ ...action, do: 'sideAction' } as RecordedAction) : action;
}
