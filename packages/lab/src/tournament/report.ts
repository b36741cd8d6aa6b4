import { seatSubjectsOf } from '../counting/seats.ts';
import type { Naming, Subject } from '../counting/subjects.ts';
import { isFound } from '../counting/counts.ts';
import type { SeatRow } from '../counting/seats.ts';
import { isPlayed } from '../units/unit.ts';
import type { Failed, Played, UnitResult } from '../units/unit.ts';
import { boutResults } from './bouts.ts';
import type { BoutResult } from './bouts.ts';
import { seatSharesOf } from '../counting/seat-shares.ts';
import type { SeatShares } from '../counting/seat-shares.ts';
import { botRows } from './bots.ts';
import type { BotRow } from './bots.ts';
import { gameStatsOf } from '../counting/game-stats.ts';
import type { GameStats } from '../counting/game-stats.ts';
import { boutsOf, testOf } from './plan.ts';
import type { TournamentPlan } from './plan.ts';

/** What a tournament showed. Plain data: it is the JSON that the laboratory writes, and all that its page is made of. */
export interface TournamentReport {
  readonly kind: 'tournament';
  readonly plan: TournamentPlan;
  /** Games that count, and all that the plan asks for. */
  readonly games: number;
  readonly planned: number;
  readonly bouts: readonly BoutResult[];
  readonly bots: readonly BotRow[];
  readonly seats: readonly SeatShares[];
  /** What the seats played with, such as factions. */
  readonly labels: readonly Subject<SeatRow>[];
  readonly stats: GameStats;
  readonly faults: readonly Failed[];
}

export function tournamentReport(
  plan: TournamentPlan,
  results: ReadonlyMap<number, UnitResult>,
  naming: Naming,
): TournamentReport {
  const known = (unit: number): UnitResult | undefined => results.get(unit);
  const bouts = boutsOf(plan).map((bout) => {
    const test = testOf(plan, bout);
    const verdict = test?.verdict(known);
    const numbers = verdict && test ? bout.numbers.slice(0, test.counted) : bout.numbers;
    const counted = numbers.flatMap((number) => known(number) ?? []);
    return { bout, test, verdict, results: counted };
  });
  const counted = bouts.flatMap((bout) => bout.results).toSorted((a, b) => a.unit - b.unit);
  const games: readonly Played[] = counted.filter(isPlayed);
  return {
    kind: 'tournament',
    plan,
    games: games.length,
    planned: boutsOf(plan).length * plan.games,
    bouts: boutResults(bouts),
    bots: botRows(plan.bots, games),
    seats: seatSharesOf(games),
    labels: seatSubjectsOf(games.filter(isFound), naming),
    stats: gameStatsOf(games),
    faults: counted.filter((result): result is Failed => !isPlayed(result)),
  };
}
