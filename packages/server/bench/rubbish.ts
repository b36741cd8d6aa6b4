import type { Random } from '@warptable/kernel';
import { PROTOCOL, restInputs } from '@warptable/table';

/** One thing that a hostile or broken program does: bytes on a connection, a request, or a message to a table. */
export interface Rubbish {
  readonly bytes: (random: Random) => Buffer;
  readonly request: (random: Random) => { readonly path: string; readonly init: RequestInit };
  readonly message: (random: Random) => string | Buffer;
}

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  7,
  99,
  1.5,
  1e308,
  '',
  ' ',
  '0',
  'x'.repeat(5000),
  '\u0000',
  '\ud800',
  '<script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table deeds; --",
  [],
  [[]],
  {},
  { length: 1e9 },
  [null],
  ['a', 'b'],
];
const FIELDS =
  'id seat name nonce commitment kind value expected to request viewer text key at protocol level token code game list options seats clock file'.split(
    ' ',
  );
const KINDS =
  'hello look sit tell stand seatBot answer sideAction undo restart rewind agree refuse sitIn handBack resign pause goOn chat history past hint file'.split(
    ' ',
  );
const LINES = [
  'GET / HTTP/1.1',
  'GET /%61pi/games HTTP/1.1',
  'GET http://evil.example/api/me HTTP/1.1',
  'POST /api/tables HTTP/1.1',
  'BREW /pot HTCPCP/1.0',
  'GET /api/games HTTP/9.9',
  'OPTIONS * HTTP/1.1',
  'CONNECT a:1 HTTP/1.1',
  'GET /\u00ff HTTP/1.1',
];
const HEADERS = [
  'Host: localhost',
  'Host: evil.example',
  'Content-Length: -1',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, chunked',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Cookie: warptable=x.y',
  'Expect: 100-continue',
  'X-Warptable: 1',
  'Content-Type: application/json',
  `X: ${'y'.repeat(20_000)}`,
  ': no name',
  'Range: bytes=0-,0-,0-',
];

const noise = (random: Random, max: number): Buffer =>
  Buffer.from(Array.from({ length: random.below(max) }, () => random.below(256)));

/** Some odd fields and some that fit. */
function odd(random: Random, table: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (let n = random.below(6); n > 0; n--) fields[random.pick(FIELDS)] = random.pick(ODD);
  return random.below(3) === 0 ? { ...fields, id: random.below(9), seat: random.below(3), table } : fields;
}

function frame(random: Random): Buffer {
  const payload = noise(random, 120);
  const isLong = random.below(10) === 0;
  const head = [random.below(256), random.below(2) * 128 + (isLong ? 126 + random.below(2) : payload.length)];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

export const rubbishAt = (table: string): Rubbish => ({
  bytes: (random) => {
    const lines = [
      random.pick(LINES),
      ...Array.from({ length: random.below(8) }, () => random.pick(HEADERS)),
    ];
    const opening = `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    switch (random.below(4)) {
      case 0:
        return noise(random, 300);
      case 1:
        return Buffer.concat([Buffer.from(opening), frame(random), frame(random)]);
      default:
        return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), noise(random, 60)]);
    }
  },
  request: (random) => {
    const [method = 'GET', path = '/'] = random.pick(Object.keys(restInputs)).split(' ');
    const id = random.pick([table, 'none', '%00', '..%2f..', 'x'.repeat(300), '__proto__']);
    const body =
      random.below(4) === 0 ? noise(random, 200).toString('latin1') : JSON.stringify(odd(random, table));
    const headers: Record<string, string> = {
      'content-type': random.pick(['application/json', 'text/plain', 'application/xml']),
    };
    if (random.below(5) > 0) headers['x-warptable'] = '1';
    const query =
      random.below(3) === 0 ? `?list=${random.pick(['mine', 'open', 'x', '%zz'])}&game=warpgate` : '';
    return {
      path: `/api${path.replace(':id', id)}${query}`,
      init: { method, headers, ...(method === 'POST' ? { body } : {}) },
    };
  },
  message: (random) => {
    switch (random.below(6)) {
      case 0:
        return noise(random, 200);
      case 1:
        return JSON.stringify(random.pick([...ODD]));
      case 2:
        return JSON.stringify({ do: 'hello', protocol: random.pick([PROTOCOL, 0, 3, 'x']) });
      default:
        return JSON.stringify({ do: random.pick([...KINDS, 'eval', '__proto__', 7]), ...odd(random, table) });
    }
  },
});
