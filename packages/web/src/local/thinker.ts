import type { Reply } from '@warptable/bots';
import type { Thinker } from '@warptable/table';

/** What the worker says to an order. */
export type Thought = { readonly id: number } & ({ readonly reply: Reply } | { readonly failure: string });

/** The part of a worker that is needed to think in it. */
export interface Head {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** Lets bots think in a worker of their own. */
export function thinkerIn(head: Head): Thinker {
  const open = new Map<number, PromiseWithResolvers<Reply>>();
  let last = 0;
  let broken: Error | undefined;
  head.addEventListener('message', ({ data }) => {
    const thought = data as Thought;
    const hope = open.get(thought.id);
    open.delete(thought.id);
    if ('reply' in thought) hope?.resolve(thought.reply);
    else hope?.reject(new Error(thought.failure));
  });
  head.addEventListener('error', ({ message }) => {
    broken = new Error(message ?? 'the worker in which bots think has ended');
    for (const hope of open.values()) hope.reject(broken);
    open.clear();
  });
  return (order) => {
    if (broken) return Promise.reject(broken);
    const hope = Promise.withResolvers<Reply>();
    open.set(++last, hope);
    head.postMessage({ id: last, order });
    return hope.promise;
  };
}
