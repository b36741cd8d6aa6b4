import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { failureText } from '../failures.ts';
import { randomHex } from '../local/tables.ts';
import { commitmentToNonce } from '@warptable/kernel';
import type { Invitation, RestReplies } from '@warptable/table';
import { isSeatTaken, rest } from '../online/api.ts';
import { toSit } from '../online/arriving.ts';
import { NameForm } from '../online/NameForm.tsx';
import { NoServer } from '../online/NoServer.tsx';
import '../online/online.css';
import { seatsText } from '../online/seatsText.ts';
import { keepLuck } from '../online/toldLuck.ts';
import { useMe } from '../online/useMe.ts';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

/** Where an invitation leads. Its token stands behind the `#`, which browsers do not send along with the address. */
export function JoinPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [, go] = useLocation();
  const me = useMe();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (error: unknown) => setFailure(failureText(error));
  const isAnswered = me.name !== undefined;
  const isNamed = typeof me.name === 'string';
  useEffect(() => {
    if (isAnswered) rest('POST /invitation', { token }).then(setInvitation, fail);
  }, [isAnswered, isRefused, token]);
  // Whoever has used the invitation gets to the table with it again, so it is tried whatever it says.
  useEffect(() => {
    if (!isNamed || !invitation || isRefused) return;
    sitDown(token, invitation).then(
      // The token leaves the address as soon as it has done its work.
      ({ table, seat }) => go(`/t/${table}`, { replace: true, ...(seat === null ? toSit(null) : {}) }),
      (error: unknown) => (isSeatTaken(error) ? setRefused(true) : fail(error)),
    );
  }, [isNamed, invitation, isRefused, token, go]);
  if (invitation?.taken && (isRefused || me.name === null)) return <TakenSeat watch={invitation.watch} />;
  const invitedTo = invitation?.taken === false ? invitation : null;
  return (
    <Page title={t('join.title')}>
      <h1>{t('join.title')}</h1>
      {me.isUnanswered && <NoServer isAsking={me.isAsking} tryAgain={me.ask} />}
      {failure !== null && <p role="alert">{t('join.failed', { message: failure })}</p>}
      {invitedTo && <InvitedToText invitedTo={invitedTo} />}
      {isNamed && failure === null && <p role="status">{t('join.joining')}</p>}
      {me.name === null && invitedTo && (
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

async function sitDown(token: string, invitation: Invitation): Promise<RestReplies['POST /join']> {
  const nonce = randomHex(16);
  const { table, seat } = await rest('POST /join', {
    token,
    commitment: commitmentToNonce(nonce),
  });
  if (seat !== null && !invitation.taken)
    keepLuck(table, { commitment: invitation.commitment, nonces: { [seat]: nonce } });
  return { table, seat };
}

function InvitedToText({
  invitedTo: { game, openedBy, seats },
}: {
  invitedTo: Extract<Invitation, { taken: false }>;
}) {
  const name = findOnShelf(game)?.name ?? game;
  return (
    <>
      <p>{t('join.to', { game: name, name: openedBy, count: seats.length })}</p>
      <p>{t('join.seats', { seats: seatsText(seats) })}</p>
    </>
  );
}

/** The invitation has been used: by somebody else, or by the same person with another browser. */
function TakenSeat({ watch }: { watch: string | null }) {
  return (
    <Page title={t('join.taken')}>
      <h1>{t('join.taken')}</h1>
      <p role="alert">{t('join.takenText')}</p>
      <p className="page-ways">
        {watch !== null && (
          <Link href={`/t/${watch}`} className="wt-button" data-look="main">
            {t('join.watch')}
          </Link>
        )}
        <Link href="/lobby" className="wt-button">
          {t('join.lobby')}
        </Link>
      </p>
      <p>
        {t('join.wasIt')} <Link href="/guest">{t('guest.useCode')}</Link>
      </p>
    </Page>
  );
}
