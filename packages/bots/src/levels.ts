import { Random } from '@warptable/kernel';
import type { AnyGuide, Weights } from './guide.ts';
import type { Bot, Budget, Clock, Level } from './bot.ts';
import { NoviceBot } from './novice.ts';
import { RandomBot } from './random-bot.ts';
import type { SearchSettings } from './search.ts';
import { SearchBot } from './search-bot.ts';

/** Which bot: plain data. */
export interface BotSpec {
  readonly level: Level;
  /** For each answer; what is usual for the level if left out. */
  readonly budget?: Budget;
  /** In place of those of the guide. */
  readonly weights?: Weights;
}

export const USUAL_BUDGETS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  novice: { iterations: 1 },
  regular: { iterations: 100 },
  expert: { time: 1500 },
};

/** An Expert comes to about half as many in its usual time; a pool keeps the trees of many. */
const MAX_NODES = 30_000;

const SEARCHING: Readonly<Record<'regular' | 'expert', (guide: AnyGuide) => SearchSettings>> = {
  regular: () => ({
    turns: 1,
    anchor: 0,
    exploration: 0.3,
    width: 4,
    trust: 0.3,
    outcomes: 0,
    borrowed: 0,
    max: MAX_NODES,
  }),
  expert: ({ foresight }) => ({
    turns: foresight,
    anchor: 10,
    exploration: 0.3,
    width: 3,
    trust: 0.3,
    outcomes: 0.25,
    borrowed: 64,
    max: MAX_NODES,
  }),
};

/** A player for one seat of one game. Without a guide every level plays at random. */
export function createBot(
  guide: AnyGuide | undefined,
  spec: BotSpec,
  seed: string | number,
  clock?: Clock,
): Bot {
  const random = new Random(seed);
  if (!guide || spec.level === 'random') return new RandomBot(random);
  const own = spec.weights ? { ...guide, weights: spec.weights } : guide;
  if (spec.level === 'novice') return new NoviceBot(own, random, clock);
  const budget = spec.budget ?? USUAL_BUDGETS[spec.level];
  return new SearchBot(own, SEARCHING[spec.level](own), budget, random, clock);
}
