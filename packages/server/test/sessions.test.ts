import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Person, startServer } from './a-server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
type Ways = { sessions: { id: string; device: string; here: boolean }[]; recovery: boolean };

let server: Server;
let file: string;

beforeEach(async () => {
  file = join(mkdtempSync(join(tmpdir(), 'warptable-sessions-')), 'test.sqlite');
  server = await startServer({ WARPTABLE_FILE: file });
});

afterEach(() => server.stop());

const waysOf = async (person: Person): Promise<Ways> => (await person.get('/api/me/ways')).body as never;
const nameOf = async (person: Person): Promise<unknown> => (await person.get('/api/me')).body;

/** The cookie that this server gave to guests before there were sessions. */
function oldCookieOf(id: string): Person {
  const person = new Person(server.url);
  person.cookie = `warptable=${encodeURIComponent(server.app.signCookie(id))}`;
  return person;
}

/** Guests of before: the file knows their ids, and nobody else does. */
function idsIn(file: string): string[] {
  const db = new Database(file, { readonly: true });
  const rows = db.prepare('select id from guests').all() as { id: string }[];
  db.close();
  return rows.map(({ id }) => id);
}

test('a name brings a session, of which the cookie holds no id', async () => {
  const ada = await Person.named(server.url, 'Ada');
  expect(ada.cookie).toMatch(/^warptable=s\.[\w-]{43}$/);
  const { sessions } = await waysOf(ada);
  expect(sessions).toMatchObject([{ here: true }]);
  expect(JSON.stringify(sessions)).not.toContain(ada.cookie.slice('warptable='.length));
});

test('a cookie that nobody was given is nobody’s', async () => {
  const nobody = new Person(server.url);
  nobody.cookie = `warptable=s.${'A'.repeat(43)}`;
  expect(await nameOf(nobody)).toEqual({ name: null });
  nobody.cookie = 'warptable=0123456789abcdef0123456789abcdef.forged';
  expect(await nameOf(nobody)).toEqual({ name: null });
});

test('a code shown on one device lets one other in, once', async () => {
  const ada = await Person.named(server.url, 'Ada');
  const { code } = (await ada.post('/api/me/device-code', {})).body as { code: string };
  expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  const phone = new Person(server.url);
  expect((await phone.post('/api/me/recover', { code: code.toLowerCase() })).status).toBe(200);
  expect(await nameOf(phone)).toEqual({ name: 'Ada' });
  expect((await waysOf(ada)).sessions).toHaveLength(2);
  const thief = new Person(server.url);
  expect((await thief.post('/api/me/recover', { code })).status).toBe(404);
  expect(await nameOf(thief)).toEqual({ name: null });
});

test('a new code for a device makes the one before useless', async () => {
  const ada = await Person.named(server.url, 'Ada');
  const first = (await ada.post('/api/me/device-code', {})).body as { code: string };
  await ada.post('/api/me/device-code', {});
  expect((await new Person(server.url).post('/api/me/recover', first)).status).toBe(404);
});

test('a recovery code works again and again; the page can tell that there is one', async () => {
  const ada = await Person.named(server.url, 'Ada');
  expect((await waysOf(ada)).recovery).toBe(false);
  const { code } = (await ada.post('/api/me/recovery', {})).body as { code: string };
  expect((await waysOf(ada)).recovery).toBe(true);
  for (const device of [new Person(server.url), new Person(server.url)]) {
    await device.post('/api/me/recover', { code });
    expect(await nameOf(device)).toEqual({ name: 'Ada' });
  }
});

test('a session that is ended is nobody’s any more, and its sockets are closed', async () => {
  const ada = await Person.named(server.url, 'Ada');
  const table = await ada.openTable();
  const { code } = (await ada.post('/api/me/device-code', {})).body as { code: string };
  const phone = new Person(server.url);
  await phone.post('/api/me/recover', { code });
  const [here, there] = [await ada.visit(table), await phone.visit(table)];
  await there.until(() => there.info !== undefined, 'the table');
  const other = (await waysOf(ada)).sessions.find((one) => !one.here);
  await ada.post('/api/me/sessions/end', { session: other?.id ?? '' });
  await there.until(() => there.closed !== undefined, 'the end');
  expect(there.closed).toBe(4401);
  expect(await nameOf(phone)).toEqual({ name: null });
  expect(here.closed).toBeUndefined();
  expect((await waysOf(ada)).sessions).toHaveLength(1);
  here.close();
});

test('a cookie of before is exchanged at first sight, the same by all that a page asks at once', async () => {
  const ada = await Person.named(server.url, 'Ada');
  const table = await ada.openTable();
  const old = oldCookieOf(idsIn(file)[0] ?? '');
  const signed = old.cookie;
  // A socket is let in with it as well: its reply could not carry another one.
  const seat = await old.visit(table);
  expect(await seat.sit(0, 'Ada')).toMatchObject({ type: 'done' });
  seat.close();
  const again = new Person(server.url);
  again.cookie = signed;
  await Promise.all([old.get('/api/me'), again.get('/api/me')]);
  expect(old.cookie).toMatch(/^warptable=s\./);
  expect(again.cookie).toBe(old.cookie);
  expect(await nameOf(old)).toEqual({ name: 'Ada' });
  expect((await waysOf(ada)).sessions).toHaveLength(2);
  // Whoever ends a session means it: the old cookie does not bring it back.
  await ada.post('/api/me/sessions/end-others', {});
  old.cookie = signed;
  expect(await nameOf(old)).toEqual({ name: null });
});

test('nobody ends a session of somebody else', async () => {
  const [ada, ben] = [await Person.named(server.url, 'Ada'), await Person.named(server.url, 'Ben')];
  const [session] = (await waysOf(ada)).sessions;
  await ben.post('/api/me/sessions/end', { session: session?.id ?? '' });
  expect(await nameOf(ada)).toEqual({ name: 'Ada' });
});

test('all other sessions are ended at once; signing out ends this one', async () => {
  const ada = await Person.named(server.url, 'Ada');
  const { code } = (await ada.post('/api/me/recovery', {})).body as { code: string };
  const others = [new Person(server.url), new Person(server.url)];
  for (const other of others) await other.post('/api/me/recover', { code });
  await ada.post('/api/me/sessions/end-others', {});
  for (const other of others) expect(await nameOf(other)).toEqual({ name: null });
  expect(await nameOf(ada)).toEqual({ name: 'Ada' });
  const { cookie } = ada;
  await ada.post('/api/me/sign-out', {});
  ada.cookie = cookie;
  expect(await nameOf(ada)).toEqual({ name: null });
});

test('passkeys are off where browsers cannot make them, and it is said why', async () => {
  const ada = await Person.named(server.url, 'Ada');
  expect(await waysOf(ada)).toMatchObject({ noPasskeys: 'noName' });
  expect(await ada.post('/api/me/passkeys/options', {})).toMatchObject({
    status: 400,
    body: { error: 'noPasskeys' },
  });
});
