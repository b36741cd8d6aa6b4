import { Dialog, useUiState } from '@warptable/ui';
import { BookOpen, History, House, Keyboard, Menu, Settings } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import './menu.css';
import { t } from '../texts/say.ts';

/** One line of the menu. */
export interface MenuEntry {
  readonly name: string;
  readonly Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  readonly act: () => void;
  /** Below the name. */
  readonly note?: string | undefined;
  /** It cannot be taken back. */
  readonly isDanger?: boolean;
}

export interface TableMenuProps {
  readonly game: string;
  /** What this table has beside what every table has. */
  readonly entries?: readonly MenuEntry[];
  /** In the row, in front of the menu. */
  readonly children?: ReactNode;
}

/** The ways out of the table in one row, and a menu with the things beside it. */
export function TableMenu({ game, entries = [], children }: TableMenuProps) {
  const uiState = useUiState();
  const [isOpen, setOpen] = useState(false);
  const all: readonly MenuEntry[] = [
    { name: t('menu.settings'), Icon: Settings, act: () => uiState.merge({ dialog: 'settings' }) },
    { name: t('menu.keys'), Icon: Keyboard, act: () => uiState.merge({ dialog: 'keys' }) },
    ...entries,
  ];
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
      {children}
      <button
        type="button"
        className="wt-button menu-button"
        data-look="plain"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden size={20} />
        {t('menu.name')}
      </button>
      {isOpen && (
        <Dialog title={t('menu.name')} onClose={() => setOpen(false)}>
          <ul role="list" className="menu">
            {all.map(({ name, note, Icon, act, isDanger = false }) => (
              <li key={name}>
                <button
                  type="button"
                  className="wt-button"
                  data-look={isDanger ? 'danger' : undefined}
                  onClick={() => {
                    setOpen(false);
                    act();
                  }}
                >
                  <Icon aria-hidden size={20} />
                  <span>
                    {name}
                    {note !== undefined && <small>{note}</small>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

/** Leads from a finished game to its replay. */
export function ReplayLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      className="wt-button wt-icon-button"
      data-look="plain"
      aria-label={t('menu.replay')}
      title={t('menu.replay')}
    >
      <History aria-hidden size={20} />
    </Link>
  );
}
