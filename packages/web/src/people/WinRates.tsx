import type { Profile, OwnRating, WinRate } from '@warptable/table';
import { locale } from '@warptable/speech';
import { timeText } from '../home/timeText.ts';
import { SHELF, findOnShelf } from '../shelf.ts';
import { t } from '../texts/say-people.ts';

const nameOf = (game: string): string => findOnShelf(game)?.name ?? game;

const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent' }).format(share);

const number = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);

/** How often somebody wins: by game, mode and faction. */
export function WinRates({ rates }: { rates: readonly WinRate[] }) {
  return (
    <section className="page-box" aria-labelledby="win-rates">
      <h2 id="win-rates">{t('person.games.rates')}</h2>
      <div className="people-rates" role="group" tabIndex={0} aria-labelledby="win-rates">
        <table>
          <thead>
            <tr>
              {(['what', 'count', 'wins', 'share', 'interval'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`person.games.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.map(({ by, game, id, games, wins, low, high }) => (
              <tr key={`${by} ${game} ${id}`}>
                <th scope="row">{by === 'game' ? nameOf(game) : `${nameOf(game)} · ${id}`}</th>
                <td>{games}</td>
                <td>{number(wins)}</td>
                <td>{percent(wins / games)}</td>
                <td>
                  {percent(low)}–{percent(high)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('person.games.intervalText')}</p>
    </section>
  );
}

interface RatingsProps {
  readonly ratings: Profile['ratings'];
  readonly rate: (game: string, on: boolean) => void;
}

/** Who wants to be rated, and what came of it. */
export function Ratings({ ratings, rate }: RatingsProps) {
  return (
    <section className="page-box" aria-labelledby="ratings">
      <h2 id="ratings">{t('person.games.ratings')}</h2>
      <p>{t('person.games.ratingsText')}</p>
      {SHELF.map(({ id, name }) => {
        const rated = ratings.find(({ game }) => game === id);
        return (
          <div key={id}>
            <label className="wt-check">
              <input
                type="checkbox"
                checked={rated !== undefined}
                onChange={({ target }) => rate(id, target.checked)}
              />
              <span>{t('person.games.rate', { game: name })}</span>
            </label>
            {rated && <Rating name={name} rated={rated} />}
          </div>
        );
      })}
    </section>
  );
}

function Rating({ name, rated: { rating, missing, games, history } }: { name: string; rated: OwnRating }) {
  if (rating === null) return <p>{t('person.games.missing', { game: name, count: missing })}</p>;
  const ratings = history.map((one) => one.rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const points = ratings.map(
    (one, i) =>
      `${(100 * i) / Math.max(1, ratings.length - 1)},${95 - (90 * (one - least)) / Math.max(1, most - least)}`,
  );
  const chart = {
    game: name,
    first: timeText(history[0]?.ended ?? 0),
    last: timeText(history.at(-1)?.ended ?? 0),
  };
  return (
    <>
      <p>{t('person.games.rating', { game: name, rating: number(rating), games })}</p>
      <svg
        className="people-chart"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('person.games.chart', chart)}
      >
        <polyline points={points.join(' ')} />
      </svg>
    </>
  );
}
