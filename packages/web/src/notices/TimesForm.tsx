import type { NoticeSettings, NoticesShown } from '@warptable/table';
import { useState } from 'react';
import { failureText } from '../failures.ts';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-notices.ts';

const NIGHT = { from: 22 * 60, to: 7 * 60 };

/** When somebody wants to be told, and when not. */
export function TimesForm({
  settings,
  onChange,
}: {
  settings: NoticeSettings;
  onChange: (shown: NoticesShown) => void;
}) {
  const [draft, setDraft] = useState(settings);
  const [note, setNote] = useState('');
  const merge = (part: Partial<NoticeSettings>): void => setDraft({ ...draft, ...part });
  const save = async (): Promise<void> => {
    try {
      onChange(await rest('POST /notices/settings', draft));
      setNote(t('notices.saved'));
    } catch (error) {
      setNote(failureText(error));
    }
  };
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className="page-box" aria-labelledby="times">
      <h2 id="times">{t('notices.times')}</h2>
      <form
        className="page-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {(['liveDelay', 'slowDelay'] as const).map((name) => (
          <label key={name} className="wt-field">
            {t(`notices.${name}`)}
            <input
              className="wt-input"
              type="number"
              min={0}
              max={1440}
              required
              value={draft[name]}
              onChange={({ target }) => merge({ [name]: Math.round(target.valueAsNumber) || 0 })}
            />
          </label>
        ))}
        <p className="notices-small">{t('notices.delayText')}</p>
        <label className="wt-check">
          <input
            type="checkbox"
            checked={draft.reminders}
            onChange={({ target }) => merge({ reminders: target.checked })}
          />
          {t('notices.reminders')}
        </label>
        <label className="wt-check">
          <input
            type="checkbox"
            checked={draft.quiet !== null}
            onChange={({ target }) =>
              merge({ quiet: target.checked ? NIGHT : null, ...(target.checked ? { zone: here } : {}) })
            }
          />
          {t('notices.quiet')}
        </label>
        {draft.quiet && (
          <>
            <div className="notices-hours">
              {(['from', 'to'] as const).map((end) => (
                <label key={end} className="wt-field">
                  {t(`notices.${end}`)}
                  <input
                    className="wt-input"
                    type="time"
                    required
                    value={clockText(draft.quiet?.[end] ?? 0)}
                    onChange={({ target }) => {
                      const minute = minuteOf(target.value);
                      if (draft.quiet && minute !== undefined)
                        merge({ quiet: { ...draft.quiet, [end]: minute } });
                    }}
                  />
                </label>
              ))}
            </div>
            <label className="wt-field">
              {t('notices.zone')}
              <select
                className="wt-input"
                value={draft.zone}
                onChange={({ target }) => merge({ zone: target.value })}
              >
                {zones(draft.zone, here).map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </select>
            </label>
            <p className="notices-small">{t('notices.quietText')}</p>
          </>
        )}
        <button type="submit" className="wt-button">
          {t('notices.save')}
        </button>
        <p role="status">{note}</p>
      </form>
    </section>
  );
}

const zones = (...own: string[]): string[] =>
  [...new Set([...own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();

const two = (n: number): string => String(n).padStart(2, '0');

const clockText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
