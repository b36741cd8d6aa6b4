import type { BotRequest, BotReply } from '@warptable/bots';
import { describe, expect, it } from 'vitest';
import { thinkerIn } from '../src/local/thinker.ts';
import type { Head } from '../src/local/thinker.ts';

/** A worker that says what the test wants. */
class FakeHead implements Head {
  readonly heard: { id: number; order: BotRequest }[] = [];
  private readonly listeners: { type: string; listener: (event: never) => void }[] = [];

  postMessage(message: unknown): void {
    this.heard.push(message as { id: number; order: BotRequest });
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.push({ type, listener });
  }

  say(type: 'message' | 'error', event: object): void {
    for (const one of this.listeners) if (one.type === type) one.listener(event as never);
  }
}

const ORDER = { game: 'reef', seat: 0 } as BotRequest;
const reply = (kind: string): BotReply => ({ kind, value: 1, iterations: 0, faults: 0 });

describe('bots that think in a worker', () => {
  it('are told apart by number', async () => {
    const head = new FakeHead();
    const think = thinkerIn(head);
    const thoughts = [think(ORDER), think(ORDER)];
    const [first, second] = head.heard.map(({ id }) => id);
    head.say('message', { data: { id: second, reply: reply('second') } });
    head.say('message', { data: { id: first, reply: reply('first') } });
    expect((await Promise.all(thoughts)).map(({ kind }) => kind)).toEqual(['first', 'second']);
  });

  it('fail one by one', async () => {
    const head = new FakeHead();
    const think = thinkerIn(head);
    const thought = think(ORDER);
    head.say('message', { data: { id: head.heard[0]?.id, failure: 'no idea' } });
    await expect(thought).rejects.toThrow('no idea');
    const next = think(ORDER);
    head.say('message', { data: { id: head.heard[1]?.id, reply: reply('next') } });
    expect(await next).toMatchObject({ kind: 'next' });
  });

  it('fail all, now and later, if the worker cannot run', async () => {
    const head = new FakeHead();
    const think = thinkerIn(head);
    const thought = think(ORDER);
    head.say('error', { message: 'not found' });
    await expect(thought).rejects.toThrow('not found');
    await expect(think(ORDER)).rejects.toThrow('not found');
  });
});
