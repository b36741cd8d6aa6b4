import type { AnswerValue, Pending, Random, Value } from '@warptable/kernel';
import { candidatesFor, forkAfter, likelyAnswer } from './choices.ts';
import type { Candidate } from './choices.ts';
import { Evaluation } from './evaluation.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { Horizon } from './playout.ts';
import { TreeNode } from './tree.ts';
import type { AnyWorld } from './worlds.ts';

export interface Searching {
  /** How many turns a look ahead lasts, the present one included. */
  readonly turns: number;
  /** How much is tried that does not look best yet. */
  readonly curiosity: number;
  /** How many answers to one question are tried: so many at first, and more with the square root of the visits. */
  readonly width: number;
}

/** A tree search for one question to one seat. */
export class Search {
  readonly root: TreeNode;
  private readonly guide: AnyGuide;
  private readonly searching: Searching;
  private readonly outlook: AnyOutlook;
  private readonly random: Random;
  private readonly evaluation: Evaluation;

  constructor(guide: AnyGuide, searching: Searching, outlook: AnyOutlook, root: TreeNode, random: Random) {
    this.guide = guide;
    this.searching = searching;
    this.outlook = outlook;
    this.root = root;
    this.random = random;
    this.evaluation = new Evaluation(guide);
  }

  /** Plays through one imagined world and learns from it. */
  explore(): void {
    const { guide, random } = this;
    const { seat } = this.outlook;
    const world = this.outlook.imagine(random);
    const horizon = new Horizon(guide, world, this.searching.turns);
    const path = [this.root];
    let inTree = true;
    while (!world.over && !horizon.isReached(world)) {
      const pending: Pending = world.pendingOf(seat) ?? (world.pending[0] as Pending);
      let value: AnswerValue;
      if (inTree && pending.ask.seat === seat) {
        value = this.choose(world, pending, path);
        inTree = path.at(-1)!.visits > 0;
      } else {
        value = likelyAnswer(guide, world, pending, random);
      }
      world.answer({ seat: pending.ask.seat, kind: pending.ask.kind, value });
    }
    const prospect = this.prospect(world);
    for (const node of path) node.learn(prospect);
  }

  /** The chance to win, as the evaluation sees it; at the end of the game as it is. */
  private prospect(world: AnyWorld): number {
    const { seat } = this.outlook;
    if (!world.over) return this.evaluation.hope(world.state, seat);
    const { winners } = world.result;
    return winners.includes(seat) ? 1 / winners.length : 0;
  }

  /** Goes down the tree by one answer; a path is answered fork by fork. */
  private choose(world: AnyWorld, pending: Pending, path: TreeNode[]): AnswerValue {
    if (pending.ask.form !== 'path') return this.step(world, pending, path);
    const taken: Value[] = [];
    for (let fork: Pending | undefined = pending; fork; fork = forkAfter(pending, taken)) {
      taken.push(this.step(world, fork, path, taken) as Value);
    }
    return taken;
  }

  private step(world: AnyWorld, pending: Pending, path: TreeNode[], taken?: readonly Value[]): AnswerValue {
    const node = path.at(-1)!;
    const candidates = node.candidatesAmong(pending.options, () =>
      candidatesFor(this.guide, world, pending, this.random, taken),
    );
    const chosen = this.pick(node, this.narrowed(node, candidates));
    path.push(node.child(chosen.value));
    return chosen.value;
  }

  /** Progressive widening: the likeliest ones, and more of them the more often the question comes up. */
  private narrowed(node: TreeNode, candidates: readonly Candidate[]): readonly Candidate[] {
    const most = Math.ceil(this.searching.width * Math.sqrt(node.visits + 1));
    return candidates.length <= most ? candidates : candidates.slice(0, most);
  }

  /** What looks best, or likely and not yet tried enough. */
  private pick(node: TreeNode, candidates: readonly Candidate[]): Candidate {
    const eagerness = this.searching.curiosity * Math.sqrt(node.visits + 1);
    const expected = node.visits === 0 ? 0.5 : node.mean;
    let best = -Infinity;
    let chosen: Candidate | undefined;
    for (const candidate of candidates) {
      const child = node.known(candidate.value);
      const score =
        (child ? child.mean : expected) + (eagerness * (candidate.likelihood + 0.02)) / (1 + (child?.visits ?? 0));
      if (score > best) {
        best = score;
        chosen = candidate;
      }
    }
    if (!chosen) throw new Error('a question without an answer');
    return chosen;
  }
}
