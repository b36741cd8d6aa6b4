import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '../texts/say.ts';
import './dialog.css';
import { useModal } from './modal.ts';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in sight, below what may be scrolled. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
}

/** A box over everything else, until it is closed by its button, by Escape or by a touch beside it. */
export function Dialog({ title, onClose, children, foot, wide = false }: DialogProps) {
  const cover = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(cover, onClose);
  return (
    <div
      ref={cover}
      popover="manual"
      className="wt-dialog"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === cover.current) onClose();
      }}
    >
      <div className="wt-dialog-box" data-wide={wide}>
        <header>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="wt-button"
            data-look="plain"
            aria-label={t('dialog.close')}
            onClick={onClose}
          >
            <X aria-hidden size={20} />
          </button>
        </header>
        {/* What is longer than the screen can be read by keys too. */}
        <div className="wt-dialog-content" role="group" aria-labelledby={titleId} tabIndex={0}>
          {children}
        </div>
        {foot && <footer>{foot}</footer>}
      </div>
    </div>
  );
}
