import { afterEach, describe, expect, test } from 'vitest';
import { Person, Seat, getRaw, startServer } from './a-server.ts';

let stop = async (): Promise<void> => {};

async function serve(env: Record<string, string> = {}) {
  const server = await startServer(env);
  ({ stop } = server);
  return server;
}

afterEach(() => stop());

const HTTPS = { WARPTABLE_URL: 'https://table.example' };

describe('behind https', () => {
  test('the cookie is for https alone, and browsers are told to stay there', async () => {
    const { url } = await serve(HTTPS);
    const { headers } = await new Person(url).post('/api/me', { name: 'Ann' });
    expect(headers.get('set-cookie')).toContain('; Secure');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('without it neither is said', async () => {
    const { url } = await serve();
    const { headers } = await new Person(url).post('/api/me', { name: 'Ann' });
    expect(headers.get('set-cookie')).not.toContain('Secure');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('the address that people use is the only origin, for requests and for sockets', async () => {
    const { url } = await serve(HTTPS);
    const ann = await Person.named(url, 'Ann');
    const from = async (origin: string) =>
      (await ann.post('/api/me', { name: 'Ann' }, { 'x-warptable': '1', origin })).status;
    expect([await from('https://table.example'), await from(url)]).toEqual([200, 403]);
    const table = `${url.replace('http', 'ws')}/api/tables/${await ann.openTable()}/socket`;
    const own = new Seat(table, ann.cookie, 'https://table.example');
    await own.opened;
    own.close();
    await expect(new Seat(table, ann.cookie, url).opened).rejects.toThrow('403');
  });
});

test('no page of anybody else may frame ours', async () => {
  const { url } = await serve();
  const { headers } = await new Person(url).get('/api/health');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test.each(['/%zz<script>', '/api/tables/%E0%A4%A/file'])(
  'an address like %s is answered with the headers of all answers, and not repeated',
  async (path) => {
    const { url } = await serve();
    const { status, headers, text } = await getRaw(url, path);
    expect(status).toBe(400);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(text)).toEqual({ error: 'badRequest', message: 'this is no address' });
  },
);

test('a request may not take for ever to arrive', async () => {
  const { app } = await serve();
  expect(app.server.requestTimeout).toBe(30_000);
});

describe('without an address that people use', () => {
  const hostsOf = async (env: Record<string, string>, hosts: readonly string[]): Promise<unknown[]> => {
    const { url } = await serve(env);
    const statuses = [];
    for (const host of hosts) statuses.push((await getRaw(url, '/api/games', { host })).status);
    return statuses;
  };

  test('only names are believed that nobody else can point here', async () => {
    const own = [
      'localhost:8080',
      '127.0.0.1',
      '192.168.1.5:8080',
      '[::1]:8080',
      'den',
      'den.local',
      'den.lan:80',
    ];
    const foreign = [
      'evil.example',
      'evil.example:8080',
      '127.0.0.1.evil.example',
      'localhost.evil.example',
      'a b',
    ];
    expect(await hostsOf({}, own)).toEqual(own.map(() => 200));
    expect(await hostsOf({}, foreign)).toEqual(foreign.map(() => 403));
  });

  test('where one is set, the proxy answers for names', async () => {
    expect(await hostsOf({ WARPTABLE_URL: 'https://table.example' }, ['inside.example'])).toEqual([200]);
  });
});
