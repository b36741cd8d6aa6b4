import { Random } from '@warptable/kernel';

/**
 * Who sits where in game number i of a pairing. Each bot has as many seats as the others, over two blocks of games if the table
 * does not divide. Within a block of as many games as there are seats the line-up goes once around the table, so that
 * every bot has every seat equally often; the next block begins with another order.
 */
export function lineup(bots: readonly string[], seats: number, i: number, seed: string): string[] {
  const block = Math.floor(i / seats);
  const turn = i % seats;
  const order = Array.from({ length: seats }, (_, seat) => bots[(seat + block * seats) % bots.length] ?? '');
  new Random(`${seed}/lineup/${block}`).shuffle(order);
  return order.map((_, seat) => order[(seat + turn) % seats] ?? '');
}

/** All pairs; a bot that is alone plays with itself. */
export function pairings(bots: readonly string[]): string[][] {
  if (bots.length === 1) return [[...bots]];
  return bots.flatMap((one, i) => bots.slice(i + 1).map((other) => [one, other]));
}
