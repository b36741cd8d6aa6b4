import { Desk, USUAL_BUDGETS } from '@warptable/bots';
import type { Order, Reply } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { Pending } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Host, Table, wishSchema } from '../src/index.ts';
import type { SavedTable, TableSetup } from '../src/index.ts';
import {
  HandWorld,
  MemoryLedger,
  NONCE,
  TestVisitor,
  openTable,
  playRandomly,
  settled,
  setupOf,
  twoPlayers,
} from './at-the-table.ts';

/** A world whose bots answer when the test wants it, and the orders they got. */
class Patient extends HandWorld {
  readonly orders: Order[] = [];
  private readonly replies: PromiseWithResolvers<Reply>[] = [];
  private readonly thoughtful = new Desk(findGame, () => 0);

  readonly signals: (AbortSignal | undefined)[] = [];

  override think = (order: Order, signal?: AbortSignal): Promise<Reply> => {
    const reply = Promise.withResolvers<Reply>();
    this.orders.push(order);
    this.signals.push(signal);
    this.replies.push(reply);
    return reply.promise;
  };

  /** Answers the oldest order that is open, as a bot would. */
  async answer(change: Partial<Reply> = {}): Promise<void> {
    const order = this.orders[this.orders.length - this.replies.length] as Order;
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
  const world = new Patient();
  const host = new Host(openTable(setupOf({ seats })), new MemoryLedger(), world);
  return { world, host, table: host.table };
}

describe('what a bot is asked', () => {
  test('plain data, at the level of its seat', async () => {
    const { world, host } = botTable(['bot', { kind: 'bot', level: 'expert' }]);
    const played = (): number => new Set(world.orders.map(({ seat }) => seat)).size;
    while (played() < 2) await world.answer();
    host.close();
    const levels = world.orders.map(({ seat, bot }) => [seat, bot.level]);
    expect(new Set(levels.map(String))).toEqual(new Set(['0,regular', '1,expert']));
    expect(JSON.parse(JSON.stringify(world.orders))).toEqual(world.orders);
    for (const { bot } of world.orders) expect(bot.budget?.time).toBeGreaterThan(0);
  });

  test('regular ones sit in', async () => {
    const { host, active } = await twoPlayers();
    const world = new Patient();
    host.world.think = world.think;
    await active.ask({ do: 'sitIn', seat: active.seen.asked[0]?.seat ?? 0 });
    expect(world.orders.map(({ bot }) => bot)).toEqual([
      { level: 'regular', budget: { ...USUAL_BUDGETS.regular, time: 1000 } },
    ]);
  });

  test('who opened the table may seat bots of a level, which everybody sees', async () => {
    const host = new Host(openTable(setupOf({ seats: ['open', 'open'] })), new MemoryLedger(), new Patient());
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'seatBot', seat: 0, level: 'novice' });
    expect(ann.info.seats.map(({ level }) => level)).toEqual(['novice', undefined]);
    await ann.ask({ do: 'seatBot', seat: 1 });
    expect(ann.info.seats.map(({ level }) => level)).toEqual(['novice', 'regular']);
    host.close();
  });

  test('after something was taken back it remembers nothing', async () => {
    const { host, active } = await twoPlayers();
    const world = new Patient();
    host.world.think = world.think;
    const { seat } = active.seen.asked[0] as { seat: number };
    await active.answerFirst();
    await active.ask({ do: 'sitIn', seat });
    await active.ask({ do: 'handBack', seat });
    await active.ask({ do: 'undo', seat, expected: active.seen.position });
    await active.ask({ do: 'sitIn', seat });
    await world.answer();
    const [before, after] = world.orders;
    expect(after?.table).not.toBe(before?.table);
    expect(after?.seed).toBe(before?.seed);
  });
});

describe('a bot that', () => {
  test('thought about what is asked no more thinks again; its answer is dropped', async () => {
    const { host, active, world: table } = await twoPlayers();
    const world = new Patient();
    host.world.think = world.think;
    const { seat, options } = active.seen.asked[0] as { seat: number; options: readonly string[] };
    await active.answerFirst();
    await active.ask({ do: 'sitIn', seat });
    await active.ask({ do: 'handBack', seat });
    await active.ask({ do: 'undo', seat, expected: active.seen.position });
    await active.ask({ do: 'sitIn', seat });
    const { n } = host.table;
    await world.answer({ value: 'an answer to what is asked no more' });
    expect([host.table.n, world.orders.length, table.faults]).toEqual([n, 2, []]);
    await world.answer({ value: options[0] as string });
    expect(host.table.match?.entries.at(-1)).toMatchObject({ value: options[0] });
  });

  test('was too late to fail is not heard of', async () => {
    const { host, active, world: table } = await twoPlayers();
    const world = new Patient();
    host.world.think = world.think;
    const { seat } = active.seen.asked[0] as { seat: number };
    await active.ask({ do: 'sitIn', seat });
    await active.ask({ do: 'handBack', seat });
    const { n } = host.table;
    await world.fail();
    expect([host.table.n, table.faults]).toEqual([n, []]);
  });

  test('fails answers all the same', async () => {
    const { world, host, table } = botTable(['bot', 'bot']);
    await world.fail();
    expect([table.n, world.faults.map(String)]).toEqual([1, ['Error: no idea']]);
    await world.answer();
    expect(table.n).toBe(2);
    host.close();
  });

  test('gives an answer that the rules refuse gives another', async () => {
    const { world, host, table } = botTable(['bot', 'bot']);
    await world.answer({ value: 'nonsense' });
    expect([table.n, world.faults.length]).toEqual([1, 1]);
    await world.answer();
    expect(table.n).toBe(2);
    host.close();
  });

  test('does not come to an end is waited for no longer; what it says later is dropped', async () => {
    const { world, host, table } = botTable(['bot', 'bot']);
    await world.pass(19_000);
    expect(table.n).toBe(0);
    await world.pass(1000);
    expect([table.n, world.faults.map(String)]).toEqual([1, ['Error: a bot thinks for too long']]);
    expect(world.signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    await world.answer({ value: 'too late' });
    expect([table.n, world.faults.length]).toEqual([1, 1]);
    await world.answer();
    expect(table.n).toBe(2);
    host.close();
  });

  test('is asked whatever it holds takes as long as ever, even if it had no choice', async () => {
    const world = new Patient();
    const host = new Host(openTable(setupOf({ seats: ['bot', 'open'] })), new MemoryLedger(), world);
    const { table } = host;
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 1, name: 'Ann', nonce: NONCE });
    const asked = async (): Promise<Pending> => {
      while (!table.questionForBot()) await ann.answerFirst();
      return table.questionForBot() as Pending;
    };
    await asked();
    await world.pass(1500);
    await world.answer({ iterations: 5 });
    const { ask } = await asked();
    ask.always = true;
    const { n } = table;
    await world.answer({ iterations: 0 });
    await world.pass(1400);
    expect(table.n).toBe(n);
    await world.pass(100);
    expect(table.n).toBe(n + 1);
    host.close();
  });

  test('thinks when the table is closed is not heard any more', async () => {
    const { world, host, table } = botTable(['bot', 'bot']);
    host.close();
    await world.fail();
    expect([table.n, world.faults]).toEqual([0, []]);
  });

  test('has nobody to think for it thinks where the table is', async () => {
    const world = new HandWorld();
    Object.assign(world, { think: undefined });
    const host = new Host(openTable(setupOf({ seats: ['bot', 'open'] })), new MemoryLedger(), world);
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 1, name: 'Ann', nonce: NONCE });
    for (let answers = 0; answers < 3; answers++) {
      for (let n = 0; n < 50 && ann.seen.asked.length === 0; n++) await settled();
      await ann.answerRandomly();
    }
    expect(world.faults).toEqual([]);
    expect(host.table.match?.length).toBeGreaterThan(3);
    host.close();
  });
});

describe('a hint', () => {
  async function againstBot(seats: TableSetup['seats'] = ['open', 'bot']) {
    const world = new Patient();
    const host = new Host(openTable(setupOf({ seats })), new MemoryLedger(), world);
    const ann = await TestVisitor.greet(host, 'ann');
    await ann.ask({ do: 'sit', seat: 0, name: 'Ann', nonce: NONCE });
    while (ann.seen?.asked.length === 0) await world.answer();
    world.orders.length = 0;
    const wish = { do: 'hint', seat: 0, expected: ann.seen?.position ?? 0 } as const;
    return { world, host, ann, wish };
  }

  test('is what an expert would answer, with its reasons', async () => {
    const { world, host, ann, wish } = await againstBot();
    const asking = ann.ask(wish);
    await settled();
    expect(world.orders).toMatchObject([{ seat: 0, explain: true, bot: { level: 'expert' } }]);
    await world.answer({ value: 'this', reasons: [{ term: 'goods', change: 1 }] });
    expect(await asking).toMatchObject({ tell: 'done' });
    const hint = { value: 'this', reasons: [{ term: 'goods', change: 1 }] };
    expect(ann.heard.find(({ tell }) => tell === 'hint')).toMatchObject({ hint });
    host.close();
  });

  test('to what is asked no more is not given', async () => {
    const { world, host, ann, wish } = await againstBot();
    const asking = ann.say({ ...wish, id: 77 });
    await settled();
    await ann.answerFirst();
    await world.answer();
    await asking;
    expect(ann.heard.find((one) => 'id' in one && one.id === 77)).toMatchObject({ code: 'stale' });
    host.close();
  });

  test('is given to those who are asked, and for their own seat', async () => {
    const { world, host, ann, wish } = await againstBot();
    expect(await ann.ask({ ...wish, seat: 1 })).toMatchObject({ code: 'notYours' });
    while (ann.seen.asked.length > 0) await ann.answerFirst();
    expect(await ann.ask({ ...wish, expected: ann.seen.position })).toMatchObject({ code: 'notAsked' });
    expect(world.orders.every(({ explain }) => explain === undefined)).toBe(true);
    host.close();
  });

  test('is not given where people play against each other', async () => {
    const { active } = await twoPlayers();
    const { seat } = active.seen.asked[0] as { seat: number };
    const wish = { do: 'hint', seat, expected: active.seen.position } as const;
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
    const world = new Patient();
    const host = new Host(Table.load(table.boxed, setup, old, []), new MemoryLedger(), world);
    expect(world.orders.map(({ bot }) => bot.level)).toEqual(['regular']);
    host.close();
  });
});
