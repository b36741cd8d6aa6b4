import type { Seat } from '@warptable/kernel';
import type { WarpView } from '../../rules/view.ts';

export const SOURCES = ['progress', 'prosperity', 'conquest', 'pioneering', 'gate'] as const;
export type Source = (typeof SOURCES)[number];

export interface Line {
  readonly seat: Seat;
  readonly team: number;
  readonly points: Readonly<Record<Source, number>>;
  /** What this player brought in. */
  readonly own: number;
  /** The score: in team mode that of the team (TW 18.6). */
  readonly total: number;
  readonly isWinner: boolean;
}

/** Where the points of a finished game came from, the best first; members of a team stand together. */
export function breakdownOf({ result, players }: WarpView): Line[] {
  if (!result) return [];
  return players
    .map((player, seat): Line => {
      const of = result.breakdown[seat] ?? {};
      const points = Object.fromEntries(SOURCES.map((source) => [source, of[source] ?? 0])) as Record<
        Source,
        number
      >;
      return {
        seat,
        team: player.team,
        points,
        own: SOURCES.reduce((sum, source) => sum + points[source], 0),
        total: result.scores[seat] ?? 0,
        isWinner: result.winners.includes(seat),
      };
    })
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.total - a.total || a.team - b.team);
}
