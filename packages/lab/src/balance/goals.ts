import type { GoalFinding } from '@warptable/kernel';
import { shareOf } from '../statistics/shares.ts';
import { meanOf } from '../statistics/spread.ts';
import { shareAmong } from '../counting/counts.ts';
import type { Groups, Held } from '../counting/counts.ts';
import { judgedByOthers } from '../counting/judging.ts';
import type { Judged } from '../counting/judging.ts';

/** A mission or an objective: how often it was completed by those who had it, when, and how they fared. */
export interface GoalRow {
  readonly completed: Judged;
  /** Won by those who completed it, against those of the other goals. */
  readonly wonWith: Judged;
  /** Rounds, in the mean. */
  readonly takenIn: number;
  readonly doneIn: number | null;
}

export function goalRows(groups: Groups<Held<GoalFinding>>): GoalRow[] {
  const done = groups.map(([, list]) => list.filter((one) => one.done !== null));
  const completed = judgedByOthers(groups.map(([, list], i) => shareOf(done[i]?.length ?? 0, list.length)));
  return judgedByOthers(done.map(shareAmong)).flatMap((wonWith, i) => {
    const verdict = completed[i];
    if (!verdict) return [];
    const rounds = done[i]?.map((one) => one.done ?? 0) ?? [];
    return {
      completed: verdict,
      wonWith,
      takenIn: meanOf(groups[i]?.[1].map(({ taken }) => taken) ?? []),
      doneIn: rounds.length === 0 ? null : meanOf(rounds),
    };
  });
}
