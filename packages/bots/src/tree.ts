import type { AnswerValue, Value } from '@warptable/kernel';
import type { Candidate } from './choices.ts';

/** A position as the searching seat has brought it about: by its own answers, whatever chance and the others do in between. */
export class TreeNode {
  visits = 0;
  private nearSum = 0;
  private farSum = 0;
  private readonly children = new Map<Value, Child>();
  private options: readonly Value[] = [];
  private candidates: readonly Candidate[] = [];

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

  /** What may be answered, the likeliest first. Worked out anew only if the options are not the same as the last time. */
  candidatesAmong(options: readonly Value[], weigh: () => readonly Candidate[]): readonly Candidate[] {
    if (!areAlike(options, this.options)) {
      this.options = [...options]; // often a list of the state itself
      this.candidates = weigh().toSorted((a, b) => b.likelihood - a.likelihood);
    }
    return this.candidates;
  }

  known(value: AnswerValue): TreeNode | undefined {
    return this.children.get(keyOf(value))?.node;
  }

  child(value: AnswerValue): TreeNode {
    const key = keyOf(value);
    let child = this.children.get(key);
    if (!child) {
      child = { value, node: new TreeNode() };
      this.children.set(key, child);
    }
    return child.node;
  }

  /** Of the answers that are possible the one that was tried most often. */
  favourite(isPossible: (value: AnswerValue) => boolean): Child | undefined {
    let best: Child | undefined;
    for (const child of this.children.values()) {
      if ((best && child.node.visits <= best.node.visits) || !isPossible(child.value)) continue;
      best = child;
    }
    return best;
  }
}

interface Child {
  readonly value: AnswerValue;
  readonly node: TreeNode;
}

export const keyOf = (value: AnswerValue): Value =>
  typeof value === 'object' ? JSON.stringify(value) : value;

function areAlike(some: readonly Value[], others: readonly Value[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
