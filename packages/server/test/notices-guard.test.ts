import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { expect, test } from 'vitest';
import { RefusedAddress, guardedPost, mustBePlain, post } from '../src/notices/post.ts';

const NOTHING = { headers: {}, body: '' };

/** Each of them leads to this machine or its network, in one way of writing or another. */
const HOSTILE = [
  'localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0.0.0.0',
  '10.0.0.7',
  '172.16.3.4',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00::1]',
];

test.each(HOSTILE)('nothing is sent to %s', async (host) => {
  const signal = AbortSignal.timeout(5000);
  await expect(guardedPost({ url: `https://${host}/hook`, ...NOTHING }, signal)).rejects.toThrow(
    RefusedAddress,
  );
});

test('no connection is made to an address that is refused', async () => {
  let connections = 0;
  const server = createServer(() => connections++);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const agent = new RequestFilteringHttpsAgent({ keepAlive: false });
  // Past the rule for ports: the guard of the connection alone.
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433']) {
    const url = new URL(`https://${host}:${port}/`);
    const sent = post(url, { url: url.href, ...NOTHING }, { agent, signal: AbortSignal.timeout(5000) });
    await expect(sent).rejects.toThrow(RefusedAddress);
  }
  server.close();
  expect(connections).toBe(0);
});

test.each([
  'http://hooks.example/1',
  'https://hooks.example:8443/1',
  'https://name:word@hooks.example/1',
  'ftp://hooks.example/1',
  'file:///etc/passwd',
  'nonsense',
])('%s is refused when it is given', (address) => {
  expect(() => mustBePlain(address)).toThrow(RefusedAddress);
});
