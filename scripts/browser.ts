// Builds the page and runs the browser tests on it; arguments go to Playwright. The report is kept in `.cache/browser/`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

function main(): boolean {
  // Not where `npm start` serves it from: a server may be running.
  const place = ['--outDir', join(KEPT, 'page'), '--emptyOutDir'];
  const built = run('vite', ['build', '--logLevel', 'warn', ...place], join(ROOT, 'packages/web'));
  if (!built.passed) {
    console.log(built.output);
    return false;
  }
  const { passed, output } = run('playwright', ['test', ...process.argv.slice(2)], ROOT);
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(join(KEPT, 'report.txt'), output);
  const [, flaky] = /^ *(\d+ flaky)$/m.exec(output) ?? [];
  const [, count] = /^ *(\d+ passed.*)$/m.exec(output) ?? [];
  // A test that needed its second chance is told, not hidden.
  const summary = count === undefined || flaky === undefined ? count : `${count}, ${flaky}`;
  console.log(passed && isTest ? (summary ?? output) : output);
  return passed;
}

// Unpacked once here, not by two workers of Playwright at the same time.
await findChromium();
process.exitCode = main() ? 0 : 1;
