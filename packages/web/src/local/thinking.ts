import { Desk } from '@warptable/bots';
import type { Order } from '@warptable/bots';
import { loadGuided } from '@warptable/games/loading';
import type { AnyRules } from '@warptable/games';
import type { Thought } from './thinker.ts';

interface Scope {
  postMessage(thought: Thought): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: { readonly id: number; readonly order: Order } }) => void,
  ): void;
}

/** The bots of one table think in this worker, so that its host and the page need not wait. */
export function think(): void {
  const scope = self as unknown as Scope;
  const games = new Map<string, AnyRules | undefined>();
  const desk = new Desk(
    (game) => games.get(game),
    () => performance.now(),
  );

  const thinkAbout = async (id: number, order: Order): Promise<Thought> => {
    try {
      if (!games.has(order.game)) games.set(order.game, await loadGuided(order.game));
      return { id, reply: desk.answer(order) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };

  scope.addEventListener('message', ({ data: { id, order } }) => {
    void thinkAbout(id, order).then((thought) => scope.postMessage(thought));
  });
}
