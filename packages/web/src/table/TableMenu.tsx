import { ThemeSwitch, useDesk } from '@warptable/ui';
import { BookOpen, House, Keyboard, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../texts/say.ts';

/** The ways out of the table and the things beside it. */
export function TableMenu({ game, children }: { game: string; children?: ReactNode }) {
  const desk = useDesk();
  return (
    <>
      <Link
        href="/"
        className="wt-button wt-icon-button"
        data-look="plain"
        aria-label={t('menu.home')}
        title={t('menu.home')}
      >
        <House aria-hidden size={20} />
      </Link>
      <a
        href={`/rules/${game}`}
        target="_blank"
        rel="noreferrer"
        className="wt-button wt-icon-button"
        data-look="plain"
        aria-label={t('menu.rules')}
        title={t('menu.rules')}
      >
        <BookOpen aria-hidden size={20} />
      </a>
      <button
        type="button"
        className="wt-button wt-icon-button"
        data-look="plain"
        aria-label={t('menu.settings')}
        title={t('menu.settings')}
        onClick={() => desk.merge({ dialog: 'settings' })}
      >
        <Settings aria-hidden size={20} />
      </button>
      <button
        type="button"
        className="wt-button wt-icon-button"
        data-look="plain"
        aria-label={t('menu.keys')}
        title={t('menu.keys')}
        onClick={() => desk.merge({ dialog: 'keys' })}
      >
        <Keyboard aria-hidden size={20} />
      </button>
      <ThemeSwitch />
      {children}
    </>
  );
}
