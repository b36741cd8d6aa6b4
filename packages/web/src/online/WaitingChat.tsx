import type { ChatLine } from '@warptable/table';
import { useState } from 'react';
import { t } from '../texts/say.ts';

export interface WaitingChatProps {
  readonly chat: readonly ChatLine[];
  /** Absent for those who have no seat. */
  readonly onSay: ((text: string) => void) | undefined;
}

/** What is said before the game; it stays in the chat of the table. */
export function WaitingChat({ chat, onSay }: WaitingChatProps) {
  const [text, setText] = useState('');
  return (
    <section className="page-box" aria-labelledby="waiting-chat">
      <h2 id="waiting-chat">{t('waiting.chat')}</h2>
      <ul role="list" className="wt-exact" aria-live="polite">
        {chat.map(({ at, name, text: said }, i) => (
          <li key={`${at} ${i}`}>
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ul>
      {onSay && (
        <form
          className="copy-field"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') onSay(text.trim());
            setText('');
          }}
        >
          <input
            className="wt-input"
            aria-label={t('waiting.say')}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="wt-button">
            {t('waiting.send')}
          </button>
        </form>
      )}
    </section>
  );
}
