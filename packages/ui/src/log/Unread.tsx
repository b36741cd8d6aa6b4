import { useEffect } from 'react';
import { useDesk, useOnDesk } from '../desk.ts';
import { useScene } from '../scene.ts';
import { t } from '../texts/say.ts';

/** How many lines were said since the chat was last open. What was said before this visit counts as read. */
export function useUnread(): number {
  const { chat } = useScene();
  return Math.max(0, chat.length - useOnDesk('chatRead'));
}

/** Whoever has the chat open reads all of it. */
export function useReading(): void {
  const { chat } = useScene();
  const desk = useDesk();
  useEffect(() => desk.merge({ chatRead: chat.length }), [desk, chat.length]);
}

/** The number beside the name of a tab. */
export function Unread() {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <>
      <span className="wt-unread" aria-hidden>
        {count}
      </span>
      <span className="wt-hidden">{t('chat.unread', { count })}</span>
    </>
  );
}
