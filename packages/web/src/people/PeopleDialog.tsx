import type { ChatLine, PersonAtTable } from '@warptable/table';
import { Dialog } from '@warptable/ui';
import { useCallback, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-people.ts';
import './people.css';
import { useRemote } from './useRemote.ts';

/** The last lines of the chat that can be reported. */
const LINES_SHOWN = 20;

interface PeopleDialogProps {
  readonly table: string;
  readonly chat: readonly ChatLine[];
  readonly onClose: () => void;
}

/** A line, or the name at a seat. */
type Reported = { readonly what: string } & (
  | { readonly line: { readonly at: number; readonly text: string } }
  | { readonly seat: number }
);

/** Whom one does not want to hear or to meet again, and what moderators should see. */
export function PeopleDialog({ table, chat, onClose }: PeopleDialogProps) {
  const load = useCallback(() => rest('GET /tables/:id/people', { id: table }), [table]);
  const people = useRemote(load);
  const [reported, setReported] = useState<Reported | null>(null);
  const [isSent, setSent] = useState(false);
  const report = async (because: string) => {
    if (!reported) return;
    const { what: _what, ...about } = reported;
    setSent(await people.does(rest('POST /tables/:id/report', { id: table, because, ...about })));
    setReported(null);
  };
  return (
    <Dialog title={t('person.people.title')} onClose={onClose}>
      {people.failure !== null && <p role="alert">{people.failure}</p>}
      <p role="status">{isSent && t('person.people.sent')}</p>
      {reported ? (
        <ReportForm about={reported.what} send={report} onCancel={() => setReported(null)} />
      ) : (
        <>
          <p>{people.value?.length === 0 ? t('person.people.none') : t('person.people.text')}</p>
          <ul role="list" className="people-list">
            {people.value?.map((person) => (
              <PersonRow
                key={person.seat}
                person={person}
                set={(kind) =>
                  void people.change(rest('POST /tables/:id/apart', { id: table, seat: person.seat, kind }))
                }
                onReport={() => setReported({ what: person.name, seat: person.seat })}
              />
            ))}
          </ul>
          {chat.length > 0 && <h3>{t('person.people.lines')}</h3>}
          <ul role="list" className="people-list">
            {chat.slice(-LINES_SHOWN).map(({ at, name, text }) => (
              <li key={`${at} ${text}`} className="people-row">
                <span>
                  {name}: {text}
                </span>
                <button
                  type="button"
                  className="wt-button"
                  aria-label={t('person.people.reportLineOf', { name, text })}
                  onClick={() => setReported({ what: text, line: { at, text } })}
                >
                  {t('person.people.reportLine')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface PersonRowProps {
  readonly person: PersonAtTable;
  readonly set: (kind: 'mute' | 'block' | 'none') => void;
  readonly onReport: () => void;
}

function PersonRow({ person: { name, kind }, set, onReport }: PersonRowProps) {
  return (
    <li className="people-row">
      <span>{name}</span>
      <span className="page-ways">
        {kind !== 'block' && (
          <button type="button" className="wt-button" onClick={() => set(kind === 'mute' ? 'none' : 'mute')}>
            {t(kind === 'mute' ? 'person.people.unmute' : 'person.people.mute', { name })}
          </button>
        )}
        <button type="button" className="wt-button" onClick={() => set(kind === 'block' ? 'none' : 'block')}>
          {t(kind === 'block' ? 'person.people.unblock' : 'person.people.block', { name })}
        </button>
        <button type="button" className="wt-button" onClick={onReport}>
          {t('person.people.report', { name })}
        </button>
      </span>
    </li>
  );
}

interface ReportFormProps {
  readonly about: string;
  readonly send: (because: string) => Promise<void>;
  readonly onCancel: () => void;
}

function ReportForm({ about, send, onCancel }: ReportFormProps) {
  const [because, setBecause] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(because.trim());
  };
  return (
    <form className="page-stack" onSubmit={submit}>
      <p className="people-quote">{t('person.people.about', { what: about })}</p>
      <label className="wt-field">
        <span>{t('person.people.because')}</span>
        <textarea
          className="wt-input"
          required
          rows={3}
          maxLength={500}
          value={because}
          onChange={({ target }) => setBecause(target.value)}
        />
      </label>
      <p className="page-ways">
        <button type="submit" className="wt-button" data-look="main">
          {t('person.people.send')}
        </button>
        <button type="button" className="wt-button" onClick={onCancel}>
          {t('person.people.cancel')}
        </button>
      </p>
    </form>
  );
}
