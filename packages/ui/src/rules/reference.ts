import type { RulebookChapter, Row } from './markdown.ts';

/** Cards, tokens and the like of one kind, to look up after the numbered rules. */
export interface ReferenceTable {
  /** Its anchor in the address; unlike all others of the game, and unlike the ids of rows. */
  readonly id: string;
  readonly title: string;
  /** What there is to know of all of them, before the table. */
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly (Row & { readonly id: string })[];
}

/** Tables as chapters of the book, so that they are shown and searched like the others. */
export const chaptersOfReference = (tables: readonly ReferenceTable[]): RulebookChapter[] =>
  tables.map(({ id, title, note, head, rows }) => ({
    id,
    title,
    blocks: [
      ...(note === undefined ? [] : [{ kind: 'paragraph', text: note } as const]),
      { kind: 'table', head, rows },
    ],
  }));
