import { createBot, outlookOf } from '@warptable/bots';
import type { AnyBoxed } from '@warptable/games';
import { botSpec } from '@warptable/lab';
import { fuzzGame } from '@warptable/testkit';
import type { Choose, FuzzFailure } from '@warptable/testkit';
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
    const { thorough, bot } = plan;
    const players = bot === undefined ? {} : { choose: botsChoosing(boxed, bot, seats, seed) };
    const report = fuzzGame(boxed.game, { seats, options, seed: String(seed), thorough, ...players });
    if (report.ok) tally = added(tally, { games: 1, ...report });
    else found.push({ game, failure: report });
  }
  return { tally, found };
}

/** Bots at all seats. That the rules fail in a world they imagine is a find too. */
function botsChoosing({ guide }: AnyBoxed, name: string, seats: number, seed: number): Choose {
  const bots = Array.from({ length: seats }, (_, seat) => createBot(guide, botSpec(name), `${seed}/${seat}`));
  return ({ ask }, _random, match) => {
    const bot = bots[ask.seat];
    if (!bot) throw new Error(`nobody plays for seat ${ask.seat}`);
    const { value, faults } = bot.answer(outlookOf(match, ask.seat));
    if (faults > 0) throw new Error(`the rules failed in ${faults} worlds imagined for '${ask.kind}'`);
    return value;
  };
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
