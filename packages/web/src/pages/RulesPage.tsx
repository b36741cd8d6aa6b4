import { MarkFound, Markdown, blocksOf, booksOf, chaptersOfReference, onlyEntries } from '@warptable/ui';
import type { AnyGameUi, Block, Rulebook, RulebookChapter } from '@warptable/ui';
import { Fragment, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { findOnShelf } from '../shelf.ts';
import { useGameUi } from '../table/useTable.ts';
import { searchOf } from '../rules/search.ts';
import type { Found } from '../rules/search.ts';
import { t } from '../texts/say.ts';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { Page } from './Page.tsx';
import { useFailure } from './useFailure.ts';
import './rules.css';

interface Library {
  /** The game in five minutes. */
  readonly primer: readonly Block[] | null;
  readonly books: readonly Rulebook[];
  readonly tables: readonly RulebookChapter[];
}

async function openLibrary(gameUi: AnyGameUi): Promise<Library> {
  const [texts, tables, primer] = await Promise.all([
    gameUi.rulebooks(),
    gameUi.reference?.() ?? [],
    gameUi.primer?.(),
  ]);
  return {
    primer: primer === undefined ? null : blocksOf(primer),
    books: booksOf(texts),
    tables: chaptersOfReference(tables),
  };
}

/** The rulebooks of a game and all its cards, with a link for each rule and each card, and a search. */
export function RulesPage({ game }: { game: string }) {
  const gameUi = useGameUi(game);
  const fail = useFailure();
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    if (gameUi) openLibrary(gameUi).then(setLibrary, fail);
  }, [gameUi, fail]);
  const onShelf = findOnShelf(game);
  if (!onShelf) return <NothingPage />;
  if (library === null) return <Loading />;
  return (
    <Page title={t('rules.title', { game: onShelf.name })}>
      <Reader library={library} />
    </Page>
  );
}

function Reader({ library }: { library: Library }) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const isSearching = wanted.trim() !== '';
  const search = useMemo(
    () => searchOf([...library.books.flatMap(({ chapters }) => chapters), ...library.tables]),
    [library],
  );
  const best = useMemo(() => (isSearching ? search.find(wanted) : []), [search, wanted, isSearching]);
  const { books, tables } = useMemo(() => {
    if (!isSearching) return library;
    const ids = new Set(best.map(({ id }) => id));
    return {
      books: library.books.map((book) => ({ ...book, chapters: onlyEntries(book.chapters, ids) })),
      tables: onlyEntries(library.tables, ids),
    };
  }, [library, best, isSearching]);
  useAnchor();
  const found = [...books.flatMap(({ chapters }) => chapters), ...tables];
  return (
    <div className="rules">
      <nav className="rules-contents" aria-label={t('rules.contents')}>
        <label className="wt-field">
          <span>{t('rules.search')}</span>
          <input
            type="search"
            className="wt-input"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <p role="status" className="rules-found">
          {isSearching && t('rules.found', { count: countEntries(found) })}
        </p>
        <details open={matchMedia('(min-width: 900px)').matches}>
          <summary>{t('rules.contents')}</summary>
          {books.map(({ id, title, chapters }, i) => (
            <Titles
              key={id}
              part={books.length > 1 ? <span className="rules-book">{title}</span> : undefined}
              isOpen={isSearching || i === 0}
              chapters={isSearching ? chapters : chapters.filter((chapter) => chapter.id !== id)}
            />
          ))}
          <Titles part={t('rules.tables')} isOpen chapters={tables} />
        </details>
      </nav>
      <article className="rules-text">
        {!isSearching && library.primer && (
          <section className="rules-primer">
            <Markdown blocks={library.primer} />
          </section>
        )}
        {found.length === 0 && <p>{t('rules.nothing')}</p>}
        {best.length > FEW && <Best found={best.slice(0, FEW)} />}
        <MarkFound query={wanted}>
          {books.map(({ id, title, chapters }, i) => (
            <Fragment key={id}>
              {(i === 0 || chapters.length > 0) && <h1 id={id}>{title}</h1>}
              {chapters.map((chapter) => (
                <Chapter key={chapter.id} chapter={chapter} isTitled={chapter.id !== id} />
              ))}
            </Fragment>
          ))}
          {tables.map((chapter) => (
            <Chapter key={chapter.id} chapter={chapter} isTitled />
          ))}
        </MarkFound>
      </article>
    </div>
  );
}

/** So few are read through anyway. */
const FEW = 5;

/** What answers best, before all that was found in its order. */
const Best = ({ found }: { found: readonly Found[] }) => (
  <section className="rules-best" aria-label={t('rules.best')}>
    <h2>{t('rules.best')}</h2>
    <ol role="list">
      {found.map(({ id, anchor, chapter, text }) => (
        <li key={id}>
          <a href={`#${anchor}`}>{chapter}</a> <Markdown blocks={blocksOf(text)} />
        </li>
      ))}
    </ol>
  </section>
);

function Chapter({
  chapter: { id, title, blocks },
  isTitled,
}: {
  chapter: RulebookChapter;
  isTitled: boolean;
}) {
  return (
    <section>
      {isTitled && <h2 id={id}>{title}</h2>}
      <Markdown blocks={blocks} />
    </section>
  );
}

interface TitlesProps {
  /** What they are the chapters of, if there is more than one such thing. */
  readonly part: ReactNode;
  readonly isOpen: boolean;
  readonly chapters: readonly RulebookChapter[];
}

function Titles({ part, isOpen, chapters }: TitlesProps) {
  if (chapters.length === 0) return null;
  const list = (
    <ol role="list">
      {chapters.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  if (part === undefined) return list;
  return (
    <details open={isOpen}>
      <summary>{part}</summary>
      {list}
    </details>
  );
}

/** Rules, rows of tables and paragraphs. */
function countEntries(chapters: readonly RulebookChapter[]): number {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  return blocks.reduce(
    (sum, block) =>
      sum + (block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 1),
    0,
  );
}

/** The book is loaded after the page: go to the anchor of the address once it is there. */
function useAnchor(): void {
  useEffect(() => {
    // Going there again makes `:target` match what has just been drawn.
    if (location.hash !== '') location.replace(location.hash);
  }, []);
}
