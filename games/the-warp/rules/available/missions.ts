import type { Seat } from '@warptable/kernel';
import type { MissionId } from '../../content/index.ts';
import { isFulfilled, isFulfilledForAny } from '../missions/index.ts';
import type { State } from '../state.ts';

/** TW 13.2, 13.8, 13.11: the missions that the seat could complete now. */
export function completableBy(s: State, seat: Seat): MissionId[] {
  const { missions, fresh } = s.players[seat]!;
  const ready: MissionId[] = [];
  for (const id of missions) if (isFulfilled(s, seat, id) && !fresh.includes(id)) ready.push(id);
  for (const id of s.open) if (id !== null && isFulfilled(s, seat, id)) ready.push(id);
  for (const id of s.pioneering) if (isFulfilled(s, seat, id)) ready.push(id);
  return ready;
}

/**
 * Is there any for one of these seats? Asked after nearly every answer, so without a list, and with each of the missions that are
 * there for all looked up only once.
 */
export function hasCompletable(s: State, seats: readonly Seat[]): boolean {
  for (const seat of seats) {
    const { missions, fresh } = s.players[seat]!;
    for (const id of missions) if (isFulfilled(s, seat, id) && !fresh.includes(id)) return true;
  }
  for (const id of s.open) if (id !== null && isFulfilledForAny(s, seats, id)) return true;
  for (const id of s.pioneering) if (isFulfilledForAny(s, seats, id)) return true;
  return false;
}
