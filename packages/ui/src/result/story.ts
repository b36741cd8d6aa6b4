import type { Seat } from '@warptable/kernel';
import type { Standings } from '../game-ui.ts';
import type { PointSource, ScoreLine } from './score-lines.ts';

/** By how much the winner was ahead of the best other player in one source of points, or behind. */
export interface Difference<S extends string> {
  readonly source: PointSource<S>;
  readonly by: number;
}

/** Where the winner and the best other player differ, the greatest difference first. Nothing where several have won. */
export function differencesOf<S extends string>(
  lines: readonly ScoreLine<S>[],
  sources: readonly PointSource<S>[],
): readonly Difference<S>[] {
  const winner = lines.find(({ isWinner }) => isWinner);
  const second = lines.find(({ isWinner }) => !isWinner);
  if (!winner || !second || lines.filter(({ isWinner }) => isWinner).length > 1) return [];
  return sources
    .map((source) => ({ source, by: winner.points[source.id] - second.points[source.id] }))
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** Somebody has come to lead alone. */
export interface TurningPoint {
  readonly round: number;
  readonly seat: Seat;
}

/** The rounds in which the lead went to somebody else; a tie takes it from nobody. */
export function turningPointsOf(history: readonly Standings[]): TurningPoint[] {
  const points: TurningPoint[] = [];
  for (const { round, scores } of history) {
    const max = Math.max(...scores);
    const seat = scores.indexOf(max);
    const isAlone = scores.lastIndexOf(max) === seat && max > 0;
    if (isAlone && points.at(-1)?.seat !== seat) points.push({ round, seat });
  }
  return points;
}
