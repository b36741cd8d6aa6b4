import { Random, askedOf, isAnswer } from '@warptable/kernel';
import type { AnswerValue, Asked, Driver, GameEvent, Match, Playable, Seat } from '@warptable/kernel';

/** What a seat answered of late: all its answers from a number of entries on, the oldest first. */
export interface Answered {
  readonly since: number;
  readonly answers: readonly { readonly at: number; readonly value: AnswerValue }[];
}

/**
 * A game as one seat knows it, with a question to that seat: all that a bot is ever given. The truth is not in it, only worlds that
 * agree with what the seat knows. The same knowledge and the same seed give the same worlds, whatever is true.
 */
export interface Observation<S extends Playable, O, V, E extends GameEvent> {
  readonly seat: Seat;
  readonly seats: number;
  readonly view: V;
  readonly asked: Asked;
  /** The number of entries so far, which everybody may know. */
  readonly length: number;
  /** What this seat itself answered, whoever answered for it: a bot need not have been heard. */
  readonly answered: Answered;
  /** A simulation of its own, in which all that the seat cannot know is dealt anew. */
  determinize(random: Random): Driver<S, O, V, E>;
}

/** For code that looks into no game. */
export type AnyObservation = Observation<Playable, unknown, unknown, GameEvent>;

/** More answers of its own than these no bot looks back on. */
const REMEMBERED = 8;

/** What a seat answered of late, as far as the match has it on record. */
export function answeredBy<S extends Playable, O, V, E extends GameEvent>(
  { entries, firstEntry }: Match<S, O, V, E>,
  seat: Seat,
): Answered {
  const answers: { at: number; value: AnswerValue }[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (!entry || !isAnswer(entry) || entry.seat !== seat) continue;
    answers.unshift({ at: firstEntry + i, value: entry.value });
    if (answers.length === REMEMBERED) return { since: firstEntry + i, answers };
  }
  return { since: firstEntry, answers };
}

/** What this seat, which must be asked something, knows of a match; and of its own answers, if they are known better. */
export function observationOf<S extends Playable, O, V, E extends GameEvent>(
  match: Match<S, O, V, E>,
  seat: Seat,
  answered = answeredBy(match, seat),
): Observation<S, O, V, E> {
  const pending = match.pendingOf(seat);
  if (!pending) throw new Error(`seat ${seat} is not asked anything now`);
  const sorted: Sorted[] = [];
  return {
    seat,
    seats: match.seats,
    view: match.view(seat),
    asked: askedOf(pending),
    length: match.length,
    answered,
    determinize: (random) => match.determinize(seat, new Forgetful(random.next(), sorted)),
  };
}

/** A pile as it was and the same in order. */
interface Sorted {
  readonly pile: readonly unknown[];
  readonly inOrder: readonly unknown[];
}

/**
 * Puts a pile in order before it shuffles it: the new order must not hang on the one before, which the seat does not know.
 * Every pile that is dealt anew goes through `shuffle`. World after world begins with the same piles, so they are put in order once.
 */
class Forgetful extends Random {
  private readonly sorted: Sorted[];
  private shuffled = 0;

  constructor(seed: number, sorted: Sorted[]) {
    super(seed);
    this.sorted = sorted;
  }

  override shuffle<T>(pile: T[]): void {
    const number = this.shuffled++;
    const known = this.sorted[number];
    if (known && areAlike(known.pile, pile)) {
      for (let i = 0; i < pile.length; i++) pile[i] = known.inOrder[i] as T;
    } else {
      const before = [...pile];
      pile.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      this.sorted[number] = { pile: before, inOrder: [...pile] };
    }
    super.shuffle(pile);
  }
}

function areAlike(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
