// What `npm test` runs: every check of the project, or only those that are named.
import { join, resolve } from 'node:path';
import { readManifests } from '@warptable/games/folders';
import type { Facts } from '@warptable/games/manifest';
import { runChecks, type CheckStep } from './run-checks.ts';
import { toolScript } from './tools.mjs';

const root = resolve(import.meta.dirname, '..');
const tool = (name: string, ...args: string[]): string[] => [toolScript(root, name), ...args];
const script = (name: string, ...args: string[]): string[] => [join(root, name), ...args];

/** The heavier a game, the longer it takes: so that they all take about the same time, fewer of it are played. */
const FUZZED = 80;

const fuzz = ({ id, players, weight }: Facts): CheckStep => {
  const plan = { seats: `${players.min}-${players.max}`, games: Math.ceil(FUZZED / weight), seed: 1 };
  const flags = Object.entries(plan).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return { name: `fuzz-${id}`, run: script('packages/cli/src/main.ts', 'fuzz', id, ...flags) };
};

/** The slow ones first, so that the others fill the second core. Lint covers our own rules and the directions of imports. */
const CHECKS: readonly CheckStep[] = [
  { name: 'tests', run: tool('vitest', 'run'), detail: /^ *Tests +(.*)$/m },
  ...(await readManifests()).map(fuzz),
  { name: 'coverage', run: script('scripts/rule-coverage.ts'), detail: /^(.*\d+ of \d+ .*)$/m },
  { name: 'types', run: tool('tsc', '-p', 'tsconfig.json') },
  { name: 'types-pure', run: tool('tsc', '-p', 'tsconfig.pure.json') },
  { name: 'types-web', run: tool('tsc', '-p', 'tsconfig.web.json') },
  { name: 'types-page-tests', run: tool('tsc', '-p', 'tsconfig.page-tests.json') },
  { name: 'types-e2e', run: tool('tsc', '-p', 'e2e/tsconfig.json') },
  { name: 'lint', run: tool('oxlint') },
  { name: 'format', run: tool('oxfmt', '--check') },
  { name: 'dead-code', run: tool('knip', '--no-config-hints') },
  { name: 'browser', run: script('scripts/browser.ts'), detail: /^(\d+ passed.*)$/m, alone: true },
];

/** Only when named: every browser test, whatever has changed. */
const ON_REQUEST: readonly CheckStep[] = [
  {
    name: 'browser-all',
    run: script('scripts/browser.ts', '--all'),
    detail: /^(\d+ passed.*)$/m,
    alone: true,
  },
];

const asked = process.argv.slice(2);
const all = [...CHECKS, ...ON_REQUEST];
const unknown = asked.filter((name) => !all.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  const chosen = asked.length === 0 ? CHECKS : all.filter(({ name }) => asked.includes(name));
  process.exitCode = (await runChecks(chosen, root)) ? 0 : 1;
}
