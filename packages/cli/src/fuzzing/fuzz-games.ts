import { observationOf } from '@warptable/bots';
import type { AnyGameModule } from '@warptable/games';
import { seatedBots } from '@warptable/lab';
import { fuzzGame } from '@warptable/testkit';
import type { Choose, FuzzFailure } from '@warptable/testkit';
import { plannedGame } from './plan.ts';
import type { FuzzPlan, PlannedGame } from './plan.ts';

/** What came of games in which nothing was found, in numbers that can be added up. */
export interface FuzzTally {
  readonly games: number;
  readonly answers: number;
  readonly checks: Readonly<Record<string, number>>;
  /** How many worlds differed from the true one when it was dealt anew: the leak test is only worth something if they do. */
  readonly otherWorlds: number;
  readonly longestStep: { readonly step: string; readonly answers: number };
}

export interface FoundFailure {
  readonly game: PlannedGame;
  readonly failure: FuzzFailure;
}

export const NOTHING_YET: FuzzTally = {
  games: 0,
  answers: 0,
  checks: {},
  otherWorlds: 0,
  longestStep: { step: '', answers: 0 },
};

/** Plays game `number` of a plan. */
export function fuzzGameOf(
  gameModule: AnyGameModule,
  plan: FuzzPlan,
  number: number,
): FuzzTally | FoundFailure {
  const game = plannedGame(gameModule, plan, number);
  const { seats, options, seed } = game;
  const { thorough, bot } = plan;
  const players = bot === undefined ? {} : { choose: botsChoosing(gameModule, bot, seats, seed) };
  const report = fuzzGame(gameModule.game, { seats, options, seed: String(seed), thorough, ...players });
  return report.ok ? { games: 1, ...report } : { game, failure: report };
}

/** Bots at all seats. That the rules fail in a world they imagine is a find too. */
function botsChoosing({ guide }: AnyGameModule, name: string, seats: number, seed: number): Choose {
  const bots = seatedBots(
    guide,
    Array.from({ length: seats }, () => name),
    String(seed),
  );
  return ({ ask }, _random, match) => {
    const bot = bots[ask.seat];
    if (!bot) throw new Error(`nobody plays for seat ${ask.seat}`);
    const { value, faults } = bot.answer(observationOf(match, ask.seat));
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
