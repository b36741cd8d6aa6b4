import { fuzzGame } from '@warptable/testkit';
import type { FuzzFailure } from '@warptable/testkit';
import type { AnyBoxed } from '@warptable/games';
import type { Stretch } from '../threads/crew.ts';
import { plannedGame } from './plan.ts';
import type { FuzzPlan, PlannedGame } from './plan.ts';

/** What came of a stretch of games, in numbers that can be added up. */
export interface FuzzTally {
  readonly games: number;
  readonly answers: number;
  readonly checks: Readonly<Record<string, number>>;
  /** How many worlds differed from the true one when it was dealt anew: the leak test is only worth something if they do. */
  readonly otherWorlds: number;
  readonly longestStep: { readonly step: string; readonly answers: number };
}

export interface Found {
  readonly game: PlannedGame;
  readonly failure: FuzzFailure;
}

export interface FuzzStretchReport {
  readonly tally: FuzzTally;
  readonly found: readonly Found[];
}

export const NOTHING_YET: FuzzTally = {
  games: 0,
  answers: 0,
  checks: {},
  otherWorlds: 0,
  longestStep: { step: '', answers: 0 },
};

export function fuzzStretch(boxed: AnyBoxed, plan: FuzzPlan, { from, to }: Stretch): FuzzStretchReport {
  const found: Found[] = [];
  let tally = NOTHING_YET;
  for (let i = from; i < to; i++) {
    const game = plannedGame(boxed, plan, i);
    const { seats, options, seed } = game;
    const report = fuzzGame(boxed.game, { seats, options, seed: String(seed), thorough: plan.thorough });
    if (report.ok) tally = added(tally, { games: 1, ...report });
    else found.push({ game, failure: report });
  }
  return { tally, found };
}

export function added(a: FuzzTally, b: FuzzTally): FuzzTally {
  const names = [...new Set([...Object.keys(a.checks), ...Object.keys(b.checks)])];
  return {
    games: a.games + b.games,
    answers: a.answers + b.answers,
    checks: Object.fromEntries(names.map((name) => [name, (a.checks[name] ?? 0) + (b.checks[name] ?? 0)])),
    otherWorlds: a.otherWorlds + b.otherWorlds,
    longestStep: b.longestStep.answers > a.longestStep.answers ? b.longestStep : a.longestStep,
  };
}
