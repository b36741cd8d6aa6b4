import { WarptableError } from '@warptable/kernel';
import type { Driver, GameEvent, Pending, Playable, Random } from '@warptable/kernel';
import type { Clock } from './bot.ts';
import type { AnyObservation } from './observation.ts';

/** An imagined game. */
export type AnyWorld = Driver<Playable, unknown, unknown, GameEvent>;

const ATTEMPTS = 8;

/** A deadline by a clock; without one there is none. */
export function effortFor(clock: Clock | undefined, time = Infinity): Effort {
  if (!clock || time === Infinity) return new Effort();
  const end = clock() + time;
  return new Effort(() => clock() >= end);
}

/** What it takes to think about one question: how long it may last, and what went wrong on the way. */
export class Effort {
  /** The time is over: whoever thinks is to come to an end where it is. */
  readonly isLate: () => boolean;
  /** How often the rules could not go on in an imagined world: a fault of the rules, or of how worlds are dealt anew. */
  faults = 0;

  constructor(isLate: () => boolean = () => false) {
    this.isLate = isLate;
  }

  /** What comes of a thought; nothing if the rules cannot go on in the imagined world. */
  whatHolds<T>(think: () => T): T | undefined {
    try {
      return think();
    } catch (error) {
      if (!(error instanceof WarptableError && error.code === 'rulesFault')) throw error;
      this.faults++;
      return undefined;
    }
  }
}

/**
 * A world in which the seat is asked what it is asked in truth, and that question in it. Nothing, if there seems to be none: where
 * others choose at the same time, what they are imagined to hold may have led on already.
 */
export function sampleWorld(
  observation: AnyObservation,
  random: Random,
  effort: Effort,
): { readonly world: AnyWorld; readonly pending: Pending } | undefined {
  for (let i = 0; i < ATTEMPTS && (i === 0 || !effort.isLate()); i++) {
    const world = effort.whatHolds(() => observation.determinize(random));
    const pending = world?.pendingOf(observation.seat);
    if (world && pending?.ask.kind === observation.asked.kind) return { world, pending };
  }
  return undefined;
}
