import { BotPool, USUAL_BUDGETS } from '@warptable/bots';
import type { BotRequest, BotReply } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { Pending } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Host, Table, conductOf } from '../src/index.ts';
import { wishSchema } from '../src/setup.ts';
import type { SavedTable, TableSetup } from '../src/index.ts';
import {
  HandRuntime,
  MemoryActionLog,
  NONCE,
  TestVisitor,
  openTable,
  playRandomly,
  settled,
  setupOf,
  twoPlayers,
} from './at-the-table.ts';

/** A world whose bots answer when the test wants it, and the orders they got. */
class Patient extends HandRuntime {
  readonly orders: BotRequest[] = [];
  private readonly replies: PromiseWithResolvers<BotReply>[] = [];
  private readonly thoughtful = new BotPool(findGame, () => 0);

  readonly signals: (AbortSignal | undefined)[] = [];

  override think = (order: BotRequest, signal?: AbortSignal): Promise<BotReply> => {
    const reply = Promise.withResolvers<BotReply>();
    this.orders.push(order);
    this.signals.push(signal);
    this.replies.push(reply);
    return reply.promise;
  };

  /** Answers the oldest order that is open, as a bot would. */
  async answer(change: Partial<BotReply> = {}): Promise<void> {
    const order = this.orders[this.orders.length - this.replies.length] as BotRequest;
    const reply = this.thoughtful.answer({ ...order, bot: { level: 'random' } });
    this.replies.shift()?.resolve({ ...reply, ...change });
    await settled();
  }

  async fail(error = new Error('no idea')): Promise<void> {
    this.replies.shift()?.reject(error);
    await settled();
  }
}

function botTable(seats: TableSetup['seats']) {
  const runtime = new Patient();
  const host = new Host(openTable(setupOf({ seats })), new MemoryActionLog(), runtime);
  return { runtime, host, table: host.table };
}

describe('what a bot is asked', () => {
  test('plain data, at the level of its seat', async () => {
    const { runtime, host } = botTable(['bot', { kind: 'bot', level: 'expert' }]);
    const played = (): number => new Set(runtime.orders.map(({ seat }) => seat)).size;
    while (played() < 2) await runtime.answer();
    host.close();
    const levels = runtime.orders.map(({ seat, bot }) => [seat, bot.level]);
    expect(new Set(levels.map(String))).toEqual(new Set(['0,regular', '1,expert']));
    expect(JSON.parse(JSON.stringify(runtime.orders))).toEqual(runtime.orders);
    for (const { bot } of runtime.orders) expect(bot.budget?.time).toBeGreaterThan(0);
  });

  test('regular ones sit in', async () => {
    const { host, active } = await twoPlayers();
    const runtime = new Patient();
    host.runtime.think = runtime.think;
    await active.ask({ do: 'sitIn', seat: active.snapshot.asked[0]?.seat ?? 0 });
    expect(runtime.orders.map(({ bot }) => bot)).toEqual([
      { level: 'regular', budget: { ...USUAL_BUDGETS.regular, time: 1000 } },
    ]);
  });

  test('who opened the table may seat bots of a level, which everybody sees', async () => {
    const host = new Host(
      openTable(setupOf({ seats: ['open', 'open'] })),
      new MemoryActionLog(),
      new Patient(),
    );
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'seatBot', seat: 0, level: 'novice' });
    expect(ann.info.seats.map(({ level }) => level)).toEqual(['novice', undefined]);
    await ann.ask({ do: 'seatBot', seat: 1 });
    expect(ann.info.seats.map(({ level }) => level)).toEqual(['novice', 'regular']);
    host.close();
  });

  test('after something was taken back it remembers nothing', async () => {
    const { host, active } = await twoPlayers();
    const runtime = new Patient();
    host.runtime.think = runtime.think;
    const { seat } = active.snapshot.asked[0] as { seat: number };
    await active.answerFirst();
    await active.ask({ do: 'sitIn', seat });
    await active.ask({ do: 'handBack', seat });
    await active.ask({ do: 'undo', seat, expected: active.snapshot.position });
    await active.ask({ do: 'sitIn', seat });
    await runtime.answer();
    const [before, after] = runtime.orders;
    expect(after?.table).not.toBe(before?.table);
    expect(after?.seed).toBe(before?.seed);
  });
});

describe('a bot that', () => {
  test('thought about what is asked no more thinks again; its answer is dropped', async () => {
    const { host, active, runtime: table } = await twoPlayers();
    const runtime = new Patient();
    host.runtime.think = runtime.think;
    const { seat, options } = active.snapshot.asked[0] as { seat: number; options: readonly string[] };
    await active.answerFirst();
    await active.ask({ do: 'sitIn', seat });
    await active.ask({ do: 'handBack', seat });
    await active.ask({ do: 'undo', seat, expected: active.snapshot.position });
    await active.ask({ do: 'sitIn', seat });
    const { n } = host.table;
    await runtime.answer({ value: 'an answer to what is asked no more' });
    expect([host.table.n, runtime.orders.length, table.faults]).toEqual([n, 2, []]);
    await runtime.answer({ value: options[0] as string });
    expect(host.table.match?.entries.at(-1)).toMatchObject({ value: options[0] });
  });

  test('was too late to fail is not heard of', async () => {
    const { host, active, runtime: table } = await twoPlayers();
    const runtime = new Patient();
    host.runtime.think = runtime.think;
    const { seat } = active.snapshot.asked[0] as { seat: number };
    await active.ask({ do: 'sitIn', seat });
    await active.ask({ do: 'handBack', seat });
    const { n } = host.table;
    await runtime.fail();
    expect([host.table.n, table.faults]).toEqual([n, []]);
  });

  test('fails answers all the same', async () => {
    const { runtime, host, table } = botTable(['bot', 'bot']);
    await runtime.fail();
    expect([table.n, runtime.faults.map(String)]).toEqual([1, ['Error: no idea']]);
    await runtime.answer();
    expect(table.n).toBe(2);
    host.close();
  });

  test('gives an answer that the rules refuse gives another', async () => {
    const { runtime, host, table } = botTable(['bot', 'bot']);
    await runtime.answer({ value: 'nonsense' });
    expect([table.n, runtime.faults.length]).toEqual([1, 1]);
    await runtime.answer();
    expect(table.n).toBe(2);
    host.close();
  });

  test('does not come to an end is waited for no longer; what it says later is dropped', async () => {
    const { runtime, host, table } = botTable(['bot', 'bot']);
    await runtime.pass(19_000);
    expect(table.n).toBe(0);
    await runtime.pass(1000);
    expect([table.n, runtime.faults.map(String)]).toEqual([1, ['Error: a bot thinks for too long']]);
    expect(runtime.signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    await runtime.answer({ value: 'too late' });
    expect([table.n, runtime.faults.length]).toEqual([1, 1]);
    await runtime.answer();
    expect(table.n).toBe(2);
    host.close();
  });

  test('is asked whatever it holds takes as long as ever, even if it had no choice', async () => {
    const runtime = new Patient();
    const host = new Host(openTable(setupOf({ seats: ['bot', 'open'] })), new MemoryActionLog(), runtime);
    const { table } = host;
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 1, name: 'Ann', nonce: NONCE });
    const asked = async (): Promise<Pending> => {
      while (!table.questionForBot()) await ann.answerFirst();
      return table.questionForBot() as Pending;
    };
    await asked();
    await runtime.pass(1500);
    await runtime.answer({ iterations: 5 });
    const { ask } = await asked();
    ask.always = true;
    const { n } = table;
    await runtime.answer({ iterations: 0 });
    await runtime.pass(1400);
    expect(table.n).toBe(n);
    await runtime.pass(100);
    expect(table.n).toBe(n + 1);
    host.close();
  });

  test('thinks when the table is closed is not heard any more', async () => {
    const { runtime, host, table } = botTable(['bot', 'bot']);
    host.close();
    await runtime.fail();
    expect([table.n, runtime.faults]).toEqual([0, []]);
  });

  test('has nobody to think for it thinks where the table is', async () => {
    const runtime = new HandRuntime();
    Object.assign(runtime, { think: undefined });
    const host = new Host(openTable(setupOf({ seats: ['bot', 'open'] })), new MemoryActionLog(), runtime);
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 1, name: 'Ann', nonce: NONCE });
    for (let answers = 0; answers < 3; answers++) {
      for (let n = 0; n < 50 && ann.snapshot.asked.length === 0; n++) await settled();
      await ann.answerRandomly();
    }
    expect(runtime.faults).toEqual([]);
    expect(host.table.match?.length).toBeGreaterThan(3);
    host.close();
  });
});

describe('a hint', () => {
  async function againstBot(seats: TableSetup['seats'] = ['open', 'bot']) {
    const runtime = new Patient();
    const log = new MemoryActionLog();
    const host = new Host(openTable(setupOf({ seats })), log, runtime);
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    while (ann.snapshot?.asked.length === 0) await runtime.answer();
    runtime.orders.length = 0;
    const wish = { do: 'hint', seat: 0, expected: ann.snapshot?.position ?? 0 } as const;
    return { runtime, host, log, ann, wish };
  }

  test('is what an expert would answer, with its reasons', async () => {
    const { runtime, host, ann, wish } = await againstBot();
    const asking = ann.ask(wish);
    await settled();
    expect(runtime.orders).toMatchObject([{ seat: 0, explain: true, bot: { level: 'expert' } }]);
    await runtime.answer({ value: 'this', reasons: [{ term: 'goods', change: 1 }] });
    expect(await asking).toMatchObject({ type: 'done' });
    const hint = { value: 'this', reasons: [{ term: 'goods', change: 1 }] };
    expect(ann.heard.find(({ type }) => type === 'hint')).toMatchObject({ hint });
    host.close();
  });

  test('is counted, and changes nothing else', async () => {
    const { runtime, host, log, ann, wish } = await againstBot();
    const before = ann.snapshot;
    for (const times of [1, 2]) {
      const asking = ann.ask(wish);
      await settled();
      await runtime.answer({ value: 'this', reasons: [] });
      expect(await asking).toMatchObject({ type: 'done' });
      expect(conductOf(log.kept, 0).hints).toBe(times);
    }
    expect(ann.snapshot).toEqual(before);
    host.close();
  });

  test('to what is asked no more is not given', async () => {
    const { runtime, host, log, ann, wish } = await againstBot();
    const asking = ann.say({ ...wish, id: 77 });
    await settled();
    await ann.answerFirst();
    await runtime.answer();
    await asking;
    expect(ann.heard.find((one) => 'id' in one && one.id === 77)).toMatchObject({ code: 'stale' });
    expect(conductOf(log.kept, 0).hints).toBe(0);
    host.close();
  });

  test('is given to those who are asked, and for their own seat', async () => {
    const { runtime, host, ann, wish } = await againstBot();
    expect(await ann.ask({ ...wish, seat: 1 })).toMatchObject({ code: 'notYours' });
    while (ann.snapshot.asked.length > 0) await ann.answerFirst();
    expect(await ann.ask({ ...wish, expected: ann.snapshot.position })).toMatchObject({ code: 'notAsked' });
    expect(runtime.orders.every(({ explain }) => explain === undefined)).toBe(true);
    host.close();
  });

  test('is not given where people play against each other', async () => {
    const { active } = await twoPlayers();
    const { seat } = active.snapshot.asked[0] as { seat: number };
    const wish = { do: 'hint', seat, expected: active.snapshot.position } as const;
    expect(await active.ask(wish)).toMatchObject({ code: 'noHints' });
  });
});

describe('levels', () => {
  const wish = (seats: unknown) => {
    const { id: _id, openedBy: _by, openedAt: _at, secret: _secret, ...rest } = setupOf();
    return wishSchema.safeParse({ ...rest, seats });
  };

  test('are wished for by seat', () => {
    expect(wish(['open', 'bot', { kind: 'bot', level: 'novice' }]).success).toBe(true);
    expect(wish(['open', { kind: 'bot', level: 'random' }]).success).toBe(false);
    expect(wish(['open', { kind: 'bot' }]).success).toBe(false);
  });

  test('a table that was saved before there were any is loaded, and its bots are regular', () => {
    const setup = setupOf({ seats: ['bot', 'bot'] });
    const table = openTable(setup);
    playRandomly(table, 20);
    const saved = JSON.parse(JSON.stringify(table.save())) as SavedTable;
    const old = { ...saved, seats: saved.seats.map(({ level: _level, ...seat }) => seat) };
    const runtime = new Patient();
    const host = new Host(Table.load(table.gameModule, setup, old, []), new MemoryActionLog(), runtime);
    expect(runtime.orders.map(({ bot }) => bot.level)).toEqual(['regular']);
    host.close();
  });
});
