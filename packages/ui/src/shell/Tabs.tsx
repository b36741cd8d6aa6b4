import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly content: ReactNode;
}

/** Tabs as the ARIA guide wants them: arrow keys change, one of them in the order of focus. */
export function Tabs({ name, tabs }: { name: string; tabs: readonly Tab[] }) {
  const base = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <div className="wt-tabs">
      <div role="tablist" aria-label={name} onKeyDown={walkTabs}>
        {tabs.map(({ id, title, note }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === open?.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === open?.id ? 0 : -1}
            onClick={() => setChosen(id)}
          >
            {title}
            {note}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${open?.id ?? ''}`}>
        {open?.content}
      </div>
    </div>
  );
}

/** The arrow keys go to the next tab and open it. */
export function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const next = tabs[(at + step + tabs.length) % tabs.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}
