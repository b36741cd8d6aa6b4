import type { ShownPasskey, WaysBack } from '@warptable/table';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { agoText } from '../home/timeText.ts';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-people.ts';
import { canUsePasskeys, makePasskey } from './credentials.ts';
import type { Remote } from './useRemote.ts';

/** As long as the server takes them. */
const MAX_LETTERS = 40;

/** The passkeys of whoever is signed in: whoever has one has an account. */
export function Passkeys({ ways: { value: ways, change } }: { ways: Remote<WaysBack> }) {
  const [name, setName] = useState(t('person.passkeys.usualName'));
  const [isAdded, setAdded] = useState(false);
  if (!ways) return null;
  const { passkeys, recovery, noPasskeys } = ways;
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    setAdded(await change(makePasskey(name.trim())));
  };
  const why = noPasskeys ?? (canUsePasskeys() ? null : 'noBrowser');
  return (
    <section className="page-box" aria-labelledby="passkeys">
      <h2 id="passkeys">{t('person.passkeys.title')}</h2>
      <p>{t('person.passkeys.text')}</p>
      {passkeys.length === 0 && !recovery && <p>{t('person.passkeys.none')}</p>}
      {passkeys.length === 1 && !recovery && <p>{t('person.passkeys.one')}</p>}
      <ul role="list" className="people-list">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} change={change} />
        ))}
      </ul>
      {why !== null ? (
        <p>{t(`person.passkeys.${why}`)}</p>
      ) : (
        <form className="people-form" onSubmit={(event) => void add(event)}>
          <label className="wt-field">
            <span>{t('person.passkeys.name')}</span>
            <input
              className="wt-input"
              required
              maxLength={MAX_LETTERS}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <button type="submit" className="wt-button" data-look="main">
            {t('person.passkeys.add')}
          </button>
        </form>
      )}
      <p role="status">{isAdded && t('person.passkeys.added')}</p>
    </section>
  );
}

interface RowProps {
  readonly passkey: ShownPasskey;
  readonly change: Remote<WaysBack>['change'];
}

function PasskeyRow({ passkey: { id, name, made, used }, change }: RowProps) {
  const [state, setState] = useState<'shown' | 'renaming' | 'removing'>('shown');
  const [text, setText] = useState(name);
  const now = Date.now();
  const rename = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await change(rest('POST /me/passkeys/rename', { passkey: id, name: text.trim() }))) setState('shown');
  };
  const remove = () => {
    if (state === 'removing') void change(rest('POST /me/passkeys/remove', { passkey: id }));
    else setState('removing');
  };
  const isSure = state === 'removing';
  if (state === 'renaming')
    return (
      <li>
        <form className="people-form" onSubmit={(event) => void rename(event)}>
          <label className="wt-field">
            <span>{t('person.passkeys.newName')}</span>
            <input
              className="wt-input"
              required
              maxLength={MAX_LETTERS}
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <button type="submit" className="wt-button">
            {t('person.passkeys.save')}
          </button>
        </form>
      </li>
    );
  return (
    <li className="people-row">
      <span>
        {name}
        <small>
          {t('person.passkeys.made', { when: agoText(made, now) })}
          {used !== null && ` · ${t('person.passkeys.used', { when: agoText(used, now) })}`}
        </small>
      </span>
      <span className="page-ways">
        <button
          type="button"
          className="wt-button"
          aria-label={t('person.passkeys.renameNamed', { name })}
          onClick={() => setState('renaming')}
        >
          {t('person.passkeys.rename')}
        </button>
        <button
          type="button"
          className="wt-button"
          data-look="danger"
          aria-label={t(`person.passkeys.${isSure ? 'removeSureNamed' : 'removeNamed'}`, { name })}
          onClick={remove}
        >
          {t(`person.passkeys.${isSure ? 'removeSure' : 'remove'}`)}
        </button>
      </span>
    </li>
  );
}
