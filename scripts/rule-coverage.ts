// Prints how many rules of each rulebook of a game are cited by its tests, and by the code that does them; fails on a gap, an id
// that is not written whole, and an unknown one.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { coverRules, coverageText, isCovered } from '@warptable/testkit';
import type { SourceText } from '@warptable/testkit';

const root = join(import.meta.dirname, '..');

const read = (...patterns: string[]): SourceText[] => {
  const paths = globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
};

for (const { path, text } of read('{games,examples}/*/rules/rulebook*.md')) {
  const home = dirname(dirname(path));
  const book = basename(path, '.md');
  const tests = read(`${home}/test/**/*.test.ts`);
  const code = read(`${home}/{rules,content,campaign}/**/*.ts`);
  const known = new Set([...tests, ...code].map((source) => source.path));
  const others = read(`${home}/*.ts`, `${home}/*/**/*.{ts,tsx}`).filter((source) => !known.has(source.path));
  const coverage = coverRules(text, { tests, code, others });
  console.log(`${home}${book === 'rulebook' ? '' : ` (${book})`}: ${coverageText(coverage)}`);
  if (!isCovered(coverage)) process.exitCode = 1;
}
