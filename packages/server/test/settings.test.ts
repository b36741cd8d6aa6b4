import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SettingError, readSettings } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'warptable-settings-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = `PORT HOST FILE LOG TABLES_PER_GUEST TABLES_PER_ADDRESS REQUESTS_PER_MINUTE ATTEMPTS_PER_MINUTE
  GUESTS_PER_MINUTE MESSAGES_PER_MINUTE MESSAGES_PER_ADDRESS SOCKETS_PER_GUEST SOCKETS_PER_ADDRESS ABSENCE BOT_DELAY
  BOT_TIME BOT_THREADS URL PROXIES PAGE`
  .split(/\s+/)
  .map((name) => `WARPTABLE_${name}`);

test('what is empty has its usual value', () => {
  const empty = Object.fromEntries(NAMES.map((name) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
  expect(readSettings(empty).host).toBe('127.0.0.1');
  const withUrl = { WARPTABLE_URL: 'https://table.example' };
  expect(readSettings({ ...empty, ...withUrl })).toEqual(readSettings(withUrl));
});

test.each(['10.0.0.0/8', '10.0.0.7/32', '10.0.0.7', '::1', '::1/128', 'loopback', '10.0.0.7, uniquelocal'])(
  'proxies: %s',
  (proxies) => expect(readSettings({ WARPTABLE_PROXIES: proxies }).proxies).toEqual(proxies.split(', ')),
);

const BAD: readonly (readonly [Record<string, string>, string])[] = [
  [{ WARPTABLE_ABSENCE: '2m' }, 'WARPTABLE_ABSENCE must be a whole number from 0 to 86400'],
  [{ WARPTABLE_PORT: 'eighty' }, 'WARPTABLE_PORT must be a whole number'],
  [{ WARPTABLE_PORT: '70000' }, 'from 0 to 65535'],
  [{ WARPTABLE_LOG: 'loud' }, 'WARPTABLE_LOG must be one of'],
  [{ WARPTABLE_URL: 'table.example' }, 'WARPTABLE_URL must be an address'],
  [{ WARPTABLE_TABLES_PER_GUEST: '0' }, 'from 1 to'],
  [{ WARPTABLE_FILE: ':memory:' }, "WARPTABLE_FILE must be a file on disk, not ':memory:'"],
  [{ WARPTABLE_FILE: 'file:tables?mode=memory' }, 'must be a file on disk'],
  [{ WARPTABLE_PAGE: '/nowhere' }, 'WARPTABLE_PAGE must be a folder with the built page'],
  ...[
    '10.0.0.0/99',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::1/0',
    '::1/129',
    '10.0.0.0/8/8',
    'proxy.example',
    '/8',
  ].map(
    (proxies) =>
      [{ WARPTABLE_PROXIES: proxies }, `or loopback, linklocal, uniquelocal; not '${proxies}'`] as const,
  ),
];

test.each(BAD)('%o is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).toThrow(message);
});

describe('the program ends with 2 and one line', () => {
  async function end(env: Record<string, string>): Promise<{ code: unknown; told: string }> {
    const program = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
      env: {
        ...process.env,
        WARPTABLE_FILE: join(folder, 'test.sqlite'),
        WARPTABLE_PORT: '0',
        WARPTABLE_LOG: 'silent',
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let told = '';
    program.stderr.on('data', (data: Buffer) => (told += data.toString()));
    const [code] = (await once(program, 'exit')) as unknown[];
    return { code, told };
  }

  test.each([
    [{ WARPTABLE_PROXIES: '10.0.0.0/99' }, 'WARPTABLE_PROXIES'],
    [{ WARPTABLE_BOT_TIME: 'long' }, 'WARPTABLE_BOT_TIME'],
    [{ WARPTABLE_HOST: '192.0.2.1' }, 'WARPTABLE_HOST'],
    [{ WARPTABLE_FILE: tmpdir() }, 'WARPTABLE_FILE'],
  ] as [Record<string, string>, string][])('on %o', async (env, name) => {
    const { code, told } = await end(env);
    expect(told).toMatch(new RegExp(`^warptable: ${name}.*\\n$`));
    expect(code).toBe(2);
  });

  test('on a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const { code, told } = await end({ WARPTABLE_PORT: String(port) });
    other.close();
    expect([code, told]).toEqual([2, `warptable: WARPTABLE_PORT: ${port} is in use by another program\n`]);
  });
});
