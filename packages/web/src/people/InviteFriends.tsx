import { useState } from 'react';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-people.ts';
import './people.css';
import { useRemote } from './useRemote.ts';

const loadFriends = () => rest('GET /friends', {});

/** One click a friend; nothing, if there are none. */
export function InviteFriends({ table }: { table: string }) {
  const { value, does, failure } = useRemote(loadFriends);
  const [invited, setInvited] = useState<readonly string[]>([]);
  if (!value || value.friends.length === 0) return null;
  const invite = async (friend: string) => {
    if (await does(rest('POST /tables/:id/invite-friend', { id: table, friend })))
      setInvited((before) => [...before, friend]);
  };
  return (
    <section className="page-box" aria-labelledby="invite-friends">
      <h2 id="invite-friends">{t('person.friends.inviteTitle')}</h2>
      {failure !== null && <p role="alert">{failure}</p>}
      <ul role="list" className="people-list">
        {value.friends.map(({ id, name }) => (
          <li key={id} className="people-row">
            <span>{name}</span>
            {invited.includes(id) ? (
              <span role="status">{t('person.friends.invitedNow')}</span>
            ) : (
              <button type="button" className="wt-button" onClick={() => void invite(id)}>
                {t('person.friends.invite', { name })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
