import { MarkFound, Markdown, blocksOf, chaptersOf, searchBook } from '@warptable/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findOnShelf } from '../shelf.ts';
import { useLook } from '../table/useTable.ts';
import { t } from '../texts/say.ts';
import { Loading } from './Loading.tsx';
import { NothingPage } from './NothingPage.tsx';
import { Page } from './Page.tsx';
import { useFailure } from './useFailure.ts';
import './rules.css';

/** The rulebook of a game, with a link for each rule and a search. */
export function RulesPage({ game }: { game: string }) {
  const look = useLook(game);
  const fail = useFailure();
  const [book, setBook] = useState<string | null>(null);
  useEffect(() => {
    look?.rulebook().then(setBook, fail);
  }, [look, fail]);
  const onShelf = findOnShelf(game);
  if (!onShelf) return <NothingPage />;
  if (book === null) return <Loading />;
  return (
    <Page title={t('rules.title', { game: onShelf.name })}>
      <Book text={book} />
    </Page>
  );
}

function Book({ text }: { text: string }) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const chapters = useMemo(() => chaptersOf(blocksOf(text)), [text]);
  const found = useMemo(() => searchBook(chapters, wanted), [chapters, wanted]);
  useAnchor();
  const [preface] = chapters;
  const isSearching = wanted.trim() !== '';
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
          {isSearching && t('rules.found', { count: countRules(found) })}
        </p>
        <details open={matchMedia('(min-width: 900px)').matches}>
          <summary>{t('rules.contents')}</summary>
          <ol role="list">
            {found.slice(isSearching ? 0 : 1).map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article className="rules-text">
        {preface && <h1 id={preface.id}>{preface.title}</h1>}
        {found.length === 0 && <p>{t('rules.nothing')}</p>}
        <MarkFound query={wanted}>
          {found.map(({ id, title, blocks }) => (
            <section key={id}>
              {id !== preface?.id && <h2 id={id}>{title}</h2>}
              <Markdown blocks={blocks} />
            </section>
          ))}
        </MarkFound>
      </article>
    </div>
  );
}

function countRules(chapters: ReturnType<typeof chaptersOf>): number {
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
