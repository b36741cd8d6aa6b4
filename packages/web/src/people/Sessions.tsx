import type { WaysBack } from '@warptable/table';
import { agoText } from '../home/timeText.ts';
import { rest } from '../online/api.ts';
import { UseCode } from '../online/UseCode.tsx';
import { t } from '../texts/say-people.ts';
import type { Remote } from './useRemote.ts';

/** The browsers that somebody is signed in with. */
export function Sessions({ name, ways: { value: ways, change } }: { name: string; ways: Remote<WaysBack> }) {
  if (!ways) return null;
  const { sessions, passkeys, recovery } = ways;
  const now = Date.now();
  const signOut = async () => {
    await rest('POST /me/sign-out', {});
    // Everything that was loaded for whoever sat here goes.
    location.assign('/');
  };
  return (
    <section className="page-box" aria-labelledby="sessions">
      <h2 id="sessions">{t('person.sessions.title')}</h2>
      <ul role="list" className="people-list">
        {sessions.map(({ id, device, seen, here }) => {
          const called = device === '' ? t('person.device.unknown') : device;
          return (
            <li key={id} className="people-row">
              <span>
                {called}
                <small>
                  {here ? t('person.sessions.here') : t('person.sessions.seen', { when: agoText(seen, now) })}
                </small>
              </span>
              {!here && (
                <button
                  type="button"
                  className="wt-button"
                  onClick={() => void change(rest('POST /me/sessions/end', { session: id }))}
                >
                  {t('person.sessions.end', { device: called })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {passkeys.length === 0 && !recovery && <p>{t('person.sessions.signOutText', { name })}</p>}
      <p className="page-ways">
        {sessions.length > 1 && (
          <button
            type="button"
            className="wt-button"
            onClick={() => void change(rest('POST /me/sessions/end-others', {}))}
          >
            {t('person.sessions.endOthers')}
          </button>
        )}
        <button type="button" className="wt-button" onClick={() => void change(signOut().then(() => ways))}>
          {t('person.sessions.signOut')}
        </button>
      </p>
      <details>
        <summary>{t('person.sessions.other')}</summary>
        <p>{t('person.sessions.otherText', { name })}</p>
        <UseCode />
      </details>
    </section>
  );
}
