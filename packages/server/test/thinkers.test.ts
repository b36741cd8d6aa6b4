import { setTimeout as nap } from 'node:timers/promises';
import type { BotRequest } from '@warptable/bots';
import { findGame } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { Match, resume, seededChance, takeSnapshot } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Thinkers } from '../src/thinkers.ts';
import { Person, startServer } from './a-server.ts';

const STUBBORN = new URL('./stubborn-thread.ts', import.meta.url);
const { game } = findGame('warpgate') as AnyGameModule;

let open: Thinkers[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const one of open) await one.close();
  open = [];
});

let warnings: string[] = [];

function begin(threads: number, maxTime: number, script?: URL): Thinkers {
  warnings = [];
  const thinkers = new Thinkers(threads, maxTime, (message) => warnings.push(message), script);
  open.push(thinkers);
  return thinkers;
}

function order(seed: string, table = 't'): BotRequest {
  const match = new Match(game, { options: game.readOptions({}, 2), seats: 2, chance: seededChance(3) });
  const { seat } = (match.pending[0] as Pending).ask;
  const bot = { level: 'regular', budget: { iterations: 5, time: 1000 } } as const;
  return { game: game.id, table, seat, bot, seed, snapshot: takeSnapshot(match) };
}

describe('threads in which bots think', () => {
  test('answer', async () => {
    const thinkers = begin(1, 1000);
    const { snapshot, seat } = order('s');
    const match = resume(game, snapshot as never, seededChance(0));
    const { kind, value } = await thinkers.think(order('s'));
    match.answer({ seat, kind, value });
    expect(match.entries.at(-1)).toMatchObject({ seat, kind, value });
  });

  test('that fail, or end, fail for one order alone', async () => {
    const thinkers = begin(1, 1000, STUBBORN);
    const orders = ['fails', 'dies', 'fine'].map((seed) => thinkers.think(order(seed)));
    const [fails, dies, fine] = await Promise.allSettled(orders);
    expect(fails).toMatchObject({ status: 'rejected', reason: { message: 'no idea' } });
    expect(dies).toMatchObject({ status: 'rejected', reason: { message: 'it is dead' } });
    expect(fine).toMatchObject({ status: 'fulfilled', value: { kind: 'fine' } });
  });

  test('that do not come to an end are ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const thinkers = begin(1, 1000, STUBBORN);
    const silent = thinkers.think(order('is silent'));
    const next = thinkers.think(order('fine'));
    vi.advanceTimersByTime(60_000);
    await expect(silent).rejects.toThrow('has ended');
    expect(await next).toMatchObject({ kind: 'fine' });
  });

  test('have less time for each the more of them wait', async () => {
    const thinkers = begin(1, 900, STUBBORN);
    const replies = await Promise.all([1, 2, 3].map(() => thinkers.think(order('fine'))));
    expect(replies.map((reply) => reply.value)).toEqual([900, 450, 900]);
  });

  test('say once that they have hardly any time, and again after they had', async () => {
    const thinkers = begin(1, 300, STUBBORN);
    const rush = (orders: number) =>
      Promise.all(Array.from({ length: orders }, () => thinkers.think(order('fine'))));
    await rush(2);
    expect(warnings).toEqual([]);
    await rush(8);
    expect(warnings).toEqual(['bots have only 43 ms to think: 6 more of them wait']);
    await rush(8);
    expect(warnings).toHaveLength(2);
  });

  test('give hints after everything that holds up a game', async () => {
    const thinkers = begin(1, 1000, STUBBORN);
    const ended: string[] = [];
    const think = async (name: string, explain?: true): Promise<void> => {
      await thinkers.think({ ...order('fine'), ...(explain ? { explain } : {}) });
      ended.push(name);
    };
    await Promise.all([think('first'), think('hint', true), think('second'), think('third')]);
    expect(ended).toEqual(['first', 'second', 'third', 'hint']);
  });

  test('turn to one guest after the other: many tables of one take no time from the others', async () => {
    const thinkers = begin(1, 1500, STUBBORN);
    const ended: [string, unknown][] = [];
    const think = async (owner: string, explain?: true): Promise<void> => {
      const { value } = await thinkers.think(
        { ...order('fine'), ...(explain ? { explain } : {}) },
        { owner },
      );
      ended.push([explain ? `hint for ${owner}` : owner, value]);
    };
    const many = Array.from({ length: 21 }, () => think('greedy'));
    await Promise.all([...many, think('hint', true), think('ann')]);
    expect(ended.slice(0, 5)).toEqual([
      ['greedy', 1000],
      ['ann', 750],
      ['greedy', expect.any(Number)],
      ['hint for hint', expect.any(Number)],
      ['greedy', expect.any(Number)],
    ]);
  });

  test('come to games that go on though nobody is there last of all, and are not hurried by them', async () => {
    const thinkers = begin(1, 900, STUBBORN);
    const ended: [string, unknown][] = [];
    const think = async (name: string, isPlayed: boolean, explain?: true): Promise<void> => {
      const { value } = await thinkers.think(
        { ...order('fine'), ...(explain ? { explain } : {}) },
        { isPlayed },
      );
      ended.push([name, value]);
    };
    await Promise.all([
      think('first', true),
      think('bots alone', false),
      think('other bots alone', false),
      think('hint', true, true),
      think('played', true),
    ]);
    expect(ended).toEqual([
      ['first', 900],
      ['played', 900],
      ['hint', 900],
      ['bots alone', 450],
      ['other bots alone', 900],
    ]);
  });

  test('do not take up what nobody waits for any more', async () => {
    const thinkers = begin(1, 1000, STUBBORN);
    const stop = new AbortController();
    const first = thinkers.think(order('fine'), { signal: stop.signal });
    const withdrawn = thinkers.think(order('dies'), { signal: stop.signal });
    stop.abort();
    await expect(withdrawn).rejects.toThrow('nobody waits');
    expect(await first).toMatchObject({ kind: 'fine' });
    expect(await thinkers.think(order('fine'))).toMatchObject({ kind: 'fine' });
  });

  test('think no more once the server stops', async () => {
    const thinkers = begin(1, 1000, STUBBORN);
    const thoughts = [thinkers.think(order('is silent')), thinkers.think(order('fine'))];
    const settled = Promise.allSettled(thoughts);
    await thinkers.close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(thinkers.think(order('fine'))).rejects.toThrow('the server stops');
  });
});

test('while the bots of one table think, another table is answered', async () => {
  const { url, stop } = await startServer({ WARPTABLE_BOT_TIME: '10000' });
  const ann = await Person.named(url, 'Ann');
  const expert = { kind: 'bot', level: 'expert' };
  const thoughtful = await ann.visit(await ann.openTable({ seats: [expert, expert, 'open'] }));
  await thoughtful.sit(2, 'Ann');
  await thoughtful.ask({ do: 'resign', seat: 2 });
  const lively = await ann.visit(await ann.openTable({ seats: ['open', 'open'] }));
  const bob = await Person.named(url, 'Bob');
  const other = await bob.visit(
    await lively.until(() => lively.info !== undefined).then(() => lively.info?.id ?? ''),
  );
  await lively.sit(0, 'Ann');
  await other.sit(1, 'Bob');
  await thoughtful.until(() => thoughtful.snapshot !== null, 'the first snapshot');
  const before = thoughtful.snapshot.length;
  let answers = 0;
  while (thoughtful.snapshot.length === before) {
    // Either may hear later than the other whose turn it is.
    const asked = [lively, other].find(({ snapshot }) => snapshot.asked.length > 0);
    if (!asked) await nap(5);
    else if ((await asked.answer(answers)).type === 'done') answers++;
  }
  expect(answers).toBeGreaterThan(0);
  await thoughtful.until(() => thoughtful.snapshot.length > before + 1, 'the next answer of a bot');
  for (const seat of [thoughtful, lively, other]) seat.close();
  await stop();
}, 60_000);
