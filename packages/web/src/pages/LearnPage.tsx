import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { listLocalTables, openLocalTable, removeLocalTable } from '../local/tables.ts';
import { findOnShelf } from '../shelf.ts';
import type { ShelfGame } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { useFailure } from './useFailure.ts';

/** Opens the table of the guided first game and leads there. */
export function LearnPage({ game }: { game: string }) {
  const [, go] = useLocation();
  const fail = useFailure();
  const isOpening = useRef(false);
  const onShelf = findOnShelf(game);
  useEffect(() => {
    if (!onShelf || isOpening.current) return;
    isOpening.current = true;
    openLesson(onShelf, t('home.you')).then((id) => go(`/local/${id}`, { replace: true }), fail);
  }, [onShelf, go, fail]);
  return onShelf ? <Loading /> : <NothingPage />;
}

const NOVICE = { level: 'novice' } as const;

/** A lesson begins anew each time: the tables of earlier ones are cleared away. */
async function openLesson(game: ShelfGame, you: string): Promise<string> {
  const tables = await listLocalTables();
  await Promise.all(tables.filter(({ lesson }) => lesson).map(({ id }) => removeLocalTable(id)));
  const { lessonTable } = await game.loadLook();
  const { seats, options } = lessonTable ?? game.quick;
  // Novices play the same each time: their thoughts do not hang on a clock.
  const players = Array.from({ length: seats }, (_, i) => (i === 0 ? { name: you } : NOVICE));
  const secret = lessonTable?.secret ?? '5eed'.repeat(16);
  return openLocalTable({ game: game.id, options, players, secret, lesson: true });
}
