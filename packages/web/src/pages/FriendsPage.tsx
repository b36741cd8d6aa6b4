import { useState } from 'react';
import { timeText } from '../home/timeText.ts';
import { rest } from '../online/api.ts';
import { CopyField } from '../online/CopyField.tsx';
import '../online/online.css';
import { FriendInvitations } from '../people/FriendInvitations.tsx';
import { PeopleNav } from '../people/PeopleNav.tsx';
import { useRemote } from '../people/useRemote.ts';
import { t } from '../texts/say-people.ts';
import { Page } from './Page.tsx';

const loadFriends = () => rest('GET /friends', {});
const loadApart = () => rest('GET /me/apart', {});

/** Friends, what they invite to, and whom one does not want to meet. */
export function FriendsPage() {
  const friends = useRemote(loadFriends);
  const [address, setAddress] = useState<string | null>(null);
  const makeLink = async () => {
    const { path } = await rest('POST /friends/link', {});
    setAddress(new URL(path, location.href).href);
  };
  return (
    <Page title={t('person.friends.title')}>
      <h1>{t('person.friends.title')}</h1>
      <PeopleNav at="/friends" />
      {friends.failure !== null && <p role="alert">{friends.failure}</p>}
      <FriendInvitations />
      <section className="page-box" aria-label={t('person.friends.title')}>
        <p>{t('person.friends.text')}</p>
        {address !== null && <CopyField key={address} name={t('person.friends.link')} text={address} />}
        <p>
          <button
            type="button"
            className="wt-button"
            data-look="main"
            onClick={() => void friends.does(makeLink())}
          >
            {t('person.friends.makeLink')}
          </button>
        </p>
        {friends.value?.friends.length === 0 && <p>{t('person.friends.none')}</p>}
        <ul role="list" className="people-list">
          {friends.value?.friends.map(({ id, name, since }) => (
            <li key={id} className="people-row">
              <span>
                {name}
                <small>{t('person.friends.since', { when: timeText(since) })}</small>
              </span>
              <button
                type="button"
                className="wt-button"
                onClick={() => void friends.change(rest('POST /friends/remove', { friend: id }))}
              >
                {t('person.friends.remove', { name })}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <ApartList />
    </Page>
  );
}

function ApartList() {
  const apart = useRemote(loadApart);
  return (
    <section className="page-box" aria-labelledby="apart">
      <h2 id="apart">{t('person.friends.apart')}</h2>
      {apart.value?.length === 0 && <p>{t('person.friends.apartNone')}</p>}
      <ul role="list" className="people-list">
        {apart.value?.map(({ id, name, kind }) => (
          <li key={id} className="people-row">
            <span>{t(`person.friends.${kind}`, { name })}</span>
            <button
              type="button"
              className="wt-button"
              onClick={() => void apart.change(rest('POST /me/apart/end', { id }))}
            >
              {t('person.friends.end', { name })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
