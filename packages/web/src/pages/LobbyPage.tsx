import { Link } from 'wouter';
import '../home/home.css';
import { NameForm } from '../online/NameForm.tsx';
import { NewTable } from '../online/NewTable.tsx';
import { NoServer } from '../online/NoServer.tsx';
import '../online/online.css';
import { TableList } from '../online/TableList.tsx';
import { UseCode } from '../online/UseCode.tsx';
import { useMe } from '../online/useMe.ts';
import { t } from '../texts/say.ts';
import { FriendInvitations } from '../people/FriendInvitations.tsx';
import { PeopleNav } from '../people/PeopleNav.tsx';
import { Page } from './Page.tsx';

/** A new table, my tables, those that wait for players or can be watched, finished ones. */
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
      {isGuest && <PeopleNav />}
      {isGuest && <FriendInvitations />}
      {me.name !== undefined && <NewTable />}
      {isGuest && (
        <TableList
          list="mine"
          none={
            <>
              {t('lobby.noneMine')} <a href="#new-table">{t('lobby.openOne')}</a>
            </>
          }
        />
      )}
      {me.name !== undefined && (
        <>
          <TableList
            list="open"
            none={
              <>
                {t('lobby.noneOpen')} <a href="#new-table">{t('lobby.openOne')}</a>
              </>
            }
          />
          <TableList
            list="running"
            none={
              <>
                {t('lobby.noneRunning')} <Link href="/replay">{t('lobby.watchReplay')}</Link>
              </>
            }
          />
        </>
      )}
      {isGuest && (
        <TableList
          list="finished"
          none={
            <>
              {t('lobby.noneFinished')} <Link href="/replay">{t('lobby.watchReplay')}</Link>
            </>
          }
        />
      )}
    </Page>
  );
}
