import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { download } from '../downloading.ts';
import { failureText } from '../failures.ts';
import { exportOfMe, forgetKnown, rest } from '../online/api.ts';
import { t } from '../texts/say-people.ts';

/** Taking everything along, and being forgotten. */
export function YourData() {
  const [note, setNote] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const take = async () => {
    setNote(t('person.yours.preparing'));
    try {
      download('warptable-me.json', await exportOfMe());
      setNote(null);
    } catch (error) {
      setNote(failureText(error));
    }
  };
  const remove = async (event: SyntheticEvent) => {
    event.preventDefault();
    try {
      await rest('POST /me/delete', { name: typed });
      forgetKnown();
      location.assign('/');
    } catch (error) {
      setNote(failureText(error));
    }
  };
  return (
    <section className="page-box" aria-labelledby="your-data">
      <h2 id="your-data">{t('person.yours.title')}</h2>
      <p>{t('person.yours.exportText')}</p>
      <p>
        <button type="button" className="wt-button" onClick={() => void take()}>
          {t('person.yours.export')}
        </button>
      </p>
      <p role="status">{note}</p>
      <details>
        <summary>{t('person.yours.delete')}</summary>
        <p>{t('person.yours.deleteText')}</p>
        <form className="people-form" onSubmit={(event) => void remove(event)}>
          <label className="wt-field">
            <span>{t('person.yours.deleteField')}</span>
            <input
              className="wt-input"
              required
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <button type="submit" className="wt-button" data-look="danger">
            {t('person.yours.deleteSure')}
          </button>
        </form>
      </details>
    </section>
  );
}
