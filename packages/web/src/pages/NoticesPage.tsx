import type { NoticesShown } from '@warptable/table';
import { useCallback, useEffect, useState } from 'react';
import { AddChannel } from '../notices/AddChannel.tsx';
import { ChannelList } from '../notices/ChannelList.tsx';
import { FeedBox } from '../notices/FeedBox.tsx';
import { FromMail, mailLink } from '../notices/FromMail.tsx';
import '../notices/notices.css';
import { TimesForm } from '../notices/TimesForm.tsx';
import { rest } from '../online/api.ts';
import { NameForm } from '../online/NameForm.tsx';
import { NoServer } from '../online/NoServer.tsx';
import '../online/online.css';
import { useMe } from '../online/useMe.ts';
import { t } from '../texts/say-notices.ts';
import { Page } from './Page.tsx';
import { useFailure } from './useFailure.ts';

/** Where and when somebody is told that it is their turn, while no page is open. */
export function NoticesPage() {
  const me = useMe();
  const [shown, setShown] = useState<NoticesShown | null>(null);
  const [link] = useState(mailLink);
  const fail = useFailure();
  const load = useCallback(() => void rest('GET /notices', {}).then(setShown, fail), [fail]);
  const isGuest = typeof me.name === 'string';
  useEffect(() => {
    if (isGuest) load();
  }, [isGuest, load]);
  const isOff = shown !== null && !shown.offers.hooks;
  return (
    <Page title={t('notices.title')}>
      <h1>{t('notices.title')}</h1>
      <p>{t('notices.lead')}</p>
      {me.isUnanswered && <NoServer isAsking={me.isAsking} tryAgain={me.ask} />}
      {link && <FromMail {...link} onDone={isGuest ? load : () => {}} />}
      {me.name === null && !link && (
        <section className="page-box">
          <p>{t('notices.guestFirst')}</p>
          <NameForm onNamed={me.ask} />
        </section>
      )}
      {isOff && <p role="status">{t('notices.off')}</p>}
      {shown && !isOff && (
        <div className="notices">
          <ChannelList channels={shown.channels} onChange={setShown} />
          <AddChannel offers={shown.offers} onChange={setShown} />
          <TimesForm settings={shown.settings} onChange={setShown} />
          <FeedBox hasFeed={shown.hasFeed} />
        </div>
      )}
    </Page>
  );
}
