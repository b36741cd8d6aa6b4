import { Match, Random, seededChance } from '@warptable/kernel';
import type { Seat } from '@warptable/kernel';
import { playRandomly } from '@warptable/bots';
import type { AnyBoxed } from '@warptable/games';

export interface Outcome {
  readonly seed: number;
  /** Questions with more than one answer; what the driver answers by itself does not count. */
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** What each seat played, such as its faction. */
  readonly labels: readonly string[];
}

/** One game of random bots from the first decision to the last, as light as the kernel can play it. */
export function playRandomGame({ game }: AnyBoxed, options: unknown, seats: number, seed: number): Outcome {
  const match = new Match(game, { options, seats, chance: seededChance(seed), light: true });
  const decisions = playRandomly(match, new Random(`${seed}/bots`));
  const { scores, winners } = match.result;
  return { seed, decisions, scores, winners, labels: game.labels(match.state) };
}
