import { seatSharesOf } from '../counting/seat-shares.ts';
import type { SeatShares } from '../counting/seat-shares.ts';
import { gameStatsOf } from '../counting/game-stats.ts';
import type { GameStats } from '../counting/game-stats.ts';
import type { TournamentPlan } from '../tournament/plan.ts';
import { isPlayed } from '../units/unit.ts';
import type { Failed, UnitResult } from '../units/unit.ts';
import { contentOf } from './content.ts';
import type { Content } from './content.ts';
import type { Naming } from '../counting/subjects.ts';
import { isFound } from '../counting/counts.ts';

/** What games of equal bots say of the content. Plain data, as of a tournament. */
export interface BalanceReport {
  readonly kind: 'balance';
  readonly plan: TournamentPlan;
  readonly games: number;
  readonly planned: number;
  readonly seats: readonly SeatShares[];
  readonly content: Content;
  readonly stats: GameStats;
  readonly faults: readonly Failed[];
}

export function balanceReport(
  plan: TournamentPlan,
  results: ReadonlyMap<number, UnitResult>,
  naming: Naming,
): BalanceReport {
  const counted = Array.from({ length: plan.games }, (_, number) => results.get(number) ?? []).flat();
  const games = counted.filter(isPlayed);
  return {
    kind: 'balance',
    plan,
    games: games.length,
    planned: plan.games,
    seats: seatSharesOf(games),
    content: contentOf(games.filter(isFound), naming),
    stats: gameStatsOf(games),
    faults: counted.filter((result): result is Failed => !isPlayed(result)),
  };
}
