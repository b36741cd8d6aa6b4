import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isNewEnough } from '../node24.mjs';

const LOCK = '{"lockfileVersion":3}';
const STAMP = 'node_modules/.installed-from';
const scripts = resolve(import.meta.dirname, '..');

/** A repository with nothing but the boot scripts, a lockfile and an npm that does what `npmCli` says. */
function repository(
  npmCli: string,
  asked: string,
): { root: string; boot: (...args: string[]) => ReturnType<typeof run> } {
  const root = mkdtempSync(join(tmpdir(), 'warptable-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'scripts'));
  for (const name of ['boot.mjs', 'npm.mjs', 'node24.mjs', 'tools.mjs']) {
    copyFileSync(join(scripts, name), join(root, 'scripts', name));
  }
  writeFileSync(join(root, 'package-lock.json'), LOCK);
  writeFileSync(join(root, 'npm-cli.js'), npmCli);
  writeFileSync(join(root, 'asked.mjs'), asked);
  return { root, boot: (...args) => run(root, args) };
}

function environment(root: string): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  return { ...env, npm_execpath: join(root, 'npm-cli.js') };
}

function run(root: string, args: readonly string[]) {
  const boot = join(root, 'scripts', 'boot.mjs');
  return spawnSync(process.execPath, [boot, ...args], { env: environment(root), encoding: 'utf8' });
}

const GOOD_NPM = `console.log('npm', process.argv[2]); require('node:fs').mkdirSync('node_modules', { recursive: true });`;

test('installs when the lockfile is new, and only then', () => {
  const { root, boot } = repository(GOOD_NPM, '');
  expect(boot('asked.mjs').stderr).toContain('npm ci');
  expect(readFileSync(join(root, STAMP), 'utf8')).toBe(createHash('sha256').update(LOCK).digest('hex'));
  expect(boot('asked.mjs').stderr).toBe('');
  writeFileSync(join(root, 'package-lock.json'), `${LOCK}\n`);
  expect(boot('asked.mjs').stderr).toContain('npm ci');
});

test('passes on arguments, exit code and an unmixed stdout', () => {
  const { boot } = repository(
    GOOD_NPM,
    'console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 7;',
  );
  const { stdout, status } = boot('asked.mjs', 'sim', '--json', 'two words');
  expect(stdout).toBe('["sim","--json","two words"]\n');
  expect(status).toBe(7);
});

test('keeps what was compiled', () => {
  const { root, boot } = repository(GOOD_NPM, '');
  expect(existsSync(join(root, '.cache/compiled'))).toBe(false);
  expect(boot('asked.mjs').status).toBe(0);
  expect(existsSync(join(root, '.cache/compiled'))).toBe(true);
});

test('passes on a signal', async () => {
  const { root } = repository(
    GOOD_NPM,
    `process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up');`,
  );
  const child = spawn(process.execPath, [join(root, 'scripts/boot.mjs'), 'asked.mjs'], {
    env: environment(root),
  });
  child.stdout.once('data', () => child.kill('SIGTERM'));
  expect(await new Promise((end) => child.on('exit', end))).toBe(9);
});

test('says what is wrong when npm fails, and does not pretend to be installed', () => {
  const { root, boot } = repository(`console.error('no registry'); process.exit(1);`, '');
  const { stderr, stdout, status } = boot('asked.mjs');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('no registry');
  expect(stderr).toContain('warptable: "npm ci" failed');
  expect(existsSync(join(root, STAMP))).toBe(false);
});

test('names a tool that does not exist', () => {
  const { stderr, status } = repository(GOOD_NPM, '').boot('--tool', 'hammer');
  expect(status).toBe(1);
  expect(stderr).toContain('no tool named "hammer"');
});

test.each([
  ['18.20.4', false],
  ['20.20.2', false],
  ['24.0.0', true],
  ['26.10.0', true],
])('Node %s new enough: %s', (version, enough) => {
  expect(isNewEnough(version)).toBe(enough);
});
