import type { Forced, Happened } from '@warptable/kernel';
import type { EventType, WarpEvent } from '../../rules/events.ts';
import { PLAYER, RIVAL } from '../../rules/solo/state.ts';
import { seatOf } from '../events.ts';

type Told = WarpEvent | Forced;

/** A thing that the Rival did, with all that came of it at once. */
export interface RivalStep {
  readonly head: Told;
  readonly events: readonly Told[];
}

/** What begins a step of its own; all else belongs to the step before. */
const HEADS: readonly string[] = [
  'AutomaDrawn',
  'RivalPicked',
  'SoloDieRolled',
  'RivalSkipped',
  'RivalCardsDrawn',
  'DiceRolled',
  'RivalRewardDrawn',
  'RivalRewardsSpent',
  'RivalScored',
  'RivalGaveBack',
  'MissionCompleted',
  'PhaseReached',
  'Followed',
  'OutOfTime',
] satisfies EventType[];

function isHead(event: Told, before: Told | undefined): boolean {
  // Both sides roll for one combat, and a die that is rolled again belongs to the first roll.
  if (event.type === before?.type && event.type === 'DiceRolled') return false;
  if (event.type === 'SoloDieRolled' && before?.type === 'SoloDieRolled') return !before.again;
  return HEADS.includes(event.type);
}

export function stepsOf(events: readonly Told[]): RivalStep[] {
  const steps: { head: Told; events: Told[] }[] = [];
  for (const event of events) {
    const last = steps.at(-1);
    if (!last || isHead(event, last.events.at(-1))) {
      if (seatOf(event) === RIVAL || last) steps.push({ head: event, events: [event] });
    } else last.events.push(event);
  }
  return steps;
}

const isTurn = ({ event }: Happened<Told>, seat?: number): boolean =>
  event.type === 'TurnBegan' && (seat === undefined || event.seat === seat);

/** All that happened in the turn that an event belongs to, from the first thing that the Rival did. */
export function turnAround(log: readonly Happened<Told>[], event: Told): readonly Told[] {
  const at = log.findIndex((one) => one.event === event);
  if (at < 0) return [];
  const begin = log.findLastIndex((one, i) => i <= at && isTurn(one));
  const end = log.findIndex((one, i) => i > at && isTurn(one));
  const turn = log.slice(begin + 1, end < 0 ? log.length : end).map((one) => one.event);
  return turn.slice(turn.findIndex((one) => HEADS.includes(one.type) && seatOf(one) === RIVAL));
}

/** Worth telling by itself. */
const GREAT: readonly string[] = ['AutomaDrawn', 'RivalPicked', 'PhaseReached'] satisfies EventType[];

/**
 * The first great thing that the Rival did since the Player's last answer; since the Player's last turn, if none is known, as long as
 * nothing has been done in the new one.
 */
export function firstNews(log: readonly Happened<Told>[], lastOwn: number | null): Told | undefined {
  const isGreat = ({ event }: Happened<Told>): boolean => GREAT.includes(event.type);
  if (lastOwn !== null) return log.find((one) => one.at >= lastOwn && isGreat(one))?.event;
  const mine = log.findLastIndex((one) => isTurn(one, PLAYER));
  const theirs = log.findLastIndex((one) => isTurn(one, RIVAL));
  if (theirs < 0 || (mine > theirs && mine < log.length - 1)) return undefined;
  return log.slice(theirs).find(isGreat)?.event;
}
