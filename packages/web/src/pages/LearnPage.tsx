import type { GameEvent } from '@warptable/kernel';
import type { Lesson } from '@warptable/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { findLesson } from '../learn/lesson.ts';
import { listLocalTables, openLocalTable, removeLocalTable } from '../local/tables.ts';
import { findOnShelf } from '../shelf.ts';
import type { ShelfGame } from '../shelf.ts';
import { t } from '../texts/say.ts';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { Page } from './Page.tsx';
import { useFailure } from './useFailure.ts';

type AnyLesson = Lesson<unknown, GameEvent>;

interface LearnPageProps {
  readonly game: string;
  /** By its id; if left out, the player chooses where there are several. */
  readonly lesson?: string | undefined;
}

/** Opens the table of a lesson and leads there. */
export function LearnPage({ game, lesson }: LearnPageProps) {
  const fail = useFailure();
  const [lessons, setLessons] = useState<readonly AnyLesson[] | null>(null);
  const onShelf = findOnShelf(game);
  useEffect(() => {
    onShelf
      ?.loadUi()
      .then((ui) => ui.lessons())
      .then(setLessons, fail);
  }, [onShelf, fail]);
  if (!onShelf) return <NothingPage />;
  if (!lessons) return <Loading />;
  if (lesson === undefined && lessons.length > 1) return <Choice game={onShelf} lessons={lessons} />;
  const wanted = findLesson(lessons, lesson ?? true);
  return wanted ? <Opening game={onShelf} lesson={wanted} /> : <NothingPage />;
}

function Choice({ game, lessons }: { game: ShelfGame; lessons: readonly AnyLesson[] }) {
  const title = t('learn.title', { game: game.name });
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p>{t('learn.choose')}</p>
      <nav className="page-ways" aria-label={title}>
        {lessons.map(({ id, name }) => (
          <Link key={id} className="wt-button" href={`/learn/${game.id}/${id}`}>
            {name}
          </Link>
        ))}
      </nav>
    </Page>
  );
}

function Opening({ game, lesson }: { game: ShelfGame; lesson: AnyLesson }) {
  const [, go] = useLocation();
  const fail = useFailure();
  const isOpening = useRef(false);
  useEffect(() => {
    if (isOpening.current) return;
    isOpening.current = true;
    openLesson(game, lesson, t('home.you')).then((id) => go(`/local/${id}`, { replace: true }), fail);
  }, [game, lesson, go, fail]);
  return <Loading />;
}

const NOVICE = { level: 'novice' } as const;

/** A lesson begins anew each time: the tables of earlier ones are cleared away. */
async function openLesson(game: ShelfGame, { id, table }: AnyLesson, you: string): Promise<string> {
  const tables = await listLocalTables();
  await Promise.all(tables.filter(({ lesson }) => lesson).map((kept) => removeLocalTable(kept.id)));
  const { seats, options } = table ?? game.quick;
  // Novices play the same each time: their thoughts do not hang on a clock.
  const players = Array.from({ length: seats }, (_, i) => (i === 0 ? { name: you } : NOVICE));
  const secret = table?.secret ?? '5eed'.repeat(16);
  return openLocalTable({ game: game.id, options, players, secret, lesson: id });
}
