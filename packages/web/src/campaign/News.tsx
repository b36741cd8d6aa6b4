import type { CampaignGain } from '@warptable/games/campaign';
import { DRAWINGS, LineIcon } from '@warptable/ui';
import { useId } from 'react';
import { t } from '../texts/say.ts';
import './news.css';

/** What a game has brought in its campaign. */
export function News({ gains }: { gains: readonly CampaignGain[] }) {
  const id = useId();
  if (gains.length === 0) return null;
  return (
    <section className="campaign-news" aria-labelledby={id}>
      <h3 id={id}>{t('campaign.news')}</h3>
      <ul role="list">
        {gains.map(({ name, about }) => (
          <li key={name}>
            <strong>
              <LineIcon d={DRAWINGS.star} size={18} /> {name}
            </strong>
            {about !== undefined && <span>{about}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
