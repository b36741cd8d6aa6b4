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
