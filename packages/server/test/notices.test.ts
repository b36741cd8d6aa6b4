import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import type { NoticesShown, ToldSeat } from '@warptable/table';
import ece from 'http_ece';
import { expect, test, vi } from 'vitest';
import type { Letter, PostReply } from '../src/notices/post.ts';
import { Person, startServer } from './a-server.ts';

const URL_OF_SITE = 'https://table.example';

/** A push service and everybody's hooks in one: keeps what it is sent and answers what it is told to. */
class Outside {
  readonly letters: Letter[] = [];
  reply: PostReply = { status: 201, again: undefined };

  readonly post = (letter: Letter): Promise<PostReply> => {
    this.letters.push(letter);
    return Promise.resolve(this.reply);
  };

  texts(): string[] {
    return this.letters.map(({ body }) => body.toString());
  }
}

async function served(outside: Outside) {
  const { url, stop } = await startServer({ WARPTABLE_URL: URL_OF_SITE }, outside.post);
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(url, name)));
  return { url, stop, ann: people[0]!, bob: people[1]! };
}

const AT_ONCE = { liveDelay: 0, slowDelay: 0, reminders: true, quiet: null, zone: 'UTC' };

async function hooked(person: Person, at = 'https://hooks.example/1', shared = false): Promise<NoticesShown> {
  await person.post('/api/notices/settings', AT_ONCE);
  const address = { kind: 'json', url: at, mention: '' };
  const { body } = await person.post('/api/notices/channels', { address, shared });
  return body as unknown as NoticesShown;
}

/** Both sit; the one whose turn it is not is left at the table. */
async function seated(ann: Person, bob: Person, wish = {}): Promise<string> {
  const table = await ann.openTable({ clock: { kind: 'slow', days: 3 }, ...wish });
  for (const [seat, person] of [ann, bob].entries()) {
    const visit = await person.visit(table);
    await visit.sit(seat, `P${seat}`);
    visit.close();
  }
  return table;
}

/** Answers for whoever is asked until the other one is. */
async function playUntilAsked(wanted: number, people: readonly Person[], table: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    const visits = await Promise.all(people.map((person) => person.visit(table)));
    for (const visit of visits) await visit.until(() => visit.snapshot?.asked !== undefined);
    const asked = visits.findIndex(({ snapshot }) => snapshot.asked.length > 0);
    if (asked !== wanted) await visits[asked]!.answer();
    for (const visit of visits) visit.close();
    if (asked === wanted) return;
  }
}

test('whoever is away is told that it is their turn, and the table sees that they were', async () => {
  const outside = new Outside();
  const { stop, ann, bob } = await served(outside);
  await hooked(ann, 'https://hooks.example/ann');
  await hooked(bob, 'https://hooks.example/bob');
  const table = await seated(ann, bob);
  await vi.waitFor(() => expect(outside.letters).not.toEqual([]), { timeout: 10_000 });
  const turns = outside.texts().filter((text) => text.includes('your turn'));
  expect(turns).toHaveLength(1);
  expect(turns[0]).toContain(`${URL_OF_SITE}/t/${table}`);
  const toldNow = async () => (await ann.get(`/api/tables/${table}/told`)).body as unknown as ToldSeat[];
  await vi.waitFor(async () => expect(await toldNow()).not.toEqual([]));
  const told = await toldNow();
  expect(told.map(({ by }) => by)).toEqual([['json']]);
  expect(Math.abs(told[0]!.at - Date.now())).toBeLessThan(20_000);

  // Answered: nobody is waited for in vain any more, and nobody was told.
  const { seat } = told[0]!;
  const mover = [ann, bob][seat]!;
  const visit = await mover.visit(table);
  await visit.until(() => (visit.snapshot?.asked.length ?? 0) > 0);
  while (visit.snapshot.asked.length > 0) await visit.answer();
  visit.close();
  await vi.waitFor(async () => expect((await toldNow()).some((one) => one.seat === seat)).toBe(false));
  await stop();
});

test('whoever is at the table is told nothing', async () => {
  const outside = new Outside();
  const { stop, ann, bob } = await served(outside);
  await hooked(ann);
  await hooked(bob);
  const table = await ann.openTable();
  const visits = await Promise.all([ann.visit(table), bob.visit(table)]);
  for (const [seat, visit] of visits.entries()) await visit.sit(seat, `P${seat}`);
  await new Promise((resolve) => setTimeout(resolve, 4500));
  expect(outside.letters).toEqual([]);
  for (const visit of visits) visit.close();
  // Whoever was asked there and has left without an answer may not have looked.
  await vi.waitFor(() => expect(outside.texts().join('')).toContain('your turn'), { timeout: 10_000 });
  await stop();
});

test('a channel that is gone is off, says why, and can be switched on again', async () => {
  const outside = new Outside();
  const { stop, ann } = await served(outside);
  const { channels } = await hooked(ann);
  const [{ id } = { id: '' }] = channels;
  expect((await ann.post(`/api/notices/channels/${id}/test`, {})).body).toEqual({ outcome: 'sent' });
  expect(outside.texts()[0]).toContain('test');
  outside.reply = { status: 500, again: undefined };
  expect((await ann.post(`/api/notices/channels/${id}/test`, {})).body).toEqual({ outcome: 'failed' });
  outside.reply = { status: 410, again: undefined };
  expect((await ann.post(`/api/notices/channels/${id}/test`, {})).body).toEqual({ outcome: 'gone' });
  const off = (await ann.get('/api/notices')).body as unknown as NoticesShown;
  expect(off.channels[0]?.off).toBe('gone');
  expect(JSON.stringify(off)).not.toContain('https://hooks.example/1');
  const on = (await ann.post(`/api/notices/channels/${id}/on`, {})).body as unknown as NoticesShown;
  expect(on.channels[0]?.off).toBe(null);
  await stop();
});

test('nobody touches the channels of somebody else', async () => {
  const { stop, ann, bob } = await served(new Outside());
  const { channels } = await hooked(ann);
  const [{ id } = { id: '' }] = channels;
  for (const act of ['test', 'on']) {
    const { status, body } = await bob.post(`/api/notices/channels/${id}/${act}`, {});
    expect([status, (body as { error: string }).error]).toEqual([404, 'noSuchChannel']);
  }
  await bob.post(`/api/notices/channels/${id}/remove`, {});
  const shown = (await ann.get('/api/notices')).body as unknown as NoticesShown;
  expect(shown.channels).toHaveLength(1);
  await stop();
});

/** A browser that has subscribed. */
function browser(): { ecdh: ECDH; authSecret: string; keys: { p256dh: string; auth: string } } {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { ecdh, authSecret: auth, keys: { p256dh, auth } };
}

test('a push is signed with the key of the server, and only the browser can read it', async () => {
  const outside = new Outside();
  const { stop, ann } = await served(outside);
  const { offers } = (await ann.get('/api/notices')).body as unknown as NoticesShown;
  const { ecdh, authSecret, keys } = browser();
  const address = { kind: 'push', endpoint: 'https://push.example/abc', keys };
  const { body } = await ann.post('/api/notices/channels', { address, shared: false });
  const [channel] = (body as unknown as NoticesShown).channels;
  await ann.post(`/api/notices/channels/${channel!.id}/test`, {});
  const [letter] = outside.letters;
  expect(letter?.url).toBe('https://push.example/abc');
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(String(letter?.headers['Authorization'])) ?? [];
  expect(key).toBe(offers.push);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  expect(
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example',
    sub: URL_OF_SITE,
  });
  const text = ece
    .decrypt(letter!.body as Buffer, { version: 'aes128gcm', privateKey: ecdh, authSecret })
    .toString();
  expect(JSON.parse(text)).toMatchObject({ title: 'Warptable: a test', path: '/settings/notices' });
  await stop();
});

test('without an address of its own the server offers nothing, and says so', async () => {
  const { url, stop } = await startServer();
  const ann = await Person.named(url, 'Ann');
  const { offers } = (await ann.get('/api/notices')).body as unknown as NoticesShown;
  expect(offers).toEqual({ push: null, mail: false, hooks: false });
  const address = { kind: 'json', url: 'https://hooks.example/1', mention: '' };
  const { status, body } = await ann.post('/api/notices/channels', { address, shared: false });
  expect([status, (body as { error: string }).error]).toEqual([409, 'notOffered']);
  await stop();
});

test('the feeds show what waits, to whoever knows their address alone', async () => {
  const { url, stop, ann, bob } = await served(new Outside());
  const paths = (await bob.post('/api/notices/feed', {})).body as { atom: string; calendar: string };
  const table = await seated(ann, bob);
  await playUntilAsked(1, [ann, bob], table);
  const atom = await (await fetch(url + paths.atom)).text();
  expect(atom).toContain(`${URL_OF_SITE}/t/${table}`);
  expect((await fetch(url + paths.calendar)).headers.get('content-type')).toContain('text/calendar');
  expect((await fetch(`${url}/api/feeds/guessed/tables.atom`)).status).toBe(404);
  const again = (await bob.post('/api/notices/feed', {})).body as { atom: string };
  expect((await fetch(url + paths.atom)).status).toBe(404);
  expect((await fetch(url + again.atom)).status).toBe(200);
  await stop();
});
