import { Random, askedOf } from '@warptable/kernel';
import type { Asked, GameEvent, Match, Playable, Seat } from '@warptable/kernel';

/**
 * A game as one seat knows it, with a question to that seat: all that a bot is ever given. The truth is not in it, only worlds that
 * agree with what the seat knows. The same knowledge and the same seed give the same worlds, whatever is true.
 */
export interface Outlook<S extends Playable, O, V, E extends GameEvent> {
  readonly seat: Seat;
  readonly seats: number;
  readonly view: V;
  readonly asked: Asked;
  /** The number of entries so far, which everybody may know: it tells a bot whether anything has happened in between. */
  readonly length: number;
  /** A light match of its own, in which all that the seat cannot know is dealt anew. */
  imagine(random: Random): Match<S, O, V, E>;
}

/** For code that looks into no game. */
export type AnyOutlook = Outlook<Playable, unknown, unknown, GameEvent>;

/** What this seat, which must be asked something, knows of a match. */
export function outlookOf<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  seat: Seat,
): Outlook<S, O, V, E> {
  const pending = match.pendingOf(seat);
  if (!pending) throw new Error(`seat ${seat} is not asked anything now`);
  return {
    seat,
    seats: match.seats,
    view: match.view(seat),
    asked: askedOf(pending),
    length: match.length,
    imagine: (random) => match.imagine(seat, new Forgetful(random.next())),
  };
}

/**
 * Puts a pile in order before it shuffles it: the new order must not hang on the one before, which the seat does not know.
 * Every pile that is dealt anew goes through `shuffle`.
 */
class Forgetful extends Random {
  override shuffle<T>(pile: T[]): void {
    putInOrder(pile);
    super.shuffle(pile);
  }
}

/** By insertion: piles are small, and this is done for every world. */
function putInOrder<T>(pile: T[]): void {
  for (let i = 1; i < pile.length; i++) {
    const one = pile[i] as T;
    let at = i;
    for (; at > 0 && (pile[at - 1] as T) > one; at--) pile[at] = pile[at - 1] as T;
    pile[at] = one;
  }
}
