import type { GameEvent, Happened, Seat } from '@warptable/kernel';

export type SoundName = 'turn' | 'move' | 'reveal' | 'dice' | 'success' | 'loss' | 'chat';

/** Pieces on their way over the map. */
export interface Travel {
  readonly seat: Seat;
  /** Ids of places, from the first to the last. */
  readonly path: readonly string[];
  readonly count: number;
}

/** What of an event is seen and heard, beside its line in the log. */
export interface Cue {
  readonly sound?: SoundName;
  readonly travel?: Travel;
  /** How the dice fell, for both sides of a fight in turn. */
  readonly dice?: { readonly seat?: Seat; readonly faces: readonly number[] };
  /** Told over the map in the words of the log; its points fly to the score of its seat. */
  readonly banner?: { readonly seat?: Seat; readonly points?: number };
}

/** A cue with the event that it comes from. */
export interface CuedEvent {
  readonly event: GameEvent;
  readonly cue: Cue;
}

/** More than so many at once are no theatre but waiting: what came before them is only in the log. */
const MAX_ACTS = 12;

/** What is to be played after so many entries, in the order in which it happened. */
export function actsSince(
  log: readonly Happened<GameEvent>[],
  since: number,
  cueOf: (event: GameEvent) => Cue | undefined,
): CuedEvent[] {
  const acts = log.flatMap(({ at, event }) => {
    const cue = at > since ? cueOf(event) : undefined;
    return cue ? { event, cue } : [];
  });
  return acts.slice(-MAX_ACTS);
}

/** Milliseconds that each kind of cue takes before the next one begins. */
const NORMAL = { travel: 420, dice: 900, banner: 500, sound: 0 };

export type Pace = 'normal' | 'quick' | 'still';

/** Of all pieces of a path: a long way is not slower, it is flown faster. `still`: nothing moves, and nobody waits. */
export function lengthOf({ travel, dice, banner }: Cue, pace: Pace): number {
  if (pace === 'still') return 0;
  const full = travel ? NORMAL.travel : dice ? NORMAL.dice : banner ? NORMAL.banner : NORMAL.sound;
  return pace === 'quick' ? full / 2 : full;
}

/** All of it together takes no longer than this, in milliseconds: many acts are played faster. */
const MAX_LENGTH = 4_000;

export function haste(acts: readonly CuedEvent[], pace: Pace): number {
  const sum = acts.reduce((all, { cue }) => all + lengthOf(cue, pace), 0);
  return Math.min(1, MAX_LENGTH / Math.max(1, sum));
}
