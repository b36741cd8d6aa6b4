import type { AnswerValue } from '@warptable/kernel';
import { describe, expect, test } from 'vitest';
import { Standing } from '../src/standing.ts';
import type { Growing } from '../src/standing.ts';
import { TreeNode, keyOf } from '../src/tree.ts';
import type { Seen } from '../src/tree.ts';

const HEADS: Seen = { kind: 'call', options: ['a', 'b'], shown: 'heads' };
const TAILS: Seen = { ...HEADS, shown: 'tails' };

/** Nothing is tried for its own sake: what looks best is picked. */
const GROWING: Growing = { anchor: 0, curiosity: 0, width: 4, outcomes: 1, borrowed: 32 };

const picked = (standing: Standing): AnswerValue =>
  standing.pick(
    ['a', 'b'].map((value) => ({ value, likelihood: 0.5, key: keyOf('call', value) })),
    GROWING,
  );

const depthOf = ({ general }: Standing): number => (general ? 1 + depthOf(general) : 0);

/** Answered so many times, always with the same hope. */
function tried(standing: Standing, value: AnswerValue, times: number, hope: number): void {
  for (let i = 0; i < times; i++)
    for (const one of [standing.after('call', value), standing]) one.learn(hope, hope);
}

/** A node that was visited so often, after which more than one thing has been seen. */
function split(visits: number): Standing {
  const standing = new Standing();
  for (let i = 0; i < visits; i++) standing.learn(0.5, 0.5);
  for (const seen of [HEADS, TAILS]) standing.seeing(seen, 0);
  return standing;
}

describe('outcomes of chance and the others', () => {
  test('are told apart by the question, its options and what lies open, once there are two of them', () => {
    const others: Seen[] = [TAILS, { ...HEADS, kind: 'bid' }, { ...HEADS, options: ['a', 'c'] }];
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
    for (const [visits, most] of [
      [1, 1],
      [4, 2],
      [9, 3],
    ] as const) {
      const standing = split(visits);
      const seen = Array.from({ length: 5 }, (_, i) => standing.seeing({ ...HEADS, shown: `${i}` }, 1));
      expect(seen.filter(({ general }) => general === standing)).toHaveLength(most);
      expect(seen.filter((one) => one === standing)).toHaveLength(5 - most);
    }
  });

  test('are told apart a few times on one way, not forever', () => {
    let standing = new Standing();
    for (let i = 0; i < 10; i++) {
      tried(standing, 'a', 4, 0.5);
      standing = standing.after('call', 'a');
      for (const seen of [HEADS, TAILS]) standing.seeing(seen, 1);
      standing = standing.seeing(HEADS, 1);
    }
    expect(depthOf(standing)).toBe(4);
  });
});

describe('what is known of one outcome', () => {
  test('is known whatever the outcome, too', () => {
    const standing = split(4);
    tried(standing.seeing(HEADS, 1), 'a', 3, 1);
    expect(standing.knownAfter('call', 'a')?.visits).toBe(3);
    expect(standing.knownSeeing(TAILS).knownAfter('call', 'a')?.general).toBeUndefined();
  });

  test('makes the position before it as good as all outcomes are on the average', () => {
    const standing = split(4);
    for (let i = 0; i < 50; i++) {
      tried(standing.seeing(HEADS, 1), 'a', 1, 0.9);
      tried(standing.seeing(TAILS, 1), 'a', 1, 0.1);
    }
    expect(standing.hope).toBeCloseTo(0.5);
    expect(standing.knownSeeing(HEADS).hope).toBeCloseTo(0.9);
    expect(standing.knownSeeing(TAILS).hope).toBeCloseTo(0.1);
  });

  test('is borrowed from what is known in general, until there is enough of its own', () => {
    const standing = split(4);
    tried(standing, 'a', 200, 0.6);
    tried(standing, 'b', 100, 0.4);
    const heads = standing.seeing(HEADS, 1);
    expect(picked(heads)).toBe('a');
    tried(heads, 'a', 2, 0.3);
    tried(heads, 'b', 2, 0.5);
    expect(picked(heads)).toBe('a');
    tried(heads, 'a', 60, 0.3);
    tried(heads, 'b', 60, 0.5);
    expect(picked(heads)).toBe('b');
    expect(picked(standing)).toBe('a');
  });

  test('is bad for all answers, if it is bad: what was not tried there is no better for it', () => {
    const standing = split(4);
    tried(standing, 'a', 200, 0.7);
    tried(standing, 'b', 200, 0.6);
    const tails = standing.seeing(TAILS, 1);
    tried(tails, 'a', 30, 0.5);
    expect(picked(tails)).toBe('a');
  });

  test('makes no answer look good in general that is given after good outcomes', () => {
    const standing = split(4);
    for (let i = 0; i < 100; i++) {
      tried(standing.seeing(HEADS, 1), 'a', 1, 0.7);
      tried(standing.seeing(TAILS, 1), 'b', 1, 0.3);
    }
    const [a, b] = ['a', 'b'].map((value) => standing.knownAfter('call', value)?.hope ?? 0) as [
      number,
      number,
    ];
    expect(a - b).toBeLessThan(0.1);
  });
});

test('what is answered to one kind of question says nothing of another', () => {
  const standing = new Standing();
  tried(standing, 'a', 10, 0.9);
  expect(standing.knownAfter('call', 'a')?.visits).toBe(10);
  expect(standing.knownAfter('discard', 'a')).toBeUndefined();
  expect(standing.favourite('call', 0, () => true)).toBe('a');
  expect(standing.favourite('discard', 0, () => true)).toBeUndefined();
});

describe('a new beginning', () => {
  test('counts no visits and borrows from what is known in particular, and in general as long as that is little', () => {
    const standing = split(4);
    tried(standing, 'a', 100, 0.6);
    tried(standing, 'b', 100, 0.4);
    const heads = standing.seeing(HEADS, 1);
    tried(heads, 'b', 20, 0.9);
    expect(heads.anew(32).general?.node).toBe(heads.node);
    expect(heads.anew(32).general?.general?.node).toBe(standing.node);
    tried(heads, 'b', 20, 0.9);
    const begun = heads.anew(32);
    expect(begun.general?.node).toBe(heads.node);
    expect(begun.general?.general).toBeUndefined();
    expect(begun.node.visits).toBe(0);
    expect(picked(begun)).toBe('b');
    expect(begun.favourite('call', 32, () => true)).toBe('b');
  });

  test('goes by what it sees itself after a while', () => {
    const standing = split(4);
    tried(standing, 'a', 1000, 0.6);
    tried(standing, 'b', 1000, 0.4);
    const begun = standing.anew(32);
    tried(begun, 'a', 20, 0.3);
    tried(begun, 'b', 60, 0.7);
    expect(picked(begun)).toBe('b');
    expect(begun.favourite('call', 32, () => true)).toBe('b');
  });
});
