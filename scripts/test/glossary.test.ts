import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8');
const glossary = read('docs/glossary.md');

/** The first cell of each row, without the names of code in it. */
const terms = [...glossary.matchAll(/^\| ([^|]+) \|/gm)]
  .flatMap(([, cell = '']) => cell.replaceAll(/\(?`[^`]*`\)?/g, '').split(','))
  .map((term) => term.trim())
  .filter((term) => term !== 'word' && !term.startsWith('---'));

test('explains each term once', () => {
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.filter((term, i) => terms.indexOf(term) !== i)).toEqual([]);
});

test('names only what is in the code', () => {
  const files = globSync('{packages/*/src,games/*/rules}/**/*.{ts,tsx}', { cwd: ROOT });
  const code = new Set(files.flatMap((file) => read(file).match(/\w+/g) ?? []));
  const names = [...glossary.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name.replace(/^g\./, ''));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !name.includes('.') && !code.has(name))).toEqual([]);
});
