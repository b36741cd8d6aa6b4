import { useState } from 'react';
import { t } from '../texts/say-people.ts';

export interface BanFormProps {
  readonly name: string;
  /** For so many days; null: for good. */
  readonly ban: (days: number | null, because: string) => Promise<void>;
}

/** For how long, and why: nobody is banned without a reason. */
export function BanForm({ name, ban }: BanFormProps) {
  const [days, setDays] = useState('7');
  const [because, setBecause] = useState('');
  return (
    <details>
      <summary>
        {t('person.admin.ban')}: {name}
      </summary>
      <form
        className="people-form"
        onSubmit={(event) => {
          event.preventDefault();
          void ban(days === '' ? null : Number(days), because.trim());
        }}
      >
        <label className="wt-field">
          <span>{t('person.admin.days')}</span>
          <input
            className="wt-input"
            type="number"
            min={1}
            max={3650}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </label>
        <label className="wt-field">
          <span>{t('person.admin.reason')}</span>
          <input
            className="wt-input"
            required
            maxLength={500}
            value={because}
            onChange={({ target }) => setBecause(target.value)}
          />
        </label>
        <button type="submit" className="wt-button" data-look="danger">
          {t('person.admin.ban')}
        </button>
      </form>
    </details>
  );
}
