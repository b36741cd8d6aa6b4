import type { ScoreLine } from '@warptable/ui/pure';
import type { WarpgateView } from '../../rules/view.ts';

export const SOURCES = ['objectives', 'goods', 'technologies', 'tactics', 'tokens'] as const;
type Source = (typeof SOURCES)[number];

type Line = ScoreLine<Source> & { readonly extra: number };

/** Where the points of a finished game came from, the best player first; with the planets, which decide ties (WG 13.15). */
export function breakdownOf({ result, places }: WarpgateView): Line[] {
  if (!result) return [];
  const { scores, winners, breakdown } = result;
  const lines = scores.map((total, seat): Line => {
    const of = (source: Source): number => breakdown[seat]?.[source] ?? 0;
    return {
      seat,
      total,
      extra: places.filter(({ marker }) => marker?.seat === seat).length,
      points: {
        objectives: of('objectives'),
        goods: of('goods'),
        technologies: of('technologies'),
        tactics: of('tactics'),
        tokens: of('tokens'),
      },
      isWinner: winners.includes(seat),
    };
  });
  return lines.toSorted((a, b) => b.total - a.total || b.extra - a.extra || a.seat - b.seat);
}

/** Whether the planets had to decide. */
export const isTied = ([first, second]: readonly ScoreLine<Source>[]): boolean =>
  first !== undefined && second !== undefined && first.total === second.total;
