import { NameForm } from '../online/NameForm.tsx';
import { NoServer } from '../online/NoServer.tsx';
import '../online/online.css';
import { Recovery } from '../online/Recovery.tsx';
import { useMe } from '../online/useMe.ts';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

/** The name at online tables, and the way to another device. */
export function GuestPage() {
  const me = useMe();
  return (
    <Page title={t('guest.title')}>
      <h1>{t('guest.title')}</h1>
      <p>{t('guest.text')}</p>
      {me.isUnanswered && <NoServer isAsking={me.isAsking} tryAgain={me.ask} />}
      {me.name !== undefined && <NameForm name={me.name ?? ''} onNamed={me.ask} />}
      {me.name !== undefined && <Recovery isGuest={me.name !== null} />}
    </Page>
  );
}
