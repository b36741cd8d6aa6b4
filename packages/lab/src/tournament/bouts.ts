import type { SequentialVerdict } from '../statistics/sequential.ts';
import { shareOf } from '../statistics/shares.ts';
import type { Share } from '../statistics/shares.ts';
import { meanOf, meanWithInterval, sumOf } from '../statistics/spread.ts';
import type { Mean } from '../statistics/spread.ts';
import { isPlayed } from '../units/unit.ts';
import type { Played, UnitResult } from '../units/unit.ts';
import { outcomeOf } from './plan.ts';
import type { Bout, BoutTest } from './plan.ts';

/** Two bots against each other at tables of one size. */
export interface BoutResult {
  readonly bots: readonly string[];
  readonly seats: number;
  /** Of the games, those that the first bot won. Half of them are its part. */
  readonly share: Share;
  /** By how many points a seat of the first bot was ahead of one of the second, in the mean. */
  readonly lead: Mean;
  /** Of the sequential test, if there is one. */
  readonly verdict?: SequentialVerdict;
  readonly evidence?: number;
}

interface Counted {
  readonly bout: Bout;
  readonly test: BoutTest | undefined;
  readonly verdict: SequentialVerdict;
  readonly results: readonly UnitResult[];
}

/** A bot that plays with itself has no opponent, so nothing is said of it here. */
export function boutResults(bouts: readonly Counted[]): BoutResult[] {
  return bouts
    .filter(({ bout }) => bout.bots.length === 2)
    .map(({ bout, test, verdict, results }) => {
      const games = results.filter(isPlayed);
      return {
        bots: bout.bots,
        seats: bout.seats,
        share: shareOf(sumOf(games.map((game) => outcomeOf(bout, game))), games.length),
        lead: meanWithInterval(games.map((game) => leadIn(bout, game))),
        ...(test ? { verdict, evidence: test.evidence } : {}),
      };
    });
}

function leadIn({ bots }: Bout, { bots: seated, scores }: Played): number {
  const [first = 0, second = 0] = bots.map((bot) => meanOf(scores.filter((_, seat) => seated[seat] === bot)));
  return first - second;
}
