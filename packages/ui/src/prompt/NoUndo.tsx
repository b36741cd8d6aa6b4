import { Lock } from 'lucide-react';
import { t } from '../texts/say.ts';
import './no-undo.css';

/** On a button: what it does cannot be taken back. */
export function NoUndo() {
  return <small className="wt-no-undo">{t('choice.noUndo')}</small>;
}

/** The same at the lower edge of a card, which says it in its name too. */
export function NoUndoTab() {
  return (
    <span className="wt-no-undo-tab" aria-hidden>
      <Lock size={11} strokeWidth={2.6} />
      {t('choice.noUndo')}
    </span>
  );
}
