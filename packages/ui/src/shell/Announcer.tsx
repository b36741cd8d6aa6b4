import type { Note } from '@warptable/table';
import { useEffect, useRef, useState } from 'react';
import { noteText } from '../log/notes.ts';
import { useUnread } from '../log/Unread.tsx';
import { sentenceOf } from '../prompt/sentences.ts';
import { peopleOf, useScene } from '../scene.ts';
import { t } from '../texts/say.ts';

const MOST_LINES = 4;
/** By the prompt, and by what became of the wish to go back. */
const TOLD_ELSEWHERE: readonly Note['what'][] = ['pause', 'rewound'];

/** Tells a screen reader what happened and what is asked. */
export function Announcer() {
  const scene = useScene();
  const { look, seen, log, info } = scene;
  const toldOf = useRef<number | null>(null);
  const notedOf = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const sentence = sentenceOf(scene);
  const said = scene.chat.at(-1);
  // Whoever has the chat open is told by the chat itself.
  const isHeard = useUnread() > 0 && said !== undefined;

  useEffect(() => {
    const since = toldOf.current;
    toldOf.current = log.at(-1)?.at ?? 0;
    const notedBefore = notedOf.current ?? Infinity;
    notedOf.current = info?.notes.at(-1)?.n ?? -1;
    if (since === null) return;
    const told = log.flatMap(({ at, event }) =>
      at > since ? (look.words.event(seen.view, event, seen.eye, peopleOf({ info })) ?? []) : [],
    );
    const noted = (info?.notes ?? []).flatMap((note) =>
      note.n > notedBefore && !TOLD_ELSEWHERE.includes(note.what) ? noteText(scene, note) : [],
    );
    const lines = [...told, ...noted];
    const last = lines.slice(-MOST_LINES);
    const more = lines.length - last.length;
    setNews([...(more > 0 ? [t('log.more', { count: more })] : []), ...last].join(' '));
  }, [log, look, seen.view, seen.eye, info]);

  return (
    <div className="wt-hidden">
      <p aria-live="polite" data-live="events">
        {news}
      </p>
      <p aria-live="polite" data-live="prompt">
        {sentence}
      </p>
      <p aria-live="polite" data-live="chat">
        {isHeard && (said.name === '' ? said.text : t('chat.heard', { ...said }))}
      </p>
    </div>
  );
}
