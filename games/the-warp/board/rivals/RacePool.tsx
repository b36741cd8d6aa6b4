import type { SoloProgress } from '../../campaign/progress.ts';
import { isDefeated, racePool } from '../../campaign/standing.ts';
import { RACES, RIVALS, RIVAL_IDS } from '../../content/index.ts';
import type { RaceId, RivalId } from '../../content/index.ts';
import { raceName } from '../../words/names.ts';
import { say } from '../../words/say.ts';
import { rivalName } from '../../words/solo.ts';
import { t } from '../texts/say-campaign.ts';
import { RivalFace } from './RivalFace.tsx';
import { isStarter } from './state.ts';

const rivalOf = (race: RaceId): RivalId | undefined => RIVAL_IDS.find((id) => RIVALS[id].race === race);

/** The races that may serve the player, with their abilities (TWS 24.13). */
export function RacePool({ progress }: { readonly progress: SoloProgress }) {
  const locked = RIVAL_IDS.filter((id) => !isDefeated(progress, id));
  return (
    <section className="tw-pool" aria-labelledby="tw-pool">
      <h4 id="tw-pool">{t('campaign.pool.title')}</h4>
      <p>{t('campaign.pool.text')}</p>
      <ul role="list">
        {racePool(progress).map((race) => (
          <li key={race}>
            <Race race={race} />
          </li>
        ))}
      </ul>
      {locked.length > 0 && (
        <details>
          <summary>{t('campaign.pool.lockedTitle')}</summary>
          <ul role="list">
            {locked.map((id) => (
              <li key={id} data-locked="true">
                <Race race={RIVALS[id].race} note={t('campaign.pool.unlockedBy', { rival: rivalName(id) })} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Race({ race, note }: { readonly race: RaceId; readonly note?: string }) {
  const rival = rivalOf(race);
  const { badges } = RACES[race].reward;
  return (
    <details className="tw-pool-race">
      <summary>
        {rival ? (
          <RivalFace rival={rival} size={32} />
        ) : (
          <span className="tw-pool-initial">{raceName(race).charAt(0)}</span>
        )}
        <span>
          {raceName(race)}
          <small>
            {note ?? (isStarter(race) ? t('campaign.pool.starter') : say(`races.${race}.active.name`))}
          </small>
        </span>
      </summary>
      <p>
        <strong>{say(`races.${race}.active.name`)}</strong> {say(`races.${race}.active.text`)}
      </p>
      <p>
        <strong>
          {say(`races.${race}.reward.name`)}, {t('campaign.pool.badges', { count: badges })}
        </strong>{' '}
        {say(`races.${race}.reward.text`)}
      </p>
    </details>
  );
}
