import type { Profile, OwnRating } from '@warptable/table';
import type { CampaignStore } from '../campaign-store.ts';
import type { Kept } from './kept.ts';
import { shownRating } from './plackett-luce.ts';
import { winRatesOf } from './win-rates.ts';

const GAMES_SHOWN = 100;
const OPPONENTS_SHOWN = 10;
/** A rating is not shown before: it would say next to nothing. */
const GAMES_BEFORE_RATING = 10;

export interface ResultRow {
  readonly table: string;
  readonly game: string;
  readonly mode: string;
  readonly faction: string;
  readonly seats: number;
  readonly place: number;
  readonly points: number;
  readonly won: number;
  readonly winners: number;
  readonly resigned: number;
  readonly ended: number;
}

/** What somebody has played, for that person alone. */
export async function profileOf(kept: Kept, campaigns: CampaignStore, person: string): Promise<Profile> {
  const results = await kept.all('resultsOf', person);
  const opponents = await kept.all('opponentsOf', person, OPPONENTS_SHOWN);
  const records = await campaigns.listOf(person);
  return {
    games: results
      .slice(0, GAMES_SHOWN)
      .map((row) => ({ ...row, won: row.won === 1, resigned: row.resigned === 1 })),
    winRates: winRatesOf(results),
    opponents,
    ratings: await ratingsOf(kept, person),
    campaigns: records.map(({ id, game, name, counted }) => ({ id, game, name, games: counted.length })),
  };
}

async function ratingsOf(kept: Kept, person: string): Promise<OwnRating[]> {
  const rated = await kept.all('ratedGames', person);
  const changes = await kept.all('ratingChanges', person);
  return rated.map(({ game }) => {
    const own = changes.filter((change) => change.game === game);
    const isShown = own.length >= GAMES_BEFORE_RATING;
    const history = own.map(({ ended, mu, sigma }) => ({
      ended,
      rating: shownRating({ mu: Number(mu), sigma: Number(sigma) }),
    }));
    return {
      game,
      games: own.length,
      missing: Math.max(0, GAMES_BEFORE_RATING - own.length),
      rating: isShown ? (history.at(-1)?.rating ?? null) : null,
      history: isShown ? history : [],
    };
  });
}
