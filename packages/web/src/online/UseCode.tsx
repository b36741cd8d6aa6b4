import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { failureText } from '../failures.ts';
import { t } from '../texts/say.ts';
import { recover } from './api.ts';

/** Makes this browser be a guest that another one is already. */
export function UseCode() {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const use = (event: SyntheticEvent) => {
    event.preventDefault();
    recover(typed.trim()).then(
      // Another guest sits here now: everything that was loaded for the former one goes.
      () => location.reload(),
      (error: unknown) => setFailure(failureText(error)),
    );
  };
  const signIn = async () => {
    try {
      await (await import('../people/credentials.ts')).signIn();
      location.reload();
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <form className="page-stack" onSubmit={use}>
      <button type="button" className="wt-button" onClick={() => void signIn()}>
        {t('guest.signIn')}
      </button>
      <label className="wt-field">
        <span>{t('guest.useCode')}</span>
        <input
          className="wt-input"
          autoComplete="off"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" className="wt-button">
        {t('guest.recover')}
      </button>
      {failure !== null && <p role="alert">{failure}</p>}
    </form>
  );
}
