import { useState } from 'react';
import { failureText } from '../failures.ts';
import { timeText } from '../home/timeText.ts';
import { rest } from '../online/api.ts';
import { CopyField } from '../online/CopyField.tsx';
import { t } from '../texts/say-people.ts';

/** Lets one more device in, now. */
export function DeviceCode() {
  const [shown, setShown] = useState<{ readonly code: string; readonly until: number } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = () =>
    void rest('POST /me/device-code', {}).then(setShown, (error: unknown) => setFailure(failureText(error)));
  return (
    <section className="page-box" aria-labelledby="device-code">
      <h2 id="device-code">{t('person.devices.title')}</h2>
      <p>{t('person.devices.text')}</p>
      {shown && (
        <>
          <CopyField key={shown.code} name={t('person.devices.code')} text={shown.code} />
          <p>{t('person.devices.until', { when: timeText(shown.until) })}</p>
        </>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      <p>
        <button type="button" className="wt-button" onClick={show}>
          {t('person.devices.show')}
        </button>
      </p>
    </section>
  );
}
