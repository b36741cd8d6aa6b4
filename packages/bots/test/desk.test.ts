import { findGame } from '@warptable/games';
import type { AnyBoxed } from '@warptable/games';
import { Match, Random, seededChance, takeSnapshot } from '@warptable/kernel';
import type { Pending } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Desk, createBot, outlookOf, playRandomly } from '../src/index.ts';
import type { Order } from '../src/index.ts';

const { game, guide } = findGame('warpgate') as AnyBoxed;
const bot = { level: 'regular', budget: { iterations: 20 } } as const;

function position(): { match: Match<never, unknown, unknown, never>; order: Order } {
  const match = new Match(game, { options: game.readOptions({}, 2), seats: 2, chance: seededChance(3) });
  playRandomly(match, new Random(4), 60);
  const { seat } = (match.pending[0] as Pending).ask;
  const order = { game: game.id, table: 't', seat, bot, seed: 's', snapshot: takeSnapshot(match) };
  return { match: match as never, order: JSON.parse(JSON.stringify(order)) as Order };
}

describe('a desk of bots', () => {
  test('answers from plain data what the bot at the table would answer', () => {
    const { match, order } = position();
    const { value, kind } = new Desk(findGame, () => 0).answer(order);
    expect(createBot(guide, bot, 's').answer(outlookOf(match as never, order.seat)).value).toEqual(value);
    expect(kind).toBe(match.pendingOf(order.seat)?.ask.kind);
  });

  test('keeps its bots, the last ones it was asked for', () => {
    const { order } = position();
    const desk = new Desk(findGame, () => 0, 2);
    const iterationsAt = (table: string): number => desk.answer({ ...order, table }).iterations;
    const first = iterationsAt('a');
    expect(first).toBe(20);
    // The same bot has moved its dice on; a bot made anew from the same seed has not.
    const again = desk.answer({ ...order, table: 'a', explain: true });
    expect(again.reasons).toBeDefined();
    iterationsAt('b');
    iterationsAt('c');
    const anew = desk.answer({ ...order, table: 'a' });
    expect(anew).toEqual(new Desk(findGame, () => 0).answer({ ...order, table: 'a' }));
  });

  test('does not know every game', () => {
    const { order } = position();
    expect(() => new Desk(() => undefined, () => 0).answer(order)).toThrow("there is no game 'warpgate'");
  });
});
