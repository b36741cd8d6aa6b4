import { Link } from 'wouter';
import { NameForm } from '../online/NameForm.tsx';
import { NoServer } from '../online/NoServer.tsx';
import '../online/online.css';
import { rest } from '../online/api.ts';
import { Recovery } from '../online/Recovery.tsx';
import { useMe } from '../online/useMe.ts';
import { DeviceCode } from '../people/DeviceCode.tsx';
import { Passkeys } from '../people/Passkeys.tsx';
import { PeopleNav } from '../people/PeopleNav.tsx';
import { Sessions } from '../people/Sessions.tsx';
import { useRemote } from '../people/useRemote.ts';
import { YourData } from '../people/YourData.tsx';
import { t as tell } from '../texts/say-people.ts';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

const loadWays = () => rest('GET /me/ways', {});

/** The name at online tables, and the ways to be known again. */
export function GuestPage() {
  const me = useMe();
  return (
    <Page title={t('guest.title')}>
      <h1>{t('guest.title')}</h1>
      <PeopleNav at="/guest" />
      <p>{t('guest.text')}</p>
      {me.isUnanswered && <NoServer isAsking={me.isAsking} tryAgain={me.ask} />}
      {me.name !== undefined && <NameForm name={me.name ?? ''} onNamed={me.ask} />}
      {typeof me.name === 'string' && <Ways name={me.name} />}
      {me.name !== undefined && <Recovery isGuest={me.name !== null} />}
      {typeof me.name === 'string' && <YourData />}
    </Page>
  );
}

function Ways({ name }: { name: string }) {
  const ways = useRemote(loadWays);
  return (
    <>
      {ways.failure !== null && <p role="alert">{ways.failure}</p>}
      <Passkeys ways={ways} />
      <DeviceCode />
      <Sessions name={name} ways={ways} />
      {ways.value?.moderator === true && (
        <p>
          <Link href="/admin">{tell('person.admin.title')}</Link>
        </p>
      )}
    </>
  );
}
