import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as nap } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from './a-server.ts';

const GAMES = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** What a client sends, that then stands still. */
const STANDS_STILL: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half a request line', 'GET /api/he'],
  ['open headers', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'an open body',
    'POST /api/me HTTP/1.1\r\nHost: localhost\r\nX-Warptable: 1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"na',
  ],
  ['requests whose answers it does not read', GAMES.repeat(3000)],
  [
    'the opening of a socket',
    'GET /api/tables/none/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ],
];

test.each(STANDS_STILL)('the server stops though a client has sent %s and stands still', async (_, sent) => {
  const { url, stop } = await startServer();
  const { hostname, port } = new URL(url);
  const client: Socket = connect(Number(port), hostname);
  client.on('error', () => {});
  onTestFinished(() => void client.destroy());
  await once(client, 'connect');
  client.pause();
  client.write(sent);
  await nap(200);
  const stopped = stop().then(() => 'stopped');
  expect(await Promise.race([stopped, nap(10_000, 'still there')])).toBe('stopped');
});
