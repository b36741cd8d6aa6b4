import { useState } from 'react';
import { failureText } from '../failures.ts';
import { rest } from '../online/api.ts';
import { CopyField } from '../online/CopyField.tsx';
import { t } from '../texts/say-notices.ts';

interface Addresses {
  readonly atom: string;
  readonly calendar: string;
}

/** Secret addresses from which programs fetch by themselves what waits. They are shown once. */
export function FeedBox({ hasFeed }: { hasFeed: boolean }) {
  const [made, setMade] = useState<Addresses | null>(null);
  const [failure, setFailure] = useState('');
  const make = (): void =>
    void rest('POST /notices/feed', {}).then(
      ({ atom, calendar }) => setMade({ atom: whole(atom), calendar: whole(calendar) }),
      (error: unknown) => setFailure(failureText(error)),
    );
  return (
    <section className="page-box" aria-labelledby="feeds">
      <h2 id="feeds">{t('notices.feeds')}</h2>
      <p>{t('notices.feedsText')}</p>
      {made ? (
        <>
          <p className="notices-small">{t('notices.atom')}</p>
          <CopyField name={t('notices.atom')} text={made.atom} />
          <p className="notices-small">{t('notices.calendar')}</p>
          <CopyField name={t('notices.calendar')} text={made.calendar} />
        </>
      ) : (
        hasFeed && <p>{t('notices.hasFeed')}</p>
      )}
      <button type="button" className="wt-button" onClick={make}>
        {t(hasFeed || made ? 'notices.makeFeedAgain' : 'notices.makeFeed')}
      </button>
      <p role="status">{failure}</p>
    </section>
  );
}

const whole = (path: string): string => new URL(path, location.href).href;
