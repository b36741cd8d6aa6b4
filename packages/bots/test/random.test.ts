import { Random, seededChance, simulate } from '@warptable/kernel';
import { pickAmount, pickOrder, pickSome } from '@warptable/kernel/sketch';
import type { Ask, Pending } from '@warptable/kernel';
import { pearlwater } from '@warptable/pearlwater/rules';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomAnswer } from '../src/index.ts';

const pendingOf = (ask: unknown): Pending => ({ ask: ask as Ask, options: (ask as Ask).options() });

/** How often each answer comes up in `times` tries. */
function tally(pending: Pending, times: number): Map<string, number> {
  const random = new Random('tally');
  const counts = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const answer = JSON.stringify(randomAnswer(pending, random));
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return counts;
}

describe('a random answer is any legal answer, with the same chance', () => {
  const cards = () => ['a', 'b', 'c', 'd'];
  const cases: [string, Pending, number][] = [
    ['an amount from 0 to 5', pendingOf(pickAmount(0, 'n', 0, 5)), 6],
    ['any order of three', pendingOf(pickOrder(0, 'n', () => ['a', 'b', 'c'])), 6],
    ['any subset of four', pendingOf(pickSome(0, 'n', cards, 0, 4)), 16],
    ['one or two of four', pendingOf(pickSome(0, 'n', cards, 1, 2)), 10],
    ['two or more of four', pendingOf(pickSome(0, 'n', cards, 2, 9)), 11],
    ['exactly three of four', pendingOf(pickSome(0, 'n', cards, 3, 3)), 4],
    ['nothing of nothing', pendingOf(pickSome(0, 'n', () => [], 0, 2)), 1],
  ];
  test.each(cases)('%s', (_, pending, ways) => {
    const each = 500;
    const counts = [...tally(pending, each * ways).values()];
    expect(counts).toHaveLength(ways);
    for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(110);
  });
});

describe('playing at random', () => {
  const start = (seed: string) => {
    return simulate(pearlwater, { options: { length: 'long' }, seats: 4, chance: seededChance(seed) });
  };

  test('ends the game, the same one for the same seeds', () => {
    const [one, two] = [start('x'), start('x')];
    const answers = playRandomly(one, new Random(7));
    expect(playRandomly(two, new Random(7))).toBe(answers);
    expect(one.over).toBe(true);
    expect(two.state).toEqual(one.state);
  });

  test('stops at the limit', () => {
    const match = start('x');
    expect(playRandomly(match, new Random(7), 5)).toBe(5);
    expect(match.over).toBe(false);
  });
});
