import type { AnswerValue, Pending, Value } from '@warptable/kernel';
import type { Candidate } from './choices.ts';

/** A candidate with its name in the tree. */
export interface TreeChoice extends Candidate {
  readonly key: string;
}

/** What a seat sees of chance and the others until it is asked something. */
export interface SeenOutcome {
  readonly kind: string;
  readonly options: readonly Value[];
  /** What lies open beside: see `Guide.shown`. */
  readonly shown: string | undefined;
}

/**
 * What came of certain answers of the searching seat, on the average over all that chance and the others did in between. What they did last
 * is told apart in nodes of their own below it, its outcomes.
 */
export class TreeNode {
  visits = 0;
  private nearSum = 0;
  private farSum = 0;
  private children: Map<string, Child> | undefined;
  private firstSeen: SeenOutcome | undefined;
  /** As long as the seat has always seen the same there is nothing to tell apart. */
  private outcomes: Map<string, TreeNode> | undefined;
  private kind: string | undefined;
  private options: readonly Value[] = NOTHING;
  private candidates: readonly TreeChoice[] = [];

  /** What was seen at the end of the turn, and at the end of the looks ahead, on the average. */
  get near(): number {
    return this.visits === 0 ? 0.5 : this.nearSum / this.visits;
  }

  get far(): number {
    return this.visits === 0 ? 0.5 : this.farSum / this.visits;
  }

  learn(near: number, far: number): void {
    this.visits++;
    this.nearSum += near;
    this.farSum += far;
  }

  /** Far and near sights together, the near ones as much as `anchor` far ones and with what usually changes after them. */
  worthAfter(parent: TreeNode, anchor: number): number {
    if (this.visits === 0) return parent.far;
    const change = parent.far - parent.near;
    return (this.farSum + anchor * (this.near + change)) / (this.visits + anchor);
  }

  /** What may be answered, if it was worked out here for the same question. */
  candidatesFor({ ask, options }: Pending): readonly TreeChoice[] | undefined {
    return ask.kind === this.kind && areAlike(options, this.options) ? this.candidates : undefined;
  }

  keepCandidates({ ask, options }: Pending, candidates: readonly TreeChoice[]): void {
    this.kind = ask.kind;
    this.options = [...options]; // often a list of the state itself
    this.candidates = candidates;
  }

  /** The answers that were tried to questions of this kind. */
  answersTo(kind: string): readonly AnswerValue[] {
    const tried = [...(this.children?.values() ?? [])];
    return tried.filter((child) => child.kind === kind).map(({ value }) => value);
  }

  known(key: string): TreeNode | undefined {
    return this.children?.get(key)?.node;
  }

  child(kind: string, value: AnswerValue): TreeNode {
    const key = keyOf(kind, value);
    this.children ??= new Map();
    let child = this.children.get(key);
    if (!child) {
      child = { kind, value, node: new TreeNode() };
      this.children.set(key, child);
    }
    return child.node;
  }

  knownOutcome(seen: SeenOutcome): TreeNode | undefined {
    return this.outcomes?.get(textOf(seen));
  }

  /** The node of an outcome. Nothing if there was no other yet, or if there is none for this one and so many are told apart already. */
  outcome(seen: SeenOutcome, max: number): TreeNode | undefined {
    if (!this.outcomes) {
      this.firstSeen ??= { ...seen, options: [...seen.options] };
      if (isSame(this.firstSeen, seen)) return undefined;
      this.outcomes = new Map();
    }
    const key = textOf(seen);
    let node = this.outcomes.get(key);
    if (!node && this.outcomes.size < max) {
      node = new TreeNode();
      this.outcomes.set(key, node);
    }
    return node;
  }

  /** How many nodes there are from here on that anything is known of. */
  get size(): number {
    let size = this.visits > 0 ? 1 : 0;
    for (const { node } of this.children?.values() ?? []) size += node.size;
    for (const node of this.outcomes?.values() ?? []) size += node.size;
    return size;
  }
}

interface Child {
  readonly kind: string;
  readonly value: AnswerValue;
  readonly node: TreeNode;
}

const NOTHING: readonly Value[] = [];

/** The same thing may be answered to questions of different kinds: a card may be played or thrown away. */
export const keyOf = (kind: string, value: AnswerValue): string =>
  `${kind} ${typeof value === 'object' ? JSON.stringify(value) : value}`;

const textOf = ({ kind, options, shown }: SeenOutcome): string => JSON.stringify([kind, options, shown]);

const isSame = (one: SeenOutcome, other: SeenOutcome): boolean =>
  one.kind === other.kind && one.shown === other.shown && areAlike(one.options, other.options);

function areAlike(some: readonly Value[], others: readonly Value[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
