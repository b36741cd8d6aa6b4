import { Link } from 'wouter';
import { NameForm } from '../online/NameForm.tsx';
import { NoServer } from '../online/NoServer.tsx';
import '../online/online.css';
import { TableList } from '../online/TableList.tsx';
import { UseCode } from '../online/UseCode.tsx';
import { useMe } from '../online/useMe.ts';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

/** My tables, open tables, finished tables. */
export function LobbyPage() {
  const me = useMe();
  const isGuest = typeof me.name === 'string';
  return (
    <Page title={t('lobby.title')}>
      <h1>{t('lobby.title')}</h1>
      {me.isUnanswered && <NoServer isAsking={me.isAsking} tryAgain={me.ask} />}
      {me.name === null && (
        <section className="page-box">
          <h2>{t('guest.title')}</h2>
          <p>{t('guest.text')}</p>
          <NameForm onNamed={me.ask} />
          <details>
            <summary>{t('guest.haveCode')}</summary>
            <UseCode />
          </details>
        </section>
      )}
      {isGuest && <TableList list="mine" />}
      {me.name !== undefined && <TableList list="open" />}
      {isGuest && <TableList list="finished" />}
      <p>
        <Link href="/" className="wt-button">
          {t('lobby.newTable')}
        </Link>
      </p>
    </Page>
  );
}
