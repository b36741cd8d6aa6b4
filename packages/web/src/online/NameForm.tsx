import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameMe } from './api.ts';
import { NameField } from './NameField.tsx';

/** A name is all that a guest needs. */
export function NameForm({ name = '', onNamed }: { name?: string; onNamed: () => void }) {
  const { t } = useTranslation('web');
  const [text, setText] = useState(name);
  const [note, setNote] = useState<string | null>(null);
  const save = async () => {
    try {
      await nameMe(text.trim());
      setNote(t('guest.saved'));
      onNamed();
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      className="page-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NameField name={text} setName={setText} />
      <button type="submit" className="wt-button" data-look="main">
        {t('guest.save')}
      </button>
      <p role="status">{note}</p>
    </form>
  );
}
