import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** A native modal dialog: the browser keeps the focus inside, closes it by Escape and returns the focus. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const { t } = useTranslation('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="wt-dialog"
      data-wide={wide}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="wt-dialog-box">
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
        <div className="wt-dialog-content">{children}</div>
      </div>
    </dialog>
  );
}
