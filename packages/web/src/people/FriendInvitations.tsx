import { agoText } from '../home/timeText.ts';
import { useLocation } from 'wouter';
import { rest } from '../online/api.ts';
import { toSit } from '../online/arriving.ts';
import { findOnShelf } from '../shelf.ts';
import { t } from '../texts/say-people.ts';
import './people.css';
import { useRemote } from './useRemote.ts';

const loadFriends = () => rest('GET /friends', {});

/** Tables that friends invite to; nothing, if there are none. */
export function FriendInvitations() {
  const { value, change, does, failure } = useRemote(loadFriends);
  const [, go] = useLocation();
  if (!value || value.invitations.length === 0) return null;
  const accept = async (table: string) => {
    if (await does(rest('POST /friends/accept', { table }))) go(`/t/${table}`, toSit(null));
  };
  const now = Date.now();
  return (
    <section className="page-box" aria-labelledby="invitations">
      <h2 id="invitations">{t('person.friends.invitations')}</h2>
      {failure !== null && <p role="alert">{failure}</p>}
      <ul role="list" className="people-list">
        {value.invitations.map(({ table, game, by, made }) => (
          <li key={table} className="people-row">
            <span>
              {t('person.friends.invited', { name: by, game: findOnShelf(game)?.name ?? game })}
              <small>{agoText(made, now)}</small>
            </span>
            <span className="page-ways">
              <button type="button" className="wt-button" data-look="main" onClick={() => void accept(table)}>
                {t('person.friends.accept')}
              </button>
              <button
                type="button"
                className="wt-button"
                onClick={() => void change(rest('POST /friends/decline', { table }))}
              >
                {t('person.friends.decline')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
