import type { Seat } from '@warptable/kernel';
import type { MissionId } from '../../content/index.ts';
import { isFulfilled, isFulfilledForAny } from '../missions/index.ts';
import { rivalClaims } from '../solo/missions.ts';
import { isRival } from '../solo/state.ts';
import type { State } from '../state.ts';

/**
 * TW 13.2, TW 13.8, TW 13.11: the missions that the seat could complete now. Private Missions are out of reach for everybody else (TWS 19.6); Open Missions come when a turn is over, so that there is none of this turn (TWS 19.14).
 */
export function completableBy(s: State, seat: Seat): MissionId[] {
  const { missions, fresh } = s.players[seat]!;
  const ready: MissionId[] = [];
  for (const id of missions) if (isFulfilled(s, seat, id) && !fresh.includes(id)) ready.push(id);
  for (const id of s.open) if (id !== null && couldComplete(s, seat, id)) ready.push(id);
  for (const id of s.pioneering) if (couldComplete(s, seat, id)) ready.push(id);
  return ready;
}

/** Of the missions that are there for all: has the seat fulfilled it, and may it complete it (TWS 19.5)? */
export const couldComplete = (s: State, seat: Seat, id: MissionId): boolean =>
  isFulfilled(s, seat, id) && (!isRival(s, seat) || rivalClaims(s, id));

/** Completing a mission, written as a free move. */
export type Completing = `+complete:${MissionId}`;

const COMPLETE = '+complete:';

/** The mission that such an answer completes. */
export const missionOf = (value: string | undefined): MissionId | undefined =>
  value?.startsWith(COMPLETE) ? (value.slice(COMPLETE.length) as MissionId) : undefined;

/** TW 13.7: the options, and the missions that the seat has passed over and can still complete. */
export function addPassedMissions<V extends string>(s: State, seat: Seat, options: V[]): (V | Completing)[] {
  const { passed } = s.players[seat]!;
  if (passed.length === 0) return options;
  const missions = passed.filter((id) => isFulfilled(s, seat, id));
  return [...options, ...missions.map((id): Completing => `${COMPLETE}${id}`)];
}

/**
 * Is there any for one of these seats? Asked after nearly every answer, so without a list, and with each of the missions that are
 * there for all looked up only once.
 */
export function hasCompletable(s: State, seats: readonly Seat[]): boolean {
  if (s.solo) return seats.some((seat) => completableBy(s, seat).length > 0);
  for (const seat of seats) {
    const { missions, fresh } = s.players[seat]!;
    for (const id of missions) if (isFulfilled(s, seat, id) && !fresh.includes(id)) return true;
  }
  for (const id of s.open) if (id !== null && isFulfilledForAny(s, seats, id)) return true;
  for (const id of s.pioneering) if (isFulfilledForAny(s, seats, id)) return true;
  return false;
}
