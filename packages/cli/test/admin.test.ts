import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, readSettings } from '@warptable/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildProgram } from '../src/program.ts';

let folder: string;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-admin-'));
  vi.stubEnv('WARPTABLE_FILE', join(folder, 'tables.sqlite'));
  vi.stubEnv('WARPTABLE_LOG', 'silent');
  app = await buildApp(readSettings(process.env));
});

afterEach(async () => {
  await app.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function name(who: string): Promise<Record<string, string>> {
  const headers = { 'x-warptable': '1' };
  const { cookies } = await app.inject({ method: 'POST', url: '/api/me', payload: { name: who }, headers });
  return { warptable: cookies[0]?.value ?? '' };
}

async function admin(...args: string[]): Promise<string> {
  let told = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  try {
    await buildProgram([]).parseAsync(['admin', ...args], { from: 'user' });
  } finally {
    write.mockRestore();
  }
  return told;
}

const statusOf = async (url: string, cookies: Record<string, string>): Promise<number> =>
  (await app.inject({ url, cookies })).statusCode;

test('a moderator is named, and is one no more', async () => {
  const ada = await name('Ada');
  expect(await statusOf('/api/admin', ada)).toBe(403);
  expect(await admin('grant', 'Ada')).toContain('Ada is a moderator now');
  expect(await statusOf('/api/admin', ada)).toBe(200);
  await admin('revoke', 'Ada');
  expect(await statusOf('/api/admin', ada)).toBe(403);
});

test('whoever is banned or forgotten is signed out by the server that runs', async () => {
  const [ada, ben] = [await name('Ada'), await name('Ben')];
  expect(await admin('ban', 'Ada', '--days', '3', '--because', 'rude')).toContain('banned for 3 days');
  await admin('forget', 'Ben');
  for (const cookies of [ada, ben])
    await expect
      .poll(async () => (await app.inject({ url: '/api/me', cookies })).json<unknown>(), { timeout: 20_000 })
      .toEqual({ name: null });
  await expect(admin('export', 'Ben')).rejects.toThrow("nobody here has the id or the name 'Ben'");
  expect(JSON.parse(await admin('export', 'Ada'))).toMatchObject({
    guest: [{ name: 'Ada' }],
    ban: [{ because: 'rude' }],
  });
});

test('a name that two people have is not enough', async () => {
  await name('Ada');
  await name('Ada');
  await expect(admin('grant', 'Ada')).rejects.toThrow("several are called 'Ada': name one by id");
});

test('a file that is not there is not made', async () => {
  vi.stubEnv('WARPTABLE_FILE', join(folder, 'elsewhere.sqlite'));
  await expect(admin('grant', 'Ada')).rejects.toThrow('WARPTABLE_FILE: there is no file');
});
