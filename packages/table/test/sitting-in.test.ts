import { describe, expect, test } from 'vitest';
import { Host, Table } from '../src/index.ts';
import type { HostMessage } from '../src/index.ts';
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

const MINUTE = 60_000;

const seatOf = (visitor: TestVisitor): number => visitor.info.seats.findIndex(({ mine }) => mine);

function refusalOf(reply: HostMessage): { code: string; message: string } {
  if (reply.type !== 'refused') throw new Error('it was not refused');
  return reply;
}

/** The game has begun, and whoever is asked has left. No bot ever answers. */
async function leftAlone(wish: Parameters<typeof twoPlayers>[0] = {}) {
  const company = await twoPlayers(wish);
  const { host, active, other, runtime } = company;
  runtime.think = () => new Promise(() => {});
  const seat = seatOf(active);
  host.leave(active);
  await settled();
  return { ...company, seat, letBotIn: () => other.ask({ do: 'sitIn', seat }) };
}

describe('others let a bot sit in', () => {
  test('not while the player is at the table', async () => {
    const { active, other } = await twoPlayers();
    expect(other.info.seats[seatOf(active)]?.sitInAfter).toBeNull();
    expect(await other.ask({ do: 'sitIn', seat: seatOf(active) })).toMatchObject({ code: 'notYours' });
  });

  test('once the player has been away for two minutes; the page is told when that is', async () => {
    const { other, seat, letBotIn, runtime, host, active } = await leftAlone();
    expect(other.info.seats[seat]).toMatchObject({ present: false, sitInAfter: 2 * MINUTE });
    await runtime.pass(2 * MINUTE - 5000);
    const name = other.info.seats[seat]?.name;
    expect(await letBotIn()).toMatchObject({
      code: 'tooSoon',
      message: `${name} has just left: you may let a bot sit in 5 s from now`,
    });
    await runtime.pass(5000);
    expect(await letBotIn()).toMatchObject({ type: 'done' });
    expect(other.info.seats[seat]).toMatchObject({ sitIn: true, sitInAfter: null });
    expect(await letBotIn()).toMatchObject({ type: 'done' });
    const back = await TestVisitor.greet(host, active.who);
    await back.ask({ do: 'handBack', seat });
    expect(back.info.seats[seat]).toMatchObject({ sitIn: false, present: true });
    expect(runtime.faults).toEqual([]);
  });

  test('as soon as the world says, if it says so', async () => {
    const { seat, letBotIn, runtime, host, active } = await leftAlone();
    Object.assign(runtime, { absence: 1000 });
    const back = await TestVisitor.greet(host, active.who);
    host.leave(back);
    expect(await letBotIn()).toMatchObject({ code: 'tooSoon' });
    await runtime.pass(1000);
    expect(await letBotIn()).toMatchObject({ type: 'done' });
    expect(host.table.seats[seat]?.sitIn).toBe(true);
  });

  test('whoever comes back, if only for a moment, has the two minutes anew; one page of two is enough to be there', async () => {
    const { other, seat, letBotIn, runtime, host, active } = await leftAlone();
    await runtime.pass(MINUTE);
    const [page, second] = [
      await TestVisitor.greet(host, active.who),
      await TestVisitor.greet(host, active.who),
    ];
    host.leave(page);
    await runtime.pass(5 * MINUTE);
    expect(await letBotIn()).toMatchObject({ code: 'notYours' });
    host.leave(second);
    expect(other.info.seats[seat]?.sitInAfter).toBe(2 * MINUTE);
    await runtime.pass(MINUTE);
    expect(await letBotIn()).toMatchObject({ code: 'tooSoon' });
    await runtime.pass(MINUTE);
    expect(await letBotIn()).toMatchObject({ type: 'done' });
  });

  test('after a restart the absence is counted anew', async () => {
    const { host, seat, runtime, actionLog, setup, other } = await leftAlone();
    await runtime.pass(10 * MINUTE);
    host.close();
    const later = new HandRuntime();
    later.time = runtime.now();
    const again = new Host(
      Table.load(host.table.gameModule, setup, undefined, [...actionLog.kept]),
      actionLog,
      later,
    );
    const back = await TestVisitor.greet(again, other.who);
    expect(back.info.seats[seat]?.sitInAfter).toBe(2 * MINUTE);
    expect(await back.ask({ do: 'sitIn', seat })).toMatchObject({ code: 'tooSoon' });
    await later.pass(2 * MINUTE);
    expect(await back.ask({ do: 'sitIn', seat })).toMatchObject({ type: 'done' });
  });

  test('never where a move may take days: there it comes by itself when they are over', async () => {
    const { other, seat, letBotIn, runtime } = await leftAlone({ clock: { kind: 'slow', days: 2 } });
    expect(other.info.seats[seat]?.sitInAfter).toBeNull();
    await runtime.pass(40 * 60 * MINUTE);
    const { code, message } = refusalOf(await letBotIn());
    expect([code, message]).toEqual(['tooSoon', expect.stringContaining('days for a move')]);
    await runtime.pass(8 * 60 * MINUTE);
    expect(other.info.seats[seat]?.sitIn).toBe(true);
    expect(other.info.notes).toMatchObject([{ what: 'sitIn', seat, because: 'late', by: null }]);
  });

  test('not for somebody for whom nobody waits', async () => {
    const { host, active, other, runtime } = await twoPlayers();
    const seat = seatOf(other);
    host.leave(other);
    await runtime.pass(3 * MINUTE);
    const { code, message } = refusalOf(await active.ask({ do: 'sitIn', seat }));
    expect([code, message]).toEqual(['tooSoon', expect.stringContaining('nobody waits for')]);
  });

  test('that a question is secret is kept so: whoever is away may be the one who is asked', async () => {
    for (const secret of [false, true]) {
      const host = new Host(
        openTable(setupOf({ seats: ['open', 'open', 'open'] })),
        new MemoryActionLog(),
        new HandRuntime(),
      );
      const visitors: TestVisitor[] = [];
      for (const [seat, who] of ['ann', 'bob', 'cleo'].entries()) {
        const visitor = await TestVisitor.greet(host, who);
        await visitor.ask({ do: 'sit', seat, name: who, nonce: NONCE });
        visitors.push(visitor);
      }
      const [pending] = host.table.match?.pending ?? [];
      const asked = pending?.ask.seat ?? 0;
      if (pending) pending.ask.secret = secret;
      const [waiting, away] = visitors.toSpliced(asked, 1);
      if (!waiting || !away) throw new Error('there are three of them');
      const seat = seatOf(away);
      host.leave(away);
      await (host.runtime as HandRuntime).pass(3 * MINUTE);
      expect((await waiting.ask({ do: 'sitIn', seat })).type).toBe(secret ? 'done' : 'refused');
    }
  });

  test('its owner at any time, and nobody who only looks on', async () => {
    const { active, guest, seat, host } = await leftAlone({ clock: { kind: 'slow', days: 2 } });
    expect(await guest.ask({ do: 'sitIn', seat })).toMatchObject({ code: 'notYours' });
    const back = await TestVisitor.greet(host, active.who);
    expect(await back.ask({ do: 'sitIn', seat })).toMatchObject({ type: 'done' });
  });
});

describe('what is done about seats stands in the log', () => {
  test('with who did it and where in the game it was', async () => {
    const { host, active, other, runtime, ann, bob } = await twoPlayers();
    runtime.think = () => new Promise(() => {});
    const [mine, yours] = [seatOf(active), seatOf(other)];
    await other.ask({ do: 'pause' });
    await active.ask({ do: 'goOn' });
    await active.answerFirst();
    const { length } = active.snapshot;
    await active.ask({ do: 'sitIn', seat: mine });
    await active.ask({ do: 'handBack', seat: mine });
    host.leave(active);
    await runtime.pass(2 * MINUTE);
    await other.ask({ do: 'sitIn', seat: mine });
    await other.ask({ do: 'resign', seat: yours });
    const { notes } = other.info;
    expect(notes).toMatchObject([
      { what: 'pause', seat: yours },
      { what: 'goOn', seat: mine },
      { what: 'sitIn', seat: mine, because: 'asked', by: mine, at: length },
      { what: 'handBack', seat: mine, at: length },
      { what: 'sitIn', seat: mine, because: 'absent', by: yours, at: length },
      { what: 'resign', seat: yours, at: length },
    ]);
    expect(notes[0]?.at).toBeLessThan(length);
    expect(new Set(notes.map(({ n }) => n)).size).toBe(notes.length);
    expect([ann, bob].map(({ info }) => info.status)).toEqual(['playing', 'playing']);
  });

  test('it is kept, and made again from the actions; those of an older server do not say who asked', async () => {
    const { table, setup, actionLog, active } = await twoPlayers();
    await active.ask({ do: 'pause' });
    await active.ask({ do: 'goOn' });
    const fromActions = Table.load(table.gameModule, setup, undefined, [...actionLog.kept]);
    const fromSave = Table.load(table.gameModule, setup, table.save(), []);
    expect(table.notes).toHaveLength(2);
    expect([fromActions.notes, fromSave.notes]).toEqual([table.notes, table.notes]);
    const old = Table.load(table.gameModule, setup, table.save(), [
      { at: 5, do: 'sitIn', seat: 0, because: 'absent' },
    ]);
    expect(old.notes.at(-1)).toMatchObject({ what: 'sitIn', seat: 0, by: null });
  });

  test('the last hundred of them, and every time the game went back', async () => {
    const { table, active } = await twoPlayers();
    table.notes = [{ n: 0, at: 0, what: 'rewound', seat: 0, from: 3 }];
    for (let at = 0; at < 60; at++)
      for (const what of ['pause', 'goOn'] as const) table.perform({ at, do: what, who: active.who });
    expect(table.notes).toHaveLength(101);
    expect(table.notes[0]?.what).toBe('rewound');
    expect(table.notes.at(-1)).toMatchObject({ what: 'goOn', n: 120 });
  });
});
