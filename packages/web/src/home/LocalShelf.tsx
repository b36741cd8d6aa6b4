import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { LocalTable } from '../local/database.ts';
import { listLocalTables, removeLocalTable } from '../local/tables.ts';
import { findOnShelf } from '../shelf.ts';

export interface LocalShelf {
  readonly running: readonly LocalTable[];
  readonly finished: readonly LocalTable[];
  readonly remove: (id: string) => void;
}

/** The tables of this device: those to go on with, and those that can be watched again. */
export function useLocalShelf(): LocalShelf {
  const [tables, setTables] = useState<readonly LocalTable[]>([]);
  const load = () => void listLocalTables().then(setTables, () => setTables([]));
  useEffect(load, []);
  const remove = (id: string) => void removeLocalTable(id).then(load);
  const running = tables.filter(({ status, lesson }) => status !== 'over' && !lesson);
  const finished = tables.filter(({ status, lesson }) => status === 'over' && !lesson);
  return { running, finished, remove };
}

export interface ShelfProps {
  readonly title: string;
  readonly tables: readonly LocalTable[];
  readonly href: (id: string) => string;
  readonly remove: (id: string) => void;
}

/** Tables under one title. */
export function Shelf({ title, tables, href, remove }: ShelfProps) {
  const { t, i18n } = useTranslation('web');
  const [sure, setSure] = useState<string | null>(null);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  if (tables.length === 0) return null;
  return (
    <section className="home-shelf" aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {tables.map(({ id, setup, names, updatedAt }) => (
          <li key={id}>
            <Link href={href(id)} className="home-table">
              <strong>{findOnShelf(setup.game)?.name ?? setup.game}</strong>
              <span>{names.map((name) => name ?? t('home.bot')).join(', ')}</span>
              <small>{t('home.lastPlayed', { when: when.format(updatedAt) })}</small>
            </Link>
            <button
              type="button"
              className="wt-button"
              data-look={sure === id ? 'danger' : 'plain'}
              onClick={() => (sure === id ? remove(id) : setSure(id))}
              onBlur={() => setSure(null)}
            >
              {sure === id ? t('home.removeSure') : t('home.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
