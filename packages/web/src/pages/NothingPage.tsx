import { Link } from 'wouter';
import { t } from '../texts/say.ts';
import { Page } from './Page.tsx';

export function NothingPage({ text = t('nothing.text') }: { text?: string }) {
  return (
    <Page title={t('nothing.title')}>
      <h1>{t('nothing.title')}</h1>
      <p>{text}</p>
      <p>
        <Link href="/" className="wt-button">
          {t('nothing.home')}
        </Link>
      </p>
    </Page>
  );
}
