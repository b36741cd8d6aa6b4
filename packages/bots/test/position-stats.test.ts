import type { AnswerValue } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { PositionStats } from '../src/position-stats.ts';
import type { TreeSettings } from '../src/position-stats.ts';
import { TreeNode, keyOf } from '../src/tree.ts';
import type { SeenOutcome } from '../src/tree.ts';

const HEADS: SeenOutcome = { kind: 'call', options: ['a', 'b'], shown: 'heads' };
const TAILS: SeenOutcome = { ...HEADS, shown: 'tails' };

/** Nothing is tried for its own sake: what looks best is picked. */
const GROWING: TreeSettings = { anchor: 0, exploration: 0, width: 4, outcomes: 1, borrowed: 32 };

const picked = (stats: PositionStats): AnswerValue =>
  stats.pick(
    ['a', 'b'].map((value) => ({ value, prior: 0.5, key: keyOf('call', value) })),
    GROWING,
  );

const depthOf = ({ general }: PositionStats): number => (general ? 1 + depthOf(general) : 0);

/** Answered so many times, always with the same hope. */
function tried(stats: PositionStats, value: AnswerValue, times: number, expectedValue: number): void {
  for (let i = 0; i < times; i++)
    for (const one of [stats.after('call', value), stats]) one.learn(expectedValue, expectedValue);
}

/** A node that was visited so often, after which more than one thing has been seen. */
function split(visits: number): PositionStats {
  const stats = new PositionStats();
  for (let i = 0; i < visits; i++) stats.learn(0.5, 0.5);
  for (const seen of [HEADS, TAILS]) stats.seeing(seen, 0);
  return stats;
}

describe('outcomes of chance and the others', () => {
  test('are told apart by the question, its options and what lies open, once there are two of them', () => {
    const others: SeenOutcome[] = [TAILS, { ...HEADS, kind: 'bid' }, { ...HEADS, options: ['a', 'c'] }];
    for (const other of others) {
      const node = new TreeNode();
      expect(node.outcome(HEADS, 9)).toBeUndefined();
      expect(node.outcome({ ...HEADS, options: ['a', 'b'] }, 9)).toBeUndefined();
      const one = node.outcome(other, 9);
      expect(one).toBeInstanceOf(TreeNode);
      expect(node.outcome(HEADS, 9)).not.toBe(one);
      expect(node.outcome(other, 9)).toBe(one);
      expect(node.knownOutcome(other)).toBe(one);
    }
  });

  test('are told apart the more of them the more often they were thought of; the rest are averaged', () => {
    for (const [visits, max] of [
      [1, 1],
      [4, 2],
      [9, 3],
    ] as const) {
      const stats = split(visits);
      const seen = Array.from({ length: 5 }, (_, i) => stats.seeing({ ...HEADS, shown: `${i}` }, 1));
      expect(seen.filter(({ general }) => general === stats)).toHaveLength(max);
      expect(seen.filter((one) => one === stats)).toHaveLength(5 - max);
    }
  });

  test('are told apart a few times on one way, not forever', () => {
    let stats = new PositionStats();
    for (let i = 0; i < 10; i++) {
      tried(stats, 'a', 4, 0.5);
      stats = stats.after('call', 'a');
      for (const seen of [HEADS, TAILS]) stats.seeing(seen, 1);
      stats = stats.seeing(HEADS, 1);
    }
    expect(depthOf(stats)).toBe(4);
  });
});

describe('what is known of one outcome', () => {
  test('is known whatever the outcome, too', () => {
    const stats = split(4);
    tried(stats.seeing(HEADS, 1), 'a', 3, 1);
    expect(stats.knownAfter('call', 'a')?.visits).toBe(3);
    expect(stats.knownSeeing(TAILS).knownAfter('call', 'a')?.general).toBeUndefined();
  });

  test('makes the position before it as good as all outcomes are on the average', () => {
    const stats = split(4);
    for (let i = 0; i < 50; i++) {
      tried(stats.seeing(HEADS, 1), 'a', 1, 0.9);
      tried(stats.seeing(TAILS, 1), 'a', 1, 0.1);
    }
    expect(stats.expectedValue).toBeCloseTo(0.5);
    expect(stats.knownSeeing(HEADS).expectedValue).toBeCloseTo(0.9);
    expect(stats.knownSeeing(TAILS).expectedValue).toBeCloseTo(0.1);
  });

  test('is borrowed from what is known in general, until there is enough of its own', () => {
    const stats = split(4);
    tried(stats, 'a', 200, 0.6);
    tried(stats, 'b', 100, 0.4);
    const heads = stats.seeing(HEADS, 1);
    expect(picked(heads)).toBe('a');
    tried(heads, 'a', 2, 0.3);
    tried(heads, 'b', 2, 0.5);
    expect(picked(heads)).toBe('a');
    tried(heads, 'a', 60, 0.3);
    tried(heads, 'b', 60, 0.5);
    expect(picked(heads)).toBe('b');
    expect(picked(stats)).toBe('a');
  });

  test('is bad for all answers, if it is bad: what was not tried there is no better for it', () => {
    const stats = split(4);
    tried(stats, 'a', 200, 0.7);
    tried(stats, 'b', 200, 0.6);
    const tails = stats.seeing(TAILS, 1);
    tried(tails, 'a', 30, 0.5);
    expect(picked(tails)).toBe('a');
  });

  test('makes no answer look good in general that is given after good outcomes', () => {
    const stats = split(4);
    for (let i = 0; i < 100; i++) {
      tried(stats.seeing(HEADS, 1), 'a', 1, 0.7);
      tried(stats.seeing(TAILS, 1), 'b', 1, 0.3);
    }
    const [a, b] = ['a', 'b'].map((value) => stats.knownAfter('call', value)?.expectedValue ?? 0) as [
      number,
      number,
    ];
    expect(a - b).toBeLessThan(0.1);
  });
});

test('what is answered to one kind of question says nothing of another', () => {
  const stats = new PositionStats();
  tried(stats, 'a', 10, 0.9);
  expect(stats.knownAfter('call', 'a')?.visits).toBe(10);
  expect(stats.knownAfter('discard', 'a')).toBeUndefined();
  expect(stats.favourite('call', 0, () => true)).toBe('a');
  expect(stats.favourite('discard', 0, () => true)).toBeUndefined();
});

describe('a new beginning', () => {
  test('counts no visits and borrows from what is known in particular, and in general as long as that is little', () => {
    const stats = split(4);
    tried(stats, 'a', 100, 0.6);
    tried(stats, 'b', 100, 0.4);
    const heads = stats.seeing(HEADS, 1);
    tried(heads, 'b', 20, 0.9);
    expect(heads.anew(32).general?.node).toBe(heads.node);
    expect(heads.anew(32).general?.general?.node).toBe(stats.node);
    tried(heads, 'b', 20, 0.9);
    const begun = heads.anew(32);
    expect(begun.general?.node).toBe(heads.node);
    expect(begun.general?.general).toBeUndefined();
    expect(begun.node.visits).toBe(0);
    expect(picked(begun)).toBe('b');
    expect(begun.favourite('call', 32, () => true)).toBe('b');
  });

  test('goes by what it sees itself after a while', () => {
    const stats = split(4);
    tried(stats, 'a', 1000, 0.6);
    tried(stats, 'b', 1000, 0.4);
    const begun = stats.anew(32);
    tried(begun, 'a', 20, 0.3);
    tried(begun, 'b', 60, 0.7);
    expect(picked(begun)).toBe('b');
    expect(begun.favourite('call', 32, () => true)).toBe('b');
  });
});
