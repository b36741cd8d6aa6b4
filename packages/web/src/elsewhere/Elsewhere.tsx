import { useStore } from '@warptable/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../texts/say.ts';
import './elsewhere.css';
import { elsewhere, nameOf } from './watching.ts';

/** On every page: at which other tables it is one's turn. */
export function Elsewhere() {
  const { tables } = useStore(elsewhere);
  const [closed, setClosed] = useState('');
  const [path] = useLocation();
  const open = tables.filter(({ id }) => path !== `/t/${id}`);
  const [first] = open;
  const which = open.map(({ id }) => id).join(' ');
  // The lobby has them in its list.
  const isShown = first !== undefined && which !== closed && path !== '/lobby';
  return (
    <aside className="elsewhere" aria-label={t('elsewhere.name')} data-shown={isShown}>
      <p aria-live="polite">
        {isShown && (
          <Link href={open.length === 1 ? `/t/${first.id}` : '/lobby'}>
            {open.length === 1
              ? t('elsewhere.one', { game: nameOf(first) })
              : t('elsewhere.many', { count: open.length })}
          </Link>
        )}
      </p>
      {isShown && (
        <button
          type="button"
          className="wt-button wt-icon-button"
          data-look="plain"
          aria-label={t('elsewhere.close')}
          onClick={() => setClosed(which)}
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </aside>
  );
}
