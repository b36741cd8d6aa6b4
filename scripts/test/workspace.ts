import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { toolScript } from '../tools.mjs';

type Files = Readonly<Record<string, string>>;

const root = resolve(import.meta.dirname, '../..');

/** A workspace of the given files in a folder of its own, gone after the test. It has the real settings and tools. */
function workspaceOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'warptable-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const plugin = JSON.stringify(join(root, 'scripts/lint/plugin.ts'));
  const settings = {
    '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(
      '"./scripts/lint/plugin.ts"',
      plugin,
    ),
    'tsconfig.json': readFileSync(join(root, 'tsconfig.json'), 'utf8'),
  };
  for (const [name, text] of Object.entries({ ...settings, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * What oxlint finds in such a workspace: one `file:line rule` each, sorted. Left out is what it says about values of
 * unknown type, which come from imports that lead nowhere here.
 */
export function lint(files: Files): string[] {
  const args = [toolScript(root, 'oxlint'), '--format=unix', ...Object.keys(files)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: workspaceOf(files),
    encoding: 'utf8',
  });
  const findings = [...stdout.matchAll(/^(.+?):(\d+):\d+: .*\[Error\/.+\((.+)\)\]$/gm)];
  if (status !== (findings.length > 0 ? 1 : 0)) throw new Error(`oxlint did not work: ${stdout}${stderr}`);
  const lines = findings.map(([, file, line, rule]) => `${file}:${line} ${rule}`);
  return lines.filter((line) => !line.includes(' no-unsafe-')).toSorted();
}

/** What it should find: the rules named at the end of a line, after `// !`. */
export function marked(files: Files): string[] {
  return Object.entries(files)
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line, i) => {
        const [, rules] = line.split(' // ! ');
        return rules?.split(' ').map((rule) => `${file}:${i + 1} ${rule}`) ?? [];
      }),
    )
    .toSorted();
}
