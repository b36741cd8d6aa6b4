import { SettingsForm } from '@warptable/ui';
import { Link } from 'wouter';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

export function SettingsPage() {
  return (
    <Page title={t('settings.title')}>
      <h1>{t('settings.title')}</h1>
      <p>{t('settings.text')}</p>
      <div className="page-box page-stack">
        <SettingsForm />
      </div>
      <section className="page-box page-stack">
        <h2>{t('settings.guest')}</h2>
        <p>
          <Link href="/guest">{t('settings.guestLink')}</Link>
        </p>
      </section>
      <section className="page-box page-stack">
        <h2>{t('settings.notices')}</h2>
        <p>
          <Link href="/settings/notices">{t('settings.noticesLink')}</Link>
        </p>
      </section>
    </Page>
  );
}
