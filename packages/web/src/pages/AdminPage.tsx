import type { FoundPerson, Moderation, ShownReport } from '@warptable/table';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { failureText } from '../failures.ts';
import { timeText } from '../home/timeText.ts';
import { rest } from '../online/api.ts';
import { BanForm } from '../people/BanForm.tsx';
import '../people/people.css';
import { useRemote } from '../people/useRemote.ts';
import type { Remote } from '../people/useRemote.ts';
import { t } from '../texts/say-people.ts';
import { Page } from './Page.tsx';

const loadModeration = () => rest('GET /admin', {});

/** For those whom the operator has named: reports, bans, and what was done. Nothing of any game. */
export function AdminPage() {
  const moderation = useRemote(loadModeration);
  const { value, failure } = moderation;
  return (
    <Page title={t('person.admin.title')}>
      <h1>{t('person.admin.title')}</h1>
      {failure !== null && <p role="alert">{failure}</p>}
      {value && (
        <>
          <p>{t('person.admin.text')}</p>
          <section className="page-box" aria-labelledby="reports">
            <h2 id="reports">{t('person.admin.reports')}</h2>
            {value.reports.length === 0 && <p>{t('person.admin.noReports')}</p>}
            {value.reports.map((report) => (
              <Report key={report.id} report={report} change={moderation.change} />
            ))}
          </section>
          <Search change={moderation.change} />
          <Bans moderation={value} change={moderation.change} />
          <section className="page-box" aria-labelledby="log">
            <h2 id="log">{t('person.admin.log')}</h2>
            <ul role="list" className="people-list">
              {value.log.map(({ made, ...rest_ }, i) => (
                <li key={i} className="people-quote">
                  {t('person.admin.line', { when: timeText(made), ...rest_ })}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Page>
  );
}

interface Changing {
  readonly change: Remote<Moderation>['change'];
}

const nameOr = (name: string): string => (name === '' ? t('person.admin.gone') : name);

function Report({ report, change }: Changing & { report: ShownReport }) {
  const { id, kind, said, around, because, made, person, name, reporter, outcome } = report;
  const [reason, setReason] = useState('');
  const settle = (to: 'dismissed' | 'banned') =>
    change(rest('POST /admin/settle', { report: id, outcome: to, because: reason.trim() || because }));
  return (
    <article className="people-list">
      <h3>{t('person.admin.reported', { reporter: nameOr(reporter), name: nameOr(name) })}</h3>
      <p>
        {t(`person.admin.kind_${kind}`)} · {timeText(made)}
      </p>
      <p className="people-quote">
        <strong>{said}</strong>
      </p>
      {around.map((line, i) => (
        <p key={i} className="people-quote">
          {line.name}: {line.text}
        </p>
      ))}
      <p>{t('person.admin.because', { because })}</p>
      {outcome !== null ? (
        <p>{t('person.admin.settled', { outcome })}</p>
      ) : (
        <>
          <label className="wt-field">
            <span>{t('person.admin.reason')}</span>
            <input
              className="wt-input"
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </label>
          <p className="page-ways">
            <button type="button" className="wt-button" onClick={() => void settle('dismissed')}>
              {t('person.admin.dismiss')}
            </button>
          </p>
          <BanForm
            name={nameOr(name)}
            ban={async (days, why) => {
              const input = { person, because: why, ...(days === null ? {} : { days }) };
              if (await change(rest('POST /admin/ban', input))) await settle('banned');
            }}
          />
        </>
      )}
    </article>
  );
}

function Bans({ moderation: { bans }, change }: Changing & { moderation: Moderation }) {
  return (
    <section className="page-box" aria-labelledby="bans">
      <h2 id="bans">{t('person.admin.banned')}</h2>
      {bans.length === 0 && <p>{t('person.admin.noBans')}</p>}
      <ul role="list" className="people-list">
        {bans.map(({ person, name, until, because }) => (
          <li key={person} className="people-row">
            <span>
              {until === null
                ? t('person.admin.forGood', { name: nameOr(name), because })
                : t('person.admin.until', { name: nameOr(name), because, when: timeText(until) })}
            </span>
            <button
              type="button"
              className="wt-button"
              onClick={() => void change(rest('POST /admin/unban', { person, because }))}
            >
              {t('person.admin.unban', { name: nameOr(name) })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Search({ change }: Changing) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly FoundPerson[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const find = (event: SyntheticEvent) => {
    event.preventDefault();
    rest('GET /admin/people', { search: text.trim() }).then(setFound, (error: unknown) =>
      setFailure(failureText(error)),
    );
  };
  return (
    <section className="page-box" aria-labelledby="search">
      <h2 id="search">{t('person.admin.search')}</h2>
      <form className="people-form" role="search" onSubmit={find}>
        <label className="wt-field">
          <span>{t('person.admin.search')}</span>
          <input
            className="wt-input"
            required
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" className="wt-button">
          {t('person.admin.find')}
        </button>
      </form>
      {failure !== null && <p role="alert">{failure}</p>}
      {found.map(({ id, name, tables, created, account }) => (
        <article key={id} className="people-list">
          <h3>{name}</h3>
          <p>
            {t('person.admin.found', { name: id, tables, when: timeText(created) })}
            {account && ` · ${t('person.admin.account')}`}
          </p>
          <BanForm
            name={name}
            ban={async (days, because) => {
              const input = { person: id, because, ...(days === null ? {} : { days }) };
              await change(rest('POST /admin/ban', input));
            }}
          />
        </article>
      ))}
    </section>
  );
}
