import type { AnswerValue, Random, Value } from '@warptable/kernel';
import type { Bot, Budget, Clock, Decision, Reason } from './bot.ts';
import { reasonsFor } from './explaining.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyOutlook } from './outlook.ts';
import { randomAnswerTo } from './random.ts';
import { Search } from './search.ts';
import type { Searching } from './search.ts';
import { TreeNode } from './tree.ts';

/** Looks ahead in imagined worlds, and remembers what it saw as long as nothing else has happened. */
export class SearchBot implements Bot {
  private readonly guide: AnyGuide;
  private readonly searching: Searching;
  private readonly budget: Budget;
  private readonly random: Random;
  private readonly clock: Clock | undefined;
  /** The search behind the last answer, and the length of the game if that answer was all that has happened since. */
  private kept: { readonly search: Search; readonly length: number } | undefined;

  constructor(guide: AnyGuide, searching: Searching, budget: Budget, random: Random, clock?: Clock) {
    this.guide = guide;
    this.searching = searching;
    this.budget = budget;
    this.random = random;
    this.clock = clock;
  }

  answer(outlook: AnyOutlook, budget = this.budget): Decision {
    const { asked, length } = outlook;
    const search =
      this.kept?.length === length ? this.kept.search : new Search(this.guide, this.searching, this.random);
    this.kept = { search, length: length + 1 };
    if (asked.form === 'confirm') return { value: asked.options[0] as Value, iterations: 0 };
    const iterations = this.think(search, outlook, budget);
    const found = search.favourite(asked);
    search.root = found?.node ?? new TreeNode();
    if (!found) return { value: randomAnswerTo(asked, this.random), iterations };
    return { value: found.value, iterations, hope: found.node.far };
  }

  explain(outlook: AnyOutlook, value: AnswerValue): readonly Reason[] {
    return reasonsFor(this.guide, outlook, value, this.random);
  }

  /** Thinks until the budget is spent. Of the iterations those count that the tree has kept of earlier answers. */
  private think(search: Search, outlook: AnyOutlook, budget: Budget): number {
    const isOver = this.limit(budget, search.root.visits);
    let iterations = 0;
    do {
      search.explore(outlook);
      iterations++;
    } while (!isOver(iterations));
    return iterations;
  }

  private limit(
    { iterations = Infinity, time = Infinity }: Budget,
    kept: number,
  ): (iterations: number) => boolean {
    const { clock } = this;
    const most = iterations - kept;
    if (clock && time < Infinity) {
      const end = clock() + time;
      return (done) => done >= most || clock() >= end;
    }
    if (most === Infinity) throw new Error('a budget needs iterations, or time and a clock');
    return (done) => done >= most;
  }
}
