import type { Seat } from '@warptable/kernel';
import type { TableAction } from './actions.ts';
import { seatsHeldBy } from './setup.ts';
import type { SeatState } from './setup.ts';

/** What was done about a seat, or by it about the whole table. It stands in the log among what happened in the game. */
export type Note = {
  /** No two notes of a table have the same. */
  readonly n: number;
  /** The number of entries at which it stands in the log now. */
  readonly at: number;
} & Noted;

export type Noted = { readonly seat: Seat } &
  /** `by`: who asked for it, if somebody did and it is known. */
  (
    | { readonly what: 'sitIn'; readonly because: SitInReason; readonly by: Seat | null }
    | { readonly what: 'handBack' | 'resign' | 'pause' | 'goOn' }
    /** The game went back by consent, from where it had so many entries. */
    | { readonly what: 'rewound'; readonly from: number }
  );

/** The owner asked for it, somebody else did while the owner was away, or the owner's time was up. */
export type SitInReason = 'asked' | 'absent' | 'late';

/** What is to be noted of an action; that the game went back is noted when it does. */
export function notedOf(action: TableAction, seats: readonly SeatState[]): Noted | undefined {
  switch (action.do) {
    case 'sitIn':
      return { seat: action.seat, what: action.do, because: action.because, by: action.by ?? null };
    case 'handBack':
    case 'resign':
      return { seat: action.seat, what: action.do };
    case 'pause':
    case 'goOn': {
      const [seat] = seatsHeldBy(seats, action.who);
      return seat === undefined ? undefined : { seat, what: action.do };
    }
    default:
      return undefined;
  }
}

/** Everybody is told all of them whenever something changes at the table: so many are enough. */
const MAX_NOTES = 100;

/**
 * One more, if there is one. If there are too many, the oldest goes; but that the game went back stays in the log for good. They have
 * numbers of their own: those of the actions would tell how much was done that is nobody else's business.
 */
export function withNote(notes: readonly Note[], at: number, noted: Noted | undefined): readonly Note[] {
  if (!noted) return notes;
  const all = [...notes, { n: (notes.at(-1)?.n ?? -1) + 1, at, ...noted }];
  if (all.length - rewindsIn(all) <= MAX_NOTES) return all;
  return all.toSpliced(
    all.findIndex(({ what }) => what !== 'rewound'),
    1,
  );
}

export const rewindsIn = (notes: readonly Note[]): number =>
  notes.filter(({ what }) => what === 'rewound').length;

/** What was noted beyond the end of the record moves to where it ends now. The same list if nothing was. */
export const cutBack = (notes: readonly Note[], length: number): readonly Note[] =>
  notes.some(({ at }) => at > length)
    ? notes.map((one) => ({ ...one, at: Math.min(one.at, length) }))
    : notes;

/** As it was kept before there were other notes. */
export interface Rewound {
  readonly seat: Seat;
  readonly from: number;
  readonly at: number;
}

export const notesOf = (rewound: readonly Rewound[]): readonly Note[] =>
  rewound.map((one, n) => ({ ...one, n, what: 'rewound' }));
