import type { Random } from '@warptable/kernel';
import type { Bot, Budget, Clock, BotDecision, HintReason } from './bot.ts';
import { reasonsFor } from './explaining.ts';
import type { AnyGuide } from './guide.ts';
import { onlyAnswerTo } from './only-answer.ts';
import type { AnyObservation } from './observation.ts';
import { randomAnswerTo } from './random.ts';
import { Search, seenIn } from './search.ts';
import type { SearchSettings } from './search.ts';
import { effortFor, sampleWorld } from './worlds.ts';
import type { Effort } from './worlds.ts';

/** Who asks for a hint waits already. Milliseconds. */
const TIME_TO_EXPLAIN = 400;

/** A search, and how many entries the game had when the seat was asked what it was about. */
interface Kept {
  readonly search: Search;
  readonly length: number;
  readonly kind: string;
  /** Questions since then that were no choice: no search knows of them. */
  passed: number;
}

/** Looks ahead in imagined worlds, and remembers what it saw of what has really happened since. */
export class SearchBot implements Bot {
  private readonly guide: AnyGuide;
  private readonly searching: SearchSettings;
  private readonly budget: Budget;
  private readonly random: Random;
  private readonly clock: Clock | undefined;
  private kept: Kept | undefined;

  constructor(guide: AnyGuide, searching: SearchSettings, budget: Budget, random: Random, clock?: Clock) {
    this.guide = guide;
    this.searching = searching;
    this.budget = budget;
    this.random = random;
    this.clock = clock;
  }

  answer(observation: AnyObservation, budget = this.budget): BotDecision {
    const { asked, length } = observation;
    const only = onlyAnswerTo(asked);
    if (only !== undefined) {
      if (this.kept) this.kept.passed++;
      return { value: only, iterations: 0, faults: 0 };
    }
    const effort = effortFor(this.clock, budget.time);
    const search = this.searchFor(observation, effort);
    this.kept = { search, length, kind: asked.kind, passed: 0 };
    const iterations = this.think(search, observation, this.maxOf(budget) - search.visits, effort);
    const { faults } = effort;
    const found = search.favourite(asked);
    if (!found) return { value: randomAnswerTo(asked, this.random), iterations, faults };
    const next = search.favourite(asked, found.value);
    return { ...found, iterations, faults, ...(next ? { instead: next.value } : {}) };
  }

  explain(observation: AnyObservation, { value, instead }: BotDecision): readonly HintReason[] {
    if (instead === undefined) return [];
    return reasonsFor(
      this.guide,
      observation,
      [value, instead],
      this.random,
      effortFor(this.clock, TIME_TO_EXPLAIN),
    );
  }

  /** The last search, if it is about the same question or knows what came of the answer to it; else a new one. */
  private searchFor(observation: AnyObservation, effort: Effort): Search {
    const { guide, searching, random, kept } = this;
    const { length, answered, asked } = observation;
    if (kept && answered.since <= kept.length) {
      if (length === kept.length && kept.kind === asked.kind) return kept.search;
      const own = answered.answers.filter(({ at }) => at >= kept.length);
      const [first] = own;
      const found = first && own.length === 1 + kept.passed && sampleWorld(observation, random, effort);
      if (found) {
        const isAlone = length === kept.length + own.length;
        const seen = seenIn(guide, found.world, found.pending);
        if (kept.search.follow(kept.kind, first.value, seen, isAlone)) return kept.search;
      }
    }
    return new Search(guide, searching, random);
  }

  private maxOf({ iterations = Infinity, time }: Budget): number {
    if (iterations === Infinity && (time === undefined || !this.clock))
      throw new Error('a budget needs iterations, or time and a clock');
    return iterations;
  }

  /** Plays through worlds, one at least, until there were enough or the time is over. What the tree has kept counts. */
  private think(search: Search, observation: AnyObservation, max: number, effort: Effort): number {
    let iterations = 0;
    do {
      search.explore(observation, effort);
      iterations++;
    } while (iterations < max && !effort.isLate());
    return iterations;
  }
}
