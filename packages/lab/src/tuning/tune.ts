import type { Weights } from '@warptable/bots';
import { LabError } from '../error.ts';
import type { Session } from '../running/session.ts';
import { shareOf } from '../statistics/shares.ts';
import type { Share } from '../statistics/shares.ts';
import { sumOf } from '../statistics/spread.ts';
import { isPlayed, wonBy } from '../units/unit.ts';
import type { Unit, WeightTables } from '../units/unit.ts';
import { Ascent, restingPoint } from './spsa.ts';
import type { Point } from './spsa.ts';
import { Scale } from './weights.ts';

export interface TuningPlan {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  /** The level and the budget of those who play; small budgets make many games. */
  readonly bot: string;
  /** Where to begin. */
  readonly weights: Weights;
  readonly steps: number;
  readonly gamesAStep: number;
  /** Games of the table that was found against the one it began with. */
  readonly checkGames: number;
  readonly seed: number;
}

export interface TuningReport {
  readonly kind: 'tune';
  readonly plan: TuningPlan;
  /** The weights before the first step and after each one. */
  readonly way: readonly Weights[];
  readonly tuned: Weights;
  /** What the tuned table won against the one before, on luck that it has not seen. */
  readonly check: Share;
  /** Whether the tuned table is better for sure: its whole interval lies above one half. */
  readonly better: boolean;
}

/** Fits the weights. Nothing if the run was stopped: it goes on where it was. */
export async function tune(plan: TuningPlan, session: Session): Promise<TuningReport | undefined> {
  const scale = new Scale(plan.weights);
  const ascent = new Ascent(scale.size, plan.steps, String(plan.seed));
  const way: Point[] = [scale.pointOf(plan.weights)];
  for (let step = 0; step < plan.steps; step++) {
    const point = way.at(-1) ?? [];
    const { plus, minus } = ascent.pair(point, step);
    const tables = { plus: scale.weightsAt(plus), minus: scale.weightsAt(minus) };
    // Two games with the same luck, seats exchanged: what luck gives to one it gives to the other.
    const luck = (i: number): string => `${plan.seed}/step ${step}/${Math.floor(i / 2)}`;
    const units = duel(plan, tables, step * plan.gamesAStep, plan.gamesAStep, luck);
    const share = await shareIn(session, units);
    if (!share) return undefined;
    way.push(ascent.next(point, step, share.share));
  }
  const tuned = scale.weightsAt(restingPoint(way));
  const tables = { tuned, before: plan.weights };
  const luck = (i: number): string => `${plan.seed}/check/${i}`;
  const units = duel(plan, tables, plan.steps * plan.gamesAStep, plan.checkGames, luck);
  const check = await shareIn(session, units);
  if (!check) return undefined;
  return {
    kind: 'tune',
    plan,
    way: way.map((point) => scale.weightsAt(point)),
    tuned,
    check,
    better: check.low > 0.5,
  };
}

export const gamesOf = ({ steps, gamesAStep, checkGames }: TuningPlan): number =>
  steps * gamesAStep + checkGames;

/** Games between two tables of weights, which have every other seat; from game to game they exchange them. */
function duel(
  { game, options, seats, bot }: TuningPlan,
  tables: WeightTables,
  from: number,
  games: number,
  seedOf: (i: number) => string,
): Unit[] {
  const names = Object.keys(tables);
  return Array.from({ length: games }, (_, i) => ({
    number: from + i,
    game,
    options,
    seed: seedOf(i),
    bots: Array.from({ length: seats }, (_, seat) => `${bot}#${names[(seat + i) % 2] ?? ''}`),
    tables,
  }));
}

/** Plays the units; the share of them that the first table won. */
async function shareIn(session: Session, units: readonly Unit[]): Promise<Share | undefined> {
  let next = 0;
  await session.play(() => units[next++]);
  if (session.stopped) return undefined;
  const [first = ''] = Object.keys(units[0]?.tables ?? {});
  const outcomes = units.map(({ number }) => {
    const result = session.result(number);
    if (!result || !isPlayed(result))
      throw new LabError(`game ${number} could not be played: ${result?.fault ?? 'it is missing'}`);
    return sumOf(result.bots.map((bot, seat) => (bot.endsWith(`#${first}`) ? wonBy(result, seat) : 0)));
  });
  return shareOf(sumOf(outcomes), outcomes.length);
}
