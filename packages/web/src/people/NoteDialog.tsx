import { Dialog } from '@warptable/ui';
import { useEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { failureText } from '../failures.ts';
import { rest } from '../online/api.ts';
import { t } from '../texts/say-people.ts';

const MAX_LETTERS = 4000;

/** What somebody writes about a table for themselves. */
export function NoteDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const [note, setNote] = useState<string | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const fail = (error: unknown) => setTold(failureText(error));
  useEffect(
    () => void rest('GET /tables/:id/note', { id: table }).then((kept) => setNote(kept.note), fail),
    [table],
  );
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    rest('POST /tables/:id/note', { id: table, note: note ?? '' }).then(
      () => setTold(t('person.note.saved')),
      fail,
    );
  };
  return (
    <Dialog title={t('person.note.title')} onClose={onClose}>
      <p>{t('person.note.text')}</p>
      {note !== null && (
        <form className="page-stack" onSubmit={save}>
          <label className="wt-field">
            <span>{t('person.note.field')}</span>
            <textarea
              className="wt-input"
              rows={8}
              maxLength={MAX_LETTERS}
              value={note}
              onChange={({ target }) => {
                setNote(target.value);
                setTold(null);
              }}
            />
          </label>
          <button type="submit" className="wt-button" data-look="main">
            {t('person.note.save')}
          </button>
        </form>
      )}
      <p role="status">{told}</p>
    </Dialog>
  );
}
