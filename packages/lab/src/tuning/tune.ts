import type { Weights } from '@warptable/bots';
import { Random } from '@warptable/kernel';
import { LabError } from '../error.ts';
import type { LabRun } from '../running/session.ts';
import { shareOf } from '../statistics/shares.ts';
import type { Share } from '../statistics/shares.ts';
import { sumOf } from '../statistics/spread.ts';
import { isPlayed, wonBy } from '../units/unit.ts';
import type { Played, Unit } from '../units/unit.ts';
import { fitted, foretoldBy } from './regression.ts';
import { listOf, tableOf, varied } from './weights.ts';

export interface TuningPlan {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** The level and the budget of those who play; small budgets make many games. */
  readonly bot: string;
  /** The terms of the evaluation. */
  readonly terms: readonly string[];
  /** Where to begin. */
  readonly weights: Weights;
  /** How often to play and fit. */
  readonly rounds: number;
  readonly gamesARound: number;
  /** Games of the table that was found against the one it began with. */
  readonly checkGames: number;
  readonly seed: number;
}

export interface TuningRound {
  /** The part of the final leads that the evaluation foretold: before the round, and after it in games it was not fitted to. */
  readonly before: number;
  readonly after: number;
  readonly weights: Weights;
}

export interface TuningReport {
  readonly kind: 'tune';
  readonly plan: TuningPlan;
  readonly rounds: readonly TuningRound[];
  readonly tuned: Weights;
  /** What the tuned table won against the one before, on luck that it has not seen. */
  readonly check: Share;
  /** Whether the tuned table is better for sure: its whole interval lies above one half, in enough games. */
  readonly better: boolean;
}

/**
 * Fits the weights by self-play, round by round: bots play each other, each with an opinion of its own about the weights; then the
 * weights are fitted to what came of all games so far, and the next round is played with them. In the end the new table plays
 * the old one. Nothing if the run was stopped: it goes on where it was.
 */
export async function tune(plan: TuningPlan, session: LabRun): Promise<TuningReport | undefined> {
  const { terms } = plan;
  const before = listOf(terms, plan.weights);
  const games: Played[] = [];
  const rounds: TuningRound[] = [];
  let tuned = plan.weights;
  for (let round = 0; round < plan.rounds; round++) {
    const played = await results(session, lessons(plan, tuned, round));
    if (!played) return undefined;
    games.push(...played);
    const { weights, foretold } = fitted(before, games);
    rounds.push({
      before: foretoldBy(listOf(terms, tuned), played),
      after: foretold,
      weights: tableOf(terms, weights),
    });
    tuned = tableOf(terms, weights);
  }
  const played = await results(session, checks(plan, tuned));
  if (!played) return undefined;
  const check = shareOf(sumOf(played.map(wonByTuned)), played.length);
  return { kind: 'tune', plan, rounds, tuned, check, better: check.low > 0.5 && played.length >= MIN_CHECK };
}

/** Fewer games prove nothing, however they end: somebody may have tried again until they fell well. */
const MIN_CHECK = 100;

export const gamesOf = ({ rounds, gamesARound, checkGames }: TuningPlan): number =>
  rounds * gamesARound + checkGames;

/** Games to learn from: every seat plays with another opinion, so that they show what each weight does. */
function lessons(plan: TuningPlan, weights: Weights, round: number): Unit[] {
  const { game, options, seats, bot, seed, gamesARound } = plan;
  return Array.from({ length: gamesARound }, (_, i) => {
    const luck = `${seed}/round ${round}/${i}`;
    const random = new Random(`${luck}/opinions`);
    const names = Array.from({ length: seats }, (_, seat) => `opinion ${seat}`);
    return {
      number: round * gamesARound + i,
      game,
      options,
      seed: luck,
      bots: names.map((name) => `${bot}#${name}`),
      tables: Object.fromEntries(names.map((name) => [name, varied(weights, random)])),
      samples: true,
    };
  });
}

/** Games of the new table against the old one: they have every other seat, and exchange them from game to game. */
function checks(plan: TuningPlan, tuned: Weights): Unit[] {
  const { game, options, seats, bot, seed, checkGames, weights } = plan;
  const names = ['tuned', 'before'];
  return Array.from({ length: checkGames }, (_, i) => ({
    number: plan.rounds * plan.gamesARound + i,
    game,
    options,
    seed: `${seed}/check/${i}`,
    bots: Array.from({ length: seats }, (_, seat) => `${bot}#${names[(seat + i) % 2] ?? ''}`),
    tables: { tuned, before: weights },
  }));
}

const wonByTuned = (game: Played): number =>
  sumOf(game.bots.map((bot, seat) => (bot.endsWith('#tuned') ? wonBy(game, seat) : 0)));

/** Plays the units; what came of them, in their order. */
async function results(session: LabRun, units: readonly Unit[]): Promise<Played[] | undefined> {
  let next = 0;
  await session.play(() => units[next++]);
  if (session.stopped) return undefined;
  return units.map(({ number }) => {
    const result = session.result(number);
    if (result && isPlayed(result)) return result;
    throw new LabError(`game ${number} could not be played: ${result?.fault ?? 'it is missing'}`);
  });
}
