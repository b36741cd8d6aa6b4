import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProgram } from './a-program.ts';
import { Person, startServer } from './a-server.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warptable-secrets-'));
  file = join(folder, 'test.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** No cookie holds it: only the file knows. */
function idOf(name: string): string {
  const db = new Database(file, { readonly: true });
  const { id } = db.prepare('select id from guests where name = ?').get(name) as { id: string };
  db.close();
  return id;
}

test('of recovery codes and invitations only hashes are kept', async () => {
  const { url, stop } = await startServer({ WARPTABLE_FILE: file });
  const ann = await Person.named(url, 'Ann');
  const { code } = (await ann.post('/api/me/recovery', {})).body as { code: string };
  const table = await ann.openTable();
  const { path } = (await ann.post(`/api/tables/${table}/invitation`, {})).body as { path: string };
  const token = path.split('#')[1] ?? '';
  await stop();
  const kept = readFileSync(file, 'latin1');
  expect(kept).toContain(idOf('Ann'));
  expect(kept).not.toContain(code);
  expect(kept).not.toContain(token);
});

test('nobody’s id is in a list', async () => {
  const { url, stop } = await startServer({ WARPTABLE_FILE: file });
  const [ann, bob] = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')];
  const table = await ann.openTable({ seats: ['open', 'open', 'bot'] });
  const seat = await ann.visit(table);
  await seat.sit(0, 'Ann');
  for (const person of [ann, bob, new Person(url)])
    for (const list of ['open', 'mine', 'finished']) {
      const text = JSON.stringify((await person.get(`/api/tables?list=${list}`)).body);
      expect(text).not.toContain(idOf('Ann'));
    }
  expect(JSON.stringify((await bob.get('/api/tables?list=open')).body)).toContain('"name":"Ann"');
  expect(JSON.stringify(seat.heard)).not.toContain(idOf('Ann'));
  seat.close();
  await stop();
});

test('what went wrong inside is told to nobody outside', async () => {
  const { url, stop } = await startServer({ WARPTABLE_FILE: file });
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable({ seats: ['open', 'bot'] });
  const unopened = await ann.openTable();
  const seat = await ann.visit(table);
  await seat.sit(0, 'Ann');
  const db = new Database(file);
  db.exec('alter table deeds rename to lost; alter table members rename to gone');
  db.close();
  expect(await seat.ask({ do: 'history' })).toMatchObject({
    code: 'fault',
    message: 'something went wrong on our side; nothing was changed',
  });
  const { status, body } = await ann.get('/api/tables?list=mine');
  expect([status, body]).toEqual([500, { error: 'fault', message: 'something went wrong on our side' }]);
  const other = await ann.visit(unopened);
  let why = '';
  other.socket.on('close', (_code, reason) => (why = reason.toString()));
  await other.until(() => other.closed !== undefined, 'the connection to end');
  expect([other.closed, why]).toEqual([1011, 'something went wrong on our side']);
  await stop();
});

test('no address, header, name or secret is in the log, and a table that cannot be loaded is told once', async () => {
  const { url, program, logged } = await startProgram(file, {
    WARPTABLE_LOG: 'trace',
    WARPTABLE_PROXIES: 'loopback',
  });
  const ann = new Person(url);
  const headers = { 'x-warptable': '1', 'x-forwarded-for': '203.0.113.77', 'user-agent': 'telltale' };
  await ann.post('/api/me', { name: 'Annabella' }, headers);
  const { code } = (await ann.post('/api/me/recovery', {}, headers)).body as { code: string };
  await ann.get('/api/secrets/typed-by-somebody?why=not');
  await fetch(`${url}/%zz-nonsense`);
  const [table, broken] = [await ann.openTable(), await ann.openTable()];
  const { path } = (await ann.post(`/api/tables/${table}/invitation`, {})).body as { path: string };
  const seat = await ann.visit(table);
  await seat.sit(0, 'Annabella');
  const db = new Database(file);
  db.prepare('insert into saves values (?, 0, ?)').run(broken, 'no JSON');
  db.close();
  for (let n = 0; n < 3; n++) {
    const shut = await ann.visit(broken);
    await shut.until(() => shut.closed !== undefined, 'the connection to end');
    expect(shut.closed).toBe(1011);
  }
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await gone;
  const log = logged();
  expect(log).toContain('/api/me/recovery');
  expect(log.split('\n').filter((line) => line.includes('cannot be loaded'))).toHaveLength(1);
  const secrets = [code, path.split('#')[1], idOf('Annabella'), ann.cookie.split('=')[1]];
  const told = ['203.0.113.77', 'telltale', 'Annabella', 'typed-by-somebody', 'nonsense', ...secrets];
  expect(told.filter((one) => log.includes(one ?? ''))).toEqual([]);
}, 30_000);
