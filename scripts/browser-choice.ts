// Which browser tests a change can touch. A file of tests that is named after a game (`the-warp-lesson.test.ts`) plays that game
// alone: it is left out where all that changed belongs to other games, or is not part of the page at all. All others always run.
import { spawnSync } from 'node:child_process';

/** Text about the project: no page and no test is made of it. */
const BESIDE = /^(docs\/|\.github\/|[^/]+\.md$|LICENSE$)/;

const GAME_FOLDER = /^(?:games|examples)\/([^/]+)\//;
const TEST_FILE = /^e2e\/([^/]+\.test\.ts)$/;

/** The game that a file of browser tests plays, if it plays one alone. The longest name counts. */
export const gameOfTest = (test: string, games: readonly string[]): string | undefined =>
  games.filter((game) => test.startsWith(`${game}-`)).toSorted((a, b) => b.length - a.length)[0];

/** The tests to run for a change of these files; all of them if it is not known what changed. */
export function testsFor(
  changed: readonly string[] | undefined,
  games: readonly string[],
  tests: readonly string[],
): readonly string[] {
  if (changed === undefined) return tests;
  const touched = new Set<string>();
  for (const file of changed) {
    if (BESIDE.test(file)) continue;
    const [, test] = TEST_FILE.exec(file) ?? [];
    const game = test === undefined ? GAME_FOLDER.exec(file)?.[1] : gameOfTest(test, games);
    if (game !== undefined && games.includes(game)) touched.add(game);
    // A test of no game runs anyway. Whatever else there is may be part of every page.
    else if (test === undefined) return tests;
  }
  return tests.filter((test) => {
    const game = gameOfTest(test, games);
    return game === undefined || touched.has(game);
  });
}

/** All files that differ from where this branch left the main one; undefined where there is no telling, or no branch. */
export function changedFiles(root: string): readonly string[] | undefined {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const main = ['origin/main', 'main'].find(
    (name) => git('rev-parse', '--verify', '--quiet', name) !== undefined,
  );
  const base = main === undefined ? undefined : git('merge-base', 'HEAD', main);
  if (base === undefined || base === git('rev-parse', 'HEAD')) return undefined;
  const differing = git('diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  if (differing === undefined || untracked === undefined) return undefined;
  return (differing + untracked).split('\0').filter((name) => name !== '');
}
