// Runs npm without a shell on every platform, with all of its output on stderr: stdout belongs to the asked command.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The npm that started us, else the one that came with this Node. */
function npmScript() {
  const caller = process.env['npm_execpath'];
  const home = dirname(process.execPath);
  const places = [
    ...(caller?.endsWith('npm-cli.js') === true ? [caller] : []),
    join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(home, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('npm was not found. Start with "npm start" or "npm test".');
  return found;
}

/**
 * Installs what the lockfile in a folder says. npm leaves out binaries that do not fit the Node it runs on, so the Node
 * that will use them has to run it.
 * @param {string} folder
 * @param {string} node
 */
export function installLocked(folder, node) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  const { status, error } = spawnSync(node, [npmScript(), ...args], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) {
    throw new Error('"npm ci" failed, see above. Set-up needs a package registry that npm can reach.');
  }
}
