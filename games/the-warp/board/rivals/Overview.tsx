import type { RunningGame } from '@warptable/ui';
import { useState } from 'react';
import { defeatedIn } from '../../campaign/standing.ts';
import type { SoloProgress } from '../../campaign/progress.ts';
import { RIVAL_IDS } from '../../content/index.ts';
import { rivalName } from '../../words/solo.ts';
import { t } from '../texts/say-campaign.ts';
import { aimText } from './aim.ts';
import { RivalFace } from './RivalFace.tsx';
import { isRival } from './state.ts';
import type { WarpCampaignProps } from './props.ts';

/** Over the chart: how far the campaign is, what is missing, and the scenario under way. */
export function Overview({ shown, running, giveUp, lessonAt, Link }: WarpCampaignProps) {
  const isNew = shown.kind === 'campaign' && shown.progress.history.length === 0;
  return (
    <header className="tw-overview">
      {shown.kind === 'campaign' ? (
        <>
          <Meter progress={shown.progress} mode="normal" />
          <Meter progress={shown.progress} mode="hard" />
          <p className="tw-overview-text">{aimText(shown.progress)}</p>
        </>
      ) : (
        <p className="tw-overview-text">{t('campaign.progress.skirmish')}</p>
      )}
      {isNew && running.length === 0 && (
        <Link className="wt-button" href={lessonAt('solo')}>
          {t('campaign.learn')}
        </Link>
      )}
      {running.map((game) => (
        <Running key={game.table} game={game} giveUp={giveUp} Link={Link} />
      ))}
    </header>
  );
}

function Meter({ progress, mode }: { readonly progress: SoloProgress; readonly mode: 'normal' | 'hard' }) {
  const count = defeatedIn(progress, mode).length;
  const all = RIVAL_IDS.length;
  return (
    <p className="tw-meter" data-mode={mode}>
      <strong>{t('campaign.progress.of', { count, all })}</strong>
      <span>{t(`campaign.progress.${mode}`)}</span>
      <span className="tw-meter-bar" aria-hidden="true">
        {RIVAL_IDS.map((id, i) => (
          <i key={id} data-full={i < count} />
        ))}
      </span>
    </p>
  );
}

interface RunningProps extends Pick<WarpCampaignProps, 'giveUp' | 'Link'> {
  readonly game: RunningGame;
}

/** TWS 24.13, TWS 24.15: the scenario under way, with its round and points. */
function Running({ game: { chapter, table, href, standing }, giveUp, Link }: RunningProps) {
  const [isSure, setSure] = useState(false);
  if (!isRival(chapter)) return null;
  const rival = rivalName(chapter);
  return (
    <div className="tw-running">
      <RivalFace rival={chapter} size={52} />
      <p>
        <strong>{t('campaign.running.title', { rival })}</strong>
        {standing !== undefined && <span>{standing}</span>}
      </p>
      <Link className="wt-button tw-go-on" href={href}>
        {t('campaign.running.goOn', { rival })}
      </Link>
      <button
        type="button"
        className="wt-button"
        data-look={isSure ? 'danger' : 'plain'}
        onClick={() => (isSure ? giveUp(table) : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {t(isSure ? 'campaign.running.giveUpSure' : 'campaign.running.giveUp')}
      </button>
    </div>
  );
}
