import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { NONCE, Person, Seat, WISH, startServer } from './a-server.ts';

let url: string;
let app: FastifyInstance;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ url, app, stop } = await startServer({ WARPTABLE_TABLES_PER_GUEST: '3' }));
});

afterAll(() => stop());

describe('guests', () => {
  test('a name makes a guest; the cookie is signed, http-only and same-site', async () => {
    const person = new Person(url);
    expect((await person.get('/api/me')).body).toEqual({ name: null });
    const { headers } = await person.post('/api/me', { name: '  Ann ' });
    expect(headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    expect((await person.get('/api/me')).body).toEqual({ name: 'Ann' });
  });

  test('a forged cookie is nobody', async () => {
    const person = await Person.named(url, 'Ann');
    person.cookie = person.cookie.replace(/=./, '=x');
    expect((await person.get('/api/me')).body).toEqual({ name: null });
  });

  test('a recovery code moves a guest to another device; a new one makes the old one useless', async () => {
    const ann = await Person.named(url, 'Ann');
    const old = ((await ann.post('/api/me/recovery', {})).body as { code: string }).code;
    const { code } = (await ann.post('/api/me/recovery', {})).body as { code: string };
    const phone = new Person(url);
    expect((await phone.post('/api/me/recover', { code: old })).status).toBe(404);
    expect((await phone.post('/api/me/recover', { code: ` ${code.toLowerCase()} ` })).body).toEqual({
      name: 'Ann',
    });
    const table = await ann.openTable({ listed: false });
    const { body } = await phone.get('/api/tables?list=mine');
    expect(body).toMatchObject([{ id: table }]);
  });
});

describe('what is refused', () => {
  test('changes without our header, or from another origin', async () => {
    const person = new Person(url);
    expect((await person.post('/api/me', { name: 'Eve' }, {})).status).toBe(403);
    const foreign = await person.post(
      '/api/me',
      { name: 'Eve' },
      { 'x-warptable': '1', origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
  });

  test('a socket from another origin', async () => {
    const ann = await Person.named(url, 'Ann');
    const table = await ann.openTable();
    const seat = new Seat(
      `${url.replace('http', 'ws')}/api/tables/${table}/socket`,
      ann.cookie,
      'https://evil.example',
    );
    await expect(seat.opened).rejects.toThrow('403');
  });

  test.each([
    ['no body', null],
    ['a list', []],
    ['an unknown game', { ...WISH, game: 'chess' }],
    ['no seats', { ...WISH, seats: [] }],
    ['bots alone', { ...WISH, seats: ['bot', { kind: 'bot', level: 'expert' }] }],
    ['too many seats', { ...WISH, seats: Array<string>(9).fill('open') }],
    ['seven seats of Warpgate', { ...WISH, seats: Array<string>(7).fill('open') }],
    ['an unknown option', { ...WISH, options: { colour: 'pink' } }],
    ['a clock that runs backwards', { ...WISH, clock: { kind: 'live', perMove: -1, reserve: 0 } }],
  ])('a table with %s', async (_, wish) => {
    const ann = await Person.named(url, 'Ann');
    const { status, body } = await ann.post('/api/tables', wish);
    expect([400, 409]).toContain(status);
    expect((body as { message: string }).message).toMatch(/./);
  });

  test('options that do not fit together, with the reason and the rule', async () => {
    const ann = await Person.named(url, 'Ann');
    const wish = { ...WISH, game: 'the-warp', options: { mode: 'team' }, seats: ['open', 'open', 'bot'] };
    const { status, body } = await ann.post('/api/tables', wish);
    expect([status, body]).toEqual([
      409,
      { error: 'badOptions', message: 'teams of two need 4 or 6 players (TW 18.1)' },
    ]);
  });

  test('more tables than a guest may have, and tables without a name', async () => {
    const ann = await Person.named(url, 'Ann');
    for (let n = 0; n < 3; n++) expect(await ann.openTable()).toMatch(/^[0-9a-f-]{36}$/);
    expect((await ann.post('/api/tables', WISH)).status).toBe(429);
    expect((await new Person(url).post('/api/tables', WISH)).status).toBe(401);
  });

  test('bodies that are too large or not JSON', async () => {
    const ann = await Person.named(url, 'Ann');
    expect((await ann.post('/api/me', { name: 'x'.repeat(100_000) })).status).toBe(413);
    const raw = await fetch(`${url}/api/me`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json', 'x-warptable': '1' },
    });
    expect(raw.status).toBe(400);
    expect(await raw.json()).toMatchObject({ error: 'badRequest' });
  });

  test('addresses that do not exist', async () => {
    const { status, body } = await new Person(url).get('/api/secrets');
    expect([status, body]).toEqual([404, { error: 'notFound', message: 'there is nothing here' }]);
  });
});

describe('invitations', () => {
  test('an unlisted table is for those who are let in; an invitation is useless once its seat is taken', async () => {
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.named(url, name)));
    const table = await ann!.openTable({ listed: false });
    const shut = await eve!.visit(table);
    await shut.until(() => shut.closed !== undefined, 'the door to be shut');
    expect(shut.closed).toBe(4404);
    const { body } = await ann!.post(`/api/tables/${table}/invitation`, { seat: 1 });
    const token = (body as { path: string }).path.split('#')[1] ?? '';
    // Whoever has the link sees what it is to, before giving a name.
    expect((await new Person(url).post('/api/invitation', { token })).body).toEqual({
      taken: false,
      game: 'warpgate',
      openedBy: 'Ann',
      seats: [
        { kind: 'open', name: '' },
        { kind: 'open', name: '' },
      ],
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect((await bob!.post('/api/invitation', { token: 'nonsense' })).status).toBe(404);
    // Whoever would not add to the luck does not sit down, and so is not let in.
    expect((await bob!.post('/api/join', { token })).status).toBe(400);
    const stillShut = await bob!.visit(table);
    await stillShut.until(() => stillShut.closed !== undefined, 'the door to be shut');
    expect((await bob!.post('/api/join', { token, nonce: NONCE })).body).toEqual({ table, seat: 1 });
    const seat = await bob!.visit(table);
    await seat.until(() => seat.info !== undefined, 'the table');
    expect(seat.info?.seats[1]).toMatchObject({ kind: 'human', name: 'Bob', mine: true });
    // It leads whoever has used it to the table again, and nobody else.
    expect((await bob!.post('/api/join', { token, nonce: NONCE })).body).toEqual({ table, seat: null });
    expect((await eve!.post('/api/join', { token, nonce: NONCE })).status).toBe(409);
    // Neither the game nor anybody's name, and no way to a table that is not open to everybody.
    const used = { taken: true, watch: null };
    expect((await new Person(url).post('/api/invitation', { token })).body).toEqual(used);
    expect((await eve!.post('/api/invitation', { token })).body).toEqual(used);
    expect((await eve!.post('/api/join', { token: 'nonsense', nonce: NONCE })).status).toBe(404);
    const outside = await eve!.visit(table);
    await outside.until(() => outside.closed !== undefined, 'the door to be shut');
    expect(outside.closed).toBe(4404);
    seat.close();
  });
});

test('an invitation that nobody has used ends after a week', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(url, name)));
  const table = await ann!.openTable({ listed: false });
  const { body } = await ann!.post(`/api/tables/${table}/invitation`, {});
  const token = (body as { path: string }).path.split('#')[1] ?? '';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3600 * 1000 });
  const [shown, joined] = [
    await bob!.post('/api/invitation', { token }),
    await bob!.post('/api/join', { token, nonce: NONCE }),
  ];
  vi.useRealTimers();
  expect([shown.status, joined.status]).toEqual([410, 410]);
  expect(joined.body).toMatchObject({ error: 'oldInvitation' });
  expect((await bob!.post('/api/invitation', { token })).status).toBe(200);
});

test('a used invitation to a table that is shown to everybody leads those who come later there, to look', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(url, name)));
  const table = await ann!.openTable();
  const { body } = await ann!.post(`/api/tables/${table}/invitation`, { seat: 1 });
  const token = (body as { path: string }).path.split('#')[1] ?? '';
  const seat = await bob!.visit(table);
  await seat.sit(1, 'Bob');
  const { body: told } = await new Person(url).post('/api/invitation', { token });
  expect(told).toEqual({ taken: true, watch: table });
  seat.close();
});

describe('play', () => {
  test('two players and a spectator; each sees its own view, nobody the secret', async () => {
    const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Person.named(url, name)));
    const table = await ann!.openTable();
    const seats = [await ann!.visit(table), await bob!.visit(table)] as const;
    const looker = await eve!.visit(table);
    await seats[0].sit(0, 'Ann');
    await seats[1].sit(1, 'Bob');
    await looker.until(() => looker.snapshot !== null, 'the game to begin');
    for (let n = 0; n < 30; n++) {
      await seats[0].until(
        () => seats.some(({ snapshot }) => (snapshot?.asked.length ?? 0) > 0),
        'somebody to be asked',
      );
      const turn = seats.find(({ snapshot }) => snapshot.asked.length > 0);
      expect(await turn?.answer(n)).toMatchObject({ type: 'done' });
    }
    const { length } = seats[0].snapshot;
    await looker.until(() => looker.snapshot.length === length, 'the spectator to catch up');
    expect(looker.snapshot.viewer).toBe('spectator');
    expect(looker.info?.luck.secret).toBeNull();
    for (const one of [...seats, looker]) one.close();
  });

  test('health and metrics', async () => {
    const person = new Person(url);
    expect((await person.get('/api/health')).body).toEqual({ ok: true });
    expect((await person.get('/api/metrics')).body).toContain('warptable_sockets');
  });

  test('security headers: no inline script', async () => {
    const { headers } = await new Person(url).get('/api/health');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(app.hasRoute({ method: 'GET', url: '/api/health' })).toBe(true);
  });
});
