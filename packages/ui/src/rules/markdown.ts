/** A piece of a line. */
export type Span =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'bold' | 'italic'; readonly spans: readonly Span[] }
  /** A mention of a numbered rule. */
  | { readonly kind: 'rule'; readonly rule: string };

/** A rule of the book or a plain item of a list. */
export interface Item {
  readonly rule: string | undefined;
  readonly text: string;
}

/** A row of a table. */
export interface Row {
  readonly cells: readonly string[];
  /** Makes it an entry that can be linked to; its first cell is its name. */
  readonly id?: string;
  /** The name of a CSS custom property: a patch of this colour stands before the name. Some cell says it in words too. */
  readonly colour?: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Item[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly Row[];
    };

/** Such as `WG 12.4`, `WG 12.4a` or `WG E3`. */
const RULE = /\b[A-Z]{2,3} [A-Z]?\d+(?:\.\d+)?[a-z]?\b/;
const ITEM = /^[-*] /;
const RULE_ITEM = new RegExp(`^\\*\\*(${RULE.source})\\*\\*\\s*(.*)$`, 's');

/** The anchor of a rule or a heading in an address. */
export const anchorOf = (text: string): string => text.trim().replaceAll(/[^\p{L}\p{N}.]+/gu, '-');

/** The few forms of Markdown that a rulebook uses: headings, paragraphs, lists whose items may be numbered rules, tables. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of chunksOf(markdown.replaceAll(/\s*<!--.*?-->/gs, ''))) {
    const first = chunk[0] ?? '';
    const heading = /^(#{1,6}) (.*)$/.exec(first);
    if (heading) {
      const text = (heading[2] ?? '').trim();
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text, id: anchorOf(text) });
    } else if (first.startsWith('|')) blocks.push(tableOf(chunk));
    else if (ITEM.test(first)) blocks.push({ kind: 'list', items: itemsOf(chunk) });
    else blocks.push({ kind: 'paragraph', text: joined(chunk) });
  }
  return blocks;
}

/** Lines that belong together: an empty line ends a chunk, a heading is one by itself. */
function chunksOf(markdown: string): string[][] {
  const chunks: string[][] = [];
  let open: string[] | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    const isHeading = /^#{1,6} /.test(line);
    if (line.trim() === '' || isHeading) open = undefined;
    if (line.trim() === '') continue;
    if (!open) chunks.push((open = []));
    open.push(line);
    if (isHeading) open = undefined;
  }
  return chunks;
}

const joined = (lines: readonly string[]): string => lines.map((line) => line.trim()).join(' ');

function itemsOf(lines: readonly string[]): Item[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) texts.push(line.slice(2).trim());
    else texts.push(`${texts.pop() ?? ''} ${line.trim()}`);
  }
  return texts.map((text) => {
    const rule = RULE_ITEM.exec(text);
    return { rule: rule?.[1], text: rule?.[2] ?? text };
  });
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map((line) =>
    line
      .replace(/^\s*\|/, '')
      .replace(/\|\s*$/, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...body] = rows;
  return { kind: 'table', head, rows: body.map((cells) => ({ cells })) };
}

const MARK = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`([^\`]+)\`|(${RULE.source})`, 's');

/** Bold, italic, code and mentions of rules within a line. */
export function spansOf(text: string): Span[] {
  const found = MARK.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, bold, italic, code, rule] = found;
  const before = text.slice(0, found.index);
  const after = spansOf(text.slice(found.index + whole.length));
  return [
    ...(before === '' ? [] : [{ kind: 'text', text: before } as const]),
    spanOf(bold, italic, code, rule),
    ...after,
  ];
}

function spanOf(
  bold: string | undefined,
  italic: string | undefined,
  code: string | undefined,
  rule: string | undefined,
): Span {
  if (bold !== undefined) return { kind: 'bold', spans: spansOf(bold) };
  if (italic !== undefined) return { kind: 'italic', spans: spansOf(italic) };
  if (code !== undefined) return { kind: 'code', text: code };
  return { kind: 'rule', rule: rule ?? '' };
}

/** The text of a rule, if the book has it. */
export function findRule(blocks: readonly Block[], rule: string): string | undefined {
  for (const block of blocks) {
    if (block.kind !== 'list') continue;
    const item = block.items.find((one) => one.rule === rule);
    if (item) return item.text;
  }
  return undefined;
}

export interface RulebookChapter {
  readonly title: string;
  readonly id: string;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  readonly title: string;
  readonly id: string;
  /** What stands before the first chapter comes first, with the title and the id of the book. */
  readonly chapters: readonly RulebookChapter[];
}

/** The rulebooks of a game. Two of them may have chapters of the same name: all but the first book add their own to the anchors of theirs. */
export const booksOf = (texts: readonly string[]): Rulebook[] =>
  texts.map((text, i) => {
    const blocks = blocksOf(text);
    const [first] = blocks;
    const { title, id } =
      first?.kind === 'heading' ? { title: first.text, id: first.id } : { title: '', id: '' };
    const anchored = blocks.map((block) =>
      i > 0 && block.kind === 'heading' && block.id !== id ? { ...block, id: `${id}-${block.id}` } : block,
    );
    return { title, id, chapters: chaptersOf(anchored) };
  });

/** The book by its second-level headings; what stands before the first one comes as a chapter with the book's own title. */
export function chaptersOf(blocks: readonly Block[]): RulebookChapter[] {
  const chapters: { title: string; id: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level <= 2) {
      chapters.push({ title: block.text, id: block.id, blocks: [] });
      continue;
    }
    if (chapters.length === 0) chapters.push({ title: '', id: '', blocks: [] });
    chapters.at(-1)?.blocks.push(block);
  }
  return chapters;
}

/** What is sought, word by word. */
export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** A rule, a paragraph or a row of a table: what a search finds. */
export interface BookEntry {
  /** Unique in the list of chapters. */
  readonly id: string;
  /** Of its chapter. */
  readonly title: string;
  readonly anchor: string;
  /** The id of a rule, or the first cell of a row; else nothing. */
  readonly name: string;
  readonly text: string;
}

const entryId = (chapter: RulebookChapter, block: number, item = 0): string =>
  `${chapter.id}/${block}/${item}`;

export const entriesOf = (chapters: readonly RulebookChapter[]): BookEntry[] =>
  chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block, n): BookEntry[] => {
      const entry = { id: entryId(chapter, n), title: chapter.title, anchor: chapter.id, name: '' };
      switch (block.kind) {
        case 'heading':
          return [];
        case 'paragraph':
          return [{ ...entry, text: block.text }];
        case 'list':
          return block.items.map(({ rule, text }, i) => ({
            ...entry,
            id: entryId(chapter, n, i),
            name: rule ?? '',
            anchor: rule === undefined ? entry.anchor : anchorOf(rule),
            text,
          }));
        case 'table':
          return block.rows.map(({ id, cells }, i) => ({
            ...entry,
            id: entryId(chapter, n, i),
            name: cells[0] ?? '',
            anchor: id ?? entry.anchor,
            text: cells.join(' '),
          }));
      }
    }),
  );

/** The same chapters with nothing but these entries. */
export function onlyEntries(
  chapters: readonly RulebookChapter[],
  wanted: ReadonlySet<string>,
): RulebookChapter[] {
  return chapters.flatMap((chapter) => {
    const blocks = chapter.blocks.flatMap((block, n): Block[] => {
      const isWanted = (_: unknown, item: number) => wanted.has(entryId(chapter, n, item));
      switch (block.kind) {
        case 'heading':
          return [];
        case 'paragraph':
          return isWanted(block, 0) ? [block] : [];
        case 'list': {
          const items = block.items.filter(isWanted);
          return items.length > 0 ? [{ ...block, items }] : [];
        }
        case 'table': {
          const rows = block.rows.filter(isWanted);
          return rows.length > 0 ? [{ ...block, rows }] : [];
        }
      }
    });
    return blocks.length > 0 ? [{ ...chapter, blocks }] : [];
  });
}
