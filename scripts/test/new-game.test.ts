// A new game is a new folder and nothing else: a copy of the example, placed under `games/` of a copy of this repository, is
// everywhere a game has to be.
import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { GameEvent, Words } from '@warptable/kernel';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolScript } from '../tools.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const BESIDE = [
  'package.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'vitest.config.ts',
  'scripts',
  'packages',
  'games',
];
/** Nothing of it is needed here, and it is much. */
const LEFT_OUT = /[/\\](node_modules|dist|golden)$/;

/** What the page shows of a game, as far as it is looked at here. */
interface ShelfGame {
  readonly id: string;
  loadUi(): Promise<{
    readonly words: Words<unknown, GameEvent>;
    lessons(): Promise<readonly { readonly steps: readonly unknown[] }[]>;
  }>;
}

let checkout = '';

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'warptable-new-game-'));
  for (const name of BESIDE)
    cpSync(join(ROOT, name), join(checkout, name), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(from),
    });
  linkModules(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
  cpSync(join(ROOT, 'examples/pearlwater'), join(checkout, 'games/lagoon'), { recursive: true });
  rename(join(checkout, 'games/lagoon'));
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Packages from npm are shared; those of the workspace lead to the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(join(to, '@warptable'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@warptable') symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(join(from, '@warptable')))
    symlinkSync(readlinkSync(join(from, '@warptable', name)), join(to, '@warptable', name), 'junction');
}

/** All that two games must not have in common: the id and the name. */
function rename(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(tsx?|json)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replaceAll(/(?<=['"/])pearlwater(?=['"-])/g, 'lagoon').replaceAll("'Pearlwater'", "'Lagoon'"),
    );
  }
}

const start = promisify(execFile);

async function run(...args: string[]): Promise<string> {
  const running = start(process.execPath, args, { cwd: checkout, maxBuffer: 1 << 26 });
  running.child.stdin?.end();
  return (await running).stdout;
}

const warptable = (...args: string[]): Promise<string> => run('packages/cli/src/main.ts', ...args);

test.concurrent('it is on the shelf of the page, with its board', async () => {
  const server = await createServer({
    configFile: join(checkout, 'packages/web/vite.config.ts'),
    root: join(checkout, 'packages/web'),
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { SHELF } = (await server.ssrLoadModule('/src/shelf.ts')) as {
      readonly SHELF: readonly ShelfGame[];
    };
    const ids = SHELF.map(({ id }) => id);
    expect(ids[0]).toBe('lagoon');
    expect(ids.toSorted()).toEqual([...readdirSync(join(ROOT, 'games')), 'lagoon'].toSorted());
    const { words, ...gameUi } = await SHELF[0]!.loadUi();
    const [lesson] = await gameUi.lessons();
    expect(words.waiting({}, 'bid')).toBe('bidding');
    expect(lesson?.steps.length).toBeGreaterThan(5);
  } finally {
    await server.close();
  }
});

test.concurrent('it is in the terminal', async () => {
  expect(await warptable('games')).toContain('Lagoon');
  expect(await warptable('play', 'lagoon', '--seats', '2', '--bots', '2', '--seed', '1')).toContain('Coral');
});

test.concurrent('it can be simulated and fuzzed', async () => {
  const simulated = await warptable('sim', 'lagoon', '--games', '3', '--threads', '1', '--json');
  expect(JSON.parse(simulated)).toMatchObject({ game: 'lagoon', games: 3 });
  expect(await warptable('fuzz', 'lagoon', '--games', '2')).toMatch(/nothing/i);
});

test.concurrent('tables of it can be opened in the lobby', async ({ onTestFinished }) => {
  const server = spawn(process.execPath, [join(checkout, 'packages/server/src/main.ts')], {
    env: {
      ...process.env,
      WARPTABLE_PORT: '0',
      WARPTABLE_FILE: join(checkout, 'tables.sqlite'),
      WARPTABLE_LOG: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = await new Promise<string>((done, fail) => {
    let told = '';
    server.stderr.on('data', (data: Buffer) => {
      told += data.toString();
      const [address] = /http:\/\/[\d.:]+/.exec(told) ?? [];
      if (address !== undefined) done(address);
    });
    server.once('exit', () => fail(new Error(`the server did not start: ${told}`)));
  });
  const post = async (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'x-warptable': '1', 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const named = await post('/api/me', { name: 'Ada' });
  const [cookie] = (named.headers.get('set-cookie') ?? '').split(';');
  const wish = {
    game: 'lagoon',
    options: {},
    seats: ['open', 'open'],
    clock: { kind: 'none' },
    undo: 'free',
    listed: true,
    oneScreen: false,
  };
  const opened = await post('/api/tables', wish, cookie);
  expect([opened.status, await opened.text()]).toEqual([200, expect.stringMatching(/"id"/)]);
  const listed = await fetch(`${url}/api/tables?list=open`);
  expect(await listed.json()).toMatchObject([{ game: 'lagoon' }]);
});

test.concurrent('the checks and the tests find it', async () => {
  const files = await run(toolScript(ROOT, 'vitest'), 'list', '--filesOnly', 'games/lagoon');
  expect(files).toContain('games/lagoon/test/rules.test.ts');
  await expect(run('scripts/check.ts', 'no-such-check')).rejects.toThrow(/fuzz-lagoon/);
  expect(await run('scripts/rule-coverage.ts')).toContain('games/lagoon: ');
  expect(JSON.parse(await run('scripts/texts.ts'))).toMatchObject({
    lagoon: {},
    'lagoon-board': {},
    shelf: { lagoon: {} },
  });
});
