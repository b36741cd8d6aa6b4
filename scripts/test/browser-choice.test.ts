import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { changedFiles, gameOfTest, testsFor } from '../browser-choice.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GAMES = ['chess', 'chess-two', 'go'];
const TESTS = ['home.test.ts', 'chess-lesson.test.ts', 'chess-two-map.test.ts', 'go-lesson.test.ts'];

describe('the tests that a change can touch', () => {
  const without = (...left: string[]): string[] => TESTS.filter((one) => !left.includes(one));

  test.each([
    ['unknown', undefined, TESTS],
    [
      'one game',
      ['games/go/rules/state.ts', 'CHANGELOG.md'],
      without('chess-lesson.test.ts', 'chess-two-map.test.ts'),
    ],
    ['two games', ['games/go/words/en.ts', 'games/chess/index.ts'], without('chess-two-map.test.ts')],
    [
      'a test of one game',
      ['e2e/go-lesson.test.ts'],
      without('chess-lesson.test.ts', 'chess-two-map.test.ts'),
    ],
    [
      'text about the project',
      ['docs/protocol.md', 'README.md', '.github/workflows/ci.yml'],
      ['home.test.ts'],
    ],
    ['a test of no game', ['e2e/home.test.ts'], ['home.test.ts']],
    ...[
      'packages/ui/src/index.ts',
      'packages/server/test/kill.test.ts',
      'scripts/browser.ts',
      'package-lock.json',
      'playwright.config.ts',
      'e2e/at/fixtures.ts',
      'games/gone/index.ts',
      'games/README.md',
      'vendor/docs/x.md',
    ].map((file) => [file, ['games/go/rules/state.ts', file], TESTS] as const),
  ] as const)('%s', (_, changed, expected) => {
    expect(testsFor(changed, GAMES, TESTS)).toEqual(expected);
  });

  test('a name that begins with that of another game is its own', () => {
    expect(TESTS.map((one) => gameOfTest(one, GAMES))).toEqual([undefined, 'chess', 'chess-two', 'go']);
  });
});

test('a test named after a game plays no other game', () => {
  const games = ['games', 'examples'].flatMap((folder) => readdirSync(join(ROOT, folder)));
  const tests = readdirSync(join(ROOT, 'e2e')).filter((name) => name.endsWith('.test.ts'));
  const named = tests.filter((name) => gameOfTest(name, games) !== undefined);
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) {
    const text = readFileSync(join(ROOT, 'e2e', name), 'utf8');
    const plays = (game: string): boolean =>
      game !== gameOfTest(name, games) &&
      new RegExp(`['/]${game.replaceAll('-', '[- ]')}['/]`, 'i').test(text);
    expect([name, games.filter(plays)]).toEqual([name, []]);
  }
});

describe('what has changed', () => {
  function repository(): { folder: string; git: (...args: string[]) => void; write: (name: string) => void } {
    const folder = mkdtempSync(join(tmpdir(), 'warptable-git-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    const git = (...args: string[]): void => {
      const { status, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    };
    const write = (name: string): void => {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), `${name} ${Math.random()}`);
    };
    git('init', '--quiet', '--initial-branch=main');
    for (const name of ['kept', 'moved', 'packages/ui/a.ts']) write(name);
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    return { folder, git, write };
  }

  test('is unknown on the main branch, where there is none, and where there is no history', () => {
    const { folder, git, write } = repository();
    write('kept');
    expect(changedFiles(folder)).toBeUndefined();
    git('branch', '-m', 'trunk');
    expect(changedFiles(folder)).toBeUndefined();
    rmSync(join(folder, '.git'), { recursive: true });
    expect(changedFiles(folder)).toBeUndefined();
  });

  test('is all that was committed, staged, edited or created since the branch began, and what it was called before', () => {
    const { folder, git, write } = repository();
    git('switch', '--quiet', '-c', 'branch');
    write('games/go/committed.ts');
    git('add', '.');
    git('mv', 'moved', 'games/go/moved');
    git('commit', '--quiet', '-m', 'second');
    write('staged');
    git('add', 'staged');
    write('packages/ui/a.ts');
    write('games/go/ö new.ts');
    expect(changedFiles(folder)?.toSorted()).toEqual([
      'games/go/committed.ts',
      'games/go/moved',
      'games/go/ö new.ts',
      'moved',
      'packages/ui/a.ts',
      'staged',
    ]);
  });

  test('what others did on the main branch meanwhile is none of it', () => {
    const { folder, git, write } = repository();
    git('switch', '--quiet', '-c', 'branch');
    write('mine');
    git('add', '.');
    git('commit', '--quiet', '-m', 'mine');
    git('switch', '--quiet', 'main');
    write('theirs');
    git('add', '.');
    git('commit', '--quiet', '-m', 'theirs');
    git('switch', '--quiet', 'branch');
    expect(changedFiles(folder)).toEqual(['mine']);
  });
});
