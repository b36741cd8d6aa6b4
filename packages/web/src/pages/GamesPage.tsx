import type { Profile } from '@warptable/table';
import { Link } from 'wouter';
import { agoText } from '../home/timeText.ts';
import { rest } from '../online/api.ts';
import { PeopleNav } from '../people/PeopleNav.tsx';
import { Ratings, WinRates } from '../people/WinRates.tsx';
import { useRemote } from '../people/useRemote.ts';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say-people.ts';
import { Page } from './Page.tsx';

const loadProfile = () => rest('GET /me/profile', {});

/** What somebody has played, for that person alone. */
export function GamesPage() {
  const profile = useRemote(loadProfile);
  const rate = (game: string, on: boolean) => void profile.change(rest('POST /me/rated', { game, on }));
  return (
    <Page title={t('person.games.title')}>
      <h1>{t('person.games.title')}</h1>
      <PeopleNav at="/games" />
      {profile.failure !== null && <p role="alert">{profile.failure}</p>}
      {profile.value && <Played profile={profile.value} />}
      {profile.value && <Ratings ratings={profile.value.ratings} rate={rate} />}
    </Page>
  );
}

function Played({ profile: { games, winRates, opponents, campaigns } }: { profile: Profile }) {
  return (
    <>
      {games.length === 0 && <p>{t('person.games.none')}</p>}
      {games.length > 0 && <LastGames games={games} />}
      {winRates.length > 0 && <WinRates rates={winRates} />}
      {opponents.length > 0 && (
        <section className="page-box" aria-labelledby="opponents">
          <h2 id="opponents">{t('person.games.opponents')}</h2>
          <ul role="list" className="people-list">
            {opponents.map(({ name, games: count, wins }, i) => (
              <li key={i}>{t('person.games.opponent', { name, count, wins })}</li>
            ))}
          </ul>
        </section>
      )}
      {campaigns.length > 0 && (
        <section className="page-box" aria-labelledby="campaigns">
          <h2 id="campaigns">{t('person.games.campaigns')}</h2>
          <ul role="list" className="people-list">
            {campaigns.map(({ id, game, name, games: count }) => (
              <li key={id}>
                <Link href={`/campaign/${game}`}>{t('person.games.campaign', { name, count })}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LastGames({ games }: { games: Profile['games'] }) {
  const now = Date.now();
  return (
    <section className="page-box" aria-labelledby="last-games">
      <h2 id="last-games">{t('person.games.last')}</h2>
      <ul role="list" className="people-list">
        {games.map(({ table, game, faction, place, seats, points, won, resigned, ended }) => (
          <li key={table} className="people-row">
            <span>
              <strong>{findOnShelf(game)?.name ?? game}</strong>
              {faction !== '' && ` · ${faction}`}
              {won && ` · ${t('person.games.won')}`}
              {resigned && ` · ${t('person.games.resigned')}`}
              <small>
                {t('person.games.place', { place, seats, points })} · {agoText(ended, now)}
              </small>
            </span>
            <Link href={`/replay/t/${table}`} className="wt-button">
              {t('person.games.replay')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
