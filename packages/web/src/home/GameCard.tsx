import type { BotLevel } from '@warptable/table';
import { Clock, GraduationCap, Play, Users, Weight } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { openLocalTable } from '../local/tables.ts';
import { useFailure } from '../pages/useFailure.ts';
import { aboutOf } from '../shelf.ts';
import type { ShelfGame } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { LevelField, USUAL_LEVEL } from './LevelField.tsx';
import type { SetupKind } from './SetupDialog.tsx';

const SetupDialog = lazy(() => import('./SetupDialog.tsx').then((m) => ({ default: m.SetupDialog })));

/** A game and the ways to play it. */
export function GameCard({ game, isFirstVisit }: { game: ShelfGame; isFirstVisit: boolean }) {
  const [, go] = useLocation();
  const fail = useFailure();
  const [setup, setSetup] = useState<SetupKind | null>(null);
  const [level, setLevel] = useState<BotLevel>(USUAL_LEVEL);
  const { id, name, cover, players, minutes, weight, quick } = game;
  const playNow = async () => {
    const you = { name: t('home.you') };
    const players = Array.from({ length: quick.seats }, (_, i) => (i === 0 ? you : { level }));
    go(`/local/${await openLocalTable({ game: id, options: quick.options, players })}`);
  };
  return (
    <article className="home-card" aria-labelledby={`game-${id}`}>
      <img src={cover} alt="" className="home-cover" width="640" height="360" />
      <div className="home-card-body">
        <h2 id={`game-${id}`}>{name}</h2>
        <ul role="list" className="home-facts">
          <li>
            <Users aria-hidden size={16} /> {t('home.players', players)}
          </li>
          <li>
            <Clock aria-hidden size={16} /> {t('home.minutes', { min: minutes[0], max: minutes[1] })}
          </li>
          <li>
            <Weight aria-hidden size={16} /> {t('home.weight', { weight })}
          </li>
        </ul>
        <p className="home-about">{aboutOf(game)}</p>
        {isFirstVisit && (
          <div className="home-main-ways">
            <Link className="wt-button home-play" data-look="main" href={`/learn/${id}`}>
              <GraduationCap aria-hidden size={20} />
              {t('home.learn')}
            </Link>
            <span className="home-hint">{t('home.learnHint')}</span>
          </div>
        )}
        <div className="home-main-ways">
          <button
            type="button"
            className="wt-button home-play"
            data-look={isFirstVisit ? undefined : 'main'}
            onClick={() => void playNow().catch(fail)}
          >
            <Play aria-hidden size={20} />
            {t('home.playNow')}
          </button>
          <span className="home-hint">
            {t('home.playNowHint', { count: quick.seats - 1 })}
            <LevelField name={t('home.level', { game: name })} level={level} setLevel={setLevel} />
          </span>
        </div>
        <div className="home-ways">
          <button type="button" className="wt-button" onClick={() => setSetup('bots')}>
            {t('home.setUp')}
          </button>
          <button type="button" className="wt-button" onClick={() => setSetup('screen')}>
            {t('home.oneScreen')}
          </button>
          <button type="button" className="wt-button" onClick={() => setSetup('online')}>
            {t('home.online')}
          </button>
          {game.hasCampaign && (
            <Link className="wt-button" href={`/campaign/${id}`}>
              {t('campaign.link')}
            </Link>
          )}
          {!isFirstVisit && (
            <Link className="wt-button" href={`/learn/${id}`}>
              {t('home.learn')}
            </Link>
          )}
          <Link className="wt-button" href={`/rules/${id}`}>
            {t('home.rules')}
          </Link>
        </div>
      </div>
      {setup && (
        <Suspense>
          <SetupDialog game={game} kind={setup} onClose={() => setSetup(null)} />
        </Suspense>
      )}
    </article>
  );
}
