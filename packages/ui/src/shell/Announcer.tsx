import type { Note } from '@warptable/table';
import { useEffect, useRef, useState } from 'react';
import { newsLines } from '../fights/telling.ts';
import { noteText } from '../log/notes.ts';
import { useUnread } from '../log/Unread.tsx';
import { sentenceOf } from '../prompt/sentences.ts';
import { useViewModel } from '../table-view-model.ts';
import { t } from '../texts/say.ts';

const MAX_LINES = 4;
/** By the prompt, and by what became of the wish to go back. */
const TOLD_ELSEWHERE: readonly Note['what'][] = ['pause', 'rewound'];
/** Whom one waits for is told when nothing else was for so long, in milliseconds. */
const QUIET = 4000;

/** Tells a screen reader what happened and what is asked. */
export function Announcer() {
  const model = useViewModel();
  const { gameUi, snapshot, log, info } = model;
  const toldOf = useRef<number | null>(null);
  const notedOf = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const said = model.chat.at(-1);
  // Whoever has the chat open is told by the chat itself.
  const isHeard = useUnread() > 0 && said !== undefined;

  useEffect(() => {
    const since = toldOf.current;
    toldOf.current = log.at(-1)?.at ?? 0;
    const notedBefore = notedOf.current ?? Infinity;
    notedOf.current = info?.notes.at(-1)?.n ?? -1;
    if (since === null) return;
    const noted = (info?.notes ?? []).flatMap((note) =>
      note.n > notedBefore && !TOLD_ELSEWHERE.includes(note.what) ? noteText(model, note) : [],
    );
    const lines = [...newsLines(model, since), ...noted];
    const last = lines.slice(-MAX_LINES);
    const more = lines.length - last.length;
    setNews([...(more > 0 ? [t('log.more', { count: more })] : []), ...last].join(' '));
  }, [log, gameUi, snapshot.view, snapshot.viewer, info]);

  return (
    <div className="wt-hidden">
      <p aria-live="polite" data-live="events">
        {news}
      </p>
      <p aria-live="polite" data-live="prompt">
        {usePatience(sentenceOf(model), model.standing === 'waiting', news)}
      </p>
      <p aria-live="polite" data-live="chat">
        {isHeard && (said.name === '' ? said.text : t('chat.heard', { ...said }))}
      </p>
    </div>
  );
}

/** The sentence; if it only says whom one waits for, not before it has been quiet for a while. */
function usePatience(sentence: string, isWaiting: boolean, news: string): string {
  const [waited, setWaited] = useState('');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setWaited(sentence), QUIET);
    return () => clearTimeout(timer);
  }, [sentence, isWaiting, news]);
  return isWaiting && waited !== sentence ? '' : sentence;
}
