import type { Seat } from '@warptable/kernel';
import type { MissionId, PioneeringId } from '../../content/index.ts';
import type { State } from '../state.ts';
import { needOf } from './conditions.ts';
import type { Condition, Count } from './conditions.ts';
import { CONQUEST } from './conquest.ts';
import { AT_END, PIONEERING } from './pioneering.ts';
import { PROGRESS } from './progress.ts';
import { PROSPERITY } from './prosperity.ts';

/** The missions that can be completed in play. A Map, because it finds an id twice as fast as an object of this size. */
const IN_PLAY: ReadonlyMap<string, readonly Condition[]> = new Map(
  Object.entries({ ...PROGRESS, ...PROSPERITY, ...CONQUEST, ...PIONEERING }),
);

/** Do all conditions of the mission hold for this seat at this moment? Never for those that are awarded when the game ends. */
export function isFulfilled(s: State, seat: Seat, id: MissionId): boolean {
  const conditions = IN_PLAY.get(id);
  return conditions !== undefined && holdFor(s, seat, conditions);
}

/** The same for one of these seats. */
export function isFulfilledForAny(s: State, seats: readonly Seat[], id: MissionId): boolean {
  const conditions = IN_PLAY.get(id);
  if (!conditions) return false;
  for (let i = 0; i < seats.length; i++) if (holdFor(s, seats[i]!, conditions)) return true;
  return false;
}

function holdFor(s: State, seat: Seat, conditions: readonly Condition[]): boolean {
  for (let i = 0; i < conditions.length; i++) {
    const condition = conditions[i]!;
    if (condition.have(s, seat) < needOf(s, condition)) return false;
  }
  return true;
}

/** How far a condition has come: it holds when `have` reaches `need`. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

/**
 * One entry for each condition of the mission. Reads nothing that is hidden from the seat: of a mission that is awarded when the
 * game ends it tells what the seat has of the thing, and that this must be at least 1.
 */
export function progressOf(s: State, seat: Seat, id: MissionId): readonly Progress[] {
  const conditions = IN_PLAY.get(id);
  if (!conditions) return [{ have: countForEnd(s, seat, id as PioneeringId), need: 1 }];
  return conditions.map((one) => ({ have: one.have(s, seat), need: needOf(s, one) }));
}

const COUNTS: Readonly<Partial<Record<PioneeringId, Count>>> = AT_END;

/** TW 13.26, TW 18.21: what a player has of the thing for which the card is awarded; nothing for a card that is completed in play. */
export const countForEnd = (s: State, seat: Seat, id: PioneeringId): number => COUNTS[id]?.(s, seat) ?? 0;
