import { twoSided, Z95 } from './normal.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * How often something won. A win shared by n counts 1/n, so `wins` need not be whole. Trials that lie between 0 and 1 vary
 * less than those of a coin with the same mean, so all that is made for coins errs on the safe side.
 */
export interface Share extends Interval {
  readonly trials: number;
  readonly wins: number;
  /** `wins / trials`; 0 if it never took part. */
  readonly share: number;
}

export function shareOf(wins: number, trials: number): Share {
  return { trials, wins, share: trials === 0 ? 0 : wins / trials, ...wilson(wins, trials) };
}

/** Wilson's score interval: all shares that a score test would not reject. It stays within 0 and 1 and is right for few trials. */
export function wilson(wins: number, trials: number, z = Z95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = wins / trials;
  const square = (z * z) / trials;
  const middle = (share + square / 2) / (1 + square);
  const half = (z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials))) / (1 + square);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** With fewer expected wins, or losses, the normal distribution is no guide: such a share is never judged. */
const ENOUGH = 5;

/** Whether a share can be held against this fair one at all. */
const isEnough = (trials: number, fair: number): boolean =>
  trials * fair >= ENOUGH && trials * (1 - fair) >= ENOUGH;

/** How likely a share at least this far from the fair one is by chance alone; the test that Wilson's interval belongs to. */
export function chanceOfShare({ wins, trials }: Share, fair: number): number {
  if (!isEnough(trials, fair)) return 1;
  return twoSided((wins - trials * fair) / Math.sqrt(trials * fair * (1 - fair)));
}

/** How likely two shares at least this far apart are by chance alone, if both are really the same. */
export function chanceOfDifference(one: Share, other: Share): number {
  const trials = one.trials + other.trials;
  const common = (one.wins + other.wins) / trials;
  if (!isEnough(Math.min(one.trials, other.trials), common)) return 1;
  const variance = common * (1 - common) * (1 / one.trials + 1 / other.trials);
  return twoSided((one.share - other.share) / Math.sqrt(variance));
}

/** Newcombe's interval for `after - before`, made of Wilson's intervals of both. */
export function intervalOfDifference(before: Share, after: Share): Interval {
  const difference = after.share - before.share;
  const down = Math.hypot(after.share - after.low, before.high - before.share);
  const up = Math.hypot(after.high - after.share, before.share - before.low);
  return { low: difference - down, high: difference + up };
}
