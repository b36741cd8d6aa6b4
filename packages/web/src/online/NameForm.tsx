import { useState } from 'react';
import { failureText } from '../failures.ts';
import { t } from '../texts/say.ts';
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
  const [text, setText] = useState(name);
  const [note, setNote] = useState<string | null>(null);
  const save = async () => {
    try {
      await nameMe(text.trim());
      setNote(t('guest.saved'));
      onNamed();
    } catch (error) {
      setNote(failureText(error));
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
