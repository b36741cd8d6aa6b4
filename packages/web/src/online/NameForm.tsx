import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameMe } from './api.ts';
import { NameField } from './NameField.tsx';

export interface NameFormProps {
  readonly name?: string;
  /** What giving the name leads to, for the button. */
  readonly act?: string;
  readonly onNamed: () => void;
}

/** A name is all that a guest needs. */
export function NameForm({ name = '', act, onNamed }: NameFormProps) {
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
        {act ?? t('guest.save')}
      </button>
      <p role="status">{note}</p>
    </form>
  );
}
