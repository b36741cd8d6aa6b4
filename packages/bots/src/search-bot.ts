import type { AnswerValue, Random, Value } from '@warptable/kernel';
import type { Bot, Budget, Clock, Decision, Reason } from './bot.ts';
import { forkAfter, isList, likelyAnswer } from './choices.ts';
import { reasonsFor } from './explaining.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { Search } from './search.ts';
import type { Searching } from './search.ts';
import { TreeNode } from './tree.ts';
import { questionIn } from './worlds.ts';

/** Looks ahead in imagined worlds, and remembers what it saw as long as nothing else has happened. */
export class SearchBot implements Bot {
  private readonly guide: AnyGuide;
  private readonly searching: Searching;
  private readonly budget: Budget;
  private readonly random: Random;
  private readonly clock: Clock | undefined;
  /** What was seen of the positions after the last answer, and the length of the game if that answer was all that happened. */
  private kept: { readonly node: TreeNode; readonly length: number } | undefined;

  constructor(guide: AnyGuide, searching: Searching, budget: Budget, random: Random, clock?: Clock) {
    this.guide = guide;
    this.searching = searching;
    this.budget = budget;
    this.random = random;
    this.clock = clock;
  }

  answer(outlook: AnyOutlook, budget = this.budget): Decision {
    const { asked, length } = outlook;
    const root = this.kept?.length === length ? this.kept.node : new TreeNode();
    if (asked.form === 'confirm') {
      this.kept = { node: root, length: length + 1 };
      return { value: asked.options[0] as Value, iterations: 0 };
    }
    const search = new Search(this.guide, this.searching, outlook, root, this.random);
    const iterations = this.spend(budget, search);
    const { value, node } = this.best(outlook, root);
    this.kept = { node, length: length + 1 };
    return { value, iterations, hope: node.mean };
  }

  explain(outlook: AnyOutlook, value: AnswerValue): readonly Reason[] {
    return reasonsFor(this.guide, outlook, value, this.random);
  }

  private spend({ iterations = Infinity, time = Infinity }: Budget, search: Search): number {
    const { clock } = this;
    if (iterations === Infinity && (time === Infinity || !clock))
      throw new Error('a budget needs iterations, or time and a clock');
    const end = clock && time < Infinity ? clock() + time : Infinity;
    let done = 0;
    do {
      search.explore();
      done++;
    } while (done < iterations && (end === Infinity || (clock?.() ?? 0) < end));
    return done;
  }

  /** The answer that was tried most often. What was seen in other positions may not be possible here. */
  private best(outlook: AnyOutlook, root: TreeNode): { value: AnswerValue; node: TreeNode } {
    const world = outlook.imagine(this.random);
    const pending = questionIn(world, outlook.seat);
    let node = root;
    const taken: Value[] = [];
    for (let fork = pending; ; ) {
      const found = node.favourites().find(({ key }) => isList(fork) || fork.options.includes(key));
      if (!found) return { value: likelyAnswer(this.guide, world, pending, this.random), node: new TreeNode() };
      node = found.node;
      if (isList(fork)) return { value: JSON.parse(found.key as string) as Value[], node };
      if (fork.ask.form !== 'path') return { value: found.key, node };
      taken.push(found.key);
      const next = forkAfter(pending, taken);
      if (!next) return { value: taken, node };
      fork = next;
    }
  }
}
