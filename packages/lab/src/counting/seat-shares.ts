import { shareOf } from '../statistics/shares.ts';
import { sumOf } from '../statistics/spread.ts';
import type { Played } from '../units/unit.ts';
import { groupBy, seatingsOf } from './counts.ts';
import { judgedByFair } from './judging.ts';
import type { Judged } from './judging.ts';

/** How the seats fared at tables of one size. */
export interface SeatShares {
  readonly seats: number;
  readonly rows: readonly Judged[];
}

export function seatSharesOf(games: readonly Played[]): SeatShares[] {
  return groupBy(games, ({ scores }) => String(scores.length)).map(([seats, list]) => {
    const rows = Array.from({ length: Number(seats) }, (_, seat) => {
      const wins = sumOf(list.map((game) => seatingsOf(game)[seat]?.won ?? 0));
      return { share: shareOf(wins, list.length), fair: 1 / Number(seats) };
    });
    return { seats: Number(seats), rows: judgedByFair(rows) };
  });
}
