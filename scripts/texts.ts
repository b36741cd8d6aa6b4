// Prints all English texts as one JSON, by namespace and key: what a translator begins with. With `--check <file>` tells what a
// translation lacks and what is wrong in it. See docs/translating.md.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES, MANIFESTS } from '@warptable/games';
import { texts } from '@warptable/speech';
import { optionTexts } from '../packages/web/src/home/optionTexts.ts';
import { BadTranslation, compare, languageOfFile, readTranslation } from './translation.ts';
import type { TextTable } from './translation.ts';

const ROOT = resolve(import.meta.dirname, '..');
const USAGE = 'usage: texts.ts [--check <language>.json]';

/** All tables. Those who speak bring theirs along when they are loaded; options and locks have their English in the rules, and what the
 * shelf says in the manifests. */
export async function englishTables(): Promise<TextTable> {
  for (const file of filesAt('{packages,games}/*/{src/texts,board/texts,words}/{say,say-*}.ts'))
    await import(pathToFileURL(file).href);
  const options = Object.fromEntries(
    GAMES.map(({ game }) => [game.id, optionTexts(game.optionTable, game.optionLimits)]),
  );
  const shelf = Object.fromEntries(MANIFESTS.map(({ id, about }) => [id, { about }]));
  return { ...(texts.getDataByLanguage('en') as TextTable), options, shelf, locks: locks() };
}

const filesAt = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT })
    .toSorted()
    .map((file) => resolve(ROOT, file));

/** What locks undo: calls of `lockUndo`, and outcomes of chance, by what they were drawn for. */
function locks(): TextTable {
  const because = [
    ...foundIn(
      '{games/*/rules,packages/kernel/src}/**/*.ts',
      /\b(?:lockUndo|roll|shuffle|drawNumber)\('([^']+)'/g,
    ),
    ...foundIn('packages/kernel/src/*.ts', /\bbecause: '([^']+)'/g),
  ];
  return Object.fromEntries([...new Set(because)].toSorted().map((text) => [text, text]));
}

const foundIn = (files: string, what: RegExp): string[] =>
  filesAt(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(what)].map(([, text = '']) => text),
  );

async function check(path: string): Promise<number> {
  const language = languageOfFile(path);
  const translation = readTranslation(readFileSync(path, 'utf8'));
  const { missing, unknown, wrong } = compare(await englishTables(), translation, language);
  const tell = (name: string, all: readonly string[]) => {
    console.log(`${name}: ${all.length}`);
    for (const one of all) console.log(`  ${one}`);
  };
  tell('missing, said in English', missing);
  tell('unknown', unknown);
  tell('wrong', wrong);
  return unknown.length + wrong.length > 0 ? 1 : 0;
}

async function main([option, path, ...more]: readonly string[]): Promise<number> {
  if (option === undefined) {
    console.log(JSON.stringify(await englishTables(), null, 2));
    return 0;
  }
  if (option !== '--check' || path === undefined || more.length > 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    return await check(path);
  } catch (error) {
    const isTold = error instanceof BadTranslation || (error instanceof Error && 'code' in error);
    if (!isTold) throw error;
    console.error(`${path}: ${error.message}`);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
