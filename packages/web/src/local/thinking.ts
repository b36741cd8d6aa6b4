import { BotPool } from '@warptable/bots';
import type { BotRequest } from '@warptable/bots';
import type { AnyRules } from '@warptable/games/manifest';
import { loadRulesAndGuide } from '../games.ts';
import type { ThoughtMessage } from './thinker.ts';

interface Scope {
  postMessage(thought: ThoughtMessage): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: { readonly id: number; readonly order: BotRequest } }) => void,
  ): void;
}

/** The bots of one table think in this worker, so that its host and the page need not wait. */
export function think(): void {
  const scope = self as unknown as Scope;
  const games = new Map<string, AnyRules>();
  const botPool = new BotPool(
    (game) => games.get(game),
    () => performance.now(),
  );

  const thinkAbout = async (id: number, order: BotRequest): Promise<ThoughtMessage> => {
    try {
      if (!games.has(order.game)) games.set(order.game, await loadRulesAndGuide(order.game));
      return { id, reply: botPool.answer(order) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };

  scope.addEventListener('message', ({ data: { id, order } }) => {
    void thinkAbout(id, order).then((thought) => scope.postMessage(thought));
  });
}
