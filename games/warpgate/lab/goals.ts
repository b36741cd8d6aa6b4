import type { GoalFinding } from '@warptable/kernel';
import type { WarpgateEvent } from '../rules/events.ts';
import type { WarpgateView } from '../rules/view.ts';

/** The Objectives that players had at the end; whether one is completed shows only then (WG 9.18). */
export function goalsOf(view: WarpgateView, events: readonly WarpgateEvent[]): GoalFinding[] {
  const since = roundsTaken(events);
  return view.players.flatMap(({ kind, objectives }, seat) =>
    kind === 'gatekeepers'
      ? []
      : objectives.flatMap(({ id, have = 0, need = 0 }) => {
          if (id === undefined) return [];
          const taken = since.get(`${seat}/${id}`) ?? 0;
          return [{ subject: 'objective', id, seat, taken, done: have >= need ? view.round : null }];
        }),
  );
}

/** By seat and Objective: the round in which it came to the seat; 0 for what was dealt before the first one. */
function roundsTaken(events: readonly WarpgateEvent[]): ReadonlyMap<string, number> {
  const rounds = new Map<string, number>();
  let round = 0;
  for (const event of events) {
    if (event.type === 'RoundBegan') round = event.round;
    else if (
      event.type === 'StartingObjectiveDealt' ||
      event.type === 'ObjectiveTaken' ||
      event.type === 'TopObjectiveLookedAt' // Quiet Bargains: it may be exchanged for this one
    )
      if (event.only) rounds.set(`${event.seat}/${event.only.objective}`, round);
  }
  return rounds;
}
