// Runs npm the same way on every platform, with all of its output on stderr: stdout belongs to the asked command.
import { spawnSync } from 'node:child_process';

/**
 * @param {string[]} args constants of ours only: on Windows they pass through a shell
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const self = process.env['npm_execpath'];
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = ['ignore', 2, 2];
  const run =
    self?.endsWith('npm-cli.js') === true
      ? spawnSync(process.execPath, [self, ...args], { cwd, stdio })
      : spawnSync('npm', args, { cwd, stdio, shell: process.platform === 'win32' });
  if (run.error) throw new Error(`npm could not be started (${run.error.message}).`);
  if (run.status !== 0)
    throw new Error(
      `"npm ${args[0]}" failed, see above. Set-up needs a package registry that npm can reach.`,
    );
}

export const CLEAN_INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
