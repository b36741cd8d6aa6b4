import { useState } from 'react';
import { failureText } from '../failures.ts';
import { t } from '../texts/say.ts';
import { rest } from './api.ts';
import { CopyField } from './CopyField.tsx';
import { UseCode } from './UseCode.tsx';

/** Moves a guest to another browser. Whoever is none yet can only become one. */
export function Recovery({ isGuest }: { isGuest: boolean }) {
  const [code, setCode] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const make = () =>
    void rest('POST /me/recovery', {}).then(
      (made) => setCode(made.code),
      (error: unknown) => setFailure(failureText(error)),
    );
  return (
    <section className="page-box">
      <h2>{t('guest.recovery')}</h2>
      <p>{t('guest.recoveryText')}</p>
      {isGuest && code === null && (
        <button type="button" className="wt-button" onClick={make}>
          {t('guest.makeCode')}
        </button>
      )}
      {code !== null && <CopyField name={t('guest.code')} text={code} />}
      {failure !== null && <p role="alert">{failure}</p>}
      {!isGuest && <UseCode />}
    </section>
  );
}
