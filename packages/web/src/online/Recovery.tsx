import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { recover, recoveryCode } from './api.ts';
import { CopyField } from './CopyField.tsx';

/** Moves a guest to another browser. */
export function Recovery({ onRecovered }: { onRecovered: () => void }) {
  const { t } = useTranslation('web');
  const [code, setCode] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const fail = (error: unknown) => setFailure(error instanceof Error ? error.message : String(error));
  const use = (event: SyntheticEvent) => {
    event.preventDefault();
    recover(typed.trim()).then(onRecovered, fail);
  };
  return (
    <section className="page-box">
      <h2>{t('guest.recovery')}</h2>
      <p>{t('guest.recoveryText')}</p>
      {code === null ? (
        <button
          type="button"
          className="wt-button"
          onClick={() => void recoveryCode().then((made) => setCode(made.code), fail)}
        >
          {t('guest.makeCode')}
        </button>
      ) : (
        <CopyField name={t('guest.code')} text={code} />
      )}
      <form className="page-stack" onSubmit={use}>
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
      </form>
      {failure !== null && <p role="alert">{failure}</p>}
    </section>
  );
}
