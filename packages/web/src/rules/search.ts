import { entriesOf } from '@warptable/ui';
import type { RulebookChapter } from '@warptable/ui';
import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { stemmed } from './stem.ts';
import { ALIKE, EMPTY_WORDS } from './words.ts';

/** Something that was found: a rule, a paragraph or a row of a table. */
export interface Found {
  readonly id: string;
  /** Where it stands, and what it is called there. */
  readonly chapter: string;
  readonly anchor: string;
  readonly text: string;
}

export interface RuleSearch {
  /** The best first. */
  find(query: string): readonly Found[];
}

/** Where not all words were found: what is worth less than this part of the best is noise. */
const LEAST = 0.3;
/** What only means the same. */
const FAINT = { name: 0.5, title: 0.5, text: 0.3 };
const RULE_ID = /^[a-z]+\s?\d+(\.\d+)?$/i;

/** Finds by what people type: word stems, words of the same meaning, the beginning of a word; ids of rules as they are. */
export function searchOf(chapters: readonly RulebookChapter[]): RuleSearch {
  const entries = new Map(entriesOf(chapters).map((entry) => [entry.id, entry]));
  const index = new MiniSearch({
    fields: ['name', 'title', 'text'],
    processTerm: stemOf,
    searchOptions: { boost: { name: 6, title: 3 }, prefix: (term) => term.length > 2 },
  });
  index.addAll([...entries.values()].map(({ id, title, name, text }) => ({ id, title, name, text })));
  const foundBy = (results: readonly SearchResult[], least: number): Found[] => {
    const best = results[0]?.score ?? 0;
    return results.flatMap(({ id, score }) => {
      const entry = entries.get(String(id));
      return entry && score >= best * least
        ? { id: entry.id, chapter: entry.title, anchor: entry.anchor, text: entry.text }
        : [];
    });
  };
  return {
    find(query) {
      if (RULE_ID.test(query.trim())) {
        const wanted = query.trim().toLowerCase();
        const exact = [...entries.values()].filter(({ name }) => name.toLowerCase() === wanted);
        if (exact.length > 0)
          return exact.map(({ id, title, anchor, text }) => ({ id, chapter: title, anchor, text }));
      }
      const meant = wordsIn(query).map((word) => ({
        combineWith: 'OR' as const,
        queries: [
          word,
          { combineWith: 'OR' as const, queries: [...(ALIKE.get(stemmed(word)) ?? [])], boost: FAINT },
        ],
      }));
      const all = index.search({ combineWith: 'AND', queries: meant });
      if (all.length > 0) return foundBy(all, 0);
      return foundBy(index.search({ combineWith: 'OR', queries: meant }), LEAST);
    },
  };
}

/** The words of a query that say something; all of them, if none does. */
function wordsIn(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}.+]+/gu) ?? [];
  const meant = words.filter((word) => !EMPTY_WORDS.has(word));
  return meant.length > 0 ? meant : words;
}

const stemOf = (term: string): string | null => stemmed(term.toLowerCase()) || null;
