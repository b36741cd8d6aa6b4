import type { AnswerValue, Value } from '@warptable/kernel';
import type { Candidate } from './choices.ts';

/** A position as the searching seat has brought it about: by its own answers, whatever chance and the others do in between. */
export class TreeNode {
  visits = 0;
  private sum = 0;
  private readonly children = new Map<Value, Child>();
  private options: readonly Value[] = [];
  private candidates: readonly Candidate[] = [];

  get mean(): number {
    return this.visits === 0 ? 0 : this.sum / this.visits;
  }

  learn(prospect: number): void {
    this.visits++;
    this.sum += prospect;
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

const keyOf = (value: AnswerValue): Value => (typeof value === 'object' ? JSON.stringify(value) : value);

function areAlike(some: readonly Value[], others: readonly Value[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
