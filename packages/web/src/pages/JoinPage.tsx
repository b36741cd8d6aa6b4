import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { failureText } from '../failures.ts';
import { join, whatInvites } from '../online/api.ts';
import type { InvitedTo } from '../online/api.ts';
import { toSit } from '../online/arriving.ts';
import { NameForm } from '../online/NameForm.tsx';
import '../online/online.css';
import { seatsText } from '../online/seatsText.ts';
import { useMe } from '../online/useMe.ts';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

/** Where an invitation leads. Its token stands behind the `#`, which browsers do not send along with the address. */
export function JoinPage() {
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [, go] = useLocation();
  const me = useMe();
  const [invitedTo, setInvitedTo] = useState<InvitedTo | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (error: unknown) => setFailure(failureText(error));
  const isNamed = typeof me.name === 'string';
  useEffect(() => {
    whatInvites(token).then(setInvitedTo, fail);
  }, [token]);
  useEffect(() => {
    if (!isNamed) return;
    join(token).then(
      // The token leaves the address as soon as it has done its work.
      ({ table, seat }) => go(`/t/${table}`, { replace: true, ...toSit(seat) }),
      fail,
    );
  }, [isNamed, token, go]);
  return (
    <Page title={t('join.title')}>
      <h1>{t('join.title')}</h1>
      {me.failure !== null && <p role="alert">{t('lobby.noServer')}</p>}
      {failure !== null && <p role="alert">{t('join.failed', { message: failure })}</p>}
      {invitedTo && <InvitedToText invitedTo={invitedTo} />}
      {isNamed && failure === null && <p role="status">{t('join.joining')}</p>}
      {me.name === null && failure === null && (
        <section className="page-box">
          <h2>{t('guest.title')}</h2>
          <p>{t('guest.text')}</p>
          <NameForm act={t('join.sit')} onNamed={me.ask} />
        </section>
      )}
      <Link href="/lobby">{t('join.lobby')}</Link>
    </Page>
  );
}

function InvitedToText({ invitedTo: { game, openedBy, seats } }: { invitedTo: InvitedTo }) {
  const name = findOnShelf(game)?.name ?? game;
  return (
    <>
      <p>{t('join.to', { game: name, name: openedBy, count: seats.length })}</p>
      <p>{t('join.seats', { seats: seatsText(seats) })}</p>
    </>
  );
}
