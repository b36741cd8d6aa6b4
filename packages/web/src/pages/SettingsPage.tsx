import { SettingsForm } from '@warptable/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Page } from './Page.tsx';

export function SettingsPage() {
  const { t } = useTranslation('web');
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
    </Page>
  );
}
