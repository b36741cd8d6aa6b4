import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as nap } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Person, startServer } from './a-server.ts';

const OPENING = (table: string): string =>
  `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

const masked = (first: number, length: number, ...rest: number[]): Buffer =>
  Buffer.from([first, 0x80 | length, 0, 0, 0, 0, ...rest]);

const FRAMES: readonly (readonly [string, Buffer])[] = [
  ['reserved bits', masked(0xf1, 2, 0x7b, 0x7d)],
  ['no mask', Buffer.from([0x81, 2, 0x7b, 0x7d])],
  ['an unknown kind', masked(0x83, 2, 0x7b, 0x7d)],
  ['text that is none', masked(0x81, 2, 0xff, 0xfe)],
  ['a message that is too long', Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0])],
  ['a closing that is none', masked(0x88, 1, 0x03)],
  ['an answer to no ping', masked(0x8a, 126)],
  ['nothing but noise', Buffer.from('\u0000\u0001noise\u00ff'.repeat(50))],
];

test.each(FRAMES)('a frame with %s ends its connection, and is no fault of ours', async (_, frame) => {
  const { url, stop } = await startServer();
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable();
  const { hostname, port } = new URL(url);
  for (const where of [table, 'none']) {
    // At once with the opening, and after it.
    for (const wait of [0, 50]) {
      const client = connect(Number(port), hostname);
      onTestFinished(() => void client.destroy());
      client.on('error', () => {});
      client.resume();
      const gone = once(client, 'close');
      client.write(wait === 0 ? Buffer.concat([Buffer.from(OPENING(where)), frame]) : OPENING(where));
      if (wait > 0) await nap(wait).then(() => client.write(frame));
      await gone;
    }
  }
  const { body } = await ann.get('/api/metrics');
  expect(body).toContain('warptable_faults_total 0');
  await stop();
});
