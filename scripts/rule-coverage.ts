// Prints how many rules of each game's rulebook are cited by its tests; fails on a gap and on an unknown id.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverRules, coverageText, isCovered } from '@warptable/testkit';
import type { Source } from '@warptable/testkit';

const root = join(import.meta.dirname, '..');

const read = (...patterns: string[]): Source[] => {
  const paths = globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
};

for (const { path, text } of read('games/*/rules/rulebook.md')) {
  const home = path.slice(0, -'/rules/rulebook.md'.length);
  const tests = read(`${home}/test/**/*.test.ts`);
  const sources = read(`${home}/*.ts`, `${home}/*/**/*.ts`).filter(
    (source) => !tests.some((test) => test.path === source.path),
  );
  const coverage = coverRules(text, tests, sources);
  console.log(`${home}: ${coverageText(coverage)}`);
  if (!isCovered(coverage)) process.exitCode = 1;
}
