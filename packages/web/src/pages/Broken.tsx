import type { ReactNode } from 'react';
import { t } from '../texts/say.ts';

export interface BrokenProps {
  readonly message?: string;
  /** Another way out of it. */
  readonly children?: ReactNode;
}

/** In place of a page that cannot be shown. It needs nothing that could be missing too. */
export function Broken({ message, children }: BrokenProps) {
  return (
    <main className="page-loading page-broken">
      <h1>{t('broken.title')}</h1>
      <p role="alert">{message ?? t('broken.text')}</p>
      <p className="page-ways">
        <button type="button" className="wt-button" data-look="main" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
        {/* No link of the router: the whole page is to be loaded anew. */}
        <a className="wt-button" href="/">
          {t('nothing.home')}
        </a>
        {children}
      </p>
    </main>
  );
}

/** Beside a page that goes on, though a part of it is missing. */
export function Incomplete({ onClose }: { onClose: () => void }) {
  return (
    <div className="page-incomplete" role="alert">
      <p>{t('broken.text')}</p>
      <p className="page-ways">
        <button type="button" className="wt-button" data-look="main" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
        <button type="button" className="wt-button" onClick={onClose}>
          {t('broken.later')}
        </button>
      </p>
    </div>
  );
}
