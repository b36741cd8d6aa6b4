import type { Seat } from '@warptable/kernel';
import type { WarpgateView } from '../../rules/view.ts';

export const SOURCES = ['objectives', 'goods', 'technologies', 'tactics', 'tokens'] as const;
export type Source = (typeof SOURCES)[number];

export interface Line {
  readonly seat: Seat;
  readonly total: number;
  readonly points: Readonly<Record<Source, number>>;
  /** For ties (WG 13.15). */
  readonly planets: number;
  readonly isWinner: boolean;
}

/** Where the points of a finished game came from, the best player first. */
export function breakdownOf({ result, places }: WarpgateView): Line[] {
  if (!result) return [];
  const { scores, winners, breakdown } = result;
  const lines = scores.map((total, seat): Line => {
    const of = (source: Source): number => breakdown[seat]?.[source] ?? 0;
    return {
      seat,
      total,
      planets: places.filter(({ marker }) => marker?.seat === seat).length,
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
  return lines.toSorted((a, b) => b.total - a.total || b.planets - a.planets || a.seat - b.seat);
}

/** Whether the planets had to decide. */
export const isTied = ([first, second]: readonly Line[]): boolean =>
  first !== undefined && second !== undefined && first.total === second.total;
