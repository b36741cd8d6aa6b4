import { ThemeSwitch } from '@warptable/ui';
import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { t } from '../texts/say.ts';
import { setTitle } from '../title.ts';

/** A page that is no table: a head with the ways to the others, and its content. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    setTitle(title === '' ? 'Warptable' : `${title} · Warptable`);
  }, [title]);
  return (
    <div className="page">
      <header className="page-head">
        <Link href="/" className="page-brand">
          <img src="/icon.svg" alt="" width="32" height="32" />
          Warptable
        </Link>
        <nav aria-label={t('nav.name')}>
          <Link href="/lobby" className="page-nav">
            {t('nav.lobby')}
          </Link>
          <Link href="/replay" className="page-nav">
            {t('nav.replays')}
          </Link>
          <ThemeSwitch />
          <Link
            href="/settings"
            className="wt-button wt-icon-button"
            data-look="plain"
            aria-label={t('nav.settings')}
          >
            <Settings aria-hidden size={20} />
          </Link>
        </nav>
      </header>
      <main className="page-main">{children}</main>
      <footer className="page-foot">
        <p>
          {t('foot')} <Link href="/privacy">{t('nav.privacy')}</Link>
        </p>
      </footer>
    </div>
  );
}
