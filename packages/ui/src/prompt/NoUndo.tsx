import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import './no-undo.css';

/** On a button: what it does cannot be taken back. */
export function NoUndo() {
  const { t } = useTranslation('ui');
  return <small className="wt-no-undo">{t('choice.noUndo')}</small>;
}

/** The same at the lower edge of a card, which says it in its name too. */
export function NoUndoTab() {
  const { t } = useTranslation('ui');
  return (
    <span className="wt-no-undo-tab" aria-hidden>
      <Lock size={11} strokeWidth={2.6} />
      {t('choice.noUndo')}
    </span>
  );
}
