import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Page } from './Page.tsx';

export function NothingPage() {
  const { t } = useTranslation('web');
  return (
    <Page title={t('nothing.title')}>
      <h1>{t('nothing.title')}</h1>
      <p>{t('nothing.text')}</p>
      <p>
        <Link href="/" className="wt-button">
          {t('nothing.home')}
        </Link>
      </p>
    </Page>
  );
}
