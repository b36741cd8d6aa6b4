import type { ScoreLine } from '@warptable/ui/pure';
import type { WarpView } from '../../rules/view.ts';

export const SOURCES = ['progress', 'prosperity', 'conquest', 'pioneering', 'gate'] as const;
/** TWS 22.8: the Rival has points by its Rival Card, and in hard mode more at the end. */
export const SOLO_SOURCES = [...SOURCES, 'direct', 'hard'] as const;

type Line<S extends string> = ScoreLine<S> & { readonly team: number };

/** Where the points of a finished game came from, the best first; members of a team stand together,
 * each with what they brought in (TW 18.6). */
export function breakdownOf<const S extends string>(
  { result, players }: WarpView,
  sources: readonly S[],
): Line<S>[] {
  if (!result) return [];
  return players
    .map((player, seat): Line<S> => {
      const of = result.breakdown[seat] ?? {};
      const points = Object.fromEntries(sources.map((source) => [source, of[source] ?? 0])) as Record<
        S,
        number
      >;
      return {
        seat,
        team: player.team,
        points,
        extra: sources.reduce((sum, source) => sum + points[source], 0),
        total: result.scores[seat] ?? 0,
        isWinner: result.winners.includes(seat),
      };
    })
    .toSorted((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.total - a.total || a.team - b.team);
}
