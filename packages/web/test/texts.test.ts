import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { uiTexts } from '@warptable/ui';
import { describe, expect, it } from 'vitest';
import { webTexts } from '../src/texts/en.ts';

type Texts = { readonly [key: string]: string | Texts };

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? `${before}${key}` : keysOf(text, `${before}${key}.`),
  );

/** The keys that the sources name in full. */
function namedIn(folder: string): { key: string; file: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8');
    const called = [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map((found) => found[1] ?? '');
    return called.map((key) => ({ key, file }));
  });
}

/** What the sources name a key with: in full in quotes, or its beginning in a template. */
function mentionedIn(folder: string): { full: Set<string>; beginnings: string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const full = new Set([...sources.matchAll(/'([\w.]+)'/g)].map((found) => found[1] ?? ''));
  const beginnings = [...sources.matchAll(/\bt\(\s*`([\w.]+)\$\{/g)].map((found) => found[1] ?? '');
  return { full, beginnings };
}

it('the texts of web have no key that nothing asks for', () => {
  const { full, beginnings } = mentionedIn(join(import.meta.dirname, '../src'));
  const unused = keysOf(webTexts)
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter((key) => !full.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
  expect(unused).toEqual([]);
});

describe.each([
  ['ui', uiTexts as Texts, join(import.meta.dirname, '../../ui/src')],
  ['web', webTexts as Texts, join(import.meta.dirname, '../src')],
])('the texts of %s', (_name, texts, folder) => {
  it('has every key that is asked for', () => {
    const keys = new Set(keysOf(texts).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]));
    const missing = namedIn(folder).filter(({ key }) => !keys.has(key));
    expect(missing).toEqual([]);
  });
});
