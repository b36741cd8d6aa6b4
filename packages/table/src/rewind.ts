import { isAnswer } from '@warptable/kernel';
import type { AnyMatch, Seat } from '@warptable/kernel';
import { TableError } from './errors.ts';
import type { SeatState } from './setup.ts';

/** A wish to take the game back further than undo reaches. Everybody at the table may know of it. */
export interface Rewind {
  /** The number of the wish: an answer to it names this. */
  readonly request: number;
  readonly seat: Seat;
  /** How many entries the game is to have again. */
  readonly to: number;
  /** `lapsed`: the game went on, or other people play now than those who were asked. */
  readonly state: 'asked' | 'done' | 'refused' | 'lapsed';
  /** Who has not agreed yet. */
  readonly awaited: readonly Seat[];
  /** Who refused; the one who asked, if it was withdrawn. */
  readonly by: Seat | null;
}

/** The wish of a seat; throws if there is nothing to go back over, or if somebody is away without whose consent it cannot be. */
export function wishToRewind(
  seats: readonly SeatState[],
  match: AnyMatch,
  { seat, to }: Pick<Rewind, 'seat' | 'to'>,
  last: Rewind | null,
): Rewind {
  if (last?.state === 'asked') throw new TableError('rewindAsked', 'somebody asks to go back already');
  const { entries, firstEntry } = match;
  // What was before the first entry in memory has been looked at when the wish was made.
  if (to >= firstEntry && !entries.slice(to - firstEntry).some(isAnswer))
    throw new TableError('nothingToRewind', 'the game has not gone on since then');
  const awaited = othersThan(seats, seat);
  const away = awaited.find((other) => seats[other]?.sitIn);
  if (away !== undefined)
    throw new TableError(
      'away',
      `${seats[away]?.name} would have to agree, but a bot sits in: wait until the seat is taken back`,
    );
  return { request: (last?.request ?? 0) + 1, seat, to, state: 'asked', awaited, by: null };
}

/** Everybody else who plays in person. Whoever asks speaks for all the seats it holds; bots agree. */
function othersThan(seats: readonly SeatState[], asking: Seat): Seat[] {
  const who = seats[asking]?.who;
  return seats.flatMap((seat, i) => (seat.kind === 'human' && !seat.resigned && seat.who !== who ? i : []));
}

/** This wish, if it is open. */
export function openWish(rewind: Rewind | null): Rewind {
  if (rewind?.state !== 'asked') throw new TableError('notAskedBack', 'nobody asks to go back now');
  return rewind;
}

export const agreedBy = (rewind: Rewind, seat: Seat): Rewind => ({
  ...rewind,
  awaited: rewind.awaited.filter((one) => one !== seat),
});

export const refusedBy = (rewind: Rewind, by: Seat): Rewind => ({
  ...rewind,
  state: 'refused',
  awaited: [],
  by,
});

/** Nobody has to answer it any more. The same object if nobody had to. */
export const lapsed = (rewind: Rewind | null): Rewind | null =>
  rewind?.state === 'asked' ? { ...rewind, state: 'lapsed', awaited: [] } : rewind;
