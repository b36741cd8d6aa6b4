import type { AnswerValue, Viewer, Json, Seat } from './seats.ts';

/**
 * What happened, in the past tense. Everybody sees an event, but for the fields in `only`, which just the seats named
 * there see; an event with an `audience` is seen by nobody but those seats.
 */
export interface GameEvent {
  readonly type: string;
  readonly audience?: readonly Seat[];
  readonly only?: { readonly seats: readonly Seat[] };
}

/** The driver answered for a seat, because there was just one option. */
export interface Forced extends GameEvent {
  readonly type: 'Forced';
  readonly audience: readonly Seat[];
  readonly kind: string;
  readonly value: AnswerValue;
  readonly about?: Json;
}

/** An event and the number of entries that stood in the record when it happened. */
export interface Happened<E extends GameEvent> {
  readonly at: number;
  readonly event: E | Forced;
}

/** The event as this viewer may see it, if it may see it at all. */
export function visibleTo<E extends GameEvent>(event: E, viewer: Viewer): E | undefined {
  if (event.audience && (viewer === 'spectator' || !event.audience.includes(viewer))) return undefined;
  if (!event.only || (viewer !== 'spectator' && event.only.seats.includes(viewer))) return event;
  const { only: _, ...rest } = event;
  return rest as E;
}
