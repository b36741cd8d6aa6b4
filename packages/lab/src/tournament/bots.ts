import { groupBy, seatingsOf } from '../counting/counts.ts';
import { ratingsOf } from '../statistics/elo.ts';
import type { Rating } from '../statistics/elo.ts';
import { shareOf } from '../statistics/shares.ts';
import type { Share } from '../statistics/shares.ts';
import { histogramOf, spreadOf, sumOf } from '../statistics/spread.ts';
import type { Histogram, Spread } from '../statistics/spread.ts';
import type { Played, Thinking } from '../units/unit.ts';

export interface BotRow {
  readonly bot: string;
  /** Of its games, the part it won with all its seats, and what would be its part if all bots were alike. */
  readonly share: Share;
  readonly fair: number;
  /** The same for tables of each size. */
  readonly bySeats: readonly { readonly seats: number; readonly share: Share; readonly fair: number }[];
  /** Above the first bot of the plan. */
  readonly rating: Rating;
  readonly scores: Spread;
  readonly histogram: Histogram;
  readonly thinking: Thinking;
}

export function botRows(bots: readonly string[], games: readonly Played[]): BotRow[] {
  const ratings = ratingsOf(
    bots.length,
    games.map((game) => ratedGame(bots, game)),
  );
  return bots.map((bot, i) => {
    const own = games.filter((game) => game.bots.includes(bot));
    const scores = own.flatMap((game) => game.scores.filter((_, seat) => game.bots[seat] === bot));
    const bySeats = groupBy(own, (game) => String(game.bots.length));
    return {
      bot,
      ...sharesOf(bot, own),
      bySeats: bySeats.map(([seats, list]) => ({ seats: Number(seats), ...sharesOf(bot, list) })),
      rating: ratings[i] ?? { elo: 0, low: 0, high: 0 },
      scores: spreadOf(scores),
      histogram: histogramOf(scores),
      thinking: thoughtOf(bot, own),
    };
  });
}

function sharesOf(bot: string, games: readonly Played[]): { share: Share; fair: number } {
  const parts = games.map((game) => partsIn(bot, game));
  return {
    share: shareOf(sumOf(parts.map(({ won }) => won)), games.length),
    fair: sumOf(parts.map(({ fair }) => fair)) / Math.max(1, games.length),
  };
}

function partsIn(bot: string, game: Played): { won: number; fair: number } {
  const own = seatingsOf(game).filter((_, seat) => game.bots[seat] === bot);
  return { won: sumOf(own.map(({ won }) => won)), fair: sumOf(own.map(({ fair }) => fair)) };
}

const ratedGame = (bots: readonly string[], game: Played): { seats: number[]; wins: number[] } => ({
  seats: bots.map((bot) => game.bots.filter((one) => one === bot).length),
  wins: bots.map((bot) => partsIn(bot, game).won),
});

function thoughtOf(bot: string, games: readonly Played[]): Thinking {
  const own = games.flatMap((game) => game.thinking.filter((_, seat) => game.bots[seat] === bot));
  return {
    decisions: sumOf(own.map(({ decisions }) => decisions)),
    iterations: sumOf(own.map(({ iterations }) => iterations)),
    milliseconds: sumOf(own.map(({ milliseconds }) => milliseconds)),
    faults: sumOf(own.map(({ faults = 0 }) => faults)),
  };
}
