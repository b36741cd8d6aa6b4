import { locale, listed } from '@warptable/speech';
import { useState } from 'react';
import type { Scenario } from '../../campaign/progress.ts';
import { raceName } from '../../words/names.ts';
import { rivalName } from '../../words/solo.ts';
import { t } from '../texts/say-campaign.ts';
import { timeText } from './aim.ts';
import { RivalFace } from './RivalFace.tsx';
import type { WarpCampaignProps } from './props.ts';

/** So many are shown at first. */
const FIRST = 8;

/** Every scenario that has ended, the latest first, with its replay if it is kept (TWS 24.13). */
export function History({ shown, repeat, replayOf, Link }: WarpCampaignProps) {
  const [isWhole, setWhole] = useState(false);
  const all = shown.progress.history.toReversed();
  const some = isWhole ? all : all.slice(0, FIRST);
  return (
    <section className="tw-history" aria-labelledby="tw-history">
      <h4 id="tw-history">{t('campaign.history.title')}</h4>
      {all.length === 0 && <p>{t('campaign.history.none')}</p>}
      <ol role="list">
        {some.map((scenario) => (
          <li key={`${scenario.table} ${scenario.at}`} data-outcome={scenario.outcome}>
            <Line scenario={scenario} repeat={repeat} replay={replayOf(scenario.table)} Link={Link} />
          </li>
        ))}
      </ol>
      {some.length < all.length && (
        <button type="button" className="wt-button" onClick={() => setWhole(true)}>
          {t('campaign.history.more', { count: all.length })}
        </button>
      )}
    </section>
  );
}

interface LineProps extends Pick<WarpCampaignProps, 'repeat' | 'Link'> {
  readonly scenario: Scenario;
  readonly replay: string | undefined;
}

function Line({ scenario, repeat, replay, Link }: LineProps) {
  const { rival, mode, outcome, points, side, pioneering, rounds, races, hints, time, table, at } = scenario;
  const details = [
    t('campaign.history.line', {
      mode: t(`campaign.history.mode.${mode}`),
      side,
      set: t(`campaign.history.set.${pioneering}`),
    }),
    ...(rounds > 0 ? [t('campaign.progress.rounds', { count: rounds })] : []),
    ...(races.length > 0 ? [t('campaign.history.races', { races: listed(races.map(raceName)) })] : []),
    ...(hints > 0 ? [t('campaign.history.hints', { count: hints })] : []),
    ...(time > 0 ? [timeText(time)] : []),
  ];
  return (
    <>
      <RivalFace rival={rival} size={44} />
      <p>
        <strong>{rivalName(rival)}</strong>{' '}
        <span className="tw-history-outcome">
          {t(`campaign.history.outcome.${outcome}`)}
          {points && ` ${t('campaign.history.points', { mine: points[0], rivals: points[1] })}`}
        </span>
        <small>
          {new Date(at).toLocaleDateString(locale())}
          {' · '}
          {details.join(', ')}
        </small>
      </p>
      {replay !== undefined && (
        <Link className="wt-button" href={replay}>
          {t('campaign.history.replayShort')}
          <span className="wt-hidden">{t('campaign.history.replay', { rival: rivalName(rival) })}</span>
        </Link>
      )}
      {replay !== undefined && repeat && (
        <button type="button" className="wt-button" onClick={() => repeat(table)}>
          {t('campaign.history.repeat')}
        </button>
      )}
    </>
  );
}
