import { Random } from '@warptable/kernel';
import { PROTOCOL } from '@warptable/table';
import type { HostMessage } from '@warptable/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Person, startServer } from './a-server.ts';
import type { Seat } from './a-server.ts';

let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ url, stop } = await startServer());
});

afterAll(() => stop());

const OF_A_SEAT = 'undo restart rewind agree refuse resign handBack sitIn stand seatBot'.split(' ');

/** Anything a hostile or broken program might send. */
function rubbish(random: Random): string | Buffer {
  const pick = (...of: unknown[]): unknown => random.pick(of);
  switch (random.below(8)) {
    case 0:
      return Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));
    case 1:
      return '{"do":"answer","id":';
    case 2:
      return JSON.stringify(pick(null, 3, [], 'hello', { do: 7 }, { do: '__proto__', id: 1 }));
    case 3:
      return JSON.stringify({
        do: 'answer',
        id: 1,
        seat: pick(-1, 0, 1, 99, 1.5, '0'),
        kind: pick('card', 'x'.repeat(5000), ''),
        value: pick('ac-01', {}, null, [[]], 1e308),
        expected: pick(0, -1, 1e9),
      });
    case 4:
      return JSON.stringify({
        do: random.pick(OF_A_SEAT),
        id: random.below(9),
        seat: pick(0, 1, 5, 15),
        expected: 0,
        to: pick(0, 3, 1e9, -1, '0'),
        request: pick(0, 2, -1, null),
      });
    case 5:
      return JSON.stringify({
        do: pick('look', 'past'),
        id: 1,
        viewer: pick(0, 1, 'spectator', 'all'),
        at: pick(0, 5, 1e9, -1),
      });
    case 6:
      return JSON.stringify({
        do: 'sit',
        id: 1,
        seat: pick(0, 1),
        name: pick('', ' ', 'Eve', '<script>alert(1)</script>'),
        nonce: pick('', 'zz', 'ab'.repeat(16)),
      });
    default:
      return JSON.stringify({ do: 'chat', id: 1, text: pick('', 'x'.repeat(501), '\u0000', 'hi') });
  }
}

test('hostile messages from a stranger: no crash, nothing leaked, the game unmoved', async () => {
  const [ann, bob, eve] = (await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => Person.named(url, name)),
  )) as [Person, Person, Person];
  const table = await ann.openTable();
  const a = await ann.visit(table);
  const b = await bob.visit(table);
  await a.sit(0, 'Ann');
  await b.sit(1, 'Bob');
  await a.until(() => a.snapshot !== null && b.snapshot !== null, 'the game to begin');
  const before = JSON.stringify(a.snapshot);
  const stranger = await eve.visit(table);
  const random = new Random('hostile');
  for (let n = 0; n < 600; n++) stranger.socket.send(rubbish(random));
  expect(await stranger.ask({ do: 'history' })).toMatchObject({ type: 'done' });
  expect(JSON.stringify(a.snapshot)).toBe(before);
  const heard = JSON.stringify(stranger.heard);
  expect(heard).not.toContain('"own"');
  expect(heard).not.toMatch(/"secret":"[0-9a-f]/);
  expect(heard).not.toContain('node:');
  for (const message of stranger.heard) {
    if (message.type === 'refused') expect(message.message).toMatch(/^[a-z].{5,}/);
  }
  expect(await (a.snapshot.asked.length > 0 ? a : b).answer()).toMatchObject({ type: 'done' });
});

/** The frames that come in reply to what is said in one go, up to the one that holds this. */
async function framesAfter(
  person: Person,
  table: string,
  said: readonly object[],
  last: string,
): Promise<string[]> {
  const frames: string[] = [];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { cookie: person.cookie },
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => {
      for (const one of said) socket.send(JSON.stringify(one));
    });
    socket.on('message', (data: Buffer) => {
      frames.push(data.toString());
      if (frames.at(-1)?.includes(last)) resolve();
    });
  });
  socket.terminate();
  return frames;
}

test('what is told in one go is one frame', async () => {
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable({ seats: ['open', 'bot'] });
  const [first = ''] = await framesAfter(ann, table, [{ do: 'hello', protocol: PROTOCOL }], '"type"');
  const told = JSON.parse(first) as HostMessage[];
  expect(told.map(({ type }) => type)).toEqual(['table', 'chat']);
});

// A page from before protocol 4 reads `tell`.
test('a page of another version is told to reload in a frame it understands, and nothing else', async () => {
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable({ seats: ['open', 'bot'] });
  const said = [
    { do: 'hello', protocol: PROTOCOL - 1 },
    { do: 'look', id: 1, viewer: 'spectator' },
  ];
  const [only = '', ...more] = await framesAfter(ann, table, said, 'reload');
  expect(JSON.parse(only)).toMatchObject({ type: 'refused', tell: 'refused', id: null, code: 'badMessage' });
  expect(more).toEqual([]);
});

/** Any message of the protocol, with what belongs to it and what does not. */
function anything(random: Random): string {
  const pick = (...of: unknown[]): unknown => random.pick(of);
  return JSON.stringify({
    do: random.pick(EVERYTHING),
    id: random.below(99),
    seat: pick(0, 1, 1, 1, 7),
    viewer: pick(0, 1, 'spectator'),
    kind: pick('card', 'layCard', 'preset', 'timeout', '__proto__'),
    value: pick('none', 'ac-01', 'forced:auto', ['ac-01'], 3, ''),
    expected: pick(0, 22, 1e6),
    at: pick(0, 7, 1e9),
    to: pick(0, 7, 1e9),
    request: pick(0, 1, 2),
    text: pick('hi', '\u202e'),
    key: pick('one', undefined, 7),
    protocol: PROTOCOL,
    level: pick('expert', 'god'),
    name: pick('Ann', 'Eve'),
    nonce: 'ab'.repeat(16),
  });
}

const EVERYTHING = [
  ...OF_A_SEAT.filter((what) => what !== 'resign'),
  ...'hello look sit answer sideAction pause goOn chat history past hint file'.split(' '),
];

test('hostile messages from a player: no crash, nothing of the others is told', async () => {
  const [ann, eve] = [await Person.named(url, 'Ann'), await Person.named(url, 'Eve')];
  const table = await ann.openTable();
  const [a, e] = [await ann.visit(table), await eve.visit(table)];
  await a.sit(0, 'Ann');
  await e.sit(1, 'Ann');
  await e.until(() => a.snapshot !== null && e.snapshot !== null, 'the game to begin');
  expect(a.info?.seats.map(({ name }) => name)).toEqual(['Ann', 'Eve']);
  const random = new Random('hostile player');
  for (let n = 0; n < 500; n++) e.socket.send(n % 4 === 0 ? rubbish(random) : anything(random));
  for (const message of [{ do: 'look', viewer: 1 }, { do: 'history' }, { do: 'past', at: 7 }] as const)
    expect(await e.ask(message)).toMatchObject({ type: 'done' });
  const heard = JSON.stringify(e.heard);
  expect(heard).not.toMatch(/"secret":"[0-9a-f]/);
  expect(heard).not.toContain('node:');
  expect(heard).not.toContain('"code":"fault"');
  const told = new Set(e.heard.map(({ type }) => type));
  expect([...told].toSorted()).toEqual(['chat', 'done', 'history', 'past', 'refused', 'table', 'update']);
  const shown = e.heard.flatMap((one) =>
    one.type === 'past'
      ? one.snapshot
      : one.type === 'update' && one.from === null
        ? (one.patch as never)[0]
        : [],
  ) as { viewer: unknown; view: { players: { own?: unknown }[] } }[];
  for (const { viewer, view } of shown)
    expect([viewer, view.players.map(({ own }) => own !== undefined)]).toEqual([
      viewer,
      [false, viewer === 1],
    ]);
  expect((await ann.get('/api/health')).status).toBe(200);
});

test('a message that is too large ends the connection, not the server', async () => {
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable();
  const seat = await ann.visit(table);
  seat.socket.send(JSON.stringify({ do: 'chat', id: 1, text: 'x'.repeat(100_000) }));
  await seat.until(() => seat.closed !== undefined, 'the connection to end');
  expect(seat.closed).toBe(1009);
  expect((await ann.get('/api/health')).status).toBe(200);
});

test('too many messages end the connection', async () => {
  const limited = await startServer({ WARPTABLE_MESSAGES_PER_MINUTE: '50' });
  const ann = await Person.named(limited.url, 'Ann');
  const seat = await ann.visit(await ann.openTable());
  for (let n = 0; n < 80; n++) seat.socket.send('{}');
  await seat.until(() => seat.closed !== undefined, 'the connection to end');
  expect(seat.closed).toBe(4429);
  await limited.stop();
});

test('two devices on one seat stay in step, and the slower one is refused with a fresh snapshot', async () => {
  const ann = await Person.named(url, 'Ann');
  const table = await ann.openTable({ seats: ['open', 'bot'] });
  const devices = [await ann.visit(table), await ann.visit(table)] as [Seat, Seat];
  const [botPool, phone] = devices;
  await botPool.sit(0, 'Ann');
  for (let n = 0; n < 10; n++) {
    await botPool.until(
      () => devices.every(({ snapshot }) => (snapshot?.asked.length ?? 0) > 0),
      'both to be asked',
    );
    await botPool.until(
      () => botPool.snapshot.position === phone.snapshot.position,
      'the devices to be in step',
    );
    expect(phone.snapshot).toEqual(botPool.snapshot);
    const replies = await Promise.all([botPool.answer(n), phone.answer(n)]);
    expect(replies.map(({ type }) => type).toSorted()).toEqual(['done', 'refused']);
  }
  for (const device of devices) device.close();
});
