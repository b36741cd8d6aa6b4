import { findGame } from '@warptable/games';
import type { AnyGameModule } from '@warptable/games';
import { Match, Random, seededChance, takeSnapshot } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { BotPool, createBot, observationOf, playRandomly } from '../src/index.ts';
import type { BotRequest } from '../src/index.ts';

const { game, guide } = findGame('warpgate') as AnyGameModule;
const bot = { level: 'regular', budget: { iterations: 20 } } as const;

function position(): { match: Match<never, unknown, unknown, never>; order: BotRequest } {
  const match = new Match(game, { options: game.readOptions({}, 2), seats: 2, chance: seededChance(3) });
  playRandomly(match, new Random(4), 60);
  const { seat } = (match.pending[0] as Pending).ask;
  const order = { game: game.id, table: 't', seat, bot, seed: 's', snapshot: takeSnapshot(match) };
  return { match: match as never, order: JSON.parse(JSON.stringify(order)) as BotRequest };
}

describe('a pool of bots', () => {
  test('answers from plain data what the bot at the table would answer', () => {
    const { match, order } = position();
    const { value, kind } = new BotPool(findGame, () => 0).answer(order);
    expect(createBot(guide, bot, 's').answer(observationOf(match as never, order.seat)).value).toEqual(value);
    expect(kind).toBe(match.pendingOf(order.seat)?.ask.kind);
  });

  test('keeps a bot, with its thoughts, until it was asked for others since', () => {
    const { match, order } = position();
    const own = createBot(guide, bot, 's');
    const botPool = new BotPool(findGame, () => 0, 2);
    const { value, kind } = botPool.answer(order);
    own.answer(observationOf(match as never, order.seat));
    match.answer({ seat: order.seat, kind, value });
    const next: BotRequest = { ...order, snapshot: takeSnapshot(match as never) };
    expect(match.pendingOf(order.seat)).toBeDefined();
    expect(botPool.answer(next)).toEqual({
      ...own.answer(observationOf(match as never, order.seat)),
      kind: match.pendingOf(order.seat)?.ask.kind,
    });
    for (const table of ['a', 'b']) botPool.answer({ ...order, table });
    expect(botPool.answer(order)).toEqual(new BotPool(findGame, () => 0).answer(order));
  });

  test('tells its reasons if asked to', () => {
    const { order } = position();
    const { reasons } = new BotPool(findGame, () => 0).answer({ ...order, explain: true });
    expect(reasons?.length).toBeGreaterThan(0);
  });

  test('does not know every game', () => {
    const { order } = position();
    expect(() =>
      new BotPool(
        () => undefined,
        () => 0,
      ).answer(order),
    ).toThrow("there is no game 'warpgate'");
  });
});
