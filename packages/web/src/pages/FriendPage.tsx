import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '../failures.ts';
import { rest } from '../online/api.ts';
import { NameForm } from '../online/NameForm.tsx';
import { useMe } from '../online/useMe.ts';
import { t } from '../texts/say-people.ts';
import { Page } from './Page.tsx';

/** Where the link of a friend leads. */
export function FriendPage() {
  const me = useMe();
  const [token] = useState(() => location.hash.slice(1));
  const [name, setName] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (error: unknown) => setFailure(failureText(error));
  useEffect(
    () => void rest('POST /friends/look', { token }).then((found) => setName(found.name), fail),
    [token],
  );
  const become = () => void rest('POST /friends', { token }).then(() => setDone(true), fail);
  const title = name === null ? t('person.friends.title') : t('person.friends.of', { name });
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {failure !== null && <p role="alert">{failure}</p>}
      {name !== null && !isDone && <p>{t('person.friends.ofText')}</p>}
      {name !== null && me.name === null && <NameForm onNamed={me.ask} />}
      {name !== null && typeof me.name === 'string' && !isDone && (
        <p>
          <button type="button" className="wt-button" data-look="main" onClick={become}>
            {t('person.friends.become')}
          </button>
        </p>
      )}
      <p role="status">{isDone && name !== null && t('person.friends.done', { name })}</p>
      <p>
        <Link href="/friends">{t('person.friends.toFriends')}</Link>
      </p>
    </Page>
  );
}
