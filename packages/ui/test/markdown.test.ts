import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  anchorOf,
  blocksOf,
  booksOf,
  chaptersOf,
  entriesOf,
  findRule,
  onlyEntries,
  spansOf,
} from '../src/rules/markdown.ts';
import { chaptersOfReference } from '../src/rules/reference.ts';

const BOOK = `# A game: rules

A word
before.

## 1. Pieces

- **XY 1.1** First *rule*, on
  two lines.
- **XY 1.2** See XY 1.1.
- no rule

### Part

| Word | Meaning |
|---|---|
| Ship | **moves** |
`;

describe('Markdown', () => {
  it('reads headings, paragraphs, rules and tables', () => {
    expect(blocksOf(BOOK)).toEqual([
      { kind: 'heading', level: 1, text: 'A game: rules', id: 'A-game-rules' },
      { kind: 'paragraph', text: 'A word before.' },
      { kind: 'heading', level: 2, text: '1. Pieces', id: '1.-Pieces' },
      {
        kind: 'list',
        items: [
          { rule: 'XY 1.1', text: 'First *rule*, on two lines.' },
          { rule: 'XY 1.2', text: 'See XY 1.1.' },
          { rule: undefined, text: 'no rule' },
        ],
      },
      { kind: 'heading', level: 3, text: 'Part', id: 'Part' },
      { kind: 'table', head: ['Word', 'Meaning'], rows: [{ cells: ['Ship', '**moves**'] }] },
    ]);
  });

  it('reads what is within a line', () => {
    expect(spansOf('a **b *c*** `d` WG 12.4, e')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', spans: [{ kind: 'text', text: 'b *c' }] },
      { kind: 'text', text: '* ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: ' ' },
      { kind: 'rule', rule: 'WG 12.4' },
      { kind: 'text', text: ', e' },
    ]);
    expect(spansOf('')).toEqual([]);
    expect(spansOf('*Ruling: as in WG 2.3.*')).toEqual([
      {
        kind: 'italic',
        spans: [
          { kind: 'text', text: 'Ruling: as in ' },
          { kind: 'rule', rule: 'WG 2.3' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('takes nothing for markup that is none', () => {
    for (const text of ['2 * 3', '<b>bold</b>', 'X = 4', '`open'])
      expect(spansOf(text)).toEqual([{ kind: 'text', text }]);
  });

  it('shows no comments, such as the marks of definitions', () => {
    const [block] = blocksOf('- **XY 1.1** A ship is a piece. <!-- definition -->\n- **XY 1.2** It moves.');
    expect(block).toEqual({
      kind: 'list',
      items: [
        { rule: 'XY 1.1', text: 'A ship is a piece.' },
        { rule: 'XY 1.2', text: 'It moves.' },
      ],
    });
  });

  it('finds rules, and leaves of a book what is wanted', () => {
    const blocks = blocksOf(BOOK);
    expect(findRule(blocks, 'XY 1.2')).toBe('See XY 1.1.');
    expect(findRule(blocks, 'XY 9.9')).toBeUndefined();
    const chapters = chaptersOf(blocks);
    expect(chapters.map(({ title }) => title)).toEqual(['A game: rules', '1. Pieces']);
    const entry = entriesOf(chapters).find(({ name }) => name === 'XY 1.1');
    expect(entry).toMatchObject({ title: '1. Pieces', text: 'First *rule*, on two lines.' });
    const [found] = onlyEntries(chapters, new Set([entry?.id ?? '']));
    expect(found?.blocks).toEqual([
      { kind: 'list', items: [{ rule: 'XY 1.1', text: 'First *rule*, on two lines.' }] },
    ]);
    expect(onlyEntries(chapters, new Set())).toEqual([]);
  });

  it('knows rows of the tables after the rules by their first cell', () => {
    const [chapter, ...more] = chaptersOfReference([
      {
        id: 'cards',
        title: 'Cards',
        note: 'Two of them.',
        head: ['Name', 'What it does'],
        rows: [
          { id: 'anchor', cells: ['Anchor', 'A ship stays.'] },
          { id: 'sail', cells: ['Sail', 'A ship moves.'] },
        ],
      },
    ]);
    expect(more).toEqual([]);
    if (!chapter) throw new Error('there is one table');
    expect(chapter.blocks[0]).toEqual({ kind: 'paragraph', text: 'Two of them.' });
    const sail = entriesOf([chapter]).find(({ name }) => name === 'Sail');
    expect(sail).toMatchObject({ anchor: 'sail', text: 'Sail A ship moves.' });
    expect(onlyEntries([chapter], new Set([sail?.id ?? ''])).flatMap(({ blocks }) => blocks)).toEqual([
      {
        kind: 'table',
        head: ['Name', 'What it does'],
        rows: [{ id: 'sail', cells: ['Sail', 'A ship moves.'] }],
      },
    ]);
  });

  it('keeps several books apart: each rule and each heading has an anchor of its own', () => {
    const [base, alone] = booksOf([
      '# Harbour\n\nIntro.\n\n## 1. Basics\n\n- **PW 1.1** Sail.',
      '# Alone\n\nAlso.\n\n## 1. Basics\n\n### Tides\n\n- **PWS 1.1** Wait.',
    ]);
    expect(base?.chapters.map(({ id }) => id)).toEqual(['Harbour', '1.-Basics']);
    expect(alone).toMatchObject({ title: 'Alone', id: 'Alone' });
    expect(alone?.chapters.map(({ id, title }) => [id, title])).toEqual([
      ['Alone', 'Alone'],
      ['Alone-1.-Basics', '1. Basics'],
    ]);
    expect(alone?.chapters[1]?.blocks).toEqual([
      { kind: 'heading', level: 3, text: 'Tides', id: 'Alone-Tides' },
      { kind: 'list', items: [{ rule: 'PWS 1.1', text: 'Wait.' }] },
    ]);
  });

  it('reads both rulebooks of The Warp without a doubled anchor', () => {
    const texts = ['rulebook', 'rulebook-solo'].map((name) =>
      readFileSync(new URL(`../../../games/the-warp/rules/${name}.md`, import.meta.url), 'utf8'),
    );
    const chapters = booksOf(texts).flatMap((book) => book.chapters);
    const anchors = chapters.flatMap(({ id, blocks }) => [
      id,
      ...blocks.flatMap((block) => {
        if (block.kind === 'heading') return [block.id];
        return block.kind === 'list' ? block.items.flatMap(({ rule }) => (rule ? [anchorOf(rule)] : [])) : [];
      }),
    ]);
    expect(anchors.length).toBeGreaterThan(1000);
    expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
  });

  it('reads the whole rulebook of Warpgate: every rule has an anchor of its own', () => {
    const url = new URL('../../../games/warpgate/rules/rulebook.md', import.meta.url);
    const text = readFileSync(url, 'utf8');
    const rules = blocksOf(text).flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : [],
    );
    expect(rules.length).toBe(text.match(/^- \*\*WG /gm)?.length);
    expect(new Set(rules.map(anchorOf)).size).toBe(rules.length);
  });
});
