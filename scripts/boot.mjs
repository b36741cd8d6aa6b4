// The door to everything: `node scripts/boot.mjs <script> [args]` or `node scripts/boot.mjs --tool <name> [args]`.
// Runs on any Node >= 18 with npm beside it, needs no dependency, and speaks on stderr only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './node24.mjs';
import { installLocked } from './npm.mjs';
import { toolScript } from './tools.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} message */
function say(message) {
  process.stderr.write(`warptable: ${message}\n`);
}

/**
 * Brings `node_modules` in line with the lockfile, if it is not already.
 * @param {string} node
 */
function installDependencies(node) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing dependencies from the lockfile ...');
  installLocked(root, node);
  writeFileSync(stamp, lock);
}

/**
 * Hands over to the asked command: same terminal, same signals, same exit code.
 * @param {string} node
 * @param {string[]} args
 */
function handOver(node, args) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const env = {
    // What was compiled is kept: programs start in a third of the time.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...process.env,
    [path]: [dirname(node), process.env[path]].join(delimiter),
  };
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends Ctrl-C to parent and child alike: passing it on would deliver it twice.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  child.on('error', (error) => {
    say(`could not start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exit(code ?? 1);
  });
}

try {
  const [first, ...rest] = process.argv.slice(2);
  const node = findNode(join(root, '.cache', 'node'), say);
  installDependencies(node);
  if (first === undefined) say(`ready, with ${node}`);
  else if (first !== '--tool') handOver(node, [resolve(root, first), ...rest]);
  else handOver(node, [toolScript(root, rest[0] ?? ''), ...rest.slice(1)]);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
