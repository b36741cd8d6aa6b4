import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useDeferredValue, useState } from 'react';
import { t } from '../texts/say.ts';
import { walkTabs } from './Tabs.tsx';

export interface SheetTab {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly Icon: ComponentType<{ size?: number }>;
  readonly content: ReactNode;
}

export interface SheetProps {
  readonly tabs: readonly SheetTab[];
  /** The tab that is open, if one is. */
  readonly open: string | null;
  readonly setOpen: (id: string | null) => void;
  /** In one row with the tabs. */
  readonly beside?: ReactNode;
}

/** Tabs at the lower edge; the open one covers half of the screen or all of it. */
export function Sheet({ tabs, open, setOpen, beside }: SheetProps) {
  const [full, setFull] = useState(false);
  const tab = tabs.find(({ id }) => id === open);
  // There is much to draw: the sheet is seen to open before.
  const isTime = useDeferredValue(open, null) === open;
  return (
    <section className="wt-panels" aria-label={t('parts.sheet')}>
      {tab && (
        <div
          className="wt-sheet"
          role="tabpanel"
          id="wt-sheet"
          aria-label={tab.title}
          data-full={full}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(null);
          }}
        >
          <div className="wt-sheet-handle">
            <h2>{tab.title}</h2>
            <button
              type="button"
              className="wt-button"
              data-look="plain"
              aria-label={full ? t('parts.sheetHalf') : t('parts.sheetFull')}
              onClick={() => setFull(!full)}
            >
              <ChevronsUpDown aria-hidden size={20} />
            </button>
            <button
              type="button"
              className="wt-button"
              data-look="plain"
              aria-label={t('parts.sheetClose')}
              onClick={() => setOpen(null)}
            >
              <ChevronDown aria-hidden size={22} />
            </button>
          </div>
          <div className="wt-sheet-content">{isTime && tab.content}</div>
        </div>
      )}
      <div className="wt-foot">
        <div className="wt-sheet-tabs" role="tablist" aria-label={t('parts.sheet')} onKeyDown={walkTabs}>
          {tabs.map(({ id, title, note, Icon }, i) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === open}
              aria-controls="wt-sheet"
              tabIndex={id === open || (open === null && i === 0) ? 0 : -1}
              onClick={() => setOpen(id === open ? null : id)}
            >
              <Icon size={20} />
              <span>
                {title}
                {note}
              </span>
            </button>
          ))}
        </div>
        {beside}
      </div>
    </section>
  );
}
