import type { AnswerValue, Pending } from '@warptable/kernel';
import type { Candidate } from './choices.ts';
import { TreeNode, keyOf } from './tree.ts';
import type { TreeChoice, SeenOutcome } from './tree.ts';

/** How the tree grows and what is tried next. */
export interface TreeSettings {
  /**
   * The end of the present turn is seen more clearly than what comes later: it counts as much as so many sights of the end of the look
   * ahead. So it decides at first, and the later the less.
   */
  readonly anchor: number;
  /** How much is tried that does not look best yet. */
  readonly exploration: number;
  /** How many answers to one question are tried: so many at first, and more with the square root of the visits. */
  readonly width: number;
  /** How many outcomes of chance and the others are told apart after one answer: so many times the square root of its visits. */
  readonly outcomes: number;
  /** What is known whatever the outcome counts as so many visits to a particular one, at most. */
  readonly borrowed: number;
}

/** Even what a sensible player would hardly do is tried at times. */
const OPENNESS = 0.02;

/** Outcomes are told apart so many times on one way. */
const DEPTH = 4;

/**
 * How much better than on the average everything is after an outcome. What is learnt of answers in general is learnt without it: else one
 * that is given after good outcomes would look good by itself.
 */
interface Luck {
  readonly near: number;
  readonly far: number;
}

/** The variance of what is seen after one answer: measured in both games, in the middle of them, it is 0.12 squared. */
const NOISE = 0.015;

/** How often an outcome must have been seen until half of what it seems to bring is believed to be its luck. */
const DOUBT = 8;

/**
 * What is known of a position: a node that knows what the seat has seen of chance and the others, and what is known in general, where one
 * outcome more is not told apart; at the end there are the seat's answers alone. All of them learn what is seen. A node that knows little borrows
 * from the general one: with few visits the seat plays by the average, with many it tells outcomes apart.
 */
export class PositionStats {
  readonly node: TreeNode;
  readonly general: PositionStats | undefined;
  /** After an outcome and answers: the luck of the outcome. Not yet known where it is told apart. */
  private readonly luck: Luck | undefined;

  constructor(node = new TreeNode(), general?: PositionStats, luck?: Luck) {
    this.node = node;
    this.general = general;
    this.luck = luck;
  }

  /** How often the position was looked at, whatever the outcome. */
  get visits(): number {
    return this.general?.visits ?? this.node.visits;
  }

  /** The chance to win that was seen, as particular as it is known. */
  get expectedValue(): number {
    return this.node.visits > 0 || !this.general ? this.node.far : this.general.expectedValue;
  }

  /** How many nodes there are from here on. */
  get size(): number {
    return this.node.size + (this.general?.size ?? 0);
  }

  private get depth(): number {
    return this.general ? 1 + this.general.depth : 0;
  }

  /** Returns how many nodes have learnt something for the first time. */
  learn(near: number, far: number): number {
    const { node, general, luck } = this;
    const fresh = node.visits === 0 ? 1 : 0;
    node.learn(near, far);
    return fresh + (general?.learn(near - (luck?.near ?? 0), far - (luck?.far ?? 0)) ?? 0);
  }

  after(kind: string, value: AnswerValue): PositionStats {
    const { node, general } = this;
    const child = node.child(kind, value);
    return general
      ? new PositionStats(child, general.after(kind, value), this.luckOver(general))
      : new PositionStats(child);
  }

  /** The same, if it was thought of. */
  knownAfter(kind: string, value: AnswerValue): PositionStats | undefined {
    const { node, general } = this;
    const after = general?.knownAfter(kind, value);
    const child = node.known(keyOf(kind, value));
    if (!child || child.visits === 0) return after;
    return new PositionStats(child, after, general && this.luckOver(general));
  }

  private luckOver({ node: average }: PositionStats): Luck {
    const { node, luck } = this;
    if (luck) return luck;
    const belief = node.visits / (node.visits + DOUBT);
    return { near: belief * (node.near - average.near), far: belief * (node.far - average.far) };
  }

  /** With what the seat has seen when it is asked. */
  seeing(seen: SeenOutcome, outcomes: number): PositionStats {
    if (this.depth === DEPTH) return this;
    const outcome = this.node.outcome(seen, Math.floor(outcomes * Math.sqrt(this.node.visits)));
    return outcome ? new PositionStats(outcome, this) : this;
  }

  /** The same, if it was told apart. */
  knownSeeing(seen: SeenOutcome): PositionStats {
    const outcome = this.node.knownOutcome(seen);
    return outcome ? new PositionStats(outcome, this) : this;
  }

  /** A new beginning that borrows from what is known: in particular, and in general from a node that has enough to lend. */
  anew(borrowed: number): PositionStats {
    const { node } = this;
    const lender = this.lender(borrowed);
    const known = new PositionStats(node, lender === node ? undefined : new PositionStats(lender));
    return new PositionStats(new TreeNode(), known);
  }

  private lender(borrowed: number): TreeNode {
    const { node, general } = this;
    return general && node.visits < borrowed ? general.lender(borrowed) : node;
  }

  /** What may be answered, the likeliest first. Worked out anew only if the question is not the same as the last time. */
  candidatesFor(pending: Pending, weigh: () => readonly Candidate[]): readonly TreeChoice[] {
    const known = this.knownCandidates(pending);
    if (known) return known;
    const choices = weigh()
      .map((candidate): TreeChoice => ({ ...candidate, key: keyOf(pending.ask.kind, candidate.value) }))
      .toSorted((a, b) => b.prior - a.prior);
    this.node.keepCandidates(pending, choices);
    return choices;
  }

  private knownCandidates(pending: Pending): readonly TreeChoice[] | undefined {
    return this.node.candidatesFor(pending) ?? this.general?.knownCandidates(pending);
  }

  /** What looks best, or likely and not yet tried enough. Progressive widening: the more visits, the more candidates. */
  pick(choices: readonly TreeChoice[], { width, exploration, anchor, borrowed }: TreeSettings): AnswerValue {
    const root = Math.sqrt(this.weight(borrowed) + 1);
    const max = Math.min(choices.length, Math.ceil(width * root));
    let best = -Infinity;
    let chosen: AnswerValue | undefined;
    for (let i = 0; i < max; i++) {
      const { value, prior, key } = choices[i] as TreeChoice;
      const interest = (exploration * (prior + OPENNESS) * root) / (1 + this.tries(key, borrowed));
      const score = this.worthOf(key, anchor, borrowed) + interest;
      if (score > best) {
        best = score;
        chosen = value;
      }
    }
    if (chosen === undefined) throw new Error('a question without an answer');
    return chosen;
  }

  /** Of the answers that are possible the one that was tried most often. */
  favourite(
    kind: string,
    borrowed: number,
    isPossible: (value: AnswerValue) => boolean,
  ): AnswerValue | undefined {
    let max = 0;
    let best: AnswerValue | undefined;
    for (const value of this.answersTo(kind)) {
      const tries = this.tries(keyOf(kind, value), borrowed);
      if (tries <= max || !isPossible(value)) continue;
      max = tries;
      best = value;
    }
    return best;
  }

  /** All that were tried, whatever the outcome. */
  private answersTo(kind: string): readonly AnswerValue[] {
    return this.general ? this.general.answersTo(kind) : this.node.answersTo(kind);
  }

  /** The visits, with those that are borrowed. */
  private weight(borrowed: number): number {
    const { node, general } = this;
    return general ? node.visits + Math.min(borrowed, general.weight(borrowed)) : node.visits;
  }

  /** How often an answer was tried. All that is borrowed here is worth so many visits at most, and each answer has its part in it. */
  private tries(key: string, borrowed: number): number {
    const { node, general } = this;
    const own = node.known(key)?.visits ?? 0;
    if (!general) return own;
    const part = Math.min(1, borrowed / Math.max(1, general.weight(borrowed)));
    return own + part * general.tries(key, borrowed);
  }

  /**
   * What an answer is worth. What is borrowed is not how good it is in general but how much better than the average: an outcome that is bad
   * for the seat is bad whatever it answers. And the less, the more clearly what was seen here differs from it.
   */
  private worthOf(key: string, anchor: number, borrowed: number): number {
    const { node, general } = this;
    const child = node.known(key);
    const visits = child?.visits ?? 0;
    const own = child && visits > 0 ? child.worthAfter(node, anchor) : node.far;
    if (!general) return own;
    const luck = node.visits > 0 ? node.far - general.node.far : 0;
    const known = Math.min(borrowed, general.tries(key, borrowed));
    if (visits + known === 0) return own;
    const lent = general.worthOf(key, anchor, borrowed) + luck;
    const weight = known / (1 + (visits * (own - lent) ** 2) / NOISE);
    return (visits * own + weight * lent) / (visits + weight);
  }
}
