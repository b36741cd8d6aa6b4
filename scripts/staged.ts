// The light check before a commit: format and lint of the staged files only.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runChecks } from './run-checks.ts';
import { toolScript } from './tools.mjs';

const root = resolve(import.meta.dirname, '..');
const git = ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z', '--', '*.ts', '*.tsx', '*.mjs'];
const staged = spawnSync('git', git, { cwd: root, encoding: 'utf8' }).stdout.split('\0').filter(Boolean);

if (staged.length > 0) {
  const checks = [
    { name: 'format', run: [toolScript(root, 'oxfmt'), '--check', ...staged] },
    { name: 'lint', run: [toolScript(root, 'oxlint'), ...staged] },
  ];
  process.exitCode = (await runChecks(checks, root)) ? 0 : 1;
}
