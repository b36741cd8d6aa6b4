import type { BotReply } from '@warptable/bots';
import type { Thinker } from '@warptable/table';

/** What the worker says to an order. */
export type ThoughtMessage = { readonly id: number } & (
  | { readonly reply: BotReply }
  | { readonly failure: string }
);

/** The part of a worker that is needed to think in it. */
export interface Head {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** Lets bots think in a worker of their own. */
export function thinkerIn(head: Head): Thinker {
  const open = new Map<number, PromiseWithResolvers<BotReply>>();
  let last = 0;
  let broken: Error | undefined;
  head.addEventListener('message', ({ data }) => {
    const thought = data as ThoughtMessage;
    const reply = open.get(thought.id);
    open.delete(thought.id);
    if ('reply' in thought) reply?.resolve(thought.reply);
    else reply?.reject(new Error(thought.failure));
  });
  head.addEventListener('error', ({ message }) => {
    broken = new Error(message ?? 'the worker in which bots think has ended');
    for (const reply of open.values()) reply.reject(broken);
    open.clear();
  });
  return (order) => {
    if (broken) return Promise.reject(broken);
    const reply = Promise.withResolvers<BotReply>();
    open.set(++last, reply);
    head.postMessage({ id: last, order });
    return reply.promise;
  };
}
