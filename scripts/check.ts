// What `npm test` runs: every check of the project, or only those that are named.
import { join, resolve } from 'node:path';
import { runChecks, type Check } from './run-checks.ts';
import { toolScript } from './tools.mjs';

const root = resolve(import.meta.dirname, '..');
const tool = (name: string, ...args: string[]): string[] => [toolScript(root, name), ...args];
const script = (name: string, ...args: string[]): string[] => [join(root, name), ...args];

const fuzz = (game: string, seats: string, games: number): string[] =>
  script('packages/cli/src/main.ts', 'fuzz', game, '--seats', seats, '--games', String(games), '--seed', '1');

/** The slow ones first, so that the others fill the second core. Lint covers our own rules and the directions of imports. */
const CHECKS: readonly Check[] = [
  { name: 'tests', run: tool('vitest', 'run'), detail: /^ *Tests +(.*)$/m },
  { name: 'fuzz-warpgate', run: fuzz('warpgate', '1-6', 30) },
  { name: 'fuzz-the-warp', run: fuzz('the-warp', '2-6', 15) },
  { name: 'coverage', run: script('scripts/rule-coverage.ts'), detail: /^(.*\d+ of \d+ .*)$/m },
  { name: 'types', run: tool('tsc', '-p', 'tsconfig.json') },
  { name: 'types-pure', run: tool('tsc', '-p', 'tsconfig.pure.json') },
  { name: 'types-web', run: tool('tsc', '-p', 'tsconfig.web.json') },
  { name: 'types-e2e', run: tool('tsc', '-p', 'e2e/tsconfig.json') },
  { name: 'lint', run: tool('oxlint') },
  { name: 'format', run: tool('oxfmt', '--check') },
  { name: 'dead-code', run: tool('knip', '--no-config-hints') },
  { name: 'browser', run: script('scripts/browser.ts'), detail: /^(\d+ passed.*)$/m, alone: true },
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  const chosen = asked.length === 0 ? CHECKS : CHECKS.filter(({ name }) => asked.includes(name));
  process.exitCode = (await runChecks(chosen, root)) ? 0 : 1;
}
