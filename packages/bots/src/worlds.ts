import { WarptableError } from '@warptable/kernel';
import type { GameEvent, Match, Pending, Playable, Random } from '@warptable/kernel';
import type { AnyOutlook } from './outlook.ts';

/** An imagined match. */
export type AnyWorld = Match<Playable, unknown, unknown, GameEvent>;

const ATTEMPTS = 8;

/**
 * A world in which the seat is asked what it is asked in truth, and that question in it. Nothing, if there seems to be none: where
 * others choose at the same time, what they are imagined to hold may have led on already.
 */
export function imagined(
  outlook: AnyOutlook,
  random: Random,
): { readonly world: AnyWorld; readonly pending: Pending } | undefined {
  for (let i = 0; i < ATTEMPTS; i++) {
    const world = whatHolds(() => outlook.imagine(random));
    const pending = world?.pendingOf(outlook.seat);
    if (world && pending?.ask.kind === outlook.asked.kind) return { world, pending };
  }
  return undefined;
}

/** What comes of a thought; nothing if the rules cannot go on in the imagined world. */
export function whatHolds<T>(think: () => T): T | undefined {
  try {
    return think();
  } catch (error) {
    if (error instanceof WarptableError && error.code === 'rulesFault') return undefined;
    throw error;
  }
}
