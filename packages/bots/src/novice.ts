import type { Random } from '@warptable/kernel';
import type { Bot, Budget, Clock, BotDecision, HintReason } from './bot.ts';
import { likelyAnswer } from './choices.ts';
import type { AnyGuide } from './guide.ts';
import type { AnyObservation } from './observation.ts';
import { randomAnswerTo } from './random.ts';
import { effortFor, sampleWorld } from './worlds.ts';

/** How often a novice does just anything. */
const MISTAKES = 0.08;

/** Follows the game's advice without looking ahead, and makes mistakes. */
export class NoviceBot implements Bot {
  private readonly guide: AnyGuide;
  private readonly random: Random;
  private readonly clock: Clock | undefined;

  constructor(guide: AnyGuide, random: Random, clock?: Clock) {
    this.guide = guide;
    this.random = random;
    this.clock = clock;
  }

  answer(observation: AnyObservation, budget: Budget = {}): BotDecision {
    const { guide, random } = this;
    const blunders = random.next() < MISTAKES * 4294967296;
    const effort = effortFor(this.clock, budget.time);
    const found = blunders ? undefined : sampleWorld(observation, random, effort);
    const { faults } = effort;
    if (!found) return { value: randomAnswerTo(observation.asked, random), iterations: 0, faults };
    return { value: likelyAnswer(guide, found.world, found.pending, random), iterations: 1, faults };
  }

  explain(): readonly HintReason[] {
    return [];
  }
}
