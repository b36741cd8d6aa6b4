import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { NameForm } from '../online/NameForm.tsx';
import '../online/online.css';
import { TableList } from '../online/TableList.tsx';
import { useMe } from '../online/useMe.ts';
import { Page } from './Page.tsx';

const LISTS = ['mine', 'open', 'finished'] as const;

/** My tables, open tables, finished tables. */
export function LobbyPage() {
  const { t } = useTranslation('web');
  const me = useMe();
  return (
    <Page title={t('lobby.title')}>
      <h1>{t('lobby.title')}</h1>
      {me.failure !== null && <p role="alert">{t('lobby.noServer')}</p>}
      {me.name === null && (
        <section className="page-box">
          <h2>{t('guest.title')}</h2>
          <p>{t('guest.text')}</p>
          <NameForm onNamed={me.ask} />
        </section>
      )}
      {typeof me.name === 'string' && LISTS.map((list) => <TableList key={list} list={list} />)}
      <p>
        <Link href="/" className="wt-button">
          {t('lobby.newTable')}
        </Link>
      </p>
    </Page>
  );
}
