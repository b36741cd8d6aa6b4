import type { GameEvent, Match, Pending, Playable, Seat } from '@warptable/kernel';

/** An imagined match. */
export type AnyWorld = Match<Playable, unknown, unknown, GameEvent>;

/** The question to this seat. The world must have been imagined for a question to it. */
export function questionIn(world: AnyWorld, seat: Seat): Pending {
  const pending = world.pendingOf(seat);
  if (!pending) throw new Error(`seat ${seat} is not asked anything in the world it imagines`);
  return pending;
}
