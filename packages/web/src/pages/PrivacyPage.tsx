import { Link } from 'wouter';
import { rest } from '../online/api.ts';
import { PeopleNav } from '../people/PeopleNav.tsx';
import { useRemote } from '../people/useRemote.ts';
import { t } from '../texts/say-people.ts';
import { Page } from './Page.tsx';

const loadPrivacy = () => rest('GET /privacy', {});

const PARTS = [
  ['kept', 'keptText'],
  ['seen', 'seenText'],
  ['cookie', 'cookieText'],
  ['devices', 'devicesText'],
] as const;

/** What is kept of people, who sees it, and how it goes. */
export function PrivacyPage() {
  const { value } = useRemote(loadPrivacy);
  return (
    <Page title={t('person.privacy.title')}>
      <h1>{t('person.privacy.title')}</h1>
      <PeopleNav at="/privacy" />
      {PARTS.map(([heading, text]) => (
        <section key={heading} className="page-box">
          <h2>{t(`person.privacy.${heading}`)}</h2>
          <p>{t(`person.privacy.${text}`)}</p>
        </section>
      ))}
      <section className="page-box">
        <h2>{t('person.privacy.gone')}</h2>
        <p>{t('person.privacy.goneText')}</p>
        <p>{t('person.privacy.disk')}</p>
        {value && <p>{backupsText(value.backupDays)}</p>}
        {value && (
          <p>
            {value.contact === null
              ? t('person.privacy.contactUnknown')
              : t('person.privacy.contact', { contact: value.contact })}
          </p>
        )}
        <p>
          <Link href="/guest">{t('person.privacy.toData')}</Link>
        </p>
      </section>
    </Page>
  );
}

function backupsText(days: number | null): string {
  if (days === null) return t('person.privacy.backupsUnknown');
  return days === 0 ? t('person.privacy.backupsNone') : t('person.privacy.backups', { count: days });
}
