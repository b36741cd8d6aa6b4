import { Send } from 'lucide-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';
import { useReading } from './Unread.tsx';

/** What people say at the table. */
export function Chat({ onSay }: { onSay: ((text: string) => void) | undefined }) {
  const { chat } = useViewModel();
  useReading();
  const [text, setText] = useState('');
  const say = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay?.(text.trim());
    setText('');
  };
  return (
    <section className="wt-chat" aria-label={t('chat.name')}>
      <ul role="list" className="wt-chat-lines wt-exact" aria-live="polite">
        {chat.length === 0 && <li className="wt-chat-empty">{t('chat.empty')}</li>}
        {chat.map(({ at, name, text: said }, i) => (
          <li key={`${at} ${i}`}>
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ul>
      {onSay ? (
        <form onSubmit={say}>
          <input
            className="wt-input"
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="wt-button" aria-label={t('chat.send')}>
            <Send aria-hidden size={18} />
          </button>
        </form>
      ) : (
        <p className="wt-chat-empty">{t('chat.onlySeated')}</p>
      )}
    </section>
  );
}
