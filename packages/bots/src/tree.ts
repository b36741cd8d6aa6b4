import type { AnswerValue, Value } from '@warptable/kernel';
import type { Candidate } from './choices.ts';

/** A position as the searching seat has brought it about: by its own answers, whatever chance and the others do in between. */
export class TreeNode {
  visits = 0;
  private sum = 0;
  private readonly children = new Map<Value, TreeNode>();
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
    return this.children.get(keyOf(value));
  }

  child(value: AnswerValue): TreeNode {
    const key = keyOf(value);
    let child = this.children.get(key);
    if (!child) {
      child = new TreeNode();
      this.children.set(key, child);
    }
    return child;
  }

  /** The answers that were tried, the most often tried one first. */
  favourites(): { readonly key: Value; readonly node: TreeNode }[] {
    return [...this.children]
      .map(([key, node]) => ({ key, node }))
      .toSorted((a, b) => b.node.visits - a.node.visits || b.node.mean - a.node.mean);
  }
}

const keyOf = (value: AnswerValue): Value => (typeof value === 'object' ? JSON.stringify(value) : value);

function areAlike(some: readonly Value[], others: readonly Value[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
