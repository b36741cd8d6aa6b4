import type { Seat } from '@warptable/kernel';
import { explorationToken } from '../../content/index.ts';
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

/**
 * Where the points of a finished game came from, the best player first. The view tells the sums; all but what the Technologies
 * brought can be read off what lies open at the end, and the Technologies brought the rest.
 */
export function breakdownOf(view: WarpgateView): Line[] {
  const { result } = view;
  if (!result) return [];
  const lines = view.players.map((player, seat): Line => {
    const isAutomatic = player.kind === 'gatekeepers';
    const completed = player.objectives.filter(({ have = 0, need = 1 }) => isAutomatic || have >= need);
    const known = {
      objectives: 5 * completed.length,
      goods: 3 * player.goods,
      tactics: player.honours,
      tokens: player.tokens.reduce((sum, token) => sum + explorationToken(token).vp, 0),
    };
    const total = result.scores[seat] ?? 0;
    const technologies = total - known.objectives - known.goods - known.tactics - known.tokens;
    const planets = view.places.filter(({ marker }) => marker?.seat === seat).length;
    return {
      seat,
      total,
      planets,
      points: { ...known, technologies },
      isWinner: result.winners.includes(seat),
    };
  });
  return lines.toSorted((a, b) => b.total - a.total || b.planets - a.planets || a.seat - b.seat);
}

/** Whether the planets had to decide. */
export const isTied = ([first, second]: readonly Line[]): boolean =>
  first !== undefined && second !== undefined && first.total === second.total;
