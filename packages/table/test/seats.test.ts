import { describe, expect, test } from 'vitest';
import { Host, PROTOCOL, Table } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  TestVisitor,
  openTable,
  setupOf,
  settled,
  twoPlayers,
} from './at-the-table.ts';

const seatOf = (visitor: TestVisitor): number => visitor.info.seats.findIndex(({ mine }) => mine);

function emptyTable(wish: Parameters<typeof setupOf>[0] = {}): Host {
  return new Host(openTable(setupOf(wish)), new MemoryActionLog(), new HandRuntime());
}

describe('viewers', () => {
  test('whoever gave a seat up does not see through it any more', async () => {
    const host = emptyTable();
    const eve = await TestVisitor.greet(host, 'eve');
    await eve.ask({ do: 'sit', seat: 0, name: 'Eve', nonce: NONCE });
    await eve.ask({ do: 'look', viewer: 0 });
    await eve.ask({ do: 'stand', seat: 0 });
    const ann = await TestVisitor.greet(host, 'ann');
    const bob = await TestVisitor.greet(host, 'bob');
    await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    await bob.ask({ do: 'sit', seat: 1, name: 'Bob', nonce: NONCE });
    expect(eve.snapshot.viewer).toBe('spectator');
    expect(JSON.stringify(eve.heard)).not.toContain('"own"');
    expect(await eve.ask({ do: 'look', viewer: 0 })).toMatchObject({ code: 'notYours' });
  });

  test('an owner may look as a spectator and back again', async () => {
    const { ann } = await twoPlayers();
    const own = structuredClone(ann.snapshot);
    await ann.ask({ do: 'look', viewer: 'spectator' });
    expect([ann.snapshot.viewer, ann.snapshot.asked]).toEqual(['spectator', []]);
    await ann.ask({ do: 'look', viewer: 0 });
    expect(ann.snapshot).toEqual(own);
  });

  test('all visitors with the same viewer get the same, and nobody is told what is no news', async () => {
    const { host, guest, active } = await twoPlayers();
    const before = guest.heard.length;
    const second = await TestVisitor.greet(host, 'second');
    await second.say({ do: 'hello', protocol: PROTOCOL });
    host.leave(second);
    expect(guest.heard.length).toBe(before);
    const third = await TestVisitor.greet(host, 'third');
    await active.answerFirst();
    expect(guest.heard.length).toBe(before + 1);
    expect(third.snapshot).toEqual(guest.snapshot);
    expect(third.heard.at(-1)).toMatchObject({
      type: 'update',
      patch: (guest.heard.at(-1) as { patch: object }).patch,
    });
  });
});

test('that a seat is asked in secret is known to nobody else, nor does its clock tell', async () => {
  const clock = { kind: 'live', perMove: 30, reserve: 60 } as const;
  const { host, active, other, guest } = await twoPlayers({ clock });
  const seat = seatOf(active);
  expect([other.snapshot.awaited[0]?.seat, other.info.seats[seat]?.left]).toEqual([seat, 90_000]);
  const pending = host.table.match?.pending[0];
  if (pending) pending.ask.secret = true;
  await active.ask({ do: 'pause' });
  await active.ask({ do: 'goOn' });
  for (const visitor of [active, other, guest]) await visitor.say({ do: 'hello', protocol: PROTOCOL });
  expect([active.snapshot.awaited[0]?.seat, active.info.seats[seat]?.left]).toEqual([seat, 90_000]);
  for (const { snapshot, info } of [other, guest])
    expect([snapshot.awaited, info.seats[seat]?.left]).toEqual([[], null]);
});

test('of the table only what has changed is told, with all the times as they are now', async () => {
  const clock = { kind: 'live', perMove: 30, reserve: 60 } as const;
  const { active, guest, runtime } = await twoPlayers({ clock });
  guest.heard.length = 0;
  await runtime.pass(40_000);
  const { seats, ...rest } = guest.info;
  await active.answerFirst();
  const told = guest.heard.filter((message) => message.type === 'table');
  expect(told).toHaveLength(1);
  expect(Object.keys(told[0]!.patch)).toEqual(['o']);
  expect(JSON.stringify(told).length).toBeLessThan(JSON.stringify(guest.info).length / 4);
  const newcomer = new TestVisitor(active.host, 'newcomer');
  await newcomer.say({ do: 'hello', protocol: PROTOCOL });
  expect(guest.info).toEqual(newcomer.info);
  expect(guest.info).toMatchObject(rest);
  expect(guest.info.seats).not.toEqual(seats);
});

describe('greeting', () => {
  test('nothing is taken from whoever has not greeted, or in another version of the protocol', async () => {
    const { host, active, other } = await twoPlayers();
    const { length } = active.snapshot;
    const stranger = new TestVisitor(host, active.who);
    const say = (): Promise<unknown> => {
      const [asked] = active.snapshot.asked;
      const { seat, kind, options } = asked!;
      return stranger.ask({
        do: 'answer',
        seat,
        kind,
        value: options[0]!,
        expected: active.snapshot.position,
      });
    };
    expect(await say()).toMatchObject({ code: 'badMessage' });
    for (const what of ['pause', 'history', 'file'] as const)
      expect(await stranger.ask({ do: what })).toMatchObject({ code: 'badMessage' });
    expect(active.snapshot.length).toBe(length);
    // Such a page is nobody's presence.
    host.leave(active);
    expect(other.info.seats[seatOf(active)]?.present).toBe(false);
    const old = new TestVisitor(host, active.who);
    await old.say({ do: 'hello', protocol: PROTOCOL - 1 });
    await old.say({ do: 'pause', id: 1 });
    expect(old.heard).toMatchObject([{ type: 'refused', id: null, code: 'badMessage' }]);
    await stranger.say({ do: 'hello', protocol: PROTOCOL });
    expect(await say()).toMatchObject({ type: 'done' });
  });
});

describe('sitting down', () => {
  test('under the name one is known by, if there is one, and none that cannot be seen', async () => {
    const host = emptyTable();
    const mallory = Object.assign(await TestVisitor.greet(host, 'mallory'), { name: 'Mallory' });
    await mallory.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    expect(mallory.info.seats[0]?.name).toBe('Mallory');
    const ann = await TestVisitor.greet(host, 'ann');
    for (const name of ['An\u200bn', '\u202eAnn', 'A\u0000nn', 'An\u2066n', 'An\u200dn', '\u3164']) {
      await ann.say({ do: 'sit', id: 1, seat: 1, name, nonce: NONCE });
      expect(ann.heard.at(-1)).toMatchObject({ type: 'refused', code: 'badMessage' });
    }
    expect(await ann.ask({ do: 'sit', seat: 1, name: 'Ánn 安 👩🏽‍🚀', nonce: NONCE })).toMatchObject({
      type: 'done',
    });
    expect(ann.info.seats[1]?.name).toBe('Ánn 安 👩🏽‍🚀');
  });

  test('the parts in the luck are shown when all have given theirs', async () => {
    const host = emptyTable();
    const [ann, bob] = [await TestVisitor.greet(host, 'ann'), await TestVisitor.greet(host, 'bob')];
    await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    expect(bob.info.luck.nonces).toEqual([]);
    expect(JSON.stringify(bob.heard)).not.toContain(NONCE);
    await bob.ask({ do: 'sit', seat: 1, name: 'Bob', nonce: NONCE });
    expect(bob.info.luck.nonces).toEqual([NONCE, NONCE]);
  });

  test('everybody has one seat; around one screen all are the opener’s', async () => {
    const host = emptyTable();
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    expect(await ann.ask({ do: 'sit', seat: 1, name: 'Ann', nonce: NONCE })).toMatchObject({
      code: 'seatTaken',
    });
    const shared = emptyTable({ oneScreen: true });
    const [opener, stranger] = [
      await TestVisitor.greet(shared, 'ann'),
      await TestVisitor.greet(shared, 'bob'),
    ];
    expect(await stranger.ask({ do: 'sit', seat: 0, name: 'Bob', nonce: NONCE })).toMatchObject({
      code: 'notYours',
    });
    await opener.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    await opener.ask({ do: 'sit', seat: 1, name: 'Bea', nonce: NONCE });
    expect(opener.info.status).toBe('playing');
  });

  test('who opened the table is told so, and nobody else may seat bots', async () => {
    const host = emptyTable();
    const [ann, bob] = [await TestVisitor.greet(host, 'ann'), await TestVisitor.greet(host, 'bob')];
    expect([ann.info.opener, bob.info.opener]).toEqual([true, false]);
    expect(await bob.ask({ do: 'seatBot', seat: 0 })).toMatchObject({ code: 'notYours' });
    await ann.ask({ do: 'seatBot', seat: 0 });
    expect(bob.info.seats[0]?.kind).toBe('bot');
  });

  test('whoever has not said a name may look, and nothing else', async () => {
    const host = emptyTable();
    const looker = new TestVisitor(host, 'looker', true);
    await looker.say({ do: 'hello', protocol: PROTOCOL });
    expect(looker.info.status).toBe('waiting');
    for (const wish of [
      { do: 'sit', seat: 0, name: 'Eve', nonce: NONCE },
      { do: 'chat', text: 'hi' },
      { do: 'pause' },
      { do: 'sitIn', seat: 0 },
    ] as const)
      expect(await looker.ask(wish)).toMatchObject({ code: 'notYours' });
    expect(host.table.n).toBe(0);
  });

  test('nobody stands up once the game has begun', async () => {
    const { ann, host } = await twoPlayers();
    expect(await ann.ask({ do: 'stand', seat: 0 })).toMatchObject({ code: 'notPlaying' });
    expect(host.table.seats[0]?.who).toBe('ann');
  });
});

describe('a bot in a player’s place', () => {
  test('who has resigned cannot come back, answer, take back or pause', async () => {
    const { host, active, other } = await twoPlayers();
    const seat = seatOf(active);
    await active.answerFirst();
    await active.ask({ do: 'resign', seat });
    expect(await active.ask({ do: 'resign', seat })).toMatchObject({ type: 'done' });
    for (const wish of [
      { do: 'handBack', seat },
      { do: 'answer', seat, kind: 'card', value: 'x', expected: active.snapshot.position },
      { do: 'undo', seat, expected: active.snapshot.position },
      { do: 'restart', seat, expected: active.snapshot.position },
      { do: 'pause' },
    ] as const)
      expect(await active.ask(wish)).toMatchObject({ code: 'resigned' });
    expect(await active.ask({ do: 'chat', text: 'good luck' })).toMatchObject({ type: 'done' });
    for (let n = 0; n < 30; n++) await settled();
    expect(other.info.seats[seat]).toMatchObject({ sitIn: true, resigned: true });
    expect(host.table.match?.pending.every(({ ask }) => ask.seat !== seat)).toBe(true);
  });

  test('while a bot sits in, its owner does not answer beside it', async () => {
    const { host, active } = await twoPlayers();
    host.runtime.think = () => new Promise(() => {});
    const seat = seatOf(active);
    await active.ask({ do: 'sitIn', seat });
    expect(await active.answerFirst()).toMatchObject({ code: 'botPlays' });
    const n = host.table.n;
    expect(await active.ask({ do: 'sitIn', seat })).toMatchObject({ type: 'done' });
    await active.ask({ do: 'handBack', seat });
    expect(await active.ask({ do: 'handBack', seat })).toMatchObject({ type: 'done' });
    expect(host.table.n).toBe(n + 1);
    expect(await active.answerFirst()).toMatchObject({ type: 'done' });
  });
});

describe('clocks', () => {
  const live = { clock: { kind: 'live', perMove: 30, reserve: 60 } } as const;

  test('what is left does not melt while the table is paused; pausing twice is no fault', async () => {
    const { active, other, runtime, host } = await twoPlayers(live);
    const seat = seatOf(active);
    await runtime.pass(10_000);
    await other.ask({ do: 'pause' });
    await runtime.pass(50_000);
    const n = host.table.n;
    expect(await active.ask({ do: 'pause' })).toMatchObject({ type: 'done' });
    expect(host.table.n).toBe(n);
    const late = await TestVisitor.greet(host, 'late');
    expect(late.info.seats[seat]?.left).toBe(80_000);
    await active.ask({ do: 'goOn' });
    await active.ask({ do: 'goOn' });
    expect(host.table.n).toBe(n + 1);
    expect(active.info.seats[seat]?.left).toBe(80_000);
  });

  test('time in which the host was not there counts for nobody, after a reload too', async () => {
    const { active, host, actionLog, setup, runtime } = await twoPlayers(live);
    const seat = seatOf(active);
    await runtime.pass(20_000);
    const lastAlive = runtime.now();
    host.close();
    const later = new HandRuntime();
    later.time = lastAlive + 3_600_000;
    const again = new Host(
      Table.load(host.table.gameModule, setup, undefined, [...actionLog.kept]),
      actionLog,
      later,
    );
    await again.perform({ do: 'excuse', from: lastAlive, to: later.now() });
    await later.pass(0);
    const back = await TestVisitor.greet(again, active.who);
    expect(back.info.seats[seat]).toMatchObject({ sitIn: false, left: 70_000 });
    await later.pass(70_000);
    expect(back.info.seats[seat]?.sitIn).toBe(true);
  });
});

test('a line of chat that comes again after a lost connection is said once', async () => {
  const { ann, bob, host, table, setup } = await twoPlayers();
  const line = { do: 'chat', text: 'hello', key: '1 1' } as const;
  await ann.ask(line);
  expect(await ann.ask(line)).toMatchObject({ type: 'done' });
  await bob.ask(line);
  expect(table.chat.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
  await ann.ask({ ...line, key: '1 2' });
  expect(table.chat).toHaveLength(3);
  // Nobody is told by whom, or by which key, but by the name.
  const late = await TestVisitor.greet(host, 'late');
  const told = [...late.heard, ...bob.heard].flatMap((one) => (one.type === 'chat' ? one.lines : []));
  expect(told.map((one) => Object.keys(one).join())).toEqual(Array(6).fill('at,name,text'));
  const again = Table.load(table.gameModule, setup, table.save(), []);
  expect(again.chat).toEqual(table.chat);
});

test('two players of the same name have an allowance each', async () => {
  const { ann, bob, table } = await twoPlayers();
  table.seats = table.seats.map((seat) => ({ ...seat, name: 'Ann' }));
  for (let n = 0; n < 8; n++) await ann.ask({ do: 'chat', text: `${n}` });
  expect(await bob.ask({ do: 'chat', text: 'hi' })).toMatchObject({ type: 'done' });
});

test('chat is limited, for each who chats', async () => {
  const { ann, bob, runtime } = await twoPlayers();
  for (let n = 0; n < 8; n++)
    expect(await ann.ask({ do: 'chat', text: `${n}` })).toMatchObject({ type: 'done' });
  expect(await ann.ask({ do: 'chat', text: 'more' })).toMatchObject({ code: 'tooFast' });
  expect(await bob.ask({ do: 'chat', text: 'hi' })).toMatchObject({ type: 'done' });
  await runtime.pass(20_000);
  expect(await ann.ask({ do: 'chat', text: 'later' })).toMatchObject({ type: 'done' });
});

test('an answer that was meant for a position before an undo is stale, even where the record is as long again', async () => {
  const { active } = await twoPlayers();
  const seat = seatOf(active);
  await active.answerFirst();
  const old = { kind: active.snapshot.asked[0]?.kind ?? '', expected: active.snapshot.position };
  const value = active.snapshot.asked[0]?.options[0] ?? '';
  await active.ask({ do: 'undo', seat, expected: active.snapshot.position });
  await active.answerFirst();
  expect(await active.ask({ do: 'answer', seat, value, ...old })).toMatchObject({ code: 'stale' });
});

describe('who plays against bots alone', () => {
  const presets = ({ table }: Host, seat: number): unknown => {
    const { players } = table.match!.view(seat) as { players: { own?: { presets: { forced: string } } }[] };
    return players[seat]?.own?.presets.forced;
  };
  const WARP = { game: 'the-warp', options: {} };

  test('has from the beginning what the game has for that', async () => {
    const host = emptyTable({ ...WARP, seats: ['bot', 'open', 'bot'] });
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 1, name: 'Ann', nonce: NONCE });
    expect([0, 1, 2].map((seat) => presets(host, seat))).toEqual(['ask', 'auto', 'ask']);
    await ann.ask({ do: 'sideAction', seat: 1, kind: 'preset', value: 'forced:ask' });
    expect(presets(host, 1)).toBe('ask');
  });

  test('but not with other people', async () => {
    const host = emptyTable({ ...WARP, seats: ['open', 'open', 'bot'] });
    for (const [seat, who] of ['ann', 'bob'].entries()) {
      const visitor = await TestVisitor.greet(host, who);
      await visitor.ask({ do: 'sit', seat, name: who, nonce: NONCE });
    }
    expect([0, 1, 2].map((seat) => presets(host, seat))).toEqual(['ask', 'ask', 'ask']);
  });
});
