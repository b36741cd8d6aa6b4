import { useEffect } from 'react';
import { useUiState, useUiField } from '../ui-state.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

/** How many lines were said since the chat was last open. What was said before this visit counts as read. */
export function useUnread(): number {
  const { chat } = useViewModel();
  return Math.max(0, chat.length - useUiField('chatRead'));
}

/** Whoever has the chat open reads all of it. */
export function useReading(): void {
  const { chat } = useViewModel();
  const uiState = useUiState();
  useEffect(() => uiState.merge({ chatRead: chat.length }), [uiState, chat.length]);
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
