// Builds the page and runs the browser tests on it: those that the change can touch, or all of them with `--all`. Other arguments
// go to Playwright. The report is kept in `.cache/browser/`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changedFiles, testsFor } from './browser-choice.ts';
import { findChromium } from './chromium.ts';
import { toolScript } from './tools.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const KEPT = join(ROOT, '.cache/browser');

function run(tool: string, args: readonly string[], cwd: string): { passed: boolean; output: string } {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [toolScript(ROOT, tool), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const end = signal === null ? '' : `${tool} was ended by ${signal}\n`;
  return { passed: status === 0, output: stdout + stderr + end };
}

/** Beside the tests there are measurements and pictures: there, what is told is wanted. */
const isTest = process.env['WARPTABLE_E2E'] === undefined;

interface Choice {
  readonly args: readonly string[];
  readonly leftOut: readonly string[];
}

function choose(given: readonly string[]): Choice {
  const args = given.filter((arg) => arg !== '--all');
  if (!isTest || args.length > 0 || given.includes('--all')) return { args, leftOut: [] };
  const tests = readdirSync(join(ROOT, 'e2e')).filter((name) => name.endsWith('.test.ts'));
  const games = ['games', 'examples'].flatMap((folder) => readdirSync(join(ROOT, folder)));
  const chosen = testsFor(changedFiles(ROOT), games, tests);
  const leftOut = tests.filter((test) => !chosen.includes(test));
  return { args: leftOut.length === 0 ? [] : chosen.map((test) => `e2e/${test}`), leftOut };
}

function main(): boolean {
  // Not where `npm start` serves it from: a server may be running.
  const place = ['--outDir', join(KEPT, 'page'), '--emptyOutDir'];
  // Tests play the example game too.
  if (isTest) process.env['WARPTABLE_GAMES'] = 'games,examples';
  const built = run('vite', ['build', '--logLevel', 'warn', ...place], join(ROOT, 'packages/web'));
  if (!built.passed) {
    console.log(built.output);
    return false;
  }
  const { args, leftOut } = choose(process.argv.slice(2));
  const { passed, output } = run('playwright', ['test', ...args], ROOT);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, 'report.txt'), output);
  const [, flaky] = /^ *(\d+ flaky)$/m.exec(output) ?? [];
  const [, count] = /^ *(\d+ passed.*)$/m.exec(output) ?? [];
  // A test that needed its second chance is told, not hidden.
  const rest = leftOut.length === 0 ? undefined : `${leftOut.length} files of untouched games left out`;
  const summary = [count, flaky, rest].filter((part) => part !== undefined).join(', ');
  console.log(passed && isTest && count !== undefined ? summary : output);
  return passed;
}

// Unpacked once here, not by two workers of Playwright at the same time.
await findChromium();
process.exitCode = main() ? 0 : 1;
