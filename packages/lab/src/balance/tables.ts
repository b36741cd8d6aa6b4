import { holm } from '../statistics/holm.ts';
import { twoSided } from '../statistics/normal.ts';
import { meanOf, meanWithInterval } from '../statistics/spread.ts';
import type { Mean } from '../statistics/spread.ts';
import type { GameWithFindings, Groups } from '../counting/counts.ts';

/** What lay on the table for all, such as a side of the map: does it change the scores or the length of the game? */
export interface TableRow {
  /** Of a seat, in the mean. */
  readonly score: Mean;
  readonly rounds: Mean;
  readonly flagged: boolean;
}

export function tableRows(groups: Groups<{ readonly game: GameWithFindings }>): TableRow[] {
  const scores = judged(groups, ({ scores }) => meanOf(scores));
  const rounds = judged(groups, ({ findings }) => findings.rounds);
  return scores.flatMap((score, i) => {
    const length = rounds[i];
    if (!length) return [];
    return { score: score.mean, rounds: length.mean, flagged: score.flagged || length.flagged };
  });
}

/** The mean of each group, held against the mean of all other games of the subject. */
function judged(
  groups: Groups<{ readonly game: GameWithFindings }>,
  measure: (game: GameWithFindings) => number,
): { mean: Mean; flagged: boolean }[] {
  const numbers = new Map(groups.flatMap(([, list]) => list.map(({ game }) => [game, measure(game)])));
  const means = groups.map(([, list]) => meanWithInterval(list.map(({ game }) => numbers.get(game) ?? 0)));
  const chances = groups.map(([, list], i) => {
    const own = new Set(list.map(({ game }) => game));
    const others = [...numbers].filter(([game]) => !own.has(game)).map(([, number]) => number);
    return chanceOfMeans(means[i] ?? meanWithInterval([]), meanWithInterval(others));
  });
  const flags = holm(chances);
  return means.map((mean, i) => ({ mean, flagged: flags[i] ?? false }));
}

/** With fewer numbers a mean is not judged. */
const ENOUGH = 20;

/** How likely two means at least this far apart are by chance alone (Welch). */
function chanceOfMeans(one: Mean, other: Mean): number {
  if (Math.min(one.count, other.count) < ENOUGH) return 1;
  const error = Math.hypot(one.error, other.error);
  return error === 0 ? 1 : twoSided((one.mean - other.mean) / error);
}
